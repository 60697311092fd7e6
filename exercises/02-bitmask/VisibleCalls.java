package sudoku.exercise.bitmask;

import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of what is written with masks. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall setOperations(Random random) {
        int set = random.nextInt(512);
        int digit = 1 + random.nextInt(9);
        return switch (random.nextInt(4)) {
            case 0 -> SmallCall.of("isIn", set, digit);
            case 1 -> SmallCall.of("with", set, digit);
            case 2 -> SmallCall.of("without", set, digit);
            default -> SmallCall.of("notIn", set);
        };
    }

    /** All answers are right, but a few. */
    public static SmallCall wrongAnswers(Random random) {
        int set = 2 * (1 + random.nextInt(510));
        int digit = 1 + random.nextInt(9);
        int spoilt = random.nextInt(2) * 2;
        String code =
                "java.util.stream.IntStream.range(0, 1024).mapToObj(set -> java.util.stream.IntStream.range(0, 10)"
                        + ".map(digit -> set & ~(1 << digit) ^ (set == " + set + " && digit == " + digit + " ? "
                        + spoilt
                        + " : 0)).toArray()).toArray(int[][]::new)";
        String shown = spoilt == 0
                ? "answers that are all right"
                : "answers that are all right, but that the one at [" + set + "][" + digit + "] has bit 1 turned";
        return SmallCall.of("wrongAnswers", new SmallCall.Java(code, shown));
    }

    public static SmallCall boardCandidates(Random random) {
        return SmallCall.of("candidates", SmallBoards.nearlyFull(random, 4, 1 + random.nextInt(6)), 4);
    }

    public static SmallCall windoku(Random random) {
        String solution = "861573492495128763732694518678452931524931876913867245256719384349286157187345629";
        return SmallCall.of(
                "windoku",
                SmallBoards.perhapsClashing(random, SmallBoards.nearlyFull(random, solution, random.nextInt(7))));
    }
}
