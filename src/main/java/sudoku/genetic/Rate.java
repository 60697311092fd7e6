package sudoku.genetic;

/**
 * How often something happens in a generation.
 *
 * <p><b>Idea.</b> A fixed rate is a compromise: too low to get out of a dead end, too high to settle. An adaptive
 * one looks at the generation first.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Rate {
    double in(Generation generation);

    static Rate fixed(double rate) {
        if (!(rate >= 0 && rate <= 1)) {
            throw new IllegalArgumentException("A rate lies between 0 and 1, so it cannot be " + rate + ".");
        }
        return generation -> rate;
    }

    /** Rises evenly from {@code calm} to {@code stuck} while nothing better is found, and falls back when it is. */
    static Rate adaptive(double calm, double stuck, int generations) {
        Rate low = fixed(calm);
        Rate high = fixed(stuck);
        return generation -> {
            double share = Math.min(1, (double) generation.stagnation() / generations);
            return low.in(generation) * (1 - share) + high.in(generation) * share;
        };
    }
}
