package sudoku.exercise.race;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.race.Quantile;
import sudoku.exercise.api.race.Restarts;

/** Runs as a search with a heavy tail has them, and what answers to tasks 1 and 2 should make of them. */
public final class VisibleRuns {
    private VisibleRuns() {}

    /** Runs with a heavy tail, some of them given up, and one that was done before it began. */
    public static int[] drawn(Random random, int done, int givenUp) {
        List<Integer> runs = new ArrayList<>(Collections.nCopies(givenUp, -1));
        for (int i = 0; i < done; i++) {
            runs.add(i == 0 ? 0 : (int) (64 / Math.pow(1 - random.nextDouble(), 2)));
        }
        Collections.shuffle(runs, random);
        return runs.stream().mapToInt(Integer::intValue).toArray();
    }

    /** By how much a patience is multiplied. */
    static int unit(Random random) {
        return 100 + 2 * random.nextInt(5_000);
    }

    /** Judged by counting: with so many steps enough runs are done, with one less there are too few. */
    public static void expectQuantile(Quantile answer, int[] runs, int percent) {
        Expect shown = Expect.onInput("task1.quantile(" + JavaText.of(runs) + ", " + percent + ")");
        int got = answer.quantile(runs, percent);
        long wanted = (percent * (long) runs.length + 99) / 100;
        boolean enough = IntStream.of(runs).filter(run -> run >= 0).count() >= wanted;
        if (!enough) {
            shown.equal(-1, got, "Fewer than " + percent + "% of the runs were done, so there is no number.");
        } else {
            shown.that(got >= 0, "Enough runs were done to give a number, and " + got + " came.");
            shown.that(
                    IntStream.of(runs).filter(run -> run >= 0 && run <= got).count() >= wanted,
                    "Too small: within " + got + " steps fewer than " + percent + "% of the runs were done.");
            shown.that(
                    IntStream.of(runs).filter(run -> run >= 0 && run < got).count() < wanted,
                    "Too large: with fewer than " + got + " steps, " + percent + "% of the runs were done already.");
        }
    }

    /** So many units in vain, and then the steps of the run that is done. */
    public static void expectSteps(Restarts answer, int[] runs, int unit, long units, long last) {
        String written = runs.length > 40 ? runs.length + " runs" : JavaText.of(runs);
        Expect shown = Expect.onInput("task2.steps(" + written + ", " + unit + ")");
        shown.equal(
                units * unit + last,
                answer.steps(runs, unit),
                "Given up: " + units + " times " + unit + " steps. The run that is done: " + last + " steps.");
    }
}
