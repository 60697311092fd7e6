package sudoku.peers;

import java.util.List;
import java.util.function.Consumer;
import sudoku.grid.Grid;

/**
 * One that takes part in a race inside a {@link RaceWorker}: a solver of the course, or a library.
 *
 * <p><b>Idea.</b> The task is the same for all: find the solutions of a puzzle, up to a limit. A contestant gets all
 * puzzles before the clock starts and may turn them into whatever it reads.
 *
 * <p><b>Representation.</b> Two functions of the puzzle's number: one is timed and counts, one shows what is counted.
 *
 * <p><b>Cost.</b> Reading its own form of a puzzle is part of the task, preparing that form is not.
 *
 * <p><b>Alternatives.</b> {@link sudoku.solve.Solver}, which returns all its counts; someone else's program has none.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
interface Contestant {
    /** The answer when the time for a puzzle was up. */
    long UNFINISHED = -1;

    String name();

    /** Takes all puzzles, and how many solutions of each are wanted. */
    Entry enter(List<Grid> puzzles, long limit);

    /** A contestant that knows its puzzles. */
    interface Entry {
        /** How many solutions a puzzle has, up to the limit; or {@link #UNFINISHED}. */
        long count(int puzzle);

        /** The same, and hands over each solution as a line. */
        long show(int puzzle, Consumer<String> each);
    }
}
