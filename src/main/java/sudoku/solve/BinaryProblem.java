package sudoku.solve;

import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;

/**
 * Variables, the values each may take, and constraints between two of them at a time.
 *
 * <p><b>Idea.</b> The form that {@link Arcs} reason about. Coloring a map is one, n queens is
 * another, and so is Sudoku: a variable a cell, and peers must differ.
 *
 * <p><b>Representation.</b> Values are numbers from 0 to 31, so that a set of them fits into an
 * {@code int}.
 *
 * <p><b>Cost.</b> None of its own; what asks it makes its questions few.
 *
 * <p><b>Alternatives.</b> Constraints among many variables, such as "all different", see more than their pairs do;
 * {@code sudoku.cover} has another such form.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public interface BinaryProblem {
    int variables();

    /** The values a variable may take, as a set of bits. */
    int domain(int variable);

    /** The variables that share a constraint with this one. */
    int[] neighbors(int variable);

    /** Whether two neighbors may have these values together. */
    boolean allows(int variable, int value, int neighbor, int neighborValue);

    /** Sudoku: the cells are the variables, a clue leaves its cell one value, peers must differ. */
    static BinaryProblem sudoku(Grid puzzle) {
        Cells geometry = puzzle.cells();
        return new BinaryProblem() {
            @Override
            public int variables() {
                return geometry.count();
            }

            @Override
            public int domain(int cell) {
                return puzzle.isBlank(cell) ? Digits.all(geometry.size()) : Digits.of(puzzle.get(cell));
            }

            @Override
            public int[] neighbors(int cell) {
                return geometry.peers(cell);
            }

            @Override
            public boolean allows(int cell, int digit, int peer, int peerDigit) {
                return digit != peerDigit;
            }
        };
    }
}
