package org.dflib.jjava.jupyter.kernel;

import java.util.ArrayList;
import java.util.List;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;

/** Takes the place of JJava's class of this name, and remembers what it is given to display. */
public final class BaseKernel {
    private static BaseKernel running;

    public final List<DisplayData> shown = new ArrayList<>();

    public static BaseKernel start() {
        running = new BaseKernel();
        return running;
    }

    public static void stop() {
        running = null;
    }

    public static BaseKernel notebookKernel() {
        return running;
    }

    public void display(DisplayData data) {
        shown.add(data);
    }
}
