package sudoku.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.player.StepPlayer;
import sudoku.search.Reason;
import sudoku.search.Trace;
import sudoku.solve.Candidates;
import sudoku.solve.Propagation;

/**
 * What a solver thought and tried, told as a person would tell it.
 *
 * <p><b>Idea.</b> A person does not say "no 5 at r1c5, no 5 at r2c5": she writes the 5 and strikes all
 * it forbids in one go. So the steps of a trace are folded into moves: a digit with what it rules
 * out, a rule with all that it strikes, a try, a dead end, a try taken back. Each move is a sentence
 * with its reason, and a picture of the pencil marks it was made on.
 *
 * <p><b>Representation.</b> A move is a stretch of the trace. The marks before it are made again from
 * the beginning when a picture is asked for. Strikes can only be told when the trace kept them, see
 * {@link Trace#withEliminations}.
 *
 * <p><b>Alternatives.</b> A {@link StepPlayer} plays the same trace step by step.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class Explanation {
    private final Grid puzzle;
    private final Cells cells;
    private final List<Trace.Step> steps;
    private final boolean isComplete;
    /** Where each move begins in the trace, and after the last one the end of the trace. */
    private final List<Integer> starts = new ArrayList<>();

    private Explanation(Grid puzzle, Trace trace) {
        this.puzzle = puzzle;
        this.cells = puzzle.cells();
        this.steps = trace.steps();
        this.isComplete = trace.isComplete();
        for (int i = 0; i < steps.size(); i++) {
            if (i == 0 || !belongs(steps.get(i), steps.get(starts.get(starts.size() - 1)))) {
                starts.add(i);
            }
        }
        starts.add(steps.size());
    }

    /** The moves in the part of a search that the trace kept. */
    public static Explanation of(Grid puzzle, Trace trace) {
        return new Explanation(puzzle, trace);
    }

    /** The moves by which rules alone get as far as they can. */
    public static Explanation ofThinking(Grid puzzle, Propagation rules) {
        Trace trace = Trace.withEliminations(Integer.MAX_VALUE);
        rules.think(puzzle, trace);
        return of(puzzle, trace);
    }

    /** A strike belongs to the digit that forbids it, or to the strikes made before for the same reason. */
    private static boolean belongs(Trace.Step step, Trace.Step first) {
        if (step.kind() != Trace.Kind.ELIMINATED) {
            return false;
        }
        return first.kind() == Trace.Kind.ELIMINATED
                ? step.reason().equals(first.reason())
                : (first.kind() == Trace.Kind.DEDUCED || first.kind() == Trace.Kind.PLACED)
                        && step.reason().rule().equals(Candidates.PEER)
                        && step.reason().cells().contains(first.cell());
    }

    /** How many moves there are. */
    public int size() {
        return starts.size() - 1;
    }

    private List<Trace.Step> move(int number) {
        if (number < 1 || number > size()) {
            throw new IllegalArgumentException("There is no move " + number + "; the explanation has " + size()
                    + (size() == 1 ? " move." : " moves, counted from 1."));
        }
        return steps.subList(starts.get(number - 1), starts.get(number));
    }

    /** The rule behind a move: a rule's name, or {@code try}, {@code dead end}, {@code take back}, {@code solved}. */
    public String rule(int number) {
        Trace.Step first = move(number).get(0);
        return switch (first.kind()) {
            case DEDUCED, ELIMINATED -> first.reason().rule();
            case PLACED -> "try";
            case UNDONE -> "take back";
            case DEAD_END, NO_PLACE -> "dead end";
            case SOLVED -> "solved";
        };
    }

    /** How many moves each rule made, in the order of their first one. */
    public Map<String, Integer> countByRule() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int number = 1; number <= size(); number++) {
            counts.merge(rule(number), 1, Integer::sum);
        }
        return counts;
    }

    /** The number of the first move made by a rule, 0 when there is none. */
    public int first(String rule) {
        for (int number = 1; number <= size(); number++) {
            if (rule(number).equals(rule)) {
                return number;
            }
        }
        return 0;
    }

    /** What a move concludes and why, in one sentence. */
    public String sentence(int number) {
        List<Trace.Step> move = move(number);
        Trace.Step first = move.get(0);
        return switch (first.kind()) {
            case DEDUCED ->
                name(first) + " = " + symbol(first) + ": " + first.reason().describe(cells);
            case ELIMINATED -> strikes(move) + ": " + first.reason().describe(cells);
            case PLACED ->
                "try " + symbol(first) + " at " + name(first) + ", "
                        + (first.options() == 1 ? "its only candidate" : "one of " + first.options() + " candidates");
            case UNDONE -> "take " + symbol(first) + " back from " + name(first) + ", and all that followed from it";
            case DEAD_END -> "dead end: no digit is left for " + name(first);
            case NO_PLACE ->
                "dead end: no place is left for " + symbol(first) + " in "
                        + cells.houseName(first.reason().house());
            case SOLVED -> "solved";
        };
    }

    /** All moves, numbered, one a line, with everything they strike. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int number = 1; number <= size(); number++) {
            List<Trace.Step> move = move(number);
            boolean strikesAsWell = move.size() > 1 && move.get(0).kind() != Trace.Kind.ELIMINATED;
            lines.add(String.format(Locale.ROOT, "%4d  ", number)
                    + sentence(number)
                    + (strikesAsWell ? "; so " + strikes(move.subList(1, move.size())) : ""));
        }
        if (!isComplete) {
            lines.add("      … the trace was full here; what came after was not kept");
        }
        return lines;
    }

    /** For example {@code no 3 at r1c2, r1c4; no 5 at r1c2}. */
    private String strikes(List<Trace.Step> strikes) {
        Map<Integer, List<Trace.Step>> byDigit =
                strikes.stream().collect(Collectors.groupingBy(Trace.Step::digit, TreeMap::new, Collectors.toList()));
        return byDigit.values().stream()
                .map(same -> "no " + symbol(same.get(0)) + " at "
                        + same.stream().map(this::name).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }

    private String name(Trace.Step step) {
        return cells.name(step.cell());
    }

    private char symbol(Trace.Step step) {
        return cells.symbol(step.digit());
    }

    /**
     * The pencil marks a move was made on: the house and the cells it rests on, the digit that must
     * stand, and the marks it strikes.
     */
    public GridPicture picture(int number) {
        List<Trace.Step> move = move(number);
        Marks marks = new Marks(puzzle);
        steps.subList(0, starts.get(number - 1)).forEach(marks::apply);
        GridPicture picture = marks.picture().caption(sentence(number));
        Trace.Step first = move.get(0);
        Reason reason = first.reason();
        if (reason != null && reason.house() != Reason.NO_HOUSE) {
            picture = picture.shade(cells.house(reason.house()));
        }
        for (Trace.Step step : move) {
            if (step.kind() == Trace.Kind.ELIMINATED) {
                picture = picture.strike(step.cell(), Digits.of(step.digit()));
            }
        }
        return switch (first.kind()) {
            case DEDUCED, PLACED -> picture.mark(first.cell()).ring(first.cell(), Digits.of(first.digit()));
            case ELIMINATED ->
                picture.mark(reason.cells().stream().mapToInt(cell -> cell).toArray());
            case UNDONE, DEAD_END -> picture.cross(first.cell());
            case NO_PLACE, SOLVED -> picture;
        };
    }
}
