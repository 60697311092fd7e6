package sudoku.picture;

import sudoku.grid.Grid;
import sudoku.search.Trace;

/** The steps of a search, to be played, stopped and stepped through. */
public final class StepPlayer {
    private final Grid puzzle;
    private final Trace trace;

    private StepPlayer(Grid puzzle, Trace trace) {
        this.puzzle = puzzle;
        this.trace = trace;
    }

    public static StepPlayer of(Grid puzzle, Trace trace) {
        return new StepPlayer(puzzle, trace);
    }

    /** The board after the last step kept. */
    GridPicture lastFrame() {
        Grid board = puzzle;
        for (Trace.Step step : trace.steps()) {
            board = switch (step.kind()) {
                case PLACED -> board.with(step.cell(), step.digit());
                case UNDONE -> board.with(step.cell(), Grid.BLANK);
                default -> board;
            };
        }
        return GridPicture.of(board, puzzle);
    }

    public String html() {
        return Html.image(lastFrame());
    }

    public String text() {
        return lastFrame().text();
    }
}
