package sudoku.kernel;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Says which cell has to be run first.
 *
 * <p><b>Idea.</b> After a restart, or when somebody opens a lesson and runs the third cell, the compiler knows nothing
 * of what is above. "Cannot find symbol" is no help to a beginner; that the name is defined two cells further up
 * is.
 */
final class CellsAbove {
    private static final Pattern STAR = Pattern.compile("(?m)^\\s*import\\s+([\\w.]+)\\.\\*\\s*;");
    private static final int LONGEST = 70;

    private final NotebookFile notebook;
    private final LastRuns runs;
    private final Predicate<String> isClass;

    /** A class is asked for by its full name. */
    CellsAbove(NotebookFile notebook, LastRuns runs, Predicate<String> isClass) {
        this.notebook = notebook;
        this.runs = runs;
        this.isClass = isClass;
    }

    /** Lines for a report that these names are unknown; none if no cell above would change that. */
    List<String> advice(String cell, String text, List<String> unknown) {
        if (unknown.isEmpty()) {
            return List.of();
        }
        List<NotebookFile.Code> cells = notebook.cells();
        List<NotebookFile.Code> above = cells.subList(0, placeOf(cell, text, cells));
        for (String name : unknown) {
            for (int i = above.size() - 1; i >= 0; i--) {
                NotebookFile.Code each = above.get(i);
                String line = runs.hasRunWell(each.id()) ? null : lineThatBrings(name, each.text());
                if (line != null) {
                    return List.of(
                            name + " comes from a cell above that has not been run, or has failed; it says",
                            "  " + shortened(line),
                            "Run the cells above first: choose Run All Above Selected Cell in the Run menu.");
                }
            }
        }
        return List.of();
    }

    /** A cell that is not in the file yet counts as the last. */
    private static int placeOf(String cell, String text, List<NotebookFile.Code> cells) {
        return IntStream.range(0, cells.size())
                .filter(i -> cell == null
                        ? cells.get(i).text().strip().equals(text.strip())
                        : cells.get(i).id().equals(cell))
                .findFirst()
                .orElse(cells.size());
    }

    /** The line of the text that brings this name, {@code null} if none does. */
    private String lineThatBrings(String name, String text) {
        Matcher one = Pattern.compile("(?m)^\\s*import\\s[\\w\\s.]+\\." + name + "\\s*;")
                .matcher(text);
        if (one.find()) {
            return one.group().strip();
        }
        if (Declarations.of(text).contains(name)) {
            Pattern word = Pattern.compile("\\b" + name + "\\b");
            return text.lines()
                    .map(String::strip)
                    .filter(line -> !line.matches("(?://|/?\\*).*"))
                    .filter(line -> word.matcher(line).find())
                    .findFirst()
                    .orElse(name);
        }
        return STAR.matcher(text)
                .results()
                .filter(each -> isClass.test(each.group(1) + "." + name))
                .map(each -> each.group().strip())
                .findFirst()
                .orElse(null);
    }

    private static String shortened(String line) {
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + " …";
    }
}
