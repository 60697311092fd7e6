package sudoku.piece.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.words;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.piece.Piece;
import sudoku.piece.RightWays;
import sudoku.piece.bitmask.HouseSets;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.StackEnumerator;

/** What a student is told of the pieces of lesson 3, written in several ways that are right. */
class StackPiecesTests implements RightWays {
    private static final Advance TURN = Piece.watched(Advance.class, Advance.PIECE.library());
    private static final Next CURSOR = Next.PIECE.library();

    /** Digit by digit, as in lesson 2. */
    private static boolean advance(int[] board, int[] used, int cell) {
        int last = board[cell];
        if (last != 0) {
            PENCIL.flip(used, cell, last);
        }
        board[cell] = 0;
        for (int digit = last + 1; digit <= used.length / 3; digit++) {
            if (Digits.contains(OPEN.candidates(used, cell), digit)) {
                board[cell] = digit;
                PENCIL.flip(used, cell, digit);
                return true;
            }
        }
        return false;
    }

    private static int firstBlank(int[] board, int from) {
        int cell = from;
        while (cell < board.length && board[cell] != 0) {
            cell++;
        }
        return cell;
    }

    /** Looks for the next blank after the cell on top alone, which is as good in reading order. */
    private static boolean behindTheTop(int[] board, int[] used, Deque<Integer> stack) {
        int cell = stack.pop();
        if (cell < board.length && TURN.advance(board, used, cell)) {
            stack.push(cell);
            stack.push(firstBlank(board, cell + 1));
        }
        return cell == board.length;
    }

    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of("digit by digit", Advance.class, (Advance) StackPiecesTests::advance),
                Arguments.of("popped and pushed again", Step.class, (Step) StackPiecesTests::behindTheTop),
                Arguments.of("row by row", SafeRows.class, (SafeRows) (queens, column) -> {
                    int rows = 0;
                    for (int row = 1; row <= queens.length; row++) {
                        boolean safe = true;
                        for (int other = 0; other < column; other++) {
                            safe &= queens[other] != row && Math.abs(queens[other] - row) != column - other;
                        }
                        rows += safe ? 1 << row : 0;
                    }
                    return rows;
                }));
    }

    private static Deque<Integer> begun(int[] board) {
        return new ArrayDeque<>(List.of(firstBlank(board, 0)));
    }

    private static boolean next(Grid puzzle, int[] board) {
        return CURSOR.next(board, HouseSets.of(puzzle), begun(board));
    }

    /** Found out from what is done to the cells, the steps are those that the library tells, but for the last ones. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "....23.41...3..1",
                ".4........1..2.4",
                "34212143431212.4",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            })
    void theStepsOfTheMachineAreThoseOfTheLibrary(String line) {
        Grid puzzle = Grid.parse(line);
        Trace told = new Trace(100_000);
        new BitmaskBacktracking().solve(puzzle, SearchLimit.first(), told);
        Trace seen = Piece.steps(puzzle, (board, cell) -> next(puzzle, board));
        assertThat(words(seen))
                .containsExactlyElementsOf(words(told).subList(0, seen.steps().size()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-solutions", "deadly-rectangle", "wikipedia", "dead-cell"})
    void theMachineListsWhatTheLibraryLists(String name) {
        Grid puzzle = NamedPuzzles.get(name).grid();
        int[] board = puzzle.toArray();
        int[] used = HouseSets.of(puzzle);
        Deque<Integer> stack = begun(board);
        List<Grid> found = Stream.generate(() -> CURSOR.next(board, used, stack) ? Grid.of(board) : puzzle)
                .takeWhile(grid -> grid.blanks() == 0)
                .toList();
        assertThat(found).isEqualTo(new StackEnumerator().solutions(puzzle, SearchLimit.none()));
    }

    private static int ways(int[] queens, int column) {
        int count = column == queens.length ? 1 : 0;
        for (int row = 1; column < queens.length && row <= queens.length; row++) {
            if (Digits.contains(SafeRows.PIECE.library().safe(queens, column), row)) {
                queens[column] = row;
                count += ways(queens, column + 1);
            }
        }
        return count;
    }

    @Test
    void eightQueensStandInNinetyTwoWays() {
        assertThat(ways(new int[8], 0)).isEqualTo(92);
    }
}
