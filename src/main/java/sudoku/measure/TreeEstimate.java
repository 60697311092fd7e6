package sudoku.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * How large a search tree is, without searching it: Knuth's estimate by random probes.
 *
 * <p><b>Idea.</b> Walk down the tree once, drawing each branch. A walk that met forks of 3, 2 and 4 guesses
 * 3 + 3·2 + 3·2·4 nodes, as if every other way were like its own. One guess is worth little; but over all ways, each
 * with its chance, the guesses average to the very size of the tree. So walk often, and take the mean.
 *
 * <p><b>Representation.</b> The guess of each probe, in the order they were made: the mean, the spread and the means of
 * parts are taken from them.
 *
 * <p><b>Cost.</b> As many steps a probe as the tree is deep, however wide it is. What it costs is certainty: a tree
 * with most of its nodes in a few thick branches is underestimated by nearly every run, and by its spread too, until a
 * probe falls into one of them. A guess beyond 10^308 is infinite.
 *
 * <p><b>Alternatives.</b> Searching, where the tree is small enough. Drawing likelier branches more often narrows the
 * spread, and asks to know which they are.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
public final class TreeEstimate {
    private final double[] guesses;

    private TreeEstimate(double[] guesses) {
        this.guesses = guesses;
    }

    /**
     * The number of nodes below {@code top} in the tree with these branches, which may be a puzzle with a {@link
     * Branching} or anything else that can be searched.
     *
     * @throws IllegalArgumentException with fewer than two probes
     */
    public static <T> TreeEstimate of(
            T top, Function<? super T, ? extends List<? extends T>> branches, int probes, long seed) {
        return of(top, branches, probes, seed, Probe::nodes);
    }

    /**
     * The number of the tree's ends that are wanted: of its solutions, say.
     *
     * @throws IllegalArgumentException with fewer than two probes
     */
    public static <T> TreeEstimate ofEnds(
            T top,
            Function<? super T, ? extends List<? extends T>> branches,
            Predicate<? super T> wanted,
            int probes,
            long seed) {
        return of(top, branches, probes, seed, probe -> wanted.test(probe.end()) ? probe.chances() : 0);
    }

    private static <T> TreeEstimate of(
            T top,
            Function<? super T, ? extends List<? extends T>> branches,
            int probes,
            long seed,
            ToDoubleFunction<Probe<T>> guess) {
        if (probes < 2) {
            throw new IllegalArgumentException(
                    "An estimate needs at least two probes to have a spread, not " + probes + ".");
        }
        Random random = new Random(seed);
        double[] guesses = new double[probes];
        Arrays.setAll(guesses, i -> guess.applyAsDouble(Probe.down(top, branches, random::nextInt)));
        return new TreeEstimate(guesses);
    }

    public int probes() {
        return guesses.length;
    }

    /** The estimate. */
    public double mean() {
        return Arrays.stream(guesses).average().orElseThrow();
    }

    /**
     * How far off the mean is likely to be (its standard error): two estimates in three are no farther off than their
     * spread, once every thick branch has been met.
     */
    public double spread() {
        double mean = mean();
        double squares = Arrays.stream(guesses)
                .map(guess -> (guess - mean) * (guess - mean))
                .sum();
        return Math.sqrt(squares / (guesses.length - 1) / guesses.length);
    }

    /**
     * The estimates of so many parts of the probes, each on its own: what other people would have found with fewer.
     *
     * @throws IllegalArgumentException where there are fewer probes than parts, or no part at all
     */
    public double[] meansOf(int parts) {
        if (parts < 1 || parts > guesses.length) {
            throw new IllegalArgumentException(guesses.length + " probes can be split into 1 to " + guesses.length
                    + " parts, not into " + parts + ".");
        }
        double[] means = new double[parts];
        Arrays.setAll(means, part -> Arrays.stream(guesses, start(part, parts), start(part + 1, parts))
                .average()
                .orElseThrow());
        return means;
    }

    private int start(int part, int parts) {
        return (int) ((long) part * guesses.length / parts);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.3g ± %.1g from %,d probes", mean(), spread(), guesses.length);
    }
}
