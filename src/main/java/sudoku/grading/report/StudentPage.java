package sudoku.grading.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sudoku.grading.page.ReportPage;

/**
 * What one student reads: the points, every test by its name, and for each that failed what would help.
 *
 * <p>Of a hidden test only its name, its points and its hint.
 */
final class StudentPage {
    private StudentPage() {}

    /**
     * A task.
     *
     * @param title empty where nobody has said it
     * @param anotherWay code for somebody with all points; empty for others
     */
    private record TaskPart(
            int number, String title, int points, int possible, List<TestPart> tests, String anotherWay) {}

    private record TestPart(Grade.Row row, List<String> explanation) {}

    /** With the titles of the tasks, and for a student who has all points of a task with the code of another way. */
    static String of(Grade grade, String exercise, Map<Integer, String> titles, Map<Integer, String> anotherWay) {
        Map<Integer, List<Grade.Row>> rows = grade.tests().stream()
                .collect(Collectors.groupingBy(Grade.Row::task, TreeMap::new, Collectors.toList()));
        List<TaskPart> tasks = rows.entrySet().stream()
                .map(task -> new TaskPart(
                        task.getKey(),
                        titles.getOrDefault(task.getKey(), ""),
                        task.getValue().stream().mapToInt(Grade.Row::points).sum(),
                        task.getValue().stream().mapToInt(Grade.Row::possible).sum(),
                        task.getValue().stream()
                                .map(row -> new TestPart(row, explanation(row)))
                                .toList(),
                        task.getValue().stream().allMatch(Grade.Row::passed)
                                ? anotherWay.getOrDefault(task.getKey(), "")
                                : ""))
                .toList();
        List<String> notes = new ArrayList<>(notes(grade));
        if (grade.status() == Grade.Status.GRADED && grade.tests().stream().noneMatch(Grade.Row::passed)) {
            notes.add("No test has passed. Is this the notebook that you worked in?");
        }
        return new ReportPage("student")
                .with("exercise", exercise)
                .with("grade", grade)
                .with("notes", notes)
                .with("tasks", tasks)
                .html();
    }

    /** What is to be said about the whole. */
    static List<String> notes(Grade grade) {
        List<String> notes = new ArrayList<>();
        if (!grade.safe()) {
            notes.add("UNSAFE: this was graded without a sandbox.");
        }
        if (!grade.reason().isEmpty()) {
            notes.add(grade.reason());
        }
        String lateness = grade.lateness().sentence(grade.handedIn(), grade.points());
        if (!lateness.isEmpty()) {
            notes.add(lateness);
        }
        if (grade.toBeRead() > 0) {
            notes.add("A person will read the open task; it is worth up to " + grade.toBeRead() + " more points.");
        }
        grade.read()
                .filter(reading -> reading.points().isPresent())
                .filter(reading ->
                        !grade.open().isEmpty() || reading.points().get().signum() > 0)
                .ifPresent(reading ->
                        notes.add("The open task: " + reading.points().get().toPlainString() + " of "
                                + reading.possible() + " points."
                                + (reading.comment().isEmpty() ? "" : " " + reading.comment())));
        notes.addAll(grade.remarks());
        return notes;
    }

    /** What is to be said about a test. */
    static List<String> explanation(Grade.Row row) {
        List<String> sentences = new ArrayList<>();
        if (row.hidden() && !row.passed()) {
            sentences.add(
                    row.reached() ? "A hidden test: what it tried stays hidden." : "A hidden test, which was not run.");
        }
        add(sentences, "", row.sentence());
        add(sentences, "Expected: ", row.expected());
        add(sentences, "Got: ", row.got());
        row.lines().forEach(line -> add(sentences, "In your line: ", line));
        add(sentences, "Hint: ", row.hint());
        return sentences;
    }

    private static void add(List<String> sentences, String before, String text) {
        if (!text.isEmpty()) {
            sentences.add(before + text);
        }
    }
}
