package sudoku.piece.stack;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.StackPicture;
import sudoku.piece.Boards;
import sudoku.piece.bitmask.HouseSets;

/**
 * Makes one step of a search that keeps its own stack, and says whether it has come to a solution.
 *
 * <p>The cells that have a digit lie on the stack, and on top of them the one whose turn it is. If that is no cell but
 * the end, {@code board.length}, the board is full: it is popped. Otherwise the cell on top is advanced; when that
 * worked the next blank is pushed, or the end if there is none, and when it did not the cell is popped.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
@FunctionalInterface
public interface Step {
    boolean step(int[] board, int[] used, Deque<Integer> stack);

    PieceKind<Step> PIECE = PieceKind.of(Step.class)
            .library((board, used, stack) -> {
                int cell = stack.peek();
                boolean solved = cell == board.length;
                if (!solved && Cases.turn.advance(board, used, cell)) {
                    stack.push(Cases.where(board));
                } else {
                    stack.pop();
                }
                return solved;
            })
            .stub("says false and does nothing", (board, used, stack) -> false)
            .cases(Cases::all);

    /** Tries it from the beginning of small searches, one step, two steps, and so on. */
    final class Cases {
        private record Left(boolean says, List<Integer> board, List<Integer> stack) {}

        private static final Advance turn = Advance.PIECE.libraryAsGiven();

        /** The first blank, or the end. */
        static int where(int[] board) {
            return IntStream.range(0, board.length)
                    .filter(cell -> board[cell] == Grid.BLANK)
                    .findFirst()
                    .orElse(board.length);
        }

        private static List<Case<Step, ?>> all() {
            return Stream.of(
                            "3421214343121234",
                            "34212143431212.4",
                            "342121..4312123.",
                            "34.1.143.314123.",
                            "...1.14343121234")
                    .map(Grid::parse)
                    .<Case<Step, ?>>flatMap(Cases::walked)
                    .toList();
        }

        /** From the beginning to the end of a search, each step a case. */
        private static Stream<Case<Step, Left>> walked(Grid puzzle) {
            int most = 0;
            while (!after(PIECE.library(), puzzle, most).stack.isEmpty()) {
                most++;
            }
            return IntStream.rangeClosed(1, most).mapToObj(steps -> {
                Left before = after(PIECE.library(), puzzle, steps - 1);
                Left expected = after(PIECE.library(), puzzle, steps);
                return new Case<>(
                        drawn(puzzle, before),
                        piece -> after(piece, puzzle, steps),
                        left -> fault(puzzle, before, expected, left));
            });
        }

        private static Left after(Step piece, Grid puzzle, int steps) {
            int[] board = puzzle.toArray();
            int[] used = HouseSets.of(puzzle);
            Deque<Integer> stack = new ArrayDeque<>(List.of(where(board)));
            boolean says = false;
            for (int i = 0; i < steps && !stack.isEmpty(); i++) {
                says = piece.step(board, used, stack);
            }
            return new Left(says, Boards.list(board), List.copyOf(stack));
        }

        private static Optional<Fault> fault(Grid puzzle, Left before, Left expected, Left found) {
            String asked = "The stack was, from the top: " + names(puzzle, before.stack) + ". After one step of yours ";
            StackPicture drawn = drawn(puzzle, found);
            if (!found.stack.equals(expected.stack)) {
                return Fault.found(
                        asked + "it is " + content(puzzle, found.stack) + ", but it should be "
                                + content(puzzle, expected.stack) + ".",
                        drawn);
            }
            if (found.says != expected.says) {
                return Fault.found(
                        asked + "the stack is right, but your step says " + found.says + ". It has to say true when the"
                                + " end was on top, and false otherwise.",
                        drawn);
            }
            return Boards.firstDifference(
                            Grid.of(expected.board.stream()
                                    .mapToInt(digit -> digit)
                                    .toArray()),
                            found.board)
                    .map(cell -> new Fault(
                            asked + "the stack is right, but the digit at "
                                    + puzzle.cells().name(cell) + " is not: it has to be left to turn.advance.",
                            drawn));
        }

        private static String content(Grid puzzle, List<Integer> stack) {
            return stack.isEmpty() ? "empty" : names(puzzle, stack);
        }

        private static String names(Grid puzzle, List<Integer> stack) {
            return stack.stream()
                    .map(cell -> cell == puzzle.cells().count()
                            ? "the end"
                            : cell < 0 || cell > puzzle.cells().count()
                                    ? "cell " + cell
                                    : puzzle.cells().name(cell))
                    .collect(Collectors.joining(", "));
        }

        private static StackPicture drawn(Grid puzzle, Left state) {
            StackPicture picture = StackPicture.of(puzzle);
            for (int cell : state.stack) {
                if (cell >= 0 && cell <= puzzle.cells().count()) {
                    picture = picture.under(cell, cell < puzzle.cells().count() ? state.board.get(cell) : Grid.BLANK);
                }
            }
            return picture;
        }
    }
}
