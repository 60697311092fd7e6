package sudoku.piece.race;

/**
 * Does some work, and says how many milliseconds it took.
 *
 * <p>A machine may be written down instead: then what a race makes of its moods is the same each time.
 *
 * <p><b>Lesson.</b> 10-race.
 */
@FunctionalInterface
public interface Stopwatch {
    double millis(Runnable work);

    /** The clock of this machine. */
    Stopwatch SYSTEM = work -> {
        long begin = System.nanoTime();
        work.run();
        return (System.nanoTime() - begin) / 1e6;
    };

    /** A machine on which all work takes a millisecond, and twice as long from the run with this number on. */
    static Stopwatch withBackupFrom(int run) {
        int[] runs = {0};
        return work -> {
            work.run();
            runs[0]++;
            return runs[0] <= run ? 1 : 2;
        };
    }
}
