package sudoku.exercise.backtracking;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.backtracking.AllSolutions;
import sudoku.exercise.api.backtracking.Conflicts;
import sudoku.exercise.api.backtracking.SomeSolutions;
import sudoku.exercise.api.backtracking.SudokuX;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Cells;
import sudoku.grid.Grid;

/** The tests of set 1 that a student sees. */
public class VisibleTests {
    /** On the way to seeing that there is none, some blanks have a single candidate. */
    private static final String NO_SOLUTION =
            "......912..2.95348..8....67.5976..2.4.68.3..17.39....6961..7....8....6.5....8.2.9";

    // Task 1: conflicts and their houses

    @Points(1)
    @Order(1)
    @Says({"A **conflict** is a digit that a house has more than once", "no conflict: an empty list"})
    @DisplayName("A digit that a house has more than once is one conflict, and a board that keeps the rules has none")
    @Hint("Count each digit of a house, and start afresh for the next house. A digit that is there twice or more is one"
            + " conflict, not a pair of cells, and once is none. The digits may go up to 16, so no 9 may appear in your"
            + " method.")
    void aSolvedBoardHasNoConflict(Conflicts answer, Relabeling relabeling) {
        Grid board = relabeling.puzzle(KnownBoards.SOLVED);
        int[] row = board.cells().house(relabeling.random().nextInt(9));
        VisibleConflicts.expectOne(answer, board, row);
        VisibleConflicts.expectOne(answer, board.with(row[7], board.get(row[4])), row);
        VisibleConflicts.expect(answer, board, VisibleConflicts.houses(board), List.of());
        Grid large = relabeling
                .symmetry(16)
                .apply(Grid.of(
                        IntStream.range(0, 256).map(i -> (i / 16 + i) % 16 + 1).toArray()));
        VisibleConflicts.expectOne(
                answer, large, large.cells().house(relabeling.random().nextInt(16)));
    }

    @Points(1)
    @Order(2)
    @Says({"Blanks are not conflicts", "no conflict: an empty list"})
    @DisplayName("Blanks are not conflicts, however many there are")
    @Hint("0 means that a cell is blank. Two blanks in a row are no conflict.")
    void blanksAreNoConflict(Conflicts answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        int[] row = solved.cells().house(relabeling.random().nextInt(9));
        VisibleConflicts.expectOne(answer, solved.with(row[0], Grid.BLANK).with(row[6], Grid.BLANK), row);
        Grid board = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        VisibleConflicts.expect(answer, board, VisibleConflicts.houses(board), List.of());
    }

    @Points(1)
    @Order(3)
    @Says({
        "a board with 7 at cells 36 and 38, its 27 houses",
        "the number of the house and the digit",
        "A **conflict** is a digit that a house has more than once",
        "The order doesn't matter",
        "only to be read"
    })
    @DisplayName("A wrong digit is found in each of its houses")
    @Hint("A wrong digit can be a conflict in its row, in its column and in its box. Don't stop looking at the first"
            + " conflict.")
    void aWrongDigitIsFoundInEachHouse(Conflicts answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        int cell = relabeling.random().nextInt(81);
        int digit = solved.get(cell) % 9 + 1;
        Grid board = solved.with(cell, digit);
        Cells cells = board.cells();
        VisibleConflicts.expect(
                answer,
                board,
                VisibleConflicts.houses(board),
                List.of(new int[] {cells.row(cell), digit}, new int[] {9 + cells.column(cell), digit}, new int[] {
                    18 + cells.box(cell), digit
                }));
    }

    // Task 2: every solution, through a callback

    @Points(1)
    @Order(1)
    @Says({"one call", "hands over each of them, once, as 81 digits in a row", "81 cells"})
    @DisplayName("The solution of a proper puzzle is handed over")
    @Hint("Past the last cell the board is full. That is the moment to call found, and the only one. A digit that led"
            + " nowhere has to be taken back: the cell must be blank again when the cells before it change. And when"
            + " you ask about a clue, do you compare it with itself?")
    void theOneSolutionIsHandedOver(AllSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
    }

