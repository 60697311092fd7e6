package sudoku.exercise.backtracking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectSolution;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.backtracking.AllSolutions;
import sudoku.exercise.api.backtracking.Conflicts;
import sudoku.exercise.api.backtracking.SomeSolutions;
import sudoku.exercise.api.backtracking.SudokuX;
import sudoku.exercise.small.ClashingClues;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.puzzles.Symmetry;
import sudoku.solve.Backtracking;

/** The tests of set 1 that only the grader sees. */
public class HiddenTests {
    private static final int MANY = 1_200;
    /**
     * A search row by row that tries 1 before 9 has found the only solution of this board after 61,089 digits. To see
     * that there is no other one, it would have to write 725,278,955.
     */
    private static final Grid LONG_REST =
            Grid.parse("..3.......9...........2...6.........7.2....9.6...4.31.....6.2.7.....3..8.8.5.9...");

    private static final String NO_SOLUTION_WITH_DIAGONALS =
            ".1......9..8921..3.5..7.68..9.8...767........8...629...6...9.1....43.568..4..6...";
    private static final String SOLVED_WITH_DIAGONALS =
            "639251748458367912172849365967435281824176593315928476796583124541692837283714659";
    /** Only the boxes have equal digits. */
    private static final String ALL_BUT_BOXES =
            "912753864425698173367182945783521496541936287896274531178349652254867319639415728";
    /** Only the falling diagonal has equal digits. */
    private static final String ALL_BUT_FALLING =
            "639251748458367912172849365846132579517698234923475186395786421264513897781924653";

    /** Only the middle and a corner are equal, which share a diagonal. */
    private static final String ALL_BUT_THE_MIDDLE =
            "146375829289461573753982164592613748678594231314827695825739416961248357437156982";

    @Points(1)
    @Order(11)
    @Says("a digit that is in a house three times: one conflict; a house can have several")
    @DisplayName("A digit that is in a house three times is one conflict; two such digits are two")
    @Hint("A conflict is a digit in a house, not a pair of cells: three equal digits in a row are one conflict. And"
            + " a house may have more than one.")
    void threeTimesIsOneConflict(Conflicts answer, Relabeling relabeling) {
        Grid board = relabeling.puzzle(KnownBoards.SOLVED);
        int[] row = board.cells().house(relabeling.random().nextInt(9));
        int digit = board.get(row[4]);
        board = board.with(row[1], digit).with(row[7], digit);
        VisibleConflicts.expect(answer, board, new int[][] {row}, List.of(new int[] {0, digit}));
        int another = board.get(row[0]);
        int third = board.get(row[2]);
        board = board.with(row[8], another).with(row[3], third).with(row[5], digit);
        VisibleConflicts.expect(
                answer, board, new int[][] {row}, List.of(new int[] {0, digit}, new int[] {0, another}, new int[] {
                    0, third
                }));
    }

    @Points(1)
    @Order(12)
    @Says("boards of 81 or 256 cells, digits up to 16; a house may have any number of cells, even none")
    @DisplayName("Houses may have any shape, and boards any size")
    @Hint("Which cells belong together is in houses, and its length is the number of houses. No 9 and no 27 may appear"
            + " in your method.")
    void housesMayHaveAnyShape(Conflicts answer, Relabeling relabeling) {
        Symmetry symmetry = relabeling.symmetry(16);
        Grid board = symmetry.apply(
                Grid.of(IntStream.range(0, 256).map(i -> (i / 16 + i) % 16 + 1).toArray()));
        int[][] houses = Stream.of(board.cells().house(0), new int[] {15, 2, 30}, new int[] {0, 1, 100, 3})
                .map(cells -> IntStream.of(cells).map(symmetry::cell).toArray())
                .toArray(int[][]::new);
        VisibleConflicts.expect(answer, board, houses, List.of(new int[] {1, symmetry.digit(16)}));
        int[] row = board.cells().house(relabeling.random().nextInt(16));
        Grid late = board.with(row[14], 16).with(row[15], 16);
        int[][] many = IntStream.range(0, 30)
                .mapToObj(house -> house < 29 ? new int[] {row[house / 2]} : row)
                .toArray(int[][]::new);
        VisibleConflicts.expect(answer, late, many, List.of(new int[] {29, 16}));
        int[][] noneAndAll = {{}, IntStream.range(0, 256).toArray()};
        VisibleConflicts.expect(
                answer,
                board,
                noneAndAll,
                IntStream.rangeClosed(1, 16)
                        .mapToObj(digit -> new int[] {1, digit})
                        .toList());
    }

