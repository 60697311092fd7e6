package sudoku.kernel.debug;

import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.debug.call.Breakpoint;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.MethodShape;
import sudoku.kernel.debug.compile.Limited;
import sudoku.kernel.debug.value.ShownValues;
import sudoku.kernel.stop.CellStopped;

/**
 * Whether a breakpoint holds, and what it prints.
 *
 * <p><b>Representation.</b> A condition is compiled once for each place. It runs on the thread that has come by, so the
 * square button ends one that has no end. One that cannot be evaluated stops, and says why.
 */
final class Conditions implements Stops.Judge {
    private static final Pattern IN_BRACES = Pattern.compile("\\{([^{}]+)}");

    private record Spot(String code, MethodShape shape, int stop) {}

    private final Expressions expressions;
    private final Map<Spot, Expressions.Compiled> compiled = new ConcurrentHashMap<>();

    Conditions(Expressions expressions) {
        this.expressions = expressions;
    }

    void forget() {
        compiled.clear();
    }

    @Override
    public String of(Breakpoint breakpoint, Call call) {
        call.stack.silent = true;
        try {
            Object holds = breakpoint.condition().isBlank() ? Boolean.TRUE : value(breakpoint.condition(), call);
            if (!(holds instanceof Boolean)) {
                return "Stopped, because the condition is neither true nor false: " + ShownValues.text(holds);
            }
            if (!(Boolean) holds) {
                return null;
            }
            if (breakpoint.message().isBlank()) {
                return "";
            }
            print(breakpoint.message(), call);
            return null;
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof CellStopped stopped) {
                throw stopped;
            }
            return "Stopped, because the condition threw " + plainly(thrown.getCause());
        } catch (RuntimeException unclear) {
            return "Stopped, because the condition cannot be evaluated: " + unclear.getMessage();
        } finally {
            call.stack.silent = false;
        }
    }

    private Object value(String code, Call call) throws InvocationTargetException {
        return compiled.computeIfAbsent(new Spot(code, call.shape, call.stop), spot -> compiled(code, call))
                .value(call);
    }

    /** On a thread with a whole stack: the one that has come by may be at the end of its own. */
    private Expressions.Compiled compiled(String code, Call call) {
        try {
            return Limited.call(Limited.OF_LIBRARY, () -> expressions.compile(code, call));
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IllegalArgumentException unclear
                    ? unclear
                    : new IllegalArgumentException(String.valueOf(failed.getCause()));
        } catch (TimeoutException endless) {
            throw new IllegalArgumentException(endless.getMessage());
        }
    }

    private void print(String message, Call call) throws InvocationTargetException {
        StringBuilder text = new StringBuilder();
        int end = 0;
        for (MatchResult each : IN_BRACES.matcher(message).results().toList()) {
            Object value = value(each.group(1), call);
            text.append(message, end, each.start()).append(value instanceof String ? value : ShownValues.text(value));
            end = each.end();
        }
        text.append(message.substring(end)).append('\n');
        Cell cell = Cell.here();
        if (cell != null) {
            cell.output().write(CellOutput.OUT, text.toString());
        }
    }

    @Override
    public String plainly(Throwable why) {
        return Expressions.plainly(why);
    }
}
