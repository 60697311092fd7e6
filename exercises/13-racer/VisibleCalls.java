package sudoku.exercise.racer;

import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;
import sudoku.grid.Cells;

/** Small calls of what ranks, chooses and learns. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private static final SmallCall.Java PEERS = table("16", "peers", "the peers of all cells");
    private static final SmallCall.Java HOUSES = table("12", "house", "the houses of the board");

    private VisibleCalls() {}

    private static SmallCall.Java table(String rows, String method, String shown) {
        return new SmallCall.Java(
                "java.util.stream.IntStream.range(0, " + rows + ").mapToObj(i$ -> sudoku.grid.Cells.of(4)." + method
                        + "(i$)).toArray(int[][]::new)",
                shown);
    }

    private static int[] board(Random random) {
        return SmallBoards.nearlyFull(random, 4, 3 + random.nextInt(4));
    }

    public static SmallCall cellRank(Random random) {
        int[] board = board(random);
        int cell = random.ints(0, board.length)
                .filter(each -> board[each] == 0)
                .findFirst()
                .orElseThrow();
        return SmallCall.of("rank", new SmallCall.Marks(board), Cells.of(4).peers(cell), cell);
    }

    public static SmallCall rankedChoice(Random random) {
        return SmallCall.of("choose", new SmallCall.Marks(board(random)), PEERS);
    }

    public static SmallCall housePoints(Random random) {
        int[] points = random.ints(12, 1, 9).toArray();
        if (random.nextBoolean()) {
            return SmallCall.of("chooseByPoints", new SmallCall.Marks(board(random)), HOUSES, points);
        }
        int from = random.nextInt(16);
        int[] peers = Cells.of(4).peers(from);
        return SmallCall.of("learnFrom", points, HOUSES, from, peers[random.nextInt(peers.length)]);
    }
}
