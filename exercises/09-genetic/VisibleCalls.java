package sudoku.exercise.genetic;

import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of what an evolution is made of. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall weightedErrors(Random random) {
        int[] board = SmallBoards.full(random, 4);
        for (int i = 0; i < 3; i++) {
            board[random.nextInt(16)] = 1 + random.nextInt(4);
        }
        int[] weights = random.ints(8, 1, 6).toArray();
        return SmallCall.of(random.nextBoolean() ? "weightedErrors" : "heavierLines", board, weights);
    }

    public static SmallCall fairParents(Random random) {
        int many = 3 + random.nextInt(2);
        return SmallCall.of("parents", SmallBoards.numbers(random, many, 20), random.nextInt(many + 1));
    }

    /** The father has the mother's digits in another order, box by box. */
    public static SmallCall circleCrossing(Random random) {
        int[][] boxes = {{0, 1, 4, 5}, {2, 3, 6, 7}, {8, 9, 12, 13}, {10, 11, 14, 15}};
        int[] mother = SmallBoards.full(random, 4);
        int[] father = mother.clone();
        for (int[] box : boxes) {
            int[] order = SmallBoards.order(random, 4);
            for (int i = 0; i < 4; i++) {
                father[box[i]] = mother[box[order[i]]];
            }
        }
        return SmallCall.of("cross", mother, father, boxes);
    }

    public static SmallCall nextRate(Random random) {
        return SmallCall.of("nextRate", (1 + random.nextInt(9)) / 10.0, random.nextInt(5), random.nextInt(5));
    }
}
