package sudoku.explain.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** What a program hands over and what comes out of it, as texts that are made here and nowhere else. */
public final class PlainOut {
    private final List<String> heard = new ArrayList<>();

    public void hear(String text) {
        heard.add(text);
    }

    public List<String> heard() {
        return heard;
    }

    /** The result as a text. */
    public String end(Object result) {
        if (result instanceof Iterator<?> iterator) {
            List<Object> first = new ArrayList<>();
            for (int i = 0; i < 5 && iterator.hasNext(); i++) {
                first.add(iterator.next());
            }
            return text(first);
        }
        return text(result);
    }

    static String text(Object value) {
        if (value instanceof Collection<?> list) {
            return list.stream().map(PlainOut::text).toList().toString();
        }
        if (value instanceof String || value instanceof StringBuilder) {
            return "\"" + value + "\"";
        }
        String deep = Arrays.deepToString(new Object[] {value});
        return deep.substring(1, deep.length() - 1);
    }
}