    @Points(1)
    @Order(11)
    @Says("no solution: no call")
    @DisplayName("A puzzle without a solution is answered with silence")
    @Hint("Only a solution is handed over. When there is none, say so by never calling found.")
    void withoutASolutionThereIsSilence(AllSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.NO_SOLUTION), 0);
    }

    @Points(2)
    @Order(12)
    @Says({"clues that contradict each other, in a row, a column or a box: no call", "has to come back as it was"})
    @DisplayName("Clues that contradict each other have no solution")
    @Hint("Two equal clues in a house can't be fixed by any search. Look at the clues before you begin, in rows, "
            + "columns and boxes; and if you lift one to look at the others, put it back before you return.")
    void contradictingCluesHaveNoSolution(AllSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        for (Grid puzzle : ClashingClues.in(solved, relabeling.random())) {
            VisibleSolutions.expectSolutions(answer, puzzle, 0);
            Expect shown = Expect.on(puzzle);
            int[] board = puzzle.toArray();
            answer.allSolutions(board, line -> {});
            shown.untouched(answer, board);
        }
    }

    @Points(1)
    @Order(13)
    @Says("no solution: no call")
    @DisplayName("Every clue counts, in every cell")
    @Hint("One clue of these boards is wrong, so that they have no solution. If you find one, you have overlooked the"
            + " clue: when you look around a cell, do you begin at the first cell of its house and end at its last?")
    void everyClueCounts(AllSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        for (Grid puzzle : ClashingClues.withOneWrong(relabeling.puzzle(KnownBoards.SOLVED))) {
            VisibleSolutions.expectSolutions(answer, puzzle, 0);
        }
    }

    @Points(2)
    @Order(11)
    @Says({"the empty board, `most` = 3", "then it **ends**, at once"})
    @DisplayName("When there are enough, the search ends")
    @Hint("Being silent is not stopping: the empty board has more solutions than anyone can wait for. And don't look"
            + " for one more: the search ends with the last one that was asked for.")
    void whenThereAreEnoughTheSearchEnds(SomeSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectNumber(answer, Grid.empty(9), 3, 3);
        VisibleSolutions.expectNumber(answer, Grid.empty(9), MANY, MANY);
        for (int cell = 0; cell < 27; cell++) {
            Grid oneClue = Grid.empty(9).with(cell, 1 + relabeling.random().nextInt(9));
            VisibleSolutions.expectNumber(answer, oneClue, 2, 2);
        }
        List<String> found = new ArrayList<>();
        Grid empty = Grid.empty(9);
        answer.someSolutions(empty.toArray(), 1, found::add);
        for (String line : found) {
            longRest(ExpectSolution.of(empty, line))
                    .ifPresent(puzzle -> VisibleSolutions.expectNumber(answer, puzzle, 1, 1));
        }
    }

    /**
     * A board whose only solution comes soon in the order in which this answer searches, with most of the search still
     * to come. The first solution of the empty board shows at which corner it begins, whether it goes along the rows or
     * the columns, and in which order it tries the digits. Empty if it searches in any other way.
     */
    private static Optional<Grid> longRest(Grid firstOfEmptyBoard) {
        Grid first = new Backtracking().solve(Grid.empty(9)).solution();
        Symmetry turn = Symmetry.identity(9);
        for (int way = 0; way < 8; way++) {
            turn = turn.then(way == 4 ? Symmetry.mirror(9) : Symmetry.quarterTurn(9));
            Grid byRows = turn.inverse().apply(firstOfEmptyBoard);
            Symmetry digits = Symmetry.relabel(Arrays.copyOf(byRows.toArray(), 9));
            if (digits.apply(first).equals(byRows)) {
                return Optional.of(turn.apply(digits.apply(LONG_REST)));
            }
        }
        return Optional.empty();
    }

    @Points(1)
    @Order(12)
    @Says("a full board: itself")
    @DisplayName("A full board is its own solution, if one is asked for")
    @Hint("Where no blank is left, there is nothing to search: the clues are the solution. And if you ask for 0, you"
            + " get none there, too.")
    void aFullBoardIsItsOwnSolution(SomeSolutions answer, Relabeling relabeling) {
        Grid full = relabeling.puzzle(KnownBoards.SOLVED);
        VisibleSolutions.expectNumber(answer, full, 2, 1);
        VisibleSolutions.expectNumber(answer, full, 0, 0);
        for (Grid puzzle : ClashingClues.withOneWrong(full)) {
            VisibleSolutions.expectNumber(answer, puzzle, 2, 0);
        }
    }

    @Points(1)
    @Order(11)
    @Says("no solution: `\"\"`")
    @DisplayName("A puzzle that only the diagonals make impossible has no solution")
    @Hint("Where nothing fits, the answer is an empty string, neither null nor the solution of an ordinary Sudoku.")
    void theDiagonalsCanMakeItImpossible(SudokuX answer, Relabeling relabeling) {
        expectNone(answer, relabeling, relabeling.turned(NO_SOLUTION_WITH_DIAGONALS));
    }

    @Points(2)
    @Order(12)
    @Says("equal clues in a row, a column, a box or a diagonal: `\"\"`")
    @DisplayName("Equal clues in any house, a diagonal too, have no solution")
    @Hint("The clues have to keep all the rules: those of rows, columns and boxes, and those of both diagonals. Look at"
            + " them before you begin.")
    void equalCluesHaveNoSolution(SudokuX answer, Relabeling relabeling) {
        Grid falling = Grid.parse(ALL_BUT_FALLING);
        List<Grid> full = new ArrayList<>(ClashingClues.inLines(Grid.parse(SOLVED_WITH_DIAGONALS)));
        full.addAll(
                List.of(Grid.parse(ALL_BUT_BOXES), falling, Symmetry.mirror(9).apply(falling)));
        int[][] diagonals = {VisibleDiagonals.falling(), VisibleDiagonals.rising()};
        for (Grid each : full) {
            for (int round = 0; round < 4; round++) {
                Grid turned = relabeling.turn(9).apply(each);
                expectNone(answer, relabeling, turned);
                expectNone(answer, relabeling, ClashingClues.blanked(turned, diagonals, relabeling.random()));
            }
        }
        Grid middle = relabeling.turn(9).apply(Grid.parse(ALL_BUT_THE_MIDDLE));
        for (Grid each : List.of(middle, Symmetry.mirror(9).apply(middle))) {
            expectNone(answer, relabeling, each);
            expectNone(answer, relabeling, each.with(39, Grid.BLANK).with(40, Grid.BLANK));
        }
        expectNone(answer, relabeling, Grid.empty(9).with(0, 9).with(80, 9));
        expectNone(answer, relabeling, Grid.empty(9).with(8, 9).with(72, 9));
        VisibleDiagonals.expectSolutionX(answer, relabeling.turned(SOLVED_WITH_DIAGONALS), new int[0]);
    }

    /** None here, and one where there is one: an answer that never finds any has not seen that there is none. */
    private static void expectNone(SudokuX answer, Relabeling relabeling, Grid puzzle) {
        VisibleDiagonals.expectSolutionX(answer, relabeling.turned(VisibleDiagonals.SUDOKU_X.get(0)), new int[0]);
        Expect shown = Expect.on(puzzle).mark(VisibleDiagonals.falling()).mark(VisibleDiagonals.rising());
        int[] board = puzzle.toArray();
        shown.equal("", answer.solveX(board), "This puzzle has no solution.");
        shown.untouched(answer, board);
    }
}
