package sudoku.genetic;

import java.util.Random;

/**
 * Makes one board better by small steps, without a partner.
 *
 * <p><b>Idea.</b> Breeding brings a board into a good neighborhood, and is clumsy at the last two or three
 * exchanges. A local search is good at those. Together they are a hybrid: every child learns before it is
 * weighed.
 *
 * <p><b>Cost.</b> All boards it looks at are counted, so a hybrid cannot hide its work.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface LocalSearch {
    /** None: children stay as they were born. */
    LocalSearch NONE = (walk, random) -> {};

    void improve(Walk walk, Random random);

    /** So many steps of annealing at one temperature; near 0 it is a walk that never goes uphill. */
    static LocalSearch annealing(double temperature, int steps) {
        return (walk, random) -> Annealing.steps(walk, temperature, steps, random);
    }

    /** So many moves of tabu search, and back to the best board met on the way. */
    static LocalSearch tabu(int tenure, int moves) {
        return (walk, random) -> {
            Tabu.Memory memory = new Tabu.Memory(walk, tenure);
            for (int i = 0; i < moves && walk.errors() > 0; i++) {
                memory.move(random);
            }
            memory.goToBest();
        };
    }
}
