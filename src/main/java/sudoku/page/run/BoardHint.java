package sudoku.page.run;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Conflict;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.Explanation;
import sudoku.search.Reason;
import sudoku.search.Trace;
import sudoku.solve.Candidates;
import sudoku.solve.Propagation;

/**
 * The first thing that thinking finds on a board, told so that you can check it: a cell with one candidate, else a
 * digit with one place in a house, else what a naked pair leads to.
 *
 * @param cell where a digit must be, or -1 if nothing was found
 * @param house the house that the rule looked at, numbered as in {@link Cells#house}, or -1
 */
record BoardHint(int cell, int digit, String sentence, int house) {
    private static final List<String> HOUSES = List.of("row", "column", "box");

    static BoardHint of(Grid grid) {
        List<Conflict> conflicts = Rules.conflicts(grid);
        if (!conflicts.isEmpty()) {
            return none(conflicts.get(0) + ". Remove one of them first.");
        }
        if (grid.isFull()) {
            return none("The board is full, and no row, column or box has a digit twice.");
        }
        Trace trace = Trace.withEliminations(Integer.MAX_VALUE);
        Candidates left = Propagation.withNakedPairs().think(grid, trace);
        for (Trace.Step step : trace.steps()) {
            switch (step.kind()) {
                case DEDUCED -> {
                    return found(grid, step, trace);
                }
                case DEAD_END -> {
                    return none("This board has no solution: no digit is left for " + place(grid.cells(), step.cell())
                            + ". " + taken(grid, step.cell()));
                }
                case NO_PLACE -> {
                    return none("This board has no solution: no place is left for " + step.digit() + " in "
                            + grid.cells().houseName(step.reason().house()) + ".");
                }
                default -> {}
            }
        }
        return none("Singles and naked pairs find nothing here, so a digit has to be tried. "
                + atStart(place(grid.cells(), left.tightest())) + " has the fewest candidates: "
                + digits(left.get(left.tightest()), " or ") + ".");
    }

    private static BoardHint none(String sentence) {
        return new BoardHint(-1, 0, sentence, Reason.NO_HOUSE);
    }

    private static BoardHint found(Grid grid, Trace.Step step, Trace trace) {
        Cells cells = grid.cells();
        int house = step.reason().house();
        String sentence;
        if (trace.steps().get(0) != step) {
            sentence = afterPairs(grid, step, trace);
        } else if (house == Reason.NO_HOUSE) {
            sentence = atStart(place(cells, step.cell())) + " can only be " + step.digit() + ". "
                    + taken(grid, step.cell());
        } else {
            sentence = "In " + cells.houseName(house) + ", " + step.digit() + " can only be at "
                    + place(cells, step.cell()) + ". " + seen(grid, house, step);
        }
        return new BoardHint(step.cell(), step.digit(), sentence, house);
    }

    /** The moves of the lessons, up to the first that settles a cell. */
    private static String afterPairs(Grid grid, Trace.Step step, Trace trace) {
        Explanation moves = Explanation.of(grid, trace);
        int last = 1;
        while (!moves.sentence(last).startsWith(grid.cells().name(step.cell()) + " = ")) {
            last++;
        }
        return IntStream.rangeClosed(1, last).mapToObj(moves::sentence).collect(Collectors.joining("; then ")) + ".";
    }

    /** Which digits a cell cannot be, each named for the first of its houses that has it. */
    static String taken(Grid grid, int cell) {
        Cells cells = grid.cells();
        int[] houses = {cells.row(cell), 9 + cells.column(cell), 18 + cells.box(cell)};
        int named = Digits.NONE;
        List<String> all = new ArrayList<>();
        for (int kind = 0; kind < houses.length; kind++) {
            int here = Digits.NONE;
            for (int other : cells.house(houses[kind])) {
                if (other != cell && !grid.isBlank(other) && !Digits.contains(named, grid.get(other))) {
                    here = Digits.add(here, grid.get(other));
                }
            }
            if (here != Digits.NONE) {
                all.add(HOUSES.get(kind) + " has " + digits(here, " and "));
            }
            named |= here;
        }
        return all.isEmpty() ? "" : "Its " + String.join(", its ", all) + ".";
    }

    /** Where the digit already is, so that the house's other blank cells cannot have it. */
    private static String seen(Grid grid, int house, Trace.Step step) {
        Cells cells = grid.cells();
        List<String> holders = IntStream.of(cells.house(house))
                .filter(cell -> cell != step.cell() && grid.isBlank(cell))
                .map(cell -> IntStream.of(cells.peers(cell))
                        .filter(peer -> grid.get(peer) == step.digit())
                        .findFirst()
                        .orElseThrow())
                .distinct()
                .mapToObj(cells::name)
                .toList();
        return "The other blank cells there see the " + step.digit() + " at " + String.join(", ", holders) + ".";
    }

    static String place(Cells cells, int cell) {
        return "row " + (cells.row(cell) + 1) + ", column " + (cells.column(cell) + 1);
    }

    static String atStart(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    /** For example {@code 1, 3 and 5}; with nothing for the last word, {@code 135}. */
    static String digits(int set, String last) {
        List<String> all =
                IntStream.of(Digits.toArray(set)).mapToObj(String::valueOf).toList();
        if (last.isEmpty() || all.size() < 2) {
            return String.join("", all);
        }
        int end = all.size() - 1;
        return String.join(", ", all.subList(0, end)) + last + all.get(end);
    }
}
