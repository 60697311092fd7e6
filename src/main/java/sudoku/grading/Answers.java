package sudoku.grading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import sudoku.grading.NotebookData.Cell;

/**
 * The answer cells of a submission, and what is remarkable about them.
 *
 * <p><b>Idea.</b> Nothing else of a submission is looked at. A given cell that was edited, moved or deleted changes nothing,
 * for given cells come from the instructor. An answer cell that was copied counts as often as it is there, in order,
 * as it did in the notebook.
 *
 * @param sources the student's code by the cell's name
 * @param remarks what the student should know
 */
record Answers(Map<String, String> sources, List<String> remarks) {
    /** Lines at the top of a cell that speak to the kernel, not to Java. */
    private static final Pattern MAGICS = Pattern.compile("\\A(?:\\s*%[^\n]*(?:\n|\\z))+");

    static Answers in(NotebookData submission, List<String> wanted) {
        Map<String, String> sources = new LinkedHashMap<>();
        List<String> remarks = new ArrayList<>();
        for (String id : wanted) {
            List<Cell> found = submission.cells().stream().filter(cell -> cell.gradeId().equals(id)).toList();
            List<Cell> code = found.stream().filter(Cell::code).toList();
            if (found.isEmpty()) {
                remarks.add("The cell " + id + " is missing: it was deleted, or replaced by a cell of your own.");
            } else if (code.isEmpty()) {
                remarks.add("The cell " + id + " is no code cell any more.");
            } else {
                if (code.size() > 1) {
                    remarks.add("The cell " + id + " is there " + code.size() + " times; all of them count, in order.");
                }
                sources.put(id, String.join("\n", code.stream()
                        .map(cell -> MAGICS.matcher(cell.source()).replaceFirst("")).toList()));
            }
        }
        return new Answers(sources, remarks);
    }
}
