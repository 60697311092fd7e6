package sudoku.peers;

import java.util.List;
import java.util.function.IntUnaryOperator;
import sudoku.grid.Grid;

/**
 * One that takes part in a race: a solver of the course, or one of somebody else's.
 *
 * <p><b>Idea.</b> The task is the same for all: say whether a puzzle has one solution and no second. A contestant gets
 * all puzzles before the clock starts and may turn them into whatever it reads.
 *
 * <p><b>Representation.</b> A function of the puzzle's number; there is nothing else to call while the clock runs.
 *
 * <p><b>Cost.</b> Reading its own form of a puzzle is part of the task, preparing that form is not.
 *
 * <p><b>Alternatives.</b> {@link sudoku.solve.Solver}, which returns all its counts; someone else's program has none.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public interface Contestant {
    String name();

    /** The answer when the time for a puzzle was up. */
    int UNFINISHED = -1;

    /** What counts the solutions of the puzzle with this number, up to two, or is {@link #UNFINISHED}. */
    IntUnaryOperator enter(List<Grid> puzzles);
}
