package sudoku.exercise.howfast;

import java.util.Random;
import java.util.stream.IntStream;
import sudoku.explain.run.SmallCall;

/** Small calls of what packs, proves and looks up. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    /** Too long to be written down. */
    private static final SmallCall.Java KEEPS_ALL = new SmallCall.Java(
            "java.util.stream.IntStream.range(0, 512).toArray()", "a table in which each question is its own answer");

    private VisibleCalls() {}

    public static SmallCall sixCells(Random random) {
        int[] sets = IntStream.range(0, 2 + random.nextInt(3))
                .map(i -> VisibleFields.some(random, 1 + random.nextInt(3)))
                .toArray();
        if (random.nextBoolean()) {
            return SmallCall.of("pack", sets);
        }
        long word = VisibleFields.word(sets);
        return SmallCall.of("pairs", new SmallCall.Java(word + "L", word + "L"));
    }

    public static SmallCall proofQuestions(Random random) {
        return SmallCall.of("questions", 1 + random.nextInt(2), 1 + random.nextInt(3));
    }

    public static SmallCall bandTable(Random random) {
        if (random.nextBoolean()) {
            int places = 2 + random.nextInt(2);
            return SmallCall.of("tableOf", VisibleBands.ways(random, 1 + random.nextInt(3), places), places);
        }
        return SmallCall.of("strike", VisibleBands.asking(random, 1 + random.nextInt(511)), KEEPS_ALL);
    }
}
