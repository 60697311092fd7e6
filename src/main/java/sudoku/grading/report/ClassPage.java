package sudoku.grading.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.chart.Chart;
import sudoku.grading.intake.ForeignText;
import sudoku.picture.draw.Html;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** What the instructor reads: everybody's points, who needs a look and why, and what the class found hard. */
public final class ClassPage {
    private static final int BARS = 10;
    /** Of fewer students the list says more than their number in each tenth of the points. */
    private static final int ENOUGH_FOR_A_CHART = 12;
    private static final int LONGEST = 300;
    private static final int MOST_REFUSED = 100;

    private final String exercise;
    private final List<Grade> grades;
    private final List<String> notes;
    private final List<String> refused;
    private final boolean compared;

    /**
     * Everything of one grading.
     *
     * @param notes what is to be known of how it was graded
     * @param refused files that belong to no submission
     * @param compared whether there is a page that compares with an earlier grading
     */
    ClassPage(String exercise, List<Grade> grades, List<String> notes, List<String> refused, boolean compared) {
        this.exercise = exercise;
        this.grades = grades;
        this.notes = notes;
        this.refused = refused;
        this.compared = compared;
    }

    /** The first chart that a program draws cannot be drawn while Ctrl-C ends it; so there has to be one before. */
    public static void prepare() {
        Chart.bars(Table.create("points", StringColumn.create("points", "0"), IntColumn.create("students", new int[1])),
                "points", "students").png();
    }

    String html() {
        StringBuilder body = new StringBuilder("<h1>" + ForeignText.html(exercise) + "</h1>\n");
        if (grades.stream().anyMatch(grade -> !grade.safe())) {
            body.append("<p class=\"note\">UNSAFE: graded without a sandbox.</p>\n");
        }
        body.append("<p>").append(grades.size()).append(" students, ")
                .append(count(Grade.Status.GRADED)).append(" graded, ")
                .append(count(Grade.Status.UNREADABLE)).append(" unreadable, ")
                .append(count(Grade.Status.MISSING)).append(" missing, ")
                .append(count(Grade.Status.NOT_GRADED)).append(" not graded, ")
                .append(grades.stream().filter(Grade::late).count()).append(" late.</p>\n");
        body.append(compared ? "<p><a href=\"" + MovedPage.PAGE + "\">Who has moved since an earlier"
                        + " grading</a></p>\n" : "")
                .append("<p><a href=\"alike.html\">Answers that are alike</a></p>\n")
                .append(grades.stream().allMatch(grade -> grade.open().isEmpty()) ? ""
                        : "<p><a href=\"" + OpenTask.PAGE + "\">The open task, to be read</a></p>\n")
                .append("<h2>Everybody</h2>\n").append(everybody())
                .append("<h2>Who needs a look, and why</h2>\n").append(looks())
                .append(mistakes());
        if (count(Grade.Status.GRADED) > 0) {
            body.append("<h2>Tests, the hardest first</h2>\n").append(tests());
        }
        if (count(Grade.Status.GRADED) >= ENOUGH_FOR_A_CHART) {
            body.append("<h2>Points</h2>\n").append(distribution());
        }
        body.append(leaderboard());
        notes.forEach(note -> body.append("<p class=\"note\">").append(ForeignText.html(note)).append("</p>\n"));
        if (!refused.isEmpty()) {
            body.append("<h2>Not looked at</h2>\n<ul>").append(refused.stream().limit(MOST_REFUSED)
                    .map(line -> "<li>" + ForeignText.html(ForeignText.cut(line, LONGEST)) + "</li>")
                    .collect(Collectors.joining())).append("</ul>\n");
            if (refused.size() > MOST_REFUSED) {
                body.append("<p>And ").append(refused.size() - MOST_REFUSED).append(" more.</p>\n");
            }
        }
        return ReportPage.of(exercise, body.toString());
    }

    private long count(Grade.Status status) {
        return grades.stream().filter(grade -> grade.status() == status).count();
    }

