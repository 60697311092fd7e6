package sudoku.peers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.IntUnaryOperator;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;

/**
 * One contestant in a virtual machine of its own, which runs a lap for each line it reads.
 *
 * <p><b>Idea.</b> Solvers in the same machine spoil each other: what the compiler learned from one it unlearns for the
 * next. Alone, each is compiled for itself, and laps can still be taken in turns.
 *
 * <p><b>Representation.</b> A line on standard input asks for a lap; the answer is a line with puzzles, nanoseconds
 * and puzzles not finished in time. The end of the input ends the worker. A lap goes on where the last one ended.
 *
 * <p><b>Cost.</b> A virtual machine, and its memory, for as long as the race lasts.
 *
 * <p><b>Alternatives.</b> A class loader each in one machine: they would still share its compiler and its collector.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
final class RaceWorker {
    /** Looking at the clock takes as long as a few cells; a fast one does it rarely. */
    private static final int LOOK_UP_AFTER = 1000;

    private static final int LOOK_UP_EVERY = 64;

    private RaceWorker() {}

    /** Takes a contestant's name, a file of puzzles, milliseconds a lap and milliseconds a puzzle. */
    public static void main(String[] arguments) throws IOException {
        List<Grid> puzzles = PuzzleSet.read(Path.of(arguments[1]));
        long lap = Duration.ofMillis(Long.parseLong(arguments[2])).toNanos();
        Contestant contestant = Contestants.named(arguments[0], Duration.ofMillis(Long.parseLong(arguments[3])));
        IntUnaryOperator count = contestant.enter(puzzles);
        BufferedReader asked = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int next = 0;
        while (asked.readLine() != null) {
            int done = 0;
            int unfinished = 0;
            long started = System.nanoTime();
            long taken = 0;
            while (taken < lap) {
                unfinished += count.applyAsInt(next) == Contestant.UNFINISHED ? 1 : 0;
                next = next + 1 == puzzles.size() ? 0 : next + 1;
                done++;
                if (done < LOOK_UP_AFTER || done % LOOK_UP_EVERY == 0) {
                    taken = System.nanoTime() - started;
                }
            }
            System.out.println(done + " " + taken + " " + unfinished);
            System.out.flush();
        }
    }
}
