package sudoku.piece.tightestcell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.MapPicture;

/**
 * Says which colors the neighbors of a land have, as a set: bit <i>c</i> for color <i>c</i>.
 *
 * <p>{@code borders} are for each land the numbers of its neighbors; the board has the color of each land, 0 for
 * none. Bit 0 may be on or off. Both are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
@FunctionalInterface
public interface TakenColors {
    int beside(int[][] borders, int[] board, int land);

    PieceKind<TakenColors> PIECE = PieceKind.of(TakenColors.class)
            .library((borders, board, land) -> {
                int taken = Digits.NONE;
                for (int neighbor : borders[land]) {
                    taken |= 1 << board[neighbor];
                }
                return taken & ~1;
            })
            .stub("says that no neighbor has a color", (borders, board, land) -> Digits.NONE)
            .cases(Cases::all);

    /** Tries it on two lands, on a ring of three, and on a star. */
    final class Cases {
        private record Small(String[] names, int[][] borders, int[][] places) {
            MapPicture picture(int[] board) {
                return MapPicture.of(names, borders, places).painted(board);
            }

            int[][] copy() {
                return IntStream.range(0, borders.length)
                        .mapToObj(i -> borders[i].clone())
                        .toArray(int[][]::new);
            }
        }

        private static final Small PAIR =
                new Small(new String[] {"A", "B"}, new int[][] {{1}, {0}}, new int[][] {{0, 0}, {4, 0}});
        private static final Small RING = new Small(
                new String[] {"A", "B", "C"}, new int[][] {{1, 2}, {0, 2}, {0, 1}}, new int[][] {{0, 0}, {4, 0}, {2, 3}
                });
        private static final Small STAR = new Small(
                new String[] {"A", "B", "C", "D", "E"},
                new int[][] {{1}, {0, 2, 3, 4}, {1}, {1}, {1}},
                new int[][] {{0, 0}, {3, 2}, {6, 0}, {0, 4}, {6, 4}});

        private static List<Case<TakenColors, ?>> all() {
            return List.of(
                    on(PAIR, 0, 0),
                    on(PAIR, 0, 1),
                    on(PAIR, 3, 0),
                    on(RING, 1, 2, 0),
                    on(RING, 2, 2, 0),
                    on(RING, 1, 2, 3),
                    on(STAR, 1, 0, 2, 3, 4),
                    on(STAR, 1, 2, 0, 1, 0));
        }

        private static Case<TakenColors, Answered<List<Integer>>> on(Small map, int... board) {
            return Case.lending(
                    map.picture(board),
                    (piece, loan) -> {
                        int[] mine = loan.of(board);
                        return IntStream.range(0, board.length)
                                .mapToObj(land -> piece.beside(map.copy(), mine, land) & ~1)
                                .toList();
                    },
                    answer -> fault(answer, map, board));
        }

        private static Optional<Fault> fault(Answered<List<Integer>> answer, Small map, int[] board) {
            for (int land = 0; land < board.length; land++) {
                int right = PIECE.library().beside(map.borders, board, land);
                if (answer.says().get(land) != right) {
                    String neighbors = IntStream.of(map.borders[land])
                            .mapToObj(other -> map.names[other] + " "
                                    + (board[other] == 0 ? "without a color" : "with " + board[other]))
                            .collect(Collectors.joining(", "));
                    return Fault.found(
                            "Your beside says " + Digits.toString(answer.says().get(land)) + " for "
                                    + map.names[land] + ". Its neighbors are " + neighbors + ": that makes "
                                    + Digits.toString(right) + ".",
                            map.picture(board).mark(land));
                }
            }
            return answer.leftAloneOr(
                    "Your beside changed the colors, but it should only look at them.", map.picture(board));
        }
    }
}
