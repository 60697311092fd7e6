package org.dflib.jjava.jupyter.kernel.display;

import java.util.HashMap;
import java.util.Map;

/** Has the shape of JJava's class of this name. */
public final class DisplayData {
    public final Map<String, Object> data = new HashMap<>();

    public void putData(String mimeType, Object value) {
        data.put(mimeType, value);
    }
}
