package sudoku.genetic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * All candidates that live at the same time. It never changes; it is followed by another.
 *
 * <p><b>Representation.</b> Everything the next generation depends on, chance excepted: so a run can be looked at
 * from outside, generation by generation, and nobody inside needs to keep statistics.
 *
 * @param number 0 for the first
 * @param champion the best since the last restart; without elitism it need not live any more
 * @param championSince the generation it appeared in
 * @param weighed how many boards were looked at since the beginning: the work done
 * @param restarts how often everything was begun anew
 */
public record Generation(
        int number, List<Candidate> population, Candidate champion, int championSince, long weighed, int restarts) {

    static Generation first(List<Candidate> population) {
        return new Generation(0, population, best(population), 0, weighed(population), 0);
    }

    /** The same generation with the worst candidate gone and a newcomer in its place. */
    Generation withNewcomer(Candidate newcomer) {
        List<Candidate> mixed = new ArrayList<>(population);
        mixed.remove(Collections.max(mixed, Comparator.comparingInt(Candidate::errors)));
        mixed.add(newcomer);
        boolean better = newcomer.errors() < champion.errors();
        return new Generation(
                number, mixed, better ? newcomer : champion, better ? number : championSince, weighed, restarts);
    }

    static Candidate best(List<Candidate> population) {
        Candidate best = population.get(0);
        for (Candidate candidate : population) {
            best = candidate.errors() < best.errors() ? candidate : best;
        }
        return best;
    }

    static long weighed(List<Candidate> made) {
        return made.stream().mapToLong(Candidate::weighed).sum();
    }

    /** The one after this. */
    Generation next(List<Candidate> population, long weighedNow) {
        Candidate best = best(population);
        boolean better = best.errors() < champion.errors();
        return new Generation(
                number + 1,
                population,
                better ? best : champion,
                better ? number + 1 : championSince,
                weighed + weighedNow,
                restarts);
    }

    /** The one after this when nothing of this is kept. */
    Generation restart(List<Candidate> population, long weighedNow) {
        return new Generation(number + 1, population, best(population), number + 1, weighed + weighedNow, restarts + 1);
    }

    /** The best that lives now. */
    public Candidate best() {
        return best(population);
    }

    public boolean isSolved() {
        return champion.isSolution();
    }

    /** How many generations ago the champion appeared. */
    public int stagnation() {
        return number - championSince;
    }

    /** The errors of a candidate on average. */
    public double meanErrors() {
        return population.stream().mapToInt(Candidate::errors).average().orElseThrow();
    }

    /**
     * How different the candidates are: the chance that two of them, drawn with replacement, differ in a cell, on
     * average over all cells. 0 when all are the same board.
     */
    public double diversity() {
        int size = best().size();
        double sum = 0;
        for (int cell = 0; cell < size * size; cell++) {
            int[] counts = new int[size + 1];
            for (Candidate candidate : population) {
                counts[candidate.digit(cell)]++;
            }
            double equal = 0;
            for (int count : counts) {
                equal += (double) count * count / population.size() / population.size();
            }
            sum += 1 - equal;
        }
        return sum / (size * size);
    }

    /**
     * A stream of states, each made when it is asked for. It ends after the first that is the last, and when its
     * thread is interrupted.
     */
    static <T> Stream<T> stream(T first, Predicate<T> isLast, UnaryOperator<T> next) {
        return Stream.iterate(
                first,
                state -> state != null,
                state -> isLast.test(state) || Thread.currentThread().isInterrupted() ? null : next.apply(state));
    }
}
