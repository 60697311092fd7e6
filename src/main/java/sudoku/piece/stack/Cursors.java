package sudoku.piece.stack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;
import sudoku.piece.bitmask.HouseSets;

/**
 * Opens searches that rest between two solutions.
 *
 * <p>What is opened makes steps of this machine, on the board and in the notes that it is given. Each call of
 * {@code next} goes on to the next solution and leaves it on the board; when there is none any more, the answer is
 * {@code false}.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
@FunctionalInterface
public interface Cursors {
    Solutions cursor(Step machine, Advance turn, int[] board, int[] used);

    /** A search at rest. */
    @FunctionalInterface
    interface Solutions {
        /** Whether there is another solution, which then stands on the board. */
        boolean next();
    }

    PieceKind<Cursors> PIECE = PieceKind.of(Cursors.class)
            .named("Cursor")
            .library((machine, turn, board, used) -> {
                Deque<Integer> stack = new ArrayDeque<>(List.of(Step.Cases.where(board)));
                return () -> {
                    while (!stack.isEmpty()) {
                        if (machine.step(turn, board, used, stack)) {
                            return true;
                        }
                    }
                    return false;
                };
            })
            .stub("says false at once", (machine, turn, board, used) -> () -> false)
            .looksUntouched(Cases::looksUntouched)
            .cases(Cases::all);

    /** Tries it on boards with no solution, with one, and with several. */
    final class Cases {
        private static final Advance turn = Advance.PIECE.library();
        private static final Step machine = Step.PIECE.library();

        /** One that makes steps and forgets to say so answers as the stub does. */
        private static boolean looksUntouched(Cursors mine) {
            Grid puzzle = Grid.parse("34212143431212.4");
            boolean[] stepped = new boolean[1];
            Step watched = (turn, board, used, stack) -> {
                stepped[0] = true;
                return machine.step(turn, board, used, stack);
            };
            mine.cursor(watched, turn, puzzle.toArray(), HouseSets.of(puzzle)).next();
            return !stepped[0];
        }

        private static List<Case<Cursors, ?>> all() {
            return List.of(
                    asked("34212143431212.4", 1),
                    asked("34212143431212.4", 2),
                    asked("34.1.143.314123.", 1),
                    asked("....23.41...3..1", 4),
                    asked("....23.41...3..1", 6),
                    asked("................", 289));
        }

        /** What comes at each call: a board, or nothing. */
        private static Case<Cursors, List<Optional<List<Integer>>>> asked(String line, int calls) {
            Grid puzzle = Grid.parse(line);
            List<Optional<List<Integer>>> expected = answers(PIECE.library(), puzzle, calls);
            return new Case<>(
                    GridPicture.of(puzzle),
                    piece -> answers(piece, puzzle, calls),
                    found -> fault(puzzle, expected, found));
        }

        private static List<Optional<List<Integer>>> answers(Cursors piece, Grid puzzle, int calls) {
            int[] board = puzzle.toArray();
            Solutions cursor = piece.cursor(machine, turn, board, HouseSets.of(puzzle));
            return new ArrayList<>(Stream.generate(
                            () -> cursor.next() ? Optional.of(Boards.list(board)) : Optional.<List<Integer>>empty())
                    .limit(calls)
                    .toList());
        }

        private static Optional<Fault> fault(
                Grid puzzle, List<Optional<List<Integer>>> expected, List<Optional<List<Integer>>> found) {
            for (int call = 0; call < found.size(); call++) {
                if (!found.get(call).equals(expected.get(call))) {
                    return Fault.found(
                            "The board below was opened, and next was called " + times(call + 1) + ". "
                                    + sentence(expected.subList(0, call + 1), found.subList(0, call + 1)),
                            GridPicture.of(puzzle));
                }
            }
            return Optional.empty();
        }

        private static String sentence(List<Optional<List<Integer>>> expected, List<Optional<List<Integer>>> found) {
            Optional<List<Integer>> last = found.get(found.size() - 1);
            if (last.isEmpty()) {
                return "It says false, and there is a solution yet to come.";
            }
            if (expected.get(expected.size() - 1).isEmpty()) {
                return "It says true, and there are no more solutions.";
            }
            return new HashSet<>(found).size() < found.size()
                    ? "The board is one that it has given before."
                    : last.get().contains(Grid.BLANK)
                            ? "It says true, and there is a blank on the board."
                            : "It says true, and another solution should come first.";
        }

        private static String times(int number) {
            return number == 1 ? "once" : number == 2 ? "twice" : number + " times";
        }
    }
}
