package sudoku.puzzles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.Propagation;
import sudoku.solve.RandomOrder;
import sudoku.solve.Solver;

/**
 * Makes puzzles with exactly one solution, as many as wanted, the same for the same seed.
 *
 * <p><b>Idea.</b> Dig holes into a full board.
 * <pre>
 * fill an empty board in a drawn order
 * for each cell in a drawn order, until there are few enough clues:
 *     take the digit away; if a second solution appears, put it back
 * too many clues left: begin again with another board
 * </pre>
 *
 * <p><b>Representation.</b> One {@link Random} from the seed, so each puzzle depends on those made
 * before it and on nothing else.
 *
 * <p><b>Cost.</b> At most 81 searches for a second solution a board. Few boards can be dug down to 22
 * clues, so few clues need many boards.
 *
 * <p><b>Alternatives.</b> Adding clues to an empty board until one solution is left; changing a
 * puzzle that is known. Neither this nor those draw every puzzle with the same chance: digging
 * finds puzzles with many solutions nearby more often.
 *
 * <p><b>Lesson.</b> 05-propagation.
 */
public final class Generator {
    private static final int SIZE = 9;
    /** Below this, boards that can be dug so far are too rare to wait for. */
    private static final int FEWEST_CLUES = 22;
    /** A filling that takes longer has begun badly; most need a node or two for each cell. */
    private static final long NODES_BEFORE_RESTART = 400;

    private final Random random;
    private final Solver solver = new Propagation();

    public Generator(long seed) {
        this.random = new Random(seed);
    }

    /** The next puzzle with this many clues. */
    public Grid puzzle(int clues) {
        if (clues < FEWEST_CLUES || clues > SIZE * SIZE) {
            throw new IllegalArgumentException("A puzzle is made with " + FEWEST_CLUES + " to " + SIZE * SIZE
                    + " clues, not " + clues + ": fewer are too rare to be found by digging.");
        }
        return Stream.generate(() -> dig(fullBoard(), clues)).flatMap(Optional::stream).findFirst().orElseThrow();
    }

    /** The next puzzles, all with this many clues. */
    public List<Grid> puzzles(int count, int clues) {
        return IntStream.range(0, count).mapToObj(i -> puzzle(clues)).toList();
    }

    private Grid fullBoard() {
        requireTime();
        return RandomOrder.withRestarts(random.nextLong(), NODES_BEFORE_RESTART).solve(Grid.empty(SIZE)).solution();
    }

    private Optional<Grid> dig(Grid board, int clues) {
        List<Integer> cells = new ArrayList<>(IntStream.range(0, SIZE * SIZE).boxed().toList());
        Collections.shuffle(cells, random);
        Grid puzzle = board;
        for (int cell : cells) {
            if (puzzle.clues() == clues) {
                break;
            }
            Grid dug = puzzle.with(cell, Grid.BLANK);
            if (solver.solve(dug, SearchLimit.solutions(2)).isUnique()) {
                puzzle = dug;
            }
            requireTime();
        }
        return Optional.of(puzzle).filter(made -> made.clues() == clues);
    }

    /** An interrupted search finds nothing, and nothing would ever end the digging. */
    private static void requireTime() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("Making puzzles was interrupted.");
        }
    }
}
