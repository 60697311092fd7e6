package sudoku.grading.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import sudoku.grading.intake.ForeignText;

/** Who has more or fewer points than in an earlier grading of the same class, and by which tests. */
final class MovedPage {
    private final Map<String, Grade> before;
    private final List<Grade> now;
    private final List<Grade> moved;

    MovedPage(List<Grade> earlier, List<Grade> now) {
        before = earlier.stream().collect(Collectors.toMap(Grade::student, Function.identity(), (a, b) -> a,
                TreeMap::new));
        this.now = now;
        moved = now.stream().filter(grade -> before.containsKey(grade.student()) && difference(grade) != 0)
                .sorted(Comparator.comparingDouble(this::difference)).toList();
    }

    private double difference(Grade grade) {
        return grade.score().subtract(before.get(grade.student()).score()).doubleValue();
    }

    String html(String exercise) {
        StringBuilder body = new StringBuilder("<h1>" + ForeignText.html(exercise) + ": who has moved</h1>\n<p>");
        body.append(moved.size()).append(" of ").append(now.size())
                .append(" students have other points than in the earlier grading.</p>\n");
        List<String> news = now.stream().map(Grade::student).filter(student -> !before.containsKey(student)).toList();
        if (!news.isEmpty()) {
            body.append("<p class=\"note\">Not in the earlier grading: ")
                    .append(ForeignText.html(String.join(", ", news))).append(".</p>\n");
        }
        if (!moved.isEmpty()) {
            body.append("<table><tr><th>Student</th><th class=\"number\">Before</th><th class=\"number\">Now</th>"
                    + "<th>Why</th></tr>\n");
            moved.forEach(grade -> body.append("<tr><td>").append(ReportPage.link(grade))
                    .append("</td><td class=\"number\">").append(before.get(grade.student()).score().toPlainString())
                    .append("</td><td class=\"number\">").append(grade.score().toPlainString()).append("</td><td>")
                    .append(ForeignText.html(String.join(" ", why(before.get(grade.student()), grade))))
                    .append("</td></tr>\n"));
            body.append("</table>\n");
        }
        return ReportPage.of(exercise + ": who has moved", body.toString());
    }

    /** The tests that went otherwise, and what else is another. */
    private static List<String> why(Grade before, Grade now) {
        List<String> why = new ArrayList<>();
        Map<String, Grade.Row> rows = before.tests().stream()
                .collect(Collectors.toMap(Grade.Row::test, Function.identity(), (a, b) -> a));
        for (Grade.Row row : now.tests()) {
            Grade.Row old = rows.remove(row.test());
            if (old == null) {
                why.add("New: " + row.name() + ", " + row.points() + " of " + row.possible() + ".");
            } else if (old.points() != row.points()) {
                why.add(row.name() + ": " + old.points() + " of " + old.possible() + " before, " + row.points() + " of "
                        + row.possible() + " now.");
            }
        }
        rows.values().stream().filter(old -> old.points() > 0)
                .forEach(old -> why.add("Gone: " + old.name() + ", " + old.points() + " before."));
        if (before.status() != now.status()) {
            why.add("Was " + before.status() + ", is " + now.status() + ".");
        }
        if (!before.handedIn().equals(now.handedIn())) {
            why.add("Another file was graded.");
        }
        if (!before.lateness().equals(now.lateness())) {
            why.add("Other rules about being late.");
        }
        return why;
    }
}
