package sudoku.kernel.code;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import sudoku.kernel.cell.FailureReport;
import sudoku.kernel.cell.SourceLines;

/** What to do after a cell has used up the memory: nothing, if it is free again; else, which variables to let go. */
final class FullMemory {
    private FullMemory() {}

    static FailureReport explain(FailureReport failure, Map<String, Object> variables) {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long used = runtime.totalMemory() - runtime.freeMemory();
        String megabytes = String.format(
                Locale.ROOT, "%,d of %,d MB of memory are in use.", used >> 20, runtime.maxMemory() >> 20);
        if (used < runtime.maxMemory() / 2) {
            return failure.with("The memory is free again: " + megabytes);
        }
        String suspects = variables.entrySet().stream()
                .filter(each -> mayBeBig(each.getValue()))
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
        return failure.with(megabytes
                + (suspects.isEmpty()
                        ? " Restart the kernel to free them."
                        : " A variable may hold them; set it to null to free the memory: " + suspects));
    }

    private static boolean mayBeBig(Object value) {
        return value != null
                && (value.getClass().isArray()
                        || value instanceof Collection
                        || value instanceof Map
                        || value instanceof CharSequence
                        || SourceLines.isNotebook(value.getClass()));
    }
}
