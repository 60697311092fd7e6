package sudoku.puzzles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.search.SearchResult;
import sudoku.solve.RandomOrder;

/**
 * Makes puzzles with exactly one solution, as many as wanted, the same for the same seed.
 *
 * <p><b>Idea.</b> Dig holes into a full board.
 * <pre>
 * fill an empty board in a drawn order
 * dig: for each cell in a drawn order, until there are few enough clues:
 *     take the digit away; if a second solution appears, or it gets too hard, put it back
 * too many clues left: fill a few holes again and dig elsewhere; keep what is no worse
 * still too many, or not what was asked for: begin again with another board
 * </pre>
 *
 * <p><b>Representation.</b> One {@link Random} from the seed, so each puzzle depends on those made
 * before it and on nothing else. Cells are dug in the groups of the request's {@link CluePattern}.
 *
 * <p><b>Cost.</b> At most 81 searches for a second solution a board, and two dozen each time it is
 * dug elsewhere. That is what few clues need: one board in five hundred can be dug straight down to
 * 21 of them.
 *
 * <p><b>Alternatives.</b> Adding clues to an empty board until one solution is left; changing a
 * puzzle that is known. Neither this nor those draw every puzzle with the same chance: digging
 * finds puzzles with many solutions nearby more often.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class Generator {
    private static final int SIZE = 9;
    /** Few enough to keep most of what was dug, enough to make room for something else. */
    private static final int HOLES_FILLED = 4;
    /** After so many tries most boards have given what they have. */
    private static final int DIGS_A_BOARD = 1_000;
    /** Nodes for each cell; a filling that takes more has begun badly, as most need one or two. */
    private static final long NODES_BEFORE_RESTART = 5;

    private final Random random;

    public Generator(long seed) {
        this.random = new Random(seed);
    }

    /** The next 9×9 puzzle with this many clues. */
    public Grid puzzle(int clues) {
        return puzzle(PuzzleRequest.size(SIZE).clues(clues));
    }

    /** The next 9×9 puzzles, all with this many clues. */
    public List<Grid> puzzles(int count, int clues) {
        return puzzles(count, PuzzleRequest.size(SIZE).clues(clues));
    }

    /** The next puzzles of a kind. */
    public List<Grid> puzzles(int count, PuzzleRequest request) {
        return IntStream.range(0, count).mapToObj(i -> puzzle(request)).toList();
    }

    /**
     * The next puzzle of a kind.
     *
     * @throws IllegalArgumentException when no board that was tried had such a puzzle
     */
    public Grid puzzle(PuzzleRequest request) {
        Digging digging = new Digging(request);
        while (digging.searchesLeft > 0) {
            Grid puzzle = digging.puzzle(fullBoard(request.size()));
            if (request.isMetBy(puzzle)) {
                return puzzle;
            }
        }
        throw new IllegalArgumentException("No puzzle was found for '" + request + "' in " + digging.boards
                + " boards. Ask for less, or try another seed.");
    }

    private Grid fullBoard(int size) {
        long nodes = NODES_BEFORE_RESTART * Cells.of(size).count();
        SearchResult filled = RandomOrder.withRestarts(random.nextLong(), nodes).solve(Grid.empty(size));
        requireTime();
        return filled.solution();
    }

    /** An interrupted search finds nothing, and nothing would ever end the digging. */
    private static void requireTime() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("Making puzzles was interrupted.");
        }
    }

    /** The work for one puzzle, board after board. */
    private final class Digging {
        private final PuzzleRequest request;
        private final List<int[]> groups;
        /** The clues to stop at; a puzzle that needs every clue is dug to the end. */
        private final int stopAt;

        private final int enough;
        private int searchesLeft;
        private int boards;

        Digging(PuzzleRequest request) {
            this.request = request;
            this.groups = request.pattern().groups(request.size());
            this.stopAt = request.minimal() ? 0 : request.clues().orElse(0);
            this.enough = request.clues().orElse(Integer.MAX_VALUE);
            this.searchesLeft = patience(request.size());
        }

        /** Searches after which hope is given up: half a minute or so. */
        private static int patience(int size) {
            return size == SIZE ? 1_000_000 : 20_000;
        }

        Grid puzzle(Grid board) {
            boards++;
            Grid puzzle = dig(board);
            for (int i = 0; i < DIGS_A_BOARD && puzzle.clues() > enough && searchesLeft > 0; i++) {
                Grid other = dig(fillSomeHoles(puzzle, board));
                puzzle = other.clues() <= puzzle.clues() ? other : puzzle;
            }
            return puzzle;
        }

        private Grid dig(Grid from) {
            Grid puzzle = from;
            int clues = from.clues();
            for (int[] group : shuffled()) {
                if (puzzle.isBlank(group[0]) || clues - group.length < stopAt) {
                    continue;
                }
                requireTime();
                searchesLeft--;
                Grid dug = puzzle;
                for (int cell : group) {
                    dug = dug.with(cell, Grid.BLANK);
                }
                if (request.allows(dug)) {
                    puzzle = dug;
                    clues -= group.length;
                }
            }
            return puzzle;
        }

        private Grid fillSomeHoles(Grid puzzle, Grid board) {
            Grid filled = puzzle;
            int holes = 0;
            for (int[] group : shuffled()) {
                if (puzzle.isBlank(group[0]) && holes < HOLES_FILLED) {
                    for (int cell : group) {
                        filled = filled.with(cell, board.get(cell));
                    }
                    holes += group.length;
                }
            }
            return filled;
        }

        private List<int[]> shuffled() {
            List<int[]> order = new ArrayList<>(groups);
            Collections.shuffle(order, random);
            return order;
        }
    }
}
