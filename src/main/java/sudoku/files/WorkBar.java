package sudoku.files;

import java.io.PrintStream;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * How far long work is and how long the rest takes.
 *
 * <p><b>Idea.</b> At a terminal one line is drawn again and again, below what is said; elsewhere there is a plain line
 * now and then. The rest is taken to go at the pace of what is done.
 */
public final class WorkBar implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofSeconds(5);
    /** So many drawings of one bar are enough. */
    private static final int DRAWINGS = 500;

    private static final int WIDTH = 20;
    private static final String CLEAR_LINE = "\r\033[K";

    /** Where the line is drawn again; null where there is no terminal. */
    private final PrintStream terminal;

    private final Consumer<String> say;
    private String verb = "";
    private String item = "";
    private int all;
    private int done;
    /** When the bar was made, for the first work: what came before it was waited for as well. */
    private long begun = System.nanoTime();

    private long started;
    private long said;

    private WorkBar(PrintStream terminal, Consumer<String> say) {
        this.terminal = terminal;
        this.say = say;
    }

    /** For a file or a pipe, which keeps each line. */
    public static WorkBar plain(Consumer<String> say) {
        return new WorkBar(null, say);
    }

    /** For a person who waits. */
    public static WorkBar at(PrintStream terminal) {
        return new WorkBar(terminal, terminal::println);
    }

    /** So much work begins now; the verb says what has been done with it: {@code Graded}. */
    public synchronized void expect(String whatIsDone, int howMuch) {
        begun = verb.isEmpty() ? begun : System.nanoTime();
        verb = whatIsDone;
        all = howMuch;
        done = 0;
        item = "";
        started = System.nanoTime();
        said = started;
        draw();
    }

    /** Says a line of its own, above the bar. */
    public synchronized void say(String line) {
        clear();
        say.accept(line);
        draw();
    }

    /** What is being worked on now: part of the bar, or a line where there is none. */
    public synchronized void begin(String name) {
        item = name;
        if (terminal == null) {
            say.accept("Running " + name + " …");
        }
        draw();
    }

    /** One more is done. */
    public synchronized void done() {
        done(done + 1);
    }

    /** So many are done by now. */
    public synchronized void done(int soFar) {
        done = soFar;
        long now = System.nanoTime();
        if (terminal == null && (done == all || now - said > PAUSE.toNanos())) {
            said = now;
            say.accept(verb + " " + done + " of " + all + time(" in ", ", about ") + ".");
        }
        if (done == all || done % (all / DRAWINGS + 1) == 0) {
            draw();
        }
    }

    /** The bar goes; what was said stays. */
    @Override
    public synchronized void close() {
        clear();
        all = 0;
    }

    private void clear() {
        if (terminal != null && all > 0) {
            terminal.print(CLEAR_LINE);
            terminal.flush();
        }
    }

    private void draw() {
        if (terminal != null && all > 0) {
            int filled = (int) ((long) WIDTH * done / all);
            String bar = "=".repeat(filled) + (done < all ? ">" : "=") + " ".repeat(WIDTH - filled);
            terminal.print(CLEAR_LINE + "[" + bar + "] " + verb + " " + done + " of " + all
                    + (item.isEmpty() ? "" : ": " + item) + time(" in ", " … about "));
            terminal.flush();
        }
    }

    private String time(String whole, String rest) {
        if (done == all) {
            return whole + words(Duration.ofNanos(System.nanoTime() - begun));
        }
        Duration taken = Duration.ofNanos(System.nanoTime() - started);
        return done == 0 ? "" : rest + words(taken.multipliedBy(all - done).dividedBy(done)) + " left";
    }

    private static String words(Duration time) {
        long seconds = Math.max(1, time.toSeconds());
        if (seconds >= 100) {
            return (seconds + 30) / 60 + " minutes";
        }
        return seconds == 1 ? "1 second" : seconds + " seconds";
    }
}
