package sudoku.picture;

import java.util.ArrayDeque;
import java.util.Deque;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.Trace;

/**
 * A board with pencil marks that does again what a search did.
 *
 * <p>A digit that stands rules itself out for its peers, whether the trace says so or not. The marks
 * before a digit was tried are kept, and come back when it is taken back.
 */
public final class Marks {
    private record Kept(int[] board, int[] sets) {}

    private final Grid puzzle;
    private final Deque<Kept> beforeTries = new ArrayDeque<>();
    private int[] board;
    private int[] sets;

    public Marks(Grid puzzle) {
        this.puzzle = puzzle;
        this.board = puzzle.toArray();
        this.sets = new int[board.length];
        for (int cell = 0; cell < board.length; cell++) {
            sets[cell] = puzzle.isBlank(cell) ? Rules.candidates(puzzle, cell) : Digits.NONE;
        }
    }

    public void apply(Trace.Step step) {
        switch (step.kind()) {
            case PLACED -> {
                beforeTries.push(new Kept(board.clone(), sets.clone()));
                stand(step.cell(), step.digit());
            }
            case DEDUCED -> stand(step.cell(), step.digit());
            case ELIMINATED -> sets[step.cell()] = Digits.remove(sets[step.cell()], step.digit());
            case UNDONE -> {
                Kept before = beforeTries.pop();
                board = before.board;
                sets = before.sets;
            }
            case DEAD_END, NO_PLACE, SOLVED -> {}
        }
    }

    private void stand(int cell, int digit) {
        board[cell] = digit;
        sets[cell] = Digits.NONE;
        for (int peer : puzzle.cells().peers(cell)) {
            sets[peer] = Digits.remove(sets[peer], digit);
        }
    }

    public Grid board() {
        return Grid.of(board);
    }

    /** The board with its marks; what is not a clue is drawn as found. */
    public GridPicture picture() {
        GridPicture picture = GridPicture.of(board(), puzzle);
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] == Grid.BLANK) {
                picture = picture.candidates(cell, sets[cell]);
            }
        }
        return picture;
    }
}
