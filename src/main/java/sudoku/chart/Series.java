package sudoku.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The points of one color.
 *
 * @param x what the row says, a category or a number
 * @param notes what is said of a point besides, where the pointer is
 */
record Series(String name, List<Object> x, List<Double> y, List<String> notes) {
    static final int LONG = 40;

    static Series named(String name) {
        return new Series(name, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    void add(Object place, double number, String note) {
        x.add(place);
        y.add(number);
        notes.add(note);
    }

    boolean isLong() {
        return y.size() > LONG;
    }

    /** How large a dot is drawn: hundreds of large ones would be one blot. */
    int dot() {
        return y.size() > 5 * LONG ? 5 : 12;
    }

    /** The dots of one strip beside each other. */
    Series inStrip(int strip) {
        List<Object> places = IntStream.range(0, y.size())
                .mapToObj(i -> (Object) (strip + Strip.offset(i)))
                .toList();
        return new Series(name, places, y, notes);
    }

    /** A bar shows one number: where the table has several for it, somebody forgot to tell them apart. */
    void requireOneNumberAPlace() {
        Set<Object> seen = new TreeSet<>();
        for (Object place : x) {
            if (!seen.add(place)) {
                throw new IllegalArgumentException("The table has several rows for '" + place + "', and a bar shows one"
                        + " number. Add .by(\"a column that tells them apart\") or choose one row for each.");
            }
        }
    }
}
