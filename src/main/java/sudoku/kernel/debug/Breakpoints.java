package sudoku.kernel.debug;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import sudoku.kernel.debug.call.Breakpoint;
import sudoku.kernel.debug.call.MethodShape;
import sudoku.kernel.debug.call.Place;

/**
 * Where the person at the front end wants to stop.
 *
 * <p><b>Representation.</b> By the path of a text. What is loaded is marked: at each stop that begins a line anew, so
 * that the head of a loop counts each time round. A line without code stands for the next that has some.
 */
final class Breakpoints {
    private final Sources sources;
    private final Map<String, List<Breakpoint>> byPath = new ConcurrentHashMap<>();

    Breakpoints(Sources sources) {
        this.sources = sources;
    }

    Map<String, List<Breakpoint>> all() {
        return byPath;
    }

    /** Replaces those of one text; gives them back with the lines that they really are on, 0 for none. */
    List<Breakpoint> set(String path, List<Breakpoint> wanted) {
        TreeSet<Integer> lines = linesWithCode(path);
        List<Breakpoint> placed = wanted.stream()
                .map(each -> new Breakpoint(lineFor(each.line(), path, lines), each.condition(), each.message()))
                .toList();
        byPath.put(path, placed.stream().filter(each -> each.line() > 0).toList());
        mark();
        return placed;
    }

    void clear() {
        byPath.clear();
        mark();
    }

    private TreeSet<Integer> linesWithCode(String path) {
        TreeSet<Integer> lines = new TreeSet<>();
        for (MethodShape shape : MethodShape.all()) {
            for (int stop = 0; stop < shape.lines.length; stop++) {
                Place place = sources.of(shape, stop);
                if (place != null && place.path().equals(path)) {
                    lines.add(place.line());
                }
            }
        }
        return lines;
    }

    /** Of a cell that has not run only the text is known. */
    private int lineFor(int wanted, String path, TreeSet<Integer> lines) {
        if (!lines.isEmpty()) {
            Integer next = lines.ceiling(wanted);
            return next == null ? 0 : next;
        }
        String text = sources.text(path);
        String[] all = text == null ? new String[0] : text.split("\n", -1);
        for (int line = wanted; line <= all.length; line++) {
            String code = all[line - 1].strip();
            if (!code.isEmpty() && !code.startsWith("//") && !code.startsWith("*") && !code.startsWith("/*")) {
                return line;
            }
        }
        return 0;
    }

    /** Marks what is loaded. Call whenever something has been, or when the lines have changed. */
    void mark() {
        Map<String, TreeSet<Integer>> known = new HashMap<>();
        byPath.keySet().forEach(path -> known.put(path, linesWithCode(path)));
        for (MethodShape shape : MethodShape.all()) {
            Breakpoint[] marks = new Breakpoint[shape.lines.length];
            boolean any = false;
            for (int stop = 0; stop < marks.length; stop++) {
                Place place = sources.of(shape, stop);
                Place before = stop == 0 || place == null ? null : sources.of(shape, stop - 1);
                if (place != null && !place.equals(before) && known.containsKey(place.path())) {
                    marks[stop] = at(place, known.get(place.path()));
                    any |= marks[stop] != null;
                }
            }
            shape.marks = any ? marks : null;
        }
    }

    private Breakpoint at(Place place, TreeSet<Integer> lines) {
        for (Breakpoint each : byPath.getOrDefault(place.path(), List.of())) {
            Integer effective = lines.ceiling(each.line());
            if (effective != null && effective == place.line()) {
                return each;
            }
        }
        return null;
    }
}
