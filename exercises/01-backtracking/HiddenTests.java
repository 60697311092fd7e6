package sudoku.exercise.set01;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Relabelling;
import sudoku.exercise.api.backtracking.AllSolutions;
import sudoku.exercise.api.backtracking.Conflicts;
import sudoku.exercise.api.backtracking.SomeSolutions;
import sudoku.exercise.api.backtracking.SudokuX;
import sudoku.grid.Grid;
import sudoku.puzzles.Symmetry;

/** The tests of set 1 that are seen by the grader alone. */
public class HiddenTests {
    private static final String NO_SOLUTION =
            "42.7.168..5..3.921.....2.5.3.5.8..9........1..72..954.6.45......976....5.8..2..6.";
    private static final String NO_SOLUTION_WITH_DIAGONALS =
            ".1......9..8921..3.5..7.68..9.8...767........8...629...6...9.1....43.568..4..6...";
    private static final String DIAGONALS_WITH_REPEATED_CLUES =
            "5.4...9.2.72...34.1.8.4.5.7..9761.....6.5.7...1.924...9.1.3.2.4.87...63.3...8.1.9";

    @Points(1)
    @Order(11)
    @DisplayName("A digit that stands three times in a house is one conflict")
    @Hint("A conflict is a digit in a house, not a pair of cells: three equal digits in a row are one conflict.")
    void threeTimesIsOneConflict(Conflicts answer, Relabelling relabelling) {
        Grid board = relabelling.puzzle(VisibleTests.SOLVED);
        int[] row = board.cells().house(relabelling.random().nextInt(9));
        int digit = board.get(row[4]);
        board = board.with(row[1], digit).with(row[7], digit);
        VisibleConflicts.expect(answer, board, new int[][] {row}, List.of(new int[] {0, digit}));
    }

    @Points(1)
    @Order(12)
    @DisplayName("Houses may have any shape, and boards any size")
    @Hint("Which cells belong together is said by houses, and how many by its length: nothing in your method may say"
            + " 9 or 27.")
    void housesMayHaveAnyShape(Conflicts answer, Relabelling relabelling) {
        Symmetry symmetry = relabelling.symmetry(16);
        Grid board = symmetry.apply(Grid.of(IntStream.range(0, 256).map(i -> (i / 16 + i) % 16 + 1).toArray()));
        int[][] houses = Stream.of(board.cells().house(0), new int[] {15, 2, 30}, new int[] {0, 1, 100, 3})
                .map(cells -> IntStream.of(cells).map(symmetry::cell).toArray())
                .toArray(int[][]::new);
        VisibleConflicts.expect(answer, board, houses, List.of(new int[] {1, symmetry.digit(16)}));
    }

    @Points(1)
    @Order(11)
    @DisplayName("A puzzle without a solution is answered with silence")
    @Hint("Only a solution is handed over. That there is none is said by never calling found.")
    void withoutASolutionThereIsSilence(AllSolutions answer, Relabelling relabelling) {
        VisibleTests.expectSolutions(answer, relabelling.puzzle(VisibleTests.ONE_SOLUTION), 1);
        VisibleTests.expectSolutions(answer, relabelling.puzzle(NO_SOLUTION), 0);
    }

    @Points(1)
    @Order(12)
    @DisplayName("Clues that contradict each other have no solution")
    @Hint("Two equal clues in a row can't be mended by any search. Look at the clues before you begin; and if you lift"
            + " one to look at the others, put it back before you return.")
    void contradictingCluesHaveNoSolution(AllSolutions answer, Relabelling relabelling) {
        VisibleTests.expectSolutions(answer, relabelling.puzzle(VisibleTests.ONE_SOLUTION), 1);
        Grid puzzle = relabelling.symmetry(9).apply(Grid.empty(9).with(0, 5).with(4, 5));
        VisibleTests.expectSolutions(answer, puzzle, 0);
        Expect shown = Expect.on(puzzle);
        int[] board = puzzle.toArray();
        answer.allSolutions(board, line -> { });
        shown.untouched(answer, board);
    }

    @Points(1)
    @Order(11)
    @DisplayName("When there are enough, the search ends")
    @Hint("Being silent is not stopping: the empty board has more solutions than anyone can wait for.")
    void whenThereAreEnoughTheSearchEnds(SomeSolutions answer, Relabelling relabelling) {
        Grid empty = Grid.empty(9);
        Expect shown = Expect.on(empty);
        List<String> lines = new ArrayList<>();
        answer.someSolutions(empty.toArray(), 3, lines::add);
        shown.that(lines.size() >= 3, "The empty board has more than three solutions.");
        VisibleTests.expectDifferentSolutions(empty, lines);
    }

    @Points(1)
    @Order(11)
    @DisplayName("A puzzle that only the diagonals make impossible has no solution")
    @Hint("Where nothing fits the answer is an empty string, neither null nor the solution of an ordinary Sudoku.")
    void theDiagonalsCanMakeItImpossible(SudokuX answer, Relabelling relabelling) {
        expectNone(answer, relabelling, NO_SOLUTION_WITH_DIAGONALS);
    }

    @Points(1)
    @Order(12)
    @DisplayName("Equal clues on a diagonal have no solution")
    @Hint("The clues have to keep the rules too, the diagonals among them. Look at them before you begin.")
    void equalCluesOnADiagonalHaveNoSolution(SudokuX answer, Relabelling relabelling) {
        expectNone(answer, relabelling, DIAGONALS_WITH_REPEATED_CLUES);
    }

    /** None here, and one where there is one: who never finds any has not seen that there is none. */
    private static void expectNone(SudokuX answer, Relabelling relabelling, String impossible) {
        VisibleTests.expectSolutionX(answer, relabelling.turned(VisibleTests.SUDOKU_X.get(0)), new int[0]);
        Grid puzzle = relabelling.turned(impossible);
        Expect shown = Expect.on(puzzle).mark(VisibleTests.falling()).mark(VisibleTests.rising());
        int[] board = puzzle.toArray();
        shown.equal("", answer.solveX(board), "This puzzle has no solution.");
        shown.untouched(answer, board);
    }
}
