package sudoku.solve.racer;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

/**
 * The fastest solver of the course.
 *
 * <p><b>Idea.</b> Representation first: six cells in a word, so that few instructions think about all of a
 * board. Then inference: what the rows, columns and boxes of a digit know of each other, to the end, before any
 * guess. Then branching: both ends of a guess at once, on the cell whose peers will hear of it most. Each has
 * a class: {@link Lanes}, {@link Tower}, {@link LoneBoard}, {@link TwinBoards}, {@link Fork},
 * {@link Experience}, {@link Bet}, {@link Hunch}, {@link Remainder}, {@link Race}.
 *
 * <p><b>Representation.</b> A {@link Race}, kept from search to search, and as many as there are threads that search at
 * the same time. With a million puzzles, keep a race and give it characters.
 *
 * <p><b>Cost.</b> A few millionths of a second a puzzle. Both digits of a guess are thought about before the first
 * is followed; a node is counted when it is followed.
 *
 * <p><b>Alternatives.</b> The words are made for 9×9; on other boards {@link Propagation} answers.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public final class Racer implements Solver {
    private static final int SIZE = 9;
    private final Solver otherSizes = new Propagation();
    private final Queue<Race> idle = new ConcurrentLinkedQueue<>();

    @Override
    public String name() {
        return "racer";
    }

    /** Whether a puzzle has one solution and no second: what a generator asks, and nothing is counted on the way. */
    public boolean isUnique(Grid puzzle) {
        if (puzzle.size() != SIZE) {
            return otherSizes.solve(puzzle, SearchLimit.solutions(2)).isUnique();
        }
        Race race = borrowed();
        boolean unique = race.count(characters(puzzle), 2) == 1;
        idle.add(race);
        return unique;
    }

    private Race borrowed() {
        Race kept = idle.poll();
        return kept == null ? new Race() : kept;
    }

    /** A blank is a 0, which is as good as a dot. */
    private static byte[] characters(Grid puzzle) {
        byte[] characters = new byte[SIZE * SIZE];
        for (int cell = 0; cell < characters.length; cell++) {
            characters[cell] = (byte) ('0' + puzzle.get(cell));
        }
        return characters;
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        if (puzzle.size() != SIZE) {
            return otherSizes.solve(puzzle, limit, listener);
        }
        byte[] characters = characters(puzzle);
        Race race = borrowed();
        SearchResult result = Search.run(puzzle, limit, listener, search -> race.run(characters, search));
        idle.add(race);
        return result;
    }
}
