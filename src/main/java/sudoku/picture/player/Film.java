package sudoku.picture.player;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.search.Reason;
import sudoku.search.Trace;
import sudoku.solve.Candidates;

/**
 * What the player's script needs to know of a search, as JSON.
 *
 * <p>A step is five numbers: kind, cell, digit, options and the place of its reason in a list, as
 * thousands of steps share a few reasons. A digit without a place has a house instead of options.
 * Of a search that thinks, the film also says how long each step stays; and pencil marks are drawn
 * when the trace kept what was struck from them.
 */
public final class Film {
    /** On larger boards a mark is too small to be read. */
    private static final int LARGEST_WITH_MARKS = 16;

    private final Grid puzzle;
    private final List<Trace.Step> steps;
    private final String note;
    private final boolean asks;
    /** Each reason as JSON, and its place in the list. */
    private final Map<String, Integer> reasons = new LinkedHashMap<>();

    Film(Grid puzzle, List<Trace.Step> steps, String note, boolean asks) {
        this.puzzle = puzzle;
        this.steps = steps;
        this.note = note;
        this.asks = asks;
    }

    String json() {
        Cells cells = puzzle.cells();
        String numbers = steps.stream().map(this::numbers).collect(Collectors.joining(","));
        String symbols = IntStream.rangeClosed(0, cells.size())
                .mapToObj(digit -> quoted(String.valueOf(cells.symbol(digit))))
                .collect(Collectors.joining(","));
        return "{\"size\":" + cells.size() + ",\"box\":" + cells.boxSide()
                + ",\"symbols\":[" + symbols + "],\"clues\":" + Arrays.toString(puzzle.toArray())
                + ",\"reasons\":[" + String.join(",", reasons.keySet())
                + "],\"note\":" + quoted(note) + (asks ? ",\"asks\":true" : "") + thinking()
                + ",\"steps\":[" + numbers + "]}";
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
        String json = "{\"words\":" + quoted(words(step)) + ",\"house\":" + reason.house() + ",\"cells\":"
                + reason.cells() + "}";
        reasons.putIfAbsent(json, reasons.size());
        return reasons.get(json);
    }

    private String words(Trace.Step step) {
        Reason reason = step.reason();
        if (step.kind() == Trace.Kind.NO_PLACE) {
            return puzzle.cells().houseName(reason.house());
        }
        return reason.rule().equals(Candidates.PEER)
                ? "it is at " + puzzle.cells().name(reason.cells().get(0))
                : reason.describe(puzzle.cells());
    }

    private String thinking() {
        boolean strikes = has(Trace.Kind.ELIMINATED);
        if (!strikes && !has(Trace.Kind.DEDUCED)) {
            return "";
        }
        String pace = steps.stream()
                .map(step -> String.valueOf(Pace.of(step)).replace(".0", ""))
                .collect(Collectors.joining(","));
        return ",\"marks\":" + (strikes && puzzle.size() <= LARGEST_WITH_MARKS) + ",\"pace\":[" + pace + "]";
    }

    private boolean has(Trace.Kind kind) {
        return steps.stream().anyMatch(step -> step.kind() == kind);
    }

    public static String quoted(String text) {
        return text.chars()
                .mapToObj(c -> c < ' ' || c == '"' || c == '\\'
                        ? String.format(Locale.ROOT, "\\u%04x", c)
                        : String.valueOf((char) c))
                .collect(Collectors.joining("", "\"", "\""));
    }
}
