package sudoku.explain.plain;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import sudoku.explain.run.PreparedCall;
import sudoku.kernel.debug.call.CallFitter;

/**
 * A student's cell and those around it as one class, compiled as it is written: nothing is written into its source.
 *
 * <p>What it does is seen in its compiled code, as the kernel's debugger sees it.
 */
final class PlainProgram {
    private static final String OUT = PlainOut.class.getName();
    /** The debugger keeps what it knows of a class by its name. */
    private static final AtomicInteger NUMBERS = new AtomicInteger();

    private final Class<?> type;
    /** How many lines are before the first of the cell. */
    private final int before;

    private PlainProgram(Class<?> type, int before) {
        this.type = type;
        this.before = before;
    }

    /** A class of these cells, the one that is asked about last; nothing if that is no Java. */
    static Optional<PlainProgram> of(List<String> around, String cell, List<PreparedCall> calls) {
        String name = "Plain" + NUMBERS.incrementAndGet();
        StringBuilder text = new StringBuilder(InMemory.HEAD);
        around.forEach(each -> text.append(InMemory.imports(each)));
        text.append(InMemory.imports(cell));
        text.append("public class ").append(name).append(" {\n");
        around.forEach(each -> text.append(InMemory.withoutImports(each)).append('\n'));
        int before = (int) text.chars().filter(each -> each == '\n').count();
        text.append(InMemory.withoutImports(cell)).append("\npublic String plainRun$(int call$, ");
        text.append(OUT).append(" r$) throws Exception { switch (call$) {\n");
        for (int i = 0; i < calls.size(); i++) {
            text.append("case ").append(i).append(": { ");
            text.append(calls.get(i).code()).append(" }\n");
        }
        text.append("default: throw new IllegalArgumentException(); } }\n}\n");
        return InMemory.compiled(name, text.toString(), code -> CallFitter.fitted(MethodEnds.fitted(code)))
                .map(each -> new PlainProgram(each, before));
    }

    PlainRun run(int call) {
        return PlainRun.of(type, call, before);
    }
}
