package sudoku.exercise.propagation;

import java.util.List;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.propagation.LastPlaces;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.puzzles.Symmetry;
import sudoku.solve.Candidates;

/** Puzzles whose last places are known, and what an answer to task 1 should say about them. */
public final class VisibleLastPlaces {
    /** Puzzles, each with the digits that have one last place in it. */
    private static final List<List<String>> KNOWN = List.of(
            List.of(
                    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                    "....5...1...1..........................................1.......................1."),
            List.of(
                    "42.7.168..5..3.921.....2.5.3...8..9........1..72..954.6.45......976....5.8..2..6.",
                    "....5....7...................................................7.2................."),
            List.of(
                    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
                    "................................1...........1..............5..................1.."));

    private VisibleLastPlaces() {}

    /** Which cells a test looks at. */
    interface Asked {
        boolean of(int marks, int lastPlace);
    }

    /** In every cell asked for, what is known; and something is found, or nobody could say that nothing is wrong. */
    static void expect(LastPlaces answer, Relabeling relabeling, Asked asked, String sentence) {
        int named = 0;
        for (List<String> known : KNOWN) {
            Symmetry dress = relabeling.symmetry(9);
            Grid puzzle = dress.apply(Grid.parse(known.get(0)));
            Grid expected = dress.apply(Grid.parse(known.get(1)));
            int[] marks = marksOf(puzzle);
            int[] got = of(answer, marks);
            for (int cell = 0; cell < 81; cell++) {
                if (asked.of(Digits.count(marks[cell]), expected.get(cell)) && got[cell] != expected.get(cell)) {
                    boolean isSet = got[cell] > 9 && got[cell] == Digits.of(expected.get(cell));
                    VisibleMarks.shown(marks, cell)
                            .equal(
                                    expected.get(cell),
                                    got[cell],
                                    isSet
                                            ? got[cell] + " is the set that holds the digit. The digit itself is"
                                                    + " wanted."
                                            : sentence);
                }
                named += got[cell] == 0 ? 0 : 1;
            }
        }
        Expect.onInput("").that(named > 0, "On three boards no last place is named at all.");
    }

    /** The answer, as long as it should be. */
    public static int[] of(LastPlaces answer, int[] marks) {
        Expect shown = VisibleMarks.shown(marks);
        int[] got = answer.lastPlaces(marks);
        shown.equal(81, got.length, "One number for each cell.");
        return got;
    }

    private static int[] marksOf(Grid puzzle) {
        Candidates candidates = Candidates.of(puzzle);
        return IntStream.range(0, 81).map(candidates::get).toArray();
    }
}
