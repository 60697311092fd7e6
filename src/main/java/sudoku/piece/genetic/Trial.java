package sudoku.piece.genetic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import sudoku.genetic.Encoding;
import sudoku.genetic.Fitness;
import sudoku.grid.Grid;

/**
 * One evolution: its puzzle, who becomes a parent, at which rate, how many boards may be weighed; and what came of it.
 *
 * <p><b>Idea.</b> A loop that asks how wrong a crowd is, and whether to stop, has said all that can be counted and
 * drawn.
 *
 * <p><b>Representation.</b> What is set before the run gives a new trial; a run fills one of its own.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public class Trial {
    public static final int MOST = 100_000;
    private static final int CROWD = 100;
    private static final double RATE = 0.15;

    private final Grid puzzle;
    private final Parent selection;
    private double rate = RATE;
    private int most = MOST;
    private Elite elite = (children, champion) -> {};

    private final List<Double> bests = new ArrayList<>();
    private final List<Double> means = new ArrayList<>();
    private int[][] living = {};
    private int[] errors = {};
    private int weighed;

    Trial(Grid puzzle, Parent selection) {
        this.puzzle = puzzle;
        this.selection = selection;
    }

    /** Parents chosen in this way; the rate and the limit are those of the lesson, and there is no elite. */
    public static Trial of(Grid puzzle, Parent selection) {
        return new Trial(puzzle, selection);
    }

    /** The chance of an exchange, for each box of a child. */
    public Trial rate(double perBox) {
        Trial trial = fresh();
        trial.limits(perBox, most);
        return trial;
    }

    /** When so many boards have been weighed, the run gives up. */
    public Trial most(int boards) {
        Trial trial = fresh();
        trial.limits(rate, boards);
        return trial;
    }

    public Trial elite(Elite joining) {
        Trial trial = fresh();
        trial.elite = joining;
        return trial;
    }

    /** The same before its run. */
    Trial fresh() {
        Trial trial = new Trial(puzzle, selection);
        trial.limits(rate, most);
        trial.elite = elite;
        return trial;
    }

    final void limits(double perBox, int boards) {
        rate = perBox;
        most = boards;
    }

    int[][] guesses(Random random) {
        Encoding encoding = Encoding.of(puzzle);
        int[][] guesses = new int[CROWD][];
        for (int i = 0; i < CROWD; i++) {
            guesses[i] = encoding.random(random).grid().toArray();
        }
        return guesses;
    }

    int[][] free() {
        return Often.free(puzzle);
    }

    public Parent selection() {
        return selection;
    }

    public double rate() {
        return rate;
    }

    int most() {
        return most;
    }

    /** How wrong each board of a new crowd is; an elite may have taken somebody's place before. */
    public int[] weigh(int[][] crowd) {
        if (living.length > 0) {
            elite.join(crowd, living[best()].clone());
        }
        living = crowd;
        errors = new int[crowd.length];
        for (int i = 0; i < crowd.length; i++) {
            errors[i] = Fitness.errors(crowd[i], puzzle.size());
        }
        weighed += crowd.length;
        bests.add((double) errors[best()]);
        means.add(Arrays.stream(errors).average().orElseThrow());
        return errors.clone();
    }

    /** Whether a board of the crowd is solved, or the limit is reached. */
    public boolean isDone(int[] wrong) {
        return weighed >= most || Arrays.stream(wrong).anyMatch(each -> each == 0);
    }

    private int best() {
        int best = 0;
        for (int i = 1; i < errors.length; i++) {
            best = errors[i] < errors[best] ? i : best;
        }
        return best;
    }

    /** How many boards were weighed. */
    public int weighed() {
        return weighed;
    }

    /** How wrong each board of the last crowd is. */
    public int[] errors() {
        return errors.clone();
    }

    /** The best board of the last crowd, and how wrong it is. */
    public Grid champion() {
        return Grid.of(living[best()]);
    }

    public int left() {
        return errors[best()];
    }

    public int[][] crowd() {
        return living.clone();
    }

    /** The errors of the best board, generation by generation. */
    public double[] bests() {
        return bests.stream().mapToDouble(each -> each).toArray();
    }

    /** The mean of the errors, generation by generation. */
    public double[] means() {
        return means.stream().mapToDouble(each -> each).toArray();
    }
}