    /** How many students there are in each tenth of the points. */
    private String distribution() {
        int possible = Math.max(1, grades.get(0).possible());
        int width = Math.max(1, (possible + BARS - 1) / BARS);
        int[] students = new int[possible / width + 1];
        grades.stream().filter(grade -> grade.status() == Grade.Status.GRADED)
                .forEach(grade -> students[Math.min(possible, grade.points().intValue()) / width]++);
        Table table = Table.create("points",
                StringColumn.create("points", IntStream.range(0, students.length)
                        .mapToObj(i -> i * width == Math.min(possible, i * width + width - 1)
                        ? String.valueOf(i * width)
                                : i * width + "–" + Math.min(possible, i * width + width - 1))),
                IntColumn.create("students", students));
        Chart chart = Chart.bars(table, "points", "students").title("Students by points"
                + (grades.stream().allMatch(grade -> grade.score().compareTo(grade.points()) == 0) ? ""
                : ", before what being late costs"));
        return Html.png(chart.png(), chart.alt()) + "\n";
    }

    private String tests() {
        Map<String, int[]> passed = new LinkedHashMap<>();
        for (Grade grade : grades) {
            for (Grade.Row row : grade.tests()) {
                int[] counts = passed.computeIfAbsent(row.title() + (row.hidden() ? " (hidden)" : ""),
                        test -> new int[2]);
                counts[0] += row.passed() ? 1 : 0;
                counts[1] += grade.status() == Grade.Status.GRADED ? 1 : 0;
            }
        }
        List<Map.Entry<String, int[]>> hardest = new ArrayList<>(passed.entrySet());
        hardest.sort(Comparator.comparingInt(test -> test.getValue()[0]));
        return table("<th>Test</th><th class=\"number\">Passed</th>", hardest.stream()
                .map(test -> "<td>" + ForeignText.html(test.getKey()) + "</td><td class=\"number\">"
                + test.getValue()[0] + " of "
                        + test.getValue()[1] + "</td>").toList());
    }

    private String mistakes() {
        List<String> rows = CommonMistakes.in(grades).stream().map(mistake -> "<td class=\"number\">"
                + mistake.students().size() + "</td><td>" + ForeignText.html(mistake.test()) + "<br>"
                + ForeignText.html(ForeignText.cut(mistake.sentence(), LONGEST)) + "</td><td>"
                + ReportPage.link(mistake.students().get(0)) + "</td>").toList();
        return rows.isEmpty() ? "" : "<h2>What many got wrong</h2>\n"
                + table("<th class=\"number\">Students</th><th>What the test said</th><th>One of them</th>", rows);
    }

    private String looks() {
        List<String> rows = grades.stream().filter(grade -> grade.worthALook().isPresent())
                .map(grade -> "<td>" + ReportPage.link(grade) + "</td><td>" + ForeignText.html(grade.worthALook().get())
                + "</td>").toList();
        return rows.isEmpty() ? "<p>Nobody.</p>\n" : table("<th>Student</th><th>Why</th>", rows);
    }

    /** Whoever has driven the most searches to their end, and of these who took the fewest steps. */
    private String leaderboard() {
        List<String> rows = grades.stream().filter(grade -> grade.races() > 0)
                .sorted(Comparator.comparingLong(Grade::races).reversed().thenComparingLong(Grade::steps))
                .map(grade -> "<td>" + ReportPage.link(grade) + "</td><td class=\"number\">" + grade.races()
                        + "</td><td class=\"number\">" + String.format(Locale.ROOT, "%,d", grade.steps())
                        + "</td>").toList();
        return rows.isEmpty() ? "" : "<h2>The fewest steps</h2>\n" + table("<th>Student</th><th class=\"number\">"
                + "Searches to the end</th><th class=\"number\">Steps of all</th>", rows);
    }

    private String everybody() {
        return table("<th>Student</th><th class=\"number\">Points</th><th>How it went</th>", grades.stream()
                .map(grade -> "<td>" + ReportPage.link(grade) + "</td><td class=\"number\">"
                        + grade.score().toPlainString() + "</td><td>"
                        + grade.status().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                        + (grade.late() ? ", late" : "") + "</td>").toList());
    }

    private static String table(String head, List<String> rows) {
        return "<table><tr>" + head + "</tr>\n"
                + rows.stream().map(row -> "<tr>" + row + "</tr>\n").collect(Collectors.joining()) + "</table>\n";
    }
}
