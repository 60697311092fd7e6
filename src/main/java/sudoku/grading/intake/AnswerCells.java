package sudoku.grading.intake;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The answer cells of a submission, and what is remarkable about them.
 *
 * <p><b>Idea.</b> Nothing else of a submission is looked at, unless an answer needs what a cell of the student's own
 * defines. A given cell that was edited, moved or deleted changes nothing,
 * for given cells come from the instructor. An answer cell that was copied counts as often as it is there, in order,
 * as it did in the notebook.
 *
 * @param sources the student's code by the cell's name
 * @param withOwn the same with the cells of the student's own before each; empty if there are none
 * @param remarks what the student should know
 */
public record AnswerCells(Map<String, String> sources, Map<String, String> withOwn, List<String> remarks) {
    /** What is more than this is no help. */
    private static final int LONGEST = 400_000;

    public static AnswerCells in(NotebookData submission, List<String> wanted) {
        Map<String, String> sources = new LinkedHashMap<>();
        List<String> remarks = new ArrayList<>();
        for (String id : wanted) {
            List<NotebookCell> found = submission.cells().stream()
                    .filter(cell -> cell.gradeId().equals(id))
                    .toList();
            List<NotebookCell> code = found.stream().filter(NotebookCell::code).toList();
            if (found.isEmpty()) {
                remarks.add("The cell " + id + " is missing: it was deleted, or replaced by a cell of your own.");
            } else if (code.isEmpty()) {
                remarks.add("The cell " + id + " is no longer a code cell.");
            } else {
                sources.put(id, joined(id, code, remarks));
            }
        }
        return new AnswerCells(sources, withOwn(submission, sources), remarks);
    }

    /** The copies of a cell in order, or nothing if they are too much. */
    private static String joined(String id, List<NotebookCell> copies, List<String> remarks) {
        long length = copies.stream().mapToLong(cell -> cell.source().length()).sum();
        if (length > NotebookReader.LONGEST_SOURCE) {
            remarks.add("The cell " + id + " occurs " + copies.size() + " times, with " + length
                    + " characters in all. Nothing longer than " + NotebookReader.LONGEST_SOURCE
                    + " characters is read, so it counts as empty: delete the copies.");
            return "";
        }
        if (copies.size() > 1) {
            remarks.add(
                    "The cell " + id + " occurs " + copies.size() + " times; all of its copies count, in their order.");
        }
        return String.join(
                "\n", copies.stream().map(cell -> withoutMagics(cell.source())).toList());
    }

    /** What is in cells that the student has added: what is meant to help, and what was only tried. */
    private static Map<String, String> withOwn(NotebookData submission, Map<String, String> sources) {
        Map<String, String> all = new LinkedHashMap<>();
        StringBuilder own = new StringBuilder();
        boolean any = false;
        for (NotebookCell cell : submission.cells()) {
            if (cell.code() && cell.gradeId().isEmpty() && !cell.source().isBlank()) {
                own.append(withoutMagics(cell.source())).append('\n');
                any = true;
            } else if (sources.containsKey(cell.gradeId()) && !all.containsKey(cell.gradeId())) {
                all.put(cell.gradeId(), own + sources.get(cell.gradeId()));
                own.setLength(0);
            }
        }
        boolean sane = all.values().stream().allMatch(source -> source.length() <= LONGEST);
        all.computeIfPresent(
                all.keySet().stream().reduce("", (first, last) -> last), (last, source) -> source + "\n" + own);
        return any && sane ? all : Map.of();
    }

    /**
     * Without the lines at its top that speak to the kernel, not to Java. Line by line: the matcher of a regular
     * expression would need a stack as high as the cell is long.
     */
    private static String withoutMagics(String source) {
        int java = 0;
        for (int start = 0; start < source.length(); ) {
            int end = source.indexOf('\n', start);
            int next = end < 0 ? source.length() : end + 1;
            String line = source.substring(start, next).strip();
            if (line.startsWith("%")) {
                java = next;
            } else if (!line.isEmpty()) {
                break;
            }
            start = next;
        }
        return source.substring(java);
    }
}
