package sudoku.measure;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/**
 * One walk from the top of a tree down to one of its ends, and what it says about the size of the whole.
 *
 * <p>The walk draws one branch among all at every fork. So each place it comes to stands for as many as there are: one
 * that lies below forks of 3, 2 and 4 was reached with a chance of 1 in 24, and counts 24 times.
 *
 * @param nodes the estimate of the places below the top: the product of the forks so far, summed over the way
 * @param chances one way in so many ends here, if all forks were as on this way: the product of all forks
 * @param end the place without branches where the walk ended
 */
record Probe<T>(double nodes, double chances, T end) {

    /** Walks down; {@code draw} is asked for a number from 0 up and below the number of branches. */
    static <T> Probe<T> down(T top, Function<? super T, ? extends List<? extends T>> branches, IntUnaryOperator draw) {
        T place = top;
        double nodes = 0;
        double chances = 1;
        for (List<? extends T> below = branches.apply(place); !below.isEmpty(); below = branches.apply(place)) {
            chances *= below.size();
            nodes += chances;
            place = below.get(draw.applyAsInt(below.size()));
        }
        return new Probe<>(nodes, chances, place);
    }
}
