package sudoku.genetic;

import java.util.Iterator;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/**
 * An evolution as a solver like the others, and honest about what it is not.
 *
 * <p><b>Idea.</b> Follow the generations to one that holds a solution. When none has come after a fair amount of
 * work, give up: that proves nothing. It never says that a puzzle has no solution, nor that one is the only one,
 * so it stops at the first.
 *
 * <p><b>Representation.</b> A seed of its own: the same puzzle takes the same course each time. A node is a board
 * weighed; the limits of the search are looked at once a generation.
 *
 * <p><b>Cost.</b> The boards it may weigh before it gives up.
 *
 * <p><b>Alternatives.</b> Going on forever, which the reader of a table could not tell from a long search.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class EvolutionSolver implements Solver {
    private final String name;
    private final Evolution evolution;
    private final long seed;
    private final long enough;

    /** @param enough after so many boards it gives up */
    public EvolutionSolver(String name, Evolution evolution, long seed, long enough) {
        this.name = name;
        this.evolution = evolution;
        this.seed = seed;
        this.enough = enough;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean isComplete() {
        return false;
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.runIncomplete(puzzle, limit, listener, search -> {
            long weighed = 0;
            Iterator<Generation> generations = evolution.stream(puzzle, seed).iterator();
            while (weighed < enough && generations.hasNext()) {
                Generation generation = generations.next();
                search.weigh(generation.weighed() - weighed);
                weighed = generation.weighed();
                if (generation.isSolved()) {
                    search.solution(generation.champion().grid().toArray());
                    return;
                }
            }
            search.requireTime();
        });
    }
}
