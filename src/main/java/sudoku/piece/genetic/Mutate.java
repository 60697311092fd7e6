package sudoku.piece.genetic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;

/**
 * Lets two free cells exchange their digits, in each box by itself with a chance of {@code rate}.
 *
 * <p>{@code free} names, for each box, the cells that the clues leave free. The two are drawn; whether they may be the
 * same cell, in which case nothing changes, is left open.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Mutate {
    void mutate(int[] board, int[][] free, double rate, Random random);

    PieceKind<Mutate> PIECE = PieceKind.of(Mutate.class)
            .library((board, free, rate, random) -> {
                for (int[] cells : free) {
                    if (cells.length > 0 && random.nextDouble() < rate) {
                        int one = cells[random.nextInt(cells.length)];
                        int other = cells[random.nextInt(cells.length)];
                        int kept = board[one];
                        board[one] = board[other];
                        board[other] = kept;
                    }
                }
            })
            .stub("changes nothing", (board, free, rate, random) -> {})
            .cases(Cases::all);

    /** Tries it many times on a board, at several rates. */
    final class Cases {
        private static List<Case<Mutate, ?>> all() {
            String small = ".4........1..2.4";
            String smallFull = "2413132431124234";
            String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
            String full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
            return Stream.<Case<Mutate, ?>>of(
                            asked(small, smallFull, 0),
                            asked(small, smallFull, 1),
                            asked("3421214343121234", "3421214343121234", 1),
                            asked("342121434312123.", "3421214343121234", 1),
                            Often.repeatable("mutate", asked(small, smallFull, 0.25)),
                            asked(puzzle, full, 1),
                            asked(puzzle, full, 0.15))
                    .toList();
        }

        private static Case<Mutate, List<List<Integer>>> asked(String clues, String full, double rate) {
            Grid puzzle = Grid.parse(clues);
            Grid board = Grid.parse(full);
            return new Case<>(
                    GridPicture.of(board, puzzle),
                    piece -> {
                        Random random = new Random(1);
                        int[][] free = Often.free(puzzle);
                        List<List<Integer>> after = new ArrayList<>();
                        for (int i = 0; i < Often.CALLS; i++) {
                            int[] changed = board.toArray();
                            piece.mutate(changed, free, rate, random);
                            after.add(Boards.list(changed));
                        }
                        return after;
                    },
                    after -> fault(puzzle, board, rate, after));
        }

        private static Optional<Fault> fault(Grid puzzle, Grid board, double rate, List<List<Integer>> after) {
            int size = board.size();
            double mostUntouched = 1;
            double leastUntouched = 1;
            for (int box = 0; box < size; box++) {
                int changed = 0;
                boolean[] moved = new boolean[size * size];
                Set<String> exchanged = new HashSet<>();
                for (List<Integer> each : after) {
                    int[] different = IntStream.of(board.cells().house(2 * size + box))
                            .filter(cell -> each.get(cell) != board.get(cell))
                            .toArray();
                    Optional<Fault> fault = inABox(puzzle, board, each, box, different);
                    if (fault.isPresent()) {
                        return fault;
                    }
                    changed += different.length > 0 ? 1 : 0;
                    IntStream.of(different).forEach(cell -> moved[cell] = true);
                    if (different.length == 2) {
                        exchanged.add(different[0] + " " + different[1]);
                    }
                }
                int[] free = Often.free(puzzle)[box];
                double often = free.length < 2 ? 0 : rate;
                leastUntouched *= 1 - often;
                mostUntouched *= 1 - often * (free.length - 1) / Math.max(1, free.length);
                Optional<Integer> never = IntStream.of(free)
                        .filter(cell -> often > 0 && !moved[cell])
                        .boxed()
                        .findFirst();
                if (never.isPresent()) {
                    return Fault.found(
                            "Your mutate never moves the digit at "
                                    + board.cells().name(never.get())
                                    + ", which is free. nextInt(cells.length) draws from 0 to cells.length - 1.",
                            drawn(puzzle, board, box).mark(never.get()));
                }
                Optional<Fault> apart = rate < 1 ? Optional.empty() : neverExchanged(puzzle, board, free, exchanged);
                if (apart.isPresent()) {
                    return apart;
                }
                if (!Often.fits(changed, often * (free.length - 1) / Math.max(1, free.length), often)) {
                    return Fault.found(
                            "At rate " + rate + " your mutate has changed box " + (box + 1) + " " + Often.said(changed)
                                    + " times. Each box has its own draw, nextDouble() < rate.",
                            drawn(puzzle, board, box));
                }
            }
            int untouched = (int) after.stream()
                    .filter(each -> each.equals(Boards.list(board.toArray())))
                    .count();
            return Often.fits(untouched, leastUntouched, mostUntouched)
                    ? Optional.empty()
                    : Fault.found(
                            "At rate " + rate + " your mutate leaves the whole board as it is " + Often.said(untouched)
                                    + " times. Each box has its own draw, nextDouble() < rate.",
                            GridPicture.of(board, puzzle));
        }

        /** At rate 1 each pair of a box has its turn some hundred times; who draws only one of two leaves some out. */
        private static Optional<Fault> neverExchanged(Grid puzzle, Grid board, int[] free, Set<String> exchanged) {
            for (int one : free) {
                for (int other : free) {
                    if (one < other && !exchanged.contains(one + " " + other)) {
                        return Fault.found(
                                "Your mutate never lets " + board.cells().name(one) + " and "
                                        + board.cells().name(other)
                                        + " change places. Draw both cells: any two free ones of a box may be it.",
                                GridPicture.of(board, puzzle).mark(one, other));
                    }
                }
            }
            return Optional.empty();
        }

        private static Optional<Fault> inABox(Grid puzzle, Grid board, List<Integer> after, int box, int[] different) {
            GridPicture drawn = Boards.drawn(puzzle, after).mark(different);
            for (int cell : different) {
                if (!puzzle.isBlank(cell)) {
                    return Fault.found(
                            "Your mutate has moved the clue at " + board.cells().name(cell) + ".", drawn);
                }
            }
            if (different.length == 2
                            && after.get(different[0]) == board.get(different[1])
                            && after.get(different[1]) == board.get(different[0])
                    || different.length == 0) {
                return Optional.empty();
            }
            return Fault.found(
                    "In box " + (box + 1) + " your mutate has changed " + different.length
                            + (different.length == 1 ? " cell" : " cells")
                            + ", and two digits should have changed places. "
                            + (different.length > 2
                                    ? "One throw for a box, and one exchange."
                                    : "Keep one of them in a variable while the other is written over it."),
                    drawn);
        }

        private static GridPicture drawn(Grid puzzle, Grid board, int box) {
            return GridPicture.of(board, puzzle).shade(board.cells().house(2 * board.size() + box));
        }
    }
}
