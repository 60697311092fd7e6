package sudoku.explain.plain;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.MethodShape;

/** One call of a program, seen line by line in its compiled code. */
public final class PlainRun implements Call.Watcher {
    private static final int MOST_LINES = 3_000_000;

    private static final int MOST_VISITS = 25;
    /** Among the variables at a line, how many calls of its method are waiting. */
    static final String WAITING = "calls";

    /** A call of a method has ended. */
    public record End(String method, int number, String returned, int waiting) {}

    private static PlainRun current;

    private final int before;
    private final Thread thread = Thread.currentThread();
    /** By the line of the cell, and by the place in the code where it begins or goes on. */
    private final Map<Integer, Map<Integer, List<Map<String, String>>>> visits = new TreeMap<>();

    private final Map<Integer, List<Integer>> stops = new HashMap<>();
    private final Map<String, MethodShape> owners = new HashMap<>();
    private final List<End> ends = new ArrayList<>();
    private final Deque<Integer> open = new ArrayDeque<>();
    private final Deque<String> openMethods = new ArrayDeque<>();
    private final Map<String, Integer> begun = new HashMap<>();
    private String outcome;
    private int lines;

    private PlainRun(int before) {
        this.before = before;
    }

    static synchronized PlainRun of(Class<?> type, int call, int before) {
        PlainRun run = new PlainRun(before);
        try {
            Object program = type.getConstructor().newInstance();
            current = run;
            Call.watcher = run;
            Call.alert = true;
            run.outcome = (String)
                    type.getMethod("plainRun$", int.class, PlainOut.class).invoke(program, call, new PlainOut());
        } catch (InvocationTargetException thrown) {
            run.outcome = "threw " + thrown.getCause().getClass().getSimpleName();
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        } finally {
            Call.alert = false;
            Call.watcher = null;
            current = null;
        }
        return run;
    }

    private static boolean isHere() {
        PlainRun run = current;
        return run != null && Thread.currentThread() == run.thread;
    }

    /** Called by the program. */
    public static void begins(String method) {
        if (isHere() && !method.equals("plainRun$")) {
            current.open.push(current.begun.merge(method, 1, Integer::sum));
            current.openMethods.push(method);
        }
    }

    /** Called by the program. */
    public static void ends(Object returned, String method) {
        if (isHere() && !method.equals("plainRun$")) {
            PlainRun run = current;
            int waiting = Collections.frequency(run.openMethods, method);
            run.ends.add(new End(method, run.open.pop(), PlainOut.text(returned), waiting));
            run.openMethods.pop();
        }
    }

    @Override
    public void at(Call call) {
        if (!isHere()) {
            return; // a thread of the program's own
        }
        if (++lines > MOST_LINES) {
            throw new IllegalStateException("no end");
        }
        int line = call.shape.lines[call.stop];
        MethodShape owner =
                owners.computeIfAbsent(call.shape.className + line, key -> owner(call.shape.className, line));
        if (call.shape != owner) {
            return; // an expression in the middle of a statement
        }
        List<Map<String, String>> all = visits.computeIfAbsent(line - before, first -> new TreeMap<>())
                .computeIfAbsent(call.stop, first -> new ArrayList<>());
        Map<String, String> variables = all.size() < MOST_VISITS ? variables(call) : new HashMap<>();
        variables.put(WAITING, String.valueOf(Collections.frequency(openMethods, call.shape.name)));
        all.add(variables);
        stops.computeIfAbsent(line - before, first -> IntStream.range(0, owner.lines.length)
                .filter(stop -> owner.lines[stop] == line)
                .boxed()
                .toList());
    }

    /** Of a method and the lambdas in it that have code in a line, the one that has it in most lines. */
    private static MethodShape owner(String className, int line) {
        return MethodShape.all().stream()
                .filter(shape -> shape.className.equals(className)
                        && Arrays.stream(shape.lines).anyMatch(each -> each == line))
                .max(Comparator.comparingLong(
                        shape -> Arrays.stream(shape.lines).distinct().count()))
                .orElseThrow();
    }

    private static Map<String, String> variables(Call call) {
        Map<String, String> values = new LinkedHashMap<>();
        for (MethodShape.Variable variable : call.shape.variablesAt(call.stop)) {
            Object value = call.value(variable);
            if (variable.name().equals("this")) {
                Optional.ofNullable(value).ifPresent(object -> fields(object, values));
            } else {
                values.put(variable.name(), PlainOut.text(value));
            }
        }
        return values;
    }

    private static void fields(Object object, Map<String, String> values) {
        try {
            for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
                fields(object, type, values);
            }
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Those of one class; a class above it may not belong to the program, and then they may be out of reach. */
    private static void fields(Object object, Class<?> type, Map<String, String> values) throws IllegalAccessException {
        for (Field field : type.getDeclaredFields()) {
            if (!field.getName().startsWith("this$") && field.trySetAccessible()) {
                values.putIfAbsent(field.getName(), PlainOut.text(field.get(object)));
            }
        }
    }

    @Override
    public void left(Call call) {}

    @Override
    public void thrown(Call call, Throwable why) {}

    /**
     * What the variables held at each visit of a line of the cell.
     *
     * @param place the line begins with what belongs to the statement before: 1, otherwise 0
     */
    List<Map<String, String>> visits(int line, int place) {
        List<Integer> all = stops.getOrDefault(line, List.of());
        return all.isEmpty()
                ? List.of()
                : visits.get(line).getOrDefault(all.get(Math.min(place, all.size() - 1)), List.of());
    }

    List<End> ends() {
        return ends;
    }

    String outcome() {
        return outcome;
    }
}
