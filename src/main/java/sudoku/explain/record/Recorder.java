package sudoku.explain.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Notes what a program does while it runs: which call begins and ends, which statement is reached, and what the
 * variables hold there.
 *
 * <p><b>Idea.</b> Calls of this class are written into the student's source, so whatever compiles and runs Java can
 * record. A statement has a number, and only the reader knows its line and the names of its variables.
 *
 * <p><b>Representation.</b> Text, an event a line: {@code >3} begins a call of method 3, {@code 7} reaches statement 7,
 * {@code =} is what a call returns, and {@code <3} ends it; values follow, each after a tab, and nothing after it if
 * the value is what it was the last time. The last line says how it ended. After {@link #MOST_STEPS} the program is
 * ended.
 */
public final class Recorder {
    public static final int MOST_STEPS = 100_000;
    /** How a call ends whose program uses threads of its own. */
    public static final String THREADS = "*\tthreads";

    private static final int MOST_CHARACTERS = 1_500_000;
    private static final int MOST_ELEMENTS = 5;
    private static final String ENTER = ">";

    /** Ends a program that takes too many steps; not for catching. */
    public static final class Enough extends Error {
        private static final long serialVersionUID = 1L;

        Enough() {
            super("That is too long to show.", null, false, false);
        }
    }

    private final StringBuilder events = new StringBuilder();
    private final List<String> heard = new ArrayList<>();
    private final Thread thread = Thread.currentThread();
    private final Map<String, String[]> last = new HashMap<>();
    private final boolean isQuiet;
    private volatile boolean hasThreads;
    private int steps;

    /** One that notes everything. */
    public Recorder() {
        this(false);
    }

    /** One that notes everything, or nothing but how it ends. */
    public Recorder(boolean isQuiet) {
        this.isQuiet = isQuiet;
    }

    /** A call of a method begins. */
    public void enter(int method, Object[] values) {
        note(ENTER, method, values);
    }

    /** It ends, whichever way. */
    public void leave(int method) {
        if (!isQuiet && isHere()) {
            events.append('<').append(method).append('\n');
        }
    }

    /** A statement is reached. */
    public void at(int statement, Object[] values) {
        note("", statement, values);
    }

    /** A round of a loop begins, and perhaps nothing else happens in it. */
    public void tick() {
        if (isHere() && (++steps > MOST_STEPS || events.length() > MOST_CHARACTERS)) {
            throw new Enough();
        }
    }

    /** What the program does in threads of its own is not told, but that it does. */
    private boolean isHere() {
        if (Thread.currentThread() == thread) {
            return true;
        }
        hasThreads = true;
        return false;
    }

    private void note(String kind, int number, Object[] values) {
        tick();
        if (isQuiet || !isHere()) {
            return;
        }
        String event = kind + number;
        events.append(event);
        String[] before = last.computeIfAbsent(event, first -> new String[values.length]);
        for (int i = 0; i < values.length; i++) {
            String now = ValueText.brief(values[i]);
            events.append('\t').append(now.equals(before[i]) ? "" : now);
            before[i] = now;
        }
        events.append('\n');
    }

    private void gave(Object value) {
        if (isQuiet || !isHere()) {
            return;
        }
        events.append("=\t").append(ValueText.brief(value)).append('\n');
    }

    /** What a method returns, on its way. */
    public <T> T gives(T value) {
        gave(value);
        return value;
    }

    /** See {@link #gives(Object)}. */
    public int gives(int value) {
        gave(value);
        return value;
    }

    /** See {@link #gives(Object)}. */
    public long gives(long value) {
        gave(value);
        return value;
    }

    /** See {@link #gives(Object)}. */
    public double gives(double value) {
        gave(value);
        return value;
    }

    /** See {@link #gives(Object)}. */
    public boolean gives(boolean value) {
        gave(value);
        return value;
    }

    /** Takes what the program hands over, where it is told to hand something over. */
    public void hear(String text) {
        tick();
        heard.add(text);
    }

    /** What was handed over. */
    public List<String> heard() {
        return heard;
    }

    /** All events, and what came out in the end; of an iterator, its first few elements. */
    public String end(Object result) {
        Object told = result;
        if (result instanceof Iterator<?> iterator) {
            List<Object> elements = new ArrayList<>();
            while (elements.size() < MOST_ELEMENTS && iterator.hasNext()) {
                elements.add(iterator.next());
            }
            told = elements;
        }
        return events + (hasThreads ? THREADS : "!\t" + ValueText.whole(told));
    }

    /** All events up to something that the program has thrown. */
    public String failed(Throwable thrown) {
        return events + (hasThreads ? THREADS : "*\t" + thrown.getClass().getSimpleName());
    }
}
