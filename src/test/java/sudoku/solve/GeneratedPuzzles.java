package sudoku.solve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/** Puzzles made for a test from a seed: a full board with some cells cleared, and perhaps a wrong clue. */
public final class GeneratedPuzzles {
    private GeneratedPuzzles() {}

    /** A puzzle with at least one solution, often with many. */
    public static Grid solvable(int size, int clues, long seed) {
        Random random = new Random(seed);
        Grid puzzle =
                Propagation.withNakedPairs().solve(randomDiagonal(size, random)).solution();
        List<Integer> cells = shuffledCells(size, random);
        for (int cell : cells.subList(clues, cells.size())) {
            puzzle = puzzle.with(cell, Grid.BLANK);
        }
        return puzzle;
    }

    /** The same with one more clue that breaks no rule, only mostly every solution. */
    public static Grid doubtful(int size, int clues, long seed) {
        Grid puzzle = solvable(size, clues, seed);
        Grid solution = new Propagation().solve(puzzle).solution();
        for (int cell : shuffledCells(size, new Random(seed))) {
            int wrong = Digits.remove(Rules.candidates(puzzle, cell), solution.get(cell));
            if (puzzle.isBlank(cell) && wrong != Digits.NONE) {
                return puzzle.with(cell, Digits.first(wrong));
            }
        }
        return puzzle;
    }

    /**
     * The boxes on the diagonal do not see each other, so any digits in any order may be there; the
     * last one stays blank, as with it some 4×4 boards could not be filled.
     */
    private static Grid randomDiagonal(int size, Random random) {
        Grid grid = Grid.empty(size);
        int side = grid.cells().boxSide();
        for (int box = 0; box < side - 1; box++) {
            List<Integer> digits =
                    new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
            Collections.shuffle(digits, random);
            for (int i = 0; i < size; i++) {
                grid = grid.with(grid.cells().at(box * side + i / side, box * side + i % side), digits.get(i));
            }
        }
        return grid;
    }

    private static List<Integer> shuffledCells(int size, Random random) {
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, size * size).boxed().toList());
        Collections.shuffle(cells, random);
        return cells;
    }
}