    @Points(1)
    @Order(2)
    @Says({
        "hands over each of them, once, as 81 digits in a row",
        "Handing a solution over is not the end of the search"
    })
    @DisplayName("Every solution is handed over, and none twice")
    @Hint("Don't stop at the first solution: hand it over, once, then go on as if it had been a dead end. A full board"
            + " is a solution, too. And what you remember must not outlive the call.")
    void everySolutionIsHandedOverOnce(AllSolutions answer, Relabeling relabeling) {
        for (int i = 0; i < 3; i++) {
            Grid twelve = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
            VisibleSolutions.expectSolutions(answer, twelve, 12);
            VisibleSolutions.expectSolutions(answer, twelve, 12);
        }
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.THIRTY_THREE_SOLUTIONS), 33);
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.SOLVED), 1);
    }

    @Points(1)
    @Order(3)
    @Says("has to come back as it was")
    @DisplayName("Afterwards the board is as it was")
    @Hint("The owner of the board wants it back unchanged. Take back each digit you write, or work on a copy.")
    void theBoardComesBackAsItWas(AllSolutions answer, Relabeling relabeling) {
        List<String> lines = new ArrayList<>();
        for (String known :
                List.of(KnownBoards.ONE_SOLUTION, KnownBoards.TWELVE_SOLUTIONS, NO_SOLUTION, KnownBoards.SOLVED)) {
            Grid puzzle = relabeling.puzzle(known);
            Expect shown = Expect.on(puzzle);
            int[] board = puzzle.toArray();
            answer.allSolutions(board, lines::add);
            shown.untouched(answer, board);
            shown.that(!lines.isEmpty(), "This puzzle has a solution, and none was handed over.");
        }
    }

    @Points(1)
    @Order(4)
    @Says("clues that contradict each other, in a row, a column or a box: no call")
    @DisplayName("Two equal clues in a row are in no solution")
    @Hint("Two equal clues in a house can't be fixed by any search. Look at the clues before you begin, in rows, "
            + "columns and boxes; and if you lift one to look at the others, put it back before you return.")
    void equalCluesAreInNoSolution(AllSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectSolutions(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        int[] row = solved.cells().house(relabeling.random().nextInt(9));
        Grid clashing = solved.with(row[0], solved.get(row[8]));
        VisibleSolutions.expectSolutions(answer, clashing, 0);
        VisibleSolutions.expectSolutions(answer, clashing.with(row[4], Grid.BLANK), 0);
    }

    // Task 3: enough is enough

    @Points(1)
    @Order(1)
    @Says({"each once, but no more than `most`", "`most` is 0 or more"})
    @DisplayName("No more solutions are handed over than asked for")
    @Hint("Count what you hand over, from 0 on in every call, and look at the count before you hand over the next. What"
            + " comes has all clues, and comes once. And if you ask for 0, you get none, on a full board too.")
    void thereAreNoMoreThanAskedFor(SomeSolutions answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        for (int most : new int[] {2 + relabeling.random().nextInt(4), 0}) {
            List<String> lines = new ArrayList<>();
            answer.someSolutions(puzzle.toArray(), most, lines::add);
            shown.equal(most, lines.size(), "Asked for " + most + " of 12 solutions, another number was handed over.");
            VisibleSolutions.expectDifferentSolutions(puzzle, lines);
        }
        VisibleSolutions.expectNumber(answer, relabeling.puzzle(KnownBoards.SOLVED), 0, 0);
    }

    @Points(1)
    @Order(2)
    @Says({"It returns how many it has handed over, which may be fewer", "`most` is 0 or more"})
    @DisplayName("The number that comes back is the number handed over")
    @Hint("A puzzle may have fewer solutions than were asked for. Return what you counted in this call, not what was "
            + "wished.")
    void theNumberIsWhatWasHandedOver(SomeSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectNumber(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 5, 1);
        for (int i = 0; i < 3; i++) {
            Grid twelve = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
            VisibleSolutions.expectNumber(answer, twelve, 3, 3);
            VisibleSolutions.expectNumber(answer, twelve, 20, 12);
            VisibleSolutions.expectNumber(answer, twelve, 0, 0);
            VisibleSolutions.expectNumber(answer, twelve, Integer.MAX_VALUE, 12);
        }
    }

    @Points(3)
    @Order(3)
    @Says("has to come back as it was")
    @DisplayName("Stopping early leaves no digit behind")
    @Hint("The way out leads through every call that is still open, and each of them has a digit to take back.")
    void stoppingEarlyLeavesNoDigitBehind(SomeSolutions answer, Relabeling relabeling) {
        VisibleSolutions.expectNothingLeft(answer, relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS), 2, 2);
        VisibleSolutions.expectNothingLeft(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 5, 1);
        VisibleSolutions.expectNothingLeft(answer, relabeling.puzzle(NO_SOLUTION), 5, 0);
    }

    // Task 4: Sudoku-X

    @Points(1)
    @Order(1)
    @Says({"`puzzleX`, drawn below", "81 cells"})
    @DisplayName("A puzzle that has a solution gets one")
    @Hint("Where nothing is found, the rule may be too strict: counted from 0, row and column are equal on one diagonal"
            + " and add up to 8 on the other. Or a digit is not taken back, a clue is compared with itself, or you look"
            + " only at the first solution of an ordinary Sudoku.")
    void aSolutionIsFound(SudokuX answer, Relabeling relabeling) {
        VisibleDiagonals.SUDOKU_X.forEach(
                known -> VisibleDiagonals.expectSolutionX(answer, relabeling.turned(known), new int[0]));
    }

    @Points(1)
    @Order(2)
    @Says("the two long diagonals are houses too: each holds every digit once")
    @DisplayName("The falling diagonal, from top left to bottom right, has every digit once")
    @Hint("A cell is on the falling diagonal when its row equals its column. The middle cell is on both diagonals.")
    void theFallingDiagonalCounts(SudokuX answer, Relabeling relabeling) {
        VisibleDiagonals.SUDOKU_X.forEach(known ->
                VisibleDiagonals.expectSolutionX(answer, relabeling.turned(known), VisibleDiagonals.falling()));
    }

    @Points(2)
    @Order(3)
    @Says("the two long diagonals are houses too: each holds every digit once")
    @DisplayName("The rising diagonal, from bottom left to top right, has every digit once")
    @Hint("On the rising diagonal row and column, counted from 0, add up to 8: the corners are r9c1 and r1c9. The"
            + " middle cell is on both diagonals.")
    void theRisingDiagonalCounts(SudokuX answer, Relabeling relabeling) {
        VisibleDiagonals.SUDOKU_X.forEach(
                known -> VisibleDiagonals.expectSolutionX(answer, relabeling.turned(known), VisibleDiagonals.rising()));
    }

    @Points(1)
    @Order(4)
    @Says("has to come back as it was")
    @DisplayName("Afterwards the board is as it was")
    @Hint("When you stop at the solution, the digits you wrote are still on the board that was lent to you.")
    void theBoardOfSudokuXComesBackAsItWas(SudokuX answer, Relabeling relabeling) {
        Grid puzzle = relabeling.turned(VisibleDiagonals.SUDOKU_X.get(0));
        Expect shown = Expect.on(puzzle);
        int[] board = puzzle.toArray();
        String line = answer.solveX(board);
        shown.untouched(answer, board);
        VisibleDiagonals.expectSolutionX(puzzle, line, new int[0]);
    }

    @Points(1)
    @Order(5)
    @Says("equal clues in a row, a column, a box or a diagonal: `\"\"`")
    @DisplayName("Two equal clues on a diagonal, and nothing else: there is no solution")
    @Hint("The clues have to keep all the rules: those of rows, columns and boxes, and those of both diagonals. Look at"
            + " them before you begin. Where there is no solution, the answer is an empty string.")
    void equalCluesOnADiagonalHaveNoSolution(SudokuX answer, Relabeling relabeling) {
        VisibleDiagonals.expectSolutionX(answer, relabeling.turned(VisibleDiagonals.SUDOKU_X.get(0)), new int[0]);
        for (int[] diagonal : new int[][] {VisibleDiagonals.falling(), VisibleDiagonals.rising()}) {
            int digit = 1 + relabeling.random().nextInt(9);
            Grid puzzle = Grid.empty(9).with(diagonal[0], digit).with(diagonal[8], digit);
            Expect.on(puzzle).mark(diagonal).equal("", answer.solveX(puzzle.toArray()), "This puzzle has no solution.");
        }
    }
}
