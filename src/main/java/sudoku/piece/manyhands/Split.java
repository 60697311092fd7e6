package sudoku.piece.manyhands;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;

/**
 * Cuts a board with a blank into parts: for each digit that fits its tightest cell, a board of its own with
 * that digit. On a tie the first of the tightest cells is taken; the order of the parts is left open.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
@FunctionalInterface
public interface Split {
    List<int[]> split(int[] board);

    PieceKind<Split> PIECE = PieceKind.of(Split.class)
            .library(board -> {
                Grid grid = Grid.of(board);
                int cell = Cases.tightest(grid);
                return IntStream.of(Digits.toArray(Rules.candidates(grid, cell)))
                        .mapToObj(digit -> grid.with(cell, digit).toArray())
                        .toList();
            })
            .stub("makes no part of any board", board -> List.of())
            .cases(Cases::all);

    /** Tries it on boards with one part, with some, and with none. */
    final class Cases {
        /** An empty list stands for a part that is missing; {@code shared} if two parts are one and the same array. */
        private record Says(List<List<Integer>> parts, boolean shared, List<Integer> boardAfter) {}

        private static int tightest(Grid grid) {
            int best = -1;
            for (int cell = 0; cell < grid.cells().count(); cell++) {
                if (grid.isBlank(cell) && (best < 0 || count(grid, cell) < count(grid, best))) {
                    best = cell;
                }
            }
            return best;
        }

        private static int count(Grid grid, int cell) {
            return Digits.count(Rules.candidates(grid, cell));
        }

        private static List<Case<Split, ?>> all() {
            return Stream.of(
                            ".234341221434321",
                            ".2..............",
                            "................",
                            ".4........1..2.4",
                            "12.........3....",
                            "123............4",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
                    .<Case<Split, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<Split, Says> onBoard(Grid board) {
            return new Case<>(
                    GridPicture.of(board).mark(tightest(board)),
                    piece -> {
                        int[] lent = board.toArray();
                        List<int[]> given = piece.split(lent);
                        if (given == null) {
                            return new Says(List.of(List.of()), false, Boards.list(lent));
                        }
                        List<List<Integer>> parts = new ArrayList<>();
                        boolean shared = false;
                        for (int i = 0; i < given.size(); i++) {
                            int[] part = given.get(i);
                            parts.add(part == null ? List.of() : Boards.list(part));
                            shared |= part != null
                                    && (part == lent || given.stream().limit(i).anyMatch(other -> other == part));
                        }
                        return new Says(parts, shared, Boards.list(lent));
                    },
                    says -> fault(says, board));
        }

        private static Optional<Fault> fault(Says says, Grid board) {
            int cell = tightest(board);
            String name = board.cells().name(cell);
            int fits = Rules.candidates(board, cell);
            GridPicture drawn = GridPicture.of(board).mark(cell);
            if (says.shared) {
                return told(
                        drawn,
                        "Two of your parts are the same array, or one of them is the board itself: a digit"
                                + " written into one is in the other as well. Each part needs a copy: board.clone().");
            }
            Optional<Fault> changed =
                    Boards.changed(board, says.boardAfter, "Your split has changed the board that it was given: ");
            if (changed.isPresent()) {
                return changed;
            }
            int seen = Digits.NONE;
            for (List<Integer> part : says.parts) {
                if (part.size() != board.cells().count()) {
                    return told(
                            drawn,
                            "One of the parts of your split is not a board of "
                                    + board.cells().count() + " cells.");
                }
                int[] different = IntStream.range(0, part.size())
                        .filter(i -> part.get(i) != board.get(i))
                        .toArray();
                GridPicture that = Boards.drawn(board, part).mark(different);
                if (different.length != 1) {
                    return told(
                            that,
                            "A part should differ from its board in one cell, but one of yours differs in "
                                    + different.length + ".");
                }
                if (different[0] != cell) {
                    return told(
                            that.mark(cell, different[0]),
                            "Your split writes at "
                                    + board.cells().name(different[0]) + ". The tightest cell is " + name
                                    + ", the first of those with the fewest digits: where(board, used) names it.");
                }
                int digit = part.get(cell);
                if (digit < 1 || digit > board.size() || (fits & Digits.of(digit)) == 0) {
                    return told(
                            that,
                            "One of your parts has a " + digit + " at " + name + ", but the digits that fit there are "
                                    + Digits.toString(fits) + ".");
                }
                if ((seen & Digits.of(digit)) != 0) {
                    return told(
                            that,
                            "Two of your parts have a " + digit + " at " + name + ": what is below it would be searched"
                                    + " twice.");
                }
                seen |= Digits.of(digit);
            }
            return seen == fits
                    ? Optional.empty()
                    : told(
                            drawn,
                            "The digits that fit " + name + " are " + Digits.toString(fits)
                                    + ", but your split has a part only for "
                                    + Digits.toString(seen) + ": what is below the others is lost.");
        }

        private static Optional<Fault> told(GridPicture picture, String sentence) {
            return Fault.found(sentence, picture);
        }
    }
}
