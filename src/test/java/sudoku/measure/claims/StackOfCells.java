package sudoku.measure.claims;

import sudoku.grid.Grid;

/**
 * The loop of the article on the stack, told again: every cell is pushed, clues as well.
 *
 * <p><b>Idea.</b> A clue has no digit to try, so on the way back it must be popped along with the
 * blank above it; popping one cell at a time would come forward again at once.
 *
 * <p><b>Alternatives.</b> {@link sudoku.solve.StackEnumerator} never pushes a clue.
 */
final class StackOfCells {
    private final Grid puzzle;
    private final boolean popsClues;
    private final TwentySevenSets sets;
    /** The digit each cell of the stack holds now; 0 for one that is new, and for clues always. */
    private final int[] tried = new int[TwentySevenSets.CELLS + 1];

    private int top;
    private long placed;
    private long steps;

    StackOfCells(Grid puzzle, boolean popsClues) {
        this.puzzle = puzzle;
        this.popsClues = popsClues;
        this.sets = new TwentySevenSets(puzzle);
    }

    /** Goes to the next solution and tells whether there is one; gives up after so many steps in all. */
    boolean next(long mostSteps) {
        while (top >= 0 && steps++ < mostSteps) {
            if (top == TwentySevenSets.CELLS) {
                pop();
                return true;
            }
            if (tried[top] > 0) {
                sets.delete(top, tried[top]);
            }
            if (!puzzle.isBlank(top)) {
                push();
            } else if (placeNext(top)) {
                push();
            } else {
                pop();
            }
        }
        return false;
    }

    private boolean placeNext(int cell) {
        for (int digit = tried[cell] + 1; digit <= 9; digit++) {
            if (sets.canSet(cell, digit)) {
                sets.set(cell, digit);
                tried[cell] = digit;
                placed++;
                return true;
            }
        }
        return false;
    }

    private void push() {
        tried[++top] = 0;
    }

    private void pop() {
        do {
            top--;
        } while (popsClues && top >= 0 && tried[top] == 0);
    }

    /** Whether everything was searched. */
    boolean isExhausted() {
        return top < 0;
    }

    long placed() {
        return placed;
    }

    long steps() {
        return steps;
    }

    Grid board() {
        return Grid.of(sets.board);
    }
}
