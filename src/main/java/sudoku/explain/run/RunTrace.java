package sudoku.explain.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.explain.source.Instrumented;
import sudoku.explain.source.Method;
import sudoku.explain.source.OwnStatement;

/**
 * What a recorder has written down about one call.
 *
 * <p><b>Idea.</b> It comes out of the process in which the student's code runs, and may be forged. So it is read
 * strictly: what no recorder writes is no trace. That it is true, nobody can know from it.
 */
public final class RunTrace {
    private static final int LONGEST = 4_000_000;
    private static final int LONGEST_ARGUMENT = 50;

    private final List<Visit> visits = new ArrayList<>();
    private final List<CallFrame> frames = new ArrayList<>();
    private final Map<String, List<String>> last = new HashMap<>();
    private final String result;
    private final boolean isThrown;

    private RunTrace(String text, Instrumented program) {
        String[] events = text.split("\n", -1);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < events.length - 1; i++) {
            List<String> values = new ArrayList<>(List.of(events[i].split("\t", -1)));
            String head = values.get(0);
            List<String> rest = written(head, values.subList(1, values.size()));
            if (head.startsWith(">")) {
                Method method = program.methods().get(Integer.parseInt(head.substring(1)));
                require(rest.size() == method.parameters().size());
                open.push(frames.size());
                frames.add(new CallFrame(method, rest, open.size(), i, -1, ""));
            } else if (head.startsWith("<")) {
                CallFrame frame = frames.get(open.element());
                require(frame.method().number() == Integer.parseInt(head.substring(1)));
                frames.set(open.pop(), ended(frame, i, frame.returned()));
            } else if (head.equals("=")) {
                require(rest.size() == 1);
                frames.set(open.element(), ended(frames.get(open.element()), -1, rest.get(0)));
            } else {
                OwnStatement statement = program.statements().get(Integer.parseInt(head));
                require(rest.size() == statement.names().size());
                visits.add(new Visit(i, open.isEmpty() ? -1 : open.element(), statement, rest));
            }
        }
        String last = events[events.length - 1];
        require(open.isEmpty() && (last.startsWith("!\t") || last.startsWith("*\t")));
        result = last.substring(2);
        isThrown = last.startsWith("*");
    }

    /** A value that is left out is what it was the last time. */
    private List<String> written(String head, List<String> values) {
        List<String> before = last.get(head);
        if (before != null) {
            require(before.size() == values.size());
            for (int i = 0; i < values.size(); i++) {
                values.set(i, values.get(i).isEmpty() ? before.get(i) : values.get(i));
            }
        }
        if (!head.equals("=")) {
            last.put(head, values);
        }
        return values;
    }

    private static CallFrame ended(CallFrame frame, int end, String returned) {
        return new CallFrame(frame.method(), frame.arguments(), frame.depth(), frame.begin(), end, returned);
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalArgumentException("The recording of this run is damaged: run the cell again.");
        }
    }

    /** Reads what was recorded; nothing, if no recorder has written that. */
    public static Optional<RunTrace> of(String text, Instrumented program) {
        try {
            require(text.length() <= LONGEST);
            return Optional.of(new RunTrace(text, program));
        } catch (RuntimeException forged) {
            return Optional.empty();
        }
    }

    /** What came out: a value, or the class of what was thrown. */
    public String result() {
        return result;
    }

    /** How it ended, as one text. */
    public static String outcome(String text) {
        String last = text.substring(text.lastIndexOf('\n') + 1);
        return last.substring(0, Math.min(last.length(), 2_000));
    }

    public boolean isThrown() {
        return isThrown;
    }

    public List<Visit> visits() {
        return visits;
    }

    public List<Visit> visits(OwnStatement statement) {
        return visits.stream()
                .filter(each -> each.statement().equals(statement))
                .toList();
    }

    public List<CallFrame> frames() {
        return frames;
    }

    /** The first call that was made from outside, and how many more were made so. */
    String beginning() {
        List<CallFrame> outermost =
                frames.stream().filter(each -> each.depth() == 1).toList();
        if (outermost.isEmpty()) {
            return "";
        }
        CallFrame first = outermost.get(0);
        String shown = first.arguments().stream()
                .map(each -> each.length() <= LONGEST_ARGUMENT ? each : each.substring(0, LONGEST_ARGUMENT) + "…")
                .collect(Collectors.joining(", ", first.method().name() + "(", ")"));
        int others = outermost.size() - 1;
        return switch (others) {
            case 0 -> shown;
            case 1 -> shown + ", then 1 more call";
            default -> shown + ", then " + others + " more calls";
        };
    }

    /** The calls of one method. */
    public Stream<CallFrame> frames(Method method) {
        return frames.stream().filter(each -> each.method().equals(method));
    }

    /** The calls that have begun and not ended when an event happens, the oldest first; one that ends then counts. */
    public List<CallFrame> waiting(int event) {
        return frames.stream()
                .filter(each -> each.begin() < event && each.end() >= event)
                .toList();
    }
}
