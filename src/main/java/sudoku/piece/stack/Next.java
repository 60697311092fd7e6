package sudoku.piece.stack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;
import sudoku.piece.bitmask.HouseSets;

/**
 * Makes steps until the next solution is on the board, and says whether there was one.
 *
 * <p>What it has to remember between two calls is on the board, in the notes and on the stack. The stack begins with
 * the first blank, or with the end if there is none, and it is empty when all has been tried.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
@FunctionalInterface
public interface Next {
    boolean next(int[] board, int[] used, Deque<Integer> stack);

    /** The library's own, which makes these steps, right or not. */
    static Next with(Step step) {
        return (board, used, stack) -> {
            while (!stack.isEmpty()) {
                if (step.step(board, used, stack)) {
                    return true;
                }
            }
            return false;
        };
    }

    PieceKind<Next> PIECE = PieceKind.of(Next.class)
            .library(with(Step.PIECE.library()))
            .stub("says false at once", (board, used, stack) -> false)
            .looksUntouched(Cases::looksUntouched)
            .cases(Cases::all);

    /** Tries it on boards with no solution, with one, and with several. */
    final class Cases {
        /** One that makes steps and forgets to say so answers as the stub does, but it writes a digit or pops. */
        private static boolean looksUntouched(Next mine) {
            Grid puzzle = Grid.parse("34212143431212.4");
            int[] board = puzzle.toArray();
            Deque<Integer> stack = new ArrayDeque<>(List.of(Step.Cases.where(board)));
            mine.next(board, HouseSets.of(puzzle), stack);
            return stack.size() == 1 && Grid.of(board).equals(puzzle);
        }

        private static List<Case<Next, ?>> all() {
            return List.of(
                    asked("34212143431212.4", 1),
                    asked("34212143431212.4", 2),
                    asked("34.1.143.314123.", 1),
                    asked("....23.41...3..1", 4),
                    asked("....23.41...3..1", 6),
                    asked("................", 289),
                    // More steps than there is room for calls: a next that calls itself for each ends here.
                    asked("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1));
        }

        /** What comes at each call: a board, or nothing. */
        private static Case<Next, List<Optional<List<Integer>>>> asked(String line, int calls) {
            Grid puzzle = Grid.parse(line);
            List<Optional<List<Integer>>> expected = answers(PIECE.library(), puzzle, calls);
            return new Case<>(
                    GridPicture.of(puzzle),
                    piece -> answers(piece, puzzle, calls),
                    found -> fault(puzzle, expected, found));
        }

        private static List<Optional<List<Integer>>> answers(Next piece, Grid puzzle, int calls) {
            int[] board = puzzle.toArray();
            int[] used = HouseSets.of(puzzle);
            Deque<Integer> stack = new ArrayDeque<>(List.of(Step.Cases.where(board)));
            List<Optional<List<Integer>>> answers = new ArrayList<>();
            for (int call = 0; call < calls; call++) {
                boolean found = nextBy(piece, board, used, stack);
                answers.add(found ? Optional.of(Boards.list(board)) : Optional.empty());
            }
            return answers;
        }

        /** An empty stack gives a null, and that says little. */
        private static boolean nextBy(Next piece, int[] board, int[] used, Deque<Integer> stack) {
            try {
                return piece.next(board, used, stack);
            } catch (NullPointerException | NoSuchElementException failed) {
                if (!stack.isEmpty()) {
                    throw failed;
                }
                IllegalStateException told = new IllegalStateException(
                        "the stack was empty, and a step was asked for all the same.", failed);
                told.setStackTrace(failed.getStackTrace());
                throw told;
            }
        }

        private static Optional<Fault> fault(
                Grid puzzle, List<Optional<List<Integer>>> expected, List<Optional<List<Integer>>> found) {
            for (int call = 0; call < found.size(); call++) {
                if (!found.get(call).equals(expected.get(call))) {
                    return Fault.found(
                            "A search for the solutions of the board below began, and your next was called "
                                    + times(call + 1) + ". "
                                    + sentence(expected.subList(0, call + 1), found.subList(0, call + 1)),
                            GridPicture.of(puzzle));
                }
            }
            return Optional.empty();
        }

        private static String sentence(List<Optional<List<Integer>>> expected, List<Optional<List<Integer>>> found) {
            Optional<List<Integer>> last = found.get(found.size() - 1);
            if (last.isEmpty()) {
                return "It says false, but there is a solution yet to come.";
            }
            if (expected.get(expected.size() - 1).isEmpty()) {
                return "It says true, but there are no more solutions.";
            }
            if (new HashSet<>(found).size() < found.size()) {
                return "The board is one that it has given before.";
            }
            return last.get().contains(Grid.BLANK)
                    ? "It says true, but there is a blank on the board."
                    : "It says true, but another solution should come first.";
        }

        private static String times(int number) {
            if (number == 1) {
                return "once";
            }
            return number == 2 ? "twice" : number + " times";
        }
    }
}
