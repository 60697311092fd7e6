package sudoku.grading.report;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import sudoku.chart.Chart;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.page.ReportPage;
import sudoku.picture.draw.Html;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * What the instructor reads: everybody's points, who needs a look and why, and what the class found hard.
 *
 * @param notes what is to be known of how it was graded
 * @param refused files that belong to no submission
 * @param compared whether there is a page that compares with an earlier grading
 */
public record ClassPage(
        String exercise, List<Grade> grades, List<String> notes, List<String> refused, boolean compared) {
    private static final int BARS = 10;
    /** Of fewer students the list says more than their number in each tenth of the points. */
    private static final int ENOUGH_FOR_A_CHART = 12;

    private static final int LONGEST = 300;
    private static final int MOST_REFUSED = 100;

    /** The first chart that a program draws cannot be drawn while Ctrl-C ends it; so there has to be one before. */
    public static void prepare(int students) {
        if (students < ENOUGH_FOR_A_CHART) {
            return;
        }
        Chart.bars(
                        Table.create(
                                "points", StringColumn.create("points", "0"), IntColumn.create("students", new int[1])),
                        "points",
                        "students")
                .png();
    }

    String html() {
        ReportPage page = new ReportPage("class")
                .with("exercise", exercise)
                .with("grades", grades)
                .with("notes", notes)
                .with("compared", compared)
                .with("mistakes", CommonMistakes.in(grades))
                .with("tests", hardestFirst())
                .with(
                        "looks",
                        grades.stream()
                                .filter(grade -> grade.worthALook().isPresent())
                                .toList())
                .with("racers", racers());
        for (Grade.Status status : Grade.Status.values()) {
            page.with(status.name(), count(grade -> grade.status() == status));
        }
        boolean few = count(grade -> grade.status() == Grade.Status.GRADED) < ENOUGH_FOR_A_CHART;
        return page.with("late", count(Grade::late))
                .with(
                        "possible",
                        grades.stream().mapToInt(Grade::possible).max().orElse(0))
                .with("median", median())
                .with("unsafe", count(grade -> !grade.safe()))
                .with("open", count(grade -> !grade.open().isEmpty()))
                .with("written", count(Grade::hasWritten))
                .with("read", count(grade -> grade.hasWritten() && grade.toBeRead() == 0))
                .with("chart", few ? "" : distribution())
                .with(
                        "refused",
                        refused.stream()
                                .limit(MOST_REFUSED)
                                .map(line -> ForeignText.cut(line, LONGEST))
                                .toList())
                .with("more", refused.size() - MOST_REFUSED)
                .html();
    }

    /** What the better half of those that were graded have at least. */
    private String median() {
        List<BigDecimal> scores = grades.stream()
                .filter(grade -> grade.status() == Grade.Status.GRADED)
                .map(Grade::score)
                .sorted()
                .toList();
        return scores.isEmpty() ? "" : scores.get(scores.size() / 2).toPlainString();
    }

    private long count(Predicate<Grade> which) {
        return grades.stream().filter(which).count();
    }

    /** How many students there are in each tenth of the points. */
    private String distribution() {
        int possible = Math.max(1, grades.get(0).possible());
        int width = Math.max(1, (possible + BARS - 1) / BARS);
        int[] students = new int[possible / width + 1];
        grades.stream()
                .filter(grade -> grade.status() == Grade.Status.GRADED)
                .forEach(grade -> students[Math.min(possible, grade.points().intValue()) / width]++);
        Table table = Table.create(
                "points",
                StringColumn.create(
                        "points",
                        IntStream.range(0, students.length)
                                .mapToObj(i -> i * width == Math.min(possible, i * width + width - 1)
                                        ? String.valueOf(i * width)
                                        : i * width + "–" + Math.min(possible, i * width + width - 1))),
                IntColumn.create("students", students));
        Chart chart = Chart.bars(table, "points", "students")
                .title("Students by points"
                        + (grades.stream().allMatch(grade -> grade.score().compareTo(grade.points()) == 0)
                                ? ""
                                : ", before lateness is subtracted"));
        return Html.png(chart.png(), chart.alt());
    }

    /** Each test, with how many have passed it, and of how many. */
    private List<Map.Entry<String, int[]>> hardestFirst() {
        Map<String, int[]> passed = new LinkedHashMap<>();
        for (Grade grade : grades) {
            for (Grade.Row row : grade.tests()) {
                int[] counts =
                        passed.computeIfAbsent(row.title() + (row.hidden() ? " (hidden)" : ""), test -> new int[2]);
                counts[0] += row.passed() ? 1 : 0;
                counts[1] += grade.status() == Grade.Status.GRADED ? 1 : 0;
            }
        }
        return passed.entrySet().stream()
                .sorted(Comparator.comparingInt(test -> test.getValue()[0]))
                .toList();
    }

    /** First those who have driven the most searches to their end, and of these the ones who took the fewest steps. */
    private List<Grade> racers() {
        return grades.stream()
                .filter(grade -> grade.races() > 0)
                .sorted(Comparator.comparingLong(Grade::races).reversed().thenComparingLong(Grade::steps))
                .toList();
    }
}
