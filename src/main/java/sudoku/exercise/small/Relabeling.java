package sudoku.exercise.small;

import java.util.Random;
import sudoku.grid.Grid;
import sudoku.puzzles.Symmetry;

/**
 * Fresh puzzles from known ones.
 *
 * <p><b>Idea.</b> A student who has learned the answers by heart has learned nothing. At each run a known puzzle
 * appears in another dress: other digits, other places, the same number of solutions.
 *
 * <p><b>Representation.</b> A random generator from a seed, so the same run can be had again. Each test has one of its
 * own and does not depend on those before it.
 *
 * <p><b>Alternatives.</b> Puzzles made anew: then nobody knows how many solutions they have until a solver says so.
 */
public final class Relabeling {
    private final Random random;

    /** The same for the same seed. */
    public Relabeling(long seed) {
        this.random = new Random(seed);
    }

    /** The next symmetry of boards of this size, any of all there are. */
    public Symmetry symmetry(int size) {
        return Symmetry.random(size, random.nextLong());
    }

    /**
     * The next that only renames digits, turns and mirrors, and so leaves diagonals and centered windows what they are.
     */
    public Symmetry turn(int size) {
        int[] names = random.ints(1, size + 1).distinct().limit(size).toArray();
        Symmetry turn = Symmetry.relabel(names);
        for (int quarters = random.nextInt(4); quarters > 0; quarters--) {
            turn = turn.then(Symmetry.quarterTurn(size));
        }
        return random.nextBoolean() ? turn.then(Symmetry.mirror(size)) : turn;
    }

    /** A puzzle, written in any way a grid can be, in another dress. */
    public Grid puzzle(String known) {
        Grid grid = Grid.parse(known);
        return symmetry(grid.size()).apply(grid);
    }

    /** The same, its diagonals still diagonals. */
    public Grid turned(String known) {
        Grid grid = Grid.parse(known);
        return turn(grid.size()).apply(grid);
    }

    /** For whatever else a test draws. */
    public Random random() {
        return random;
    }
}
