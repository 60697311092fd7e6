package sudoku.peers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;

/**
 * One contestant in a virtual machine of its own, which answers as any program does that is raced.
 *
 * <p><b>Idea.</b> Solvers in the same machine spoil each other: what the compiler learned from one it unlearns for the
 * next. Alone, each is compiled for itself, and laps can still be taken in turns. That the others need not be written
 * in Java comes with it.
 *
 * <p><b>Representation.</b> The last two arguments are a file of puzzles, one a line, and a limit. Each line on
 * standard input asks about some of the puzzles, from the number of the first, counted from 0; after the last one comes
 * the first again. The end of the input ends the worker.
 * <pre>
 * count FIRST MANY    one line: how many solutions they have together, each up to the limit
 * show FIRST MANY     a line for each: how many solutions, and then the solutions, separated by blanks
 * </pre>
 * One that gives puzzles up writes how many after the sum, or −1 in place of the solutions of one.
 *
 * <p><b>Cost.</b> A virtual machine, and its memory, for as long as the race lasts.
 *
 * <p><b>Alternatives.</b> A class loader each in one machine: they would still share its compiler and its collector. A
 * worker that looks at the clock itself: then what it says must be believed.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
final class RaceWorker {
    private final Contestant.Entry entry;
    private final int puzzles;

    private RaceWorker(Contestant.Entry entry, int puzzles) {
        this.entry = entry;
        this.puzzles = puzzles;
    }

    /** Takes a contestant's name, milliseconds a puzzle, a file of puzzles and a limit. */
    public static void main(String[] arguments) throws IOException {
        Contestant contestant = Contestants.named(arguments[0], Duration.ofMillis(Long.parseLong(arguments[1])));
        List<Grid> puzzles = PuzzleSet.read(Path.of(arguments[2]));
        RaceWorker worker = new RaceWorker(contestant.enter(puzzles, Long.parseLong(arguments[3])), puzzles.size());
        BufferedReader asked = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = asked.readLine(); line != null; line = asked.readLine()) {
            worker.answer(line.split(" "));
        }
    }

    private void answer(String[] words) {
        int first = Integer.parseInt(words[1]);
        int many = Integer.parseInt(words[2]);
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        if (words[0].equals("count")) {
            out.println(count(first, many));
        } else {
            for (int i = 0; i < many; i++) {
                StringBuilder solutions = new StringBuilder();
                long found = entry.show(
                        (first + i) % puzzles, each -> solutions.append(' ').append(each));
                out.append(Long.toString(found)).append(solutions).append('\n');
            }
        }
        out.flush();
    }

    private String count(int first, int many) {
        long solutions = 0;
        long unfinished = 0;
        int next = first;
        for (int i = 0; i < many; i++) {
            long found = entry.count(next);
            if (found == Contestant.UNFINISHED) {
                unfinished++;
            } else {
                solutions += found;
            }
            next = next + 1 == puzzles ? 0 : next + 1;
        }
        return solutions + " " + unfinished;
    }
}
