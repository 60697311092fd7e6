package sudoku.genetic;

import java.util.stream.Stream;
import sudoku.grid.Grid;

/**
 * Any way of getting from full boards with errors to better ones.
 *
 * <p><b>Idea.</b> A stream of generations. The one who takes from it says how long it goes on ({@code limit}, {@code
 * takeWhile}), and one who wants to watch looks in ({@code peek}). Annealing and tabu search are evolutions too,
 * with a population of one.
 *
 * <p><b>Representation.</b> An evolution is a recipe and has no state; the stream has. The same puzzle and seed
 * give the same stream on every machine: all chance comes from {@link java.util.Random}, whose numbers are laid
 * down, and nothing depends on which thread is faster.
 *
 * <p><b>Cost.</b> A generation is made when it is asked for.
 *
 * <p><b>Alternatives.</b> A method {@code run} with a list of listeners and stopping rules: what the stream has
 * already, invented again.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Evolution {
    /**
     * The generations, from a random one on. The stream ends with the generation that holds a solution, and when
     * its thread is interrupted; otherwise it never does.
     *
     * @throws IllegalArgumentException when the clues contradict each other
     */
    Stream<Generation> stream(Grid puzzle, long seed);
}
