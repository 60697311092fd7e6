package sudoku.exercise.backtracking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectSolution;
import sudoku.exercise.api.backtracking.AllSolutions;
import sudoku.exercise.api.backtracking.SomeSolutions;
import sudoku.grid.Grid;

/** What is expected of the solutions that tasks 2 and 3 hand over. */
public final class VisibleSolutions {
    private VisibleSolutions() {}

    /** Each handed over once, and each a solution. */
    public static void expectSolutions(AllSolutions answer, Grid puzzle, int count) {
        Expect shown = Expect.on(puzzle);
        List<String> lines = new ArrayList<>();
        answer.allSolutions(puzzle.toArray(), line -> {
            ExpectSolution.of(puzzle, line);
            lines.add(line);
            if (lines.size() > count) {
                expectDifferentSolutions(puzzle, lines);
                shown.that(false, "More solutions are handed over than there are.");
            }
        });
        expectDifferentSolutions(puzzle, lines);
        shown.equal(count, lines.size(), "Not every solution was handed over.");
    }

    /** Each a solution, and none twice. */
    public static void expectDifferentSolutions(Grid puzzle, List<String> lines) {
        Set<String> seen = new HashSet<>();
        for (String line : lines) {
            Grid solution = ExpectSolution.of(puzzle, line);
            Expect.on(solution, puzzle).that(seen.add(line), "This solution was handed over twice.");
        }
    }

    /** Each a solution, as many as there are, and the number that comes back is theirs. */
    public static void expectNumber(SomeSolutions answer, Grid puzzle, int most, int expected) {
        Expect shown = Expect.on(puzzle);
        List<String> lines = new ArrayList<>();
        int count = answer.someSolutions(puzzle.toArray(), most, lines::add);
        shown.that(
                lines.size() == count,
                "Asked for " + most + ", someSolutions handed over " + lines.size()
                        + (lines.size() == 1 ? " solution" : " solutions") + " and returned " + count
                        + ": it should return how many it has handed over in this call.");
        expectDifferentSolutions(puzzle, lines);
        shown.equal(expected, lines.size(), "Asked for " + most + ", so many should be handed over.");
    }

    /** The board is as it was, and so many solutions came, or more. */
    static void expectNothingLeft(SomeSolutions answer, Grid puzzle, int most, int least) {
        Expect shown = Expect.on(puzzle);
        int[] board = puzzle.toArray();
        List<String> lines = new ArrayList<>();
        answer.someSolutions(board, most, lines::add);
        shown.untouched(answer, board);
        shown.that(lines.size() >= least, "Solutions were asked for, there are some, and fewer came.");
    }
}
