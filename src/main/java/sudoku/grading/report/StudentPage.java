package sudoku.grading.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.intake.OpenAnswers.OpenAnswer;

/**
 * What one student reads: the points, every test by its name, and for each that failed what would help.
 *
 * <p>Of a hidden test only its name, its points and its hint.
 */
final class StudentPage {
    private StudentPage() {}

    /** With the code of another way, by task, for whoever has all points of a task. */
    static String of(Grade grade, String exercise, Map<Integer, String> anotherWay) {
        StringBuilder body = new StringBuilder("<h1>" + ForeignText.html(exercise)
                + "</h1>\n<p class=\"points\"><strong>"
                + grade.score().toPlainString() + "</strong> of " + grade.possible() + " points, "
                + ForeignText.html(grade.student())
                + "</p>\n");
        notes(grade).forEach(note -> body.append("<p class=\"note\">").append(ForeignText.html(note)).append("</p>\n"));
        if (grade.status() != Grade.Status.GRADED) {
            return ReportPage.of(exercise + ": " + grade.student(), body.toString());
        }
        byTask(grade).forEach((task, rows) -> {
            body.append("<h2>Task ").append(task).append("</h2>\n");
            rows.forEach(row -> body.append(test(row)));
            if (rows.stream().allMatch(Grade.Row::passed) && anotherWay.containsKey(task)) {
                body.append("<details><summary>Another way</summary><pre>")
                        .append(ForeignText.html(anotherWay.get(task))).append("</pre></details>\n");
            }
        });
        grade.open().forEach(answer -> body.append(open(answer, grade)));
        return ReportPage.of(exercise + ": " + grade.student(), body.toString());
    }

    private static Map<Integer, List<Grade.Row>> byTask(Grade grade) {
        return grade.tests().stream()
                .collect(Collectors.groupingBy(Grade.Row::task, TreeMap::new, Collectors.toList()));
    }

    private static String open(OpenAnswer answer, Grade grade) {
        String points = grade.read().flatMap(Reading::points)
                .map(given -> given.toPlainString() + " of " + grade.reading().possible())
                .orElse("read by a person, up to " + answer.points() + " points more");
        String comment = grade.read().map(Reading::comment).orElse("");
        return "<h2>Open task</h2>\n<section><p class=\"score\">" + points + "</p><p>"
                + ForeignText.html(answer.text().isEmpty() ? "Nothing was written." : answer.text()) + "</p>"
                + (comment.isEmpty() ? "" : "<p class=\"note\">" + ForeignText.html(comment) + "</p>")
                + "</section>\n";
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
            notes.add("The open task is read by a person, for up to " + grade.toBeRead() + " points more.");
        }
        grade.read().filter(reading -> reading.points().isPresent())
                .filter(reading -> !grade.open().isEmpty() || reading.points().get().signum() > 0)
                .ifPresent(reading -> notes.add("The open task: " + reading.points().get().toPlainString() + " of "
                        + reading.possible() + " points." + (reading.comment().isEmpty() ? ""
                        : " " + reading.comment())));
        notes.addAll(grade.remarks());
        return notes;
    }

    /** What is to be said about a test. */
    static List<String> explanation(Grade.Row row) {
        List<String> sentences = new ArrayList<>();
        if (row.hidden() && !row.passed()) {
            sentences.add(row.reached() ? "A hidden test: what it tried stays hidden."
                    : "A hidden test, which was not tried.");
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

    private static String test(Grade.Row row) {
        String kind = row.passed() ? "pass" : row.reached() ? "fail" : "not-reached";
        String word = row.passed() ? "passed" : row.reached() ? "failed" : "not reached";
        return "<section class=\"" + kind + "\"><h3>" + ForeignText.html(row.name()) + "</h3><p class=\"score\">"
                + word + ", "
                + row.points() + " of " + row.possible() + "</p>"
                + explanation(row).stream().map(line -> "<p>" + ForeignText.html(line) + "</p>")
                .collect(Collectors.joining())
                + row.picture() + "</section>\n";
    }
}
