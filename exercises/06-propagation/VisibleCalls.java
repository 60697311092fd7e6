package sudoku.exercise.propagation;

import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of what strikes marks and colors. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    /** Sets of two or three colors. */
    private static final int[] SEVERAL = {3, 5, 6, 7, 7};

    private VisibleCalls() {}

    public static SmallCall lastPlaces(Random random) {
        return SmallCall.of(
                "lastPlaces", new SmallCall.Marks(SmallBoards.nearlyFull(random, 9, 6 + random.nextInt(5))));
    }

    public static SmallCall pairStrikes(Random random) {
        return SmallCall.of(
                "strikePairs", new SmallCall.Marks(SmallBoards.nearlyFull(random, 9, 6 + random.nextInt(5))));
    }

    /** Four or five countries side by side, and a border more. */
    private static int[][] map(Random random) {
        int lands = 4 + random.nextInt(2);
        boolean[][] meet = new boolean[lands][lands];
        for (int land = 0; land + 1 < lands; land++) {
            meet[land][land + 1] = true;
        }
        meet[0][2 + random.nextInt(lands - 2)] = true;
        int[][] borders = new int[lands][];
        for (int land = 0; land < lands; land++) {
            int here = land;
            borders[land] = IntStream.range(0, lands)
                    .filter(other -> meet[here][other] || meet[other][here])
                    .toArray();
        }
        return borders;
    }

    private static SmallCall on(String method, Random random) {
        int[][] borders = map(random);
        int[] colors = IntStream.range(0, borders.length)
                .map(land -> SEVERAL[random.nextInt(SEVERAL.length)])
                .toArray();
        if (random.nextInt(3) > 0) {
            colors[random.nextInt(colors.length)] = 1 << random.nextInt(3);
        }
        return SmallCall.of(method, borders, colors);
    }

    public static SmallCall consistentMap(Random random) {
        return on("consistent", random);
    }

    public static SmallCall paintedMap(Random random) {
        return on("paint", random);
    }
}
