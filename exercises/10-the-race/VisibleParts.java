package sudoku.exercise.set10;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.solve.TightestQuestion;

/** Puzzles to be cut for task 3, and what the parts of one hold. */
public final class VisibleParts {
    /** Has twelve solutions. */
    public static final String TWELVE_SOLUTIONS =
            "42.7.168..5..3.921.....2.5.3......9........1..72..954.6.45......976....5.8..2..6.";
    static final String THIRTY_THREE_SOLUTIONS =
            "42.7.168..5..3.9.1.....2.5.3......9........1...2..954.6.4.......976....5.8..2..6.";

    private VisibleParts() {}

    /** Boards of parts; what is no digit is refused. */
    public static List<Grid> grids(List<int[]> parts) {
        Expect shown = Expect.onInput("");
        for (int[] part : parts) {
            shown.that(part.length == 81 && IntStream.of(part).allMatch(digit -> digit >= 0 && digit <= 9),
                    "A part has 81 numbers from 0 to 9, and this one has not: " + Arrays.toString(part));
        }
        return parts.stream().map(Grid::of).toList();
    }

    /** The same where each is the puzzle with more digits: in any other a search might have no end. */
    static List<Grid> of(Grid puzzle, List<int[]> parts) {
        List<Grid> grids = grids(parts);
        for (Grid part : grids) {
            int[] lost = IntStream.range(0, 81)
                    .filter(cell -> !puzzle.isBlank(cell) && part.get(cell) != puzzle.get(cell)).toArray();
            Expect.on(part, puzzle).cross(lost)
                    .that(lost.length == 0, "Not all digits of the puzzle are on this part.");
        }
        return grids;
    }

    /** All of them, by a solver of the course. */
    public static List<Grid> solutions(Grid puzzle) {
        List<Grid> solutions = new ArrayList<>();
        new TightestQuestion().solve(puzzle, SearchLimit.solutions(5_000), new SearchListener() {
            @Override
            public void solved(Grid solution) {
                solutions.add(solution);
            }
        });
        return solutions;
    }
}
