package sudoku.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sudoku.kernel.cell.FailureReport;

/**
 * How each cell's last run ended.
 *
 * <p><b>Idea.</b> When a cell that has defined something is changed and fails, the old definition is still there, and
 * whatever uses it works as before. That is right for a session; one who judges an answer has to know that the newest
 * version of it failed. Asked for is a cell, by the id that the front end gives it, or a method or type by its name.
 */
final class LastRuns {
    /** Names that a later cell has defined are taken away. */
    private record Failure(String cell, Set<String> names, boolean named, String told) {}

    private final List<Failure> failures = new ArrayList<>();
    private final Set<String> well = new HashSet<>();
    /** By method or type, the cell that has defined it. */
    private final Map<String, String> sources = new HashMap<>();
    /** By variable, or by method or type. */
    private final Map<String, String> variables = new HashMap<>();

    /** A cell has run to its end. */
    synchronized void well(String cell, String text) {
        replace(cell, text);
        well.add(cell);
        Declarations.ofCode(text).forEach(name -> sources.put(name, text));
        Declarations.of(text).forEach(name -> variables.put(name, text));
    }

    synchronized void failed(String cell, String text, FailureReport report) {
        Set<String> names = Declarations.ofCode(text);
        failures.removeIf(each -> cell != null && cell.equals(each.cell));
        failures.add(new Failure(cell, names, !names.isEmpty(), report.plain()));
        well.remove(cell);
    }

    private void replace(String cell, String text) {
        failures.forEach(each -> each.names.removeAll(Declarations.ofCode(text)));
        failures.removeIf(each -> cell != null && cell.equals(each.cell)
                || each.named && each.names.isEmpty()
                || each.cell == null && each.names.isEmpty());
    }

    /** What the cell, or the cell that was to define this name, said when it failed; {@code null} if it did not. */
    synchronized String failureOf(String cellOrName) {
        for (int i = failures.size() - 1; i >= 0; i--) {
            Failure each = failures.get(i);
            if (cellOrName.equals(each.cell) || each.names.contains(cellOrName)) {
                return each.told;
            }
        }
        return null;
    }

    /**
     * The cell that has defined this method or type, or else the variable of this name, as it was when it last ran
     * well; {@code null} if none has.
     */
    synchronized String sourceOf(String name) {
        return sources.getOrDefault(name, variables.get(name));
    }

    synchronized boolean hasRunWell(String cell) {
        return well.contains(cell);
    }
}
