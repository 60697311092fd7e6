package sudoku.picture;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.search.Reason;
import sudoku.search.Trace;

/**
 * What the player's script needs to know of a search, as JSON.
 *
 * <p>A step is five numbers: kind, cell, digit, options and the place of its reason in a list, as
 * thousands of steps share a few reasons. A digit without a place has a house instead of options.
 */
final class Film {
    private final Grid puzzle;
    private final List<Trace.Step> steps;
    private final String note;
    private final Map<String, Integer> reasons = new LinkedHashMap<>();

    Film(Grid puzzle, List<Trace.Step> steps, String note) {
        this.puzzle = puzzle;
        this.steps = steps;
        this.note = note;
    }

    String json() {
        Cells cells = puzzle.cells();
        String numbers = steps.stream().map(this::numbers).collect(Collectors.joining(","));
        String symbols = IntStream.rangeClosed(0, cells.size())
                .mapToObj(digit -> quoted(String.valueOf(cells.symbol(digit)))).collect(Collectors.joining(","));
        return "{\"size\":" + cells.size() + ",\"box\":" + cells.boxSide()
                + ",\"symbols\":[" + symbols + "],\"clues\":" + Arrays.toString(puzzle.toArray())
                + ",\"reasons\":[" + reasons.keySet().stream().map(Film::quoted).collect(Collectors.joining(","))
                + "],\"note\":" + quoted(note) + ",\"steps\":[" + numbers + "]}";
    }

    private String numbers(Trace.Step step) {
        boolean noPlace = step.kind() == Trace.Kind.NO_PLACE;
        int options = noPlace ? step.reason().house() : step.options();
        return step.kind().ordinal() + "," + step.cell() + "," + step.digit() + "," + options + "," + reason(step);
    }

    private int reason(Trace.Step step) {
        Reason reason = step.reason();
        if (reason == null) {
            return -1;
        }
        String words = step.kind() == Trace.Kind.NO_PLACE
                ? puzzle.cells().houseName(reason.house())
                : reason.describe(puzzle.cells());
        reasons.putIfAbsent(words, reasons.size());
        return reasons.get(words);
    }

    static String quoted(String text) {
        return text.chars().mapToObj(c -> c < ' ' || c == '"' || c == '\\' ? String.format("\\u%04x", c)
                : String.valueOf((char) c)).collect(Collectors.joining("", "\"", "\""));
    }
}
