package sudoku.grading.intake;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudoku.files.CourseProblem;
import sudoku.files.CsvRows;

/**
 * What it costs to be late, and who has more time: a CSV file with the columns student, days and percent.
 *
 * <p>In the row of a student, {@code days} is how many this one has more than the others, and {@code percent} what each
 * further day costs; an empty field is as in the row of {@code *}, which holds for everybody else.
 */
public final class LateRules {
    /** Nobody has more time, and being late costs nothing. */
    public static final LateRules NONE = new LateRules(List.of());

    private static final long DAY = Duration.ofDays(1).toNanos();
    private static final String EVERYBODY = "*";

    private record Rule(String student, int days, double percent) {}

    private final List<Rule> rules;

    private LateRules(List<Rule> rules) {
        this.rules = rules;
    }

    public static LateRules read(Path file) {
        List<List<String>> rows = CsvRows.under("student", file);
        for (List<String> row : rows) {
            if (row.size() != 3 || row.get(0).isEmpty() || !isNumber(row.get(1)) || !isNumber(row.get(2))) {
                throw new CourseProblem("The row \"" + String.join(",", row) + "\" of the late rules " + file
                        + " should be a student (or * for everybody), days more, and percent a day, such as *,0,10 or"
                        + " ada,3,10.");
            }
        }
        Rule usual = rows.stream().filter(row -> row.get(0).equals(EVERYBODY)).findFirst()
                .map(row -> rule(row, new Rule(EVERYBODY, 0, 0))).orElse(new Rule(EVERYBODY, 0, 0));
        List<Rule> rules = new ArrayList<>(rows.stream().map(row -> rule(row, usual)).toList());
        rules.removeIf(rule -> rule.student.equals(EVERYBODY));
        rules.add(usual);
        return new LateRules(rules);
    }

    private static boolean isNumber(String field) {
        return field.isEmpty() || field.matches("\\d{1,3}([.,]\\d{1,3})?");
    }

    private static double number(String field, double otherwise) {
        return field.isEmpty() ? otherwise : Double.parseDouble(field.replace(',', '.'));
    }

    private static Rule rule(List<String> row, Rule usual) {
        return new Rule(row.get(0), (int) number(row.get(1), usual.days), number(row.get(2), usual.percent));
    }

    /** The same for these students, whose numbers may have lost their first noughts in a spreadsheet. */
    public LateRules with(List<String> students) {
        return new LateRules(rules.stream().map(rule -> new Rule(Roster.withNoughts(rule.student, students), rule.days,
                rule.percent)).toList());
    }

    /** Those named who are not among these students: a slip of the pen, or who has not handed in. */
    public List<String> unknown(List<String> students) {
        return rules.stream().map(Rule::student).filter(named -> !named.equals(EVERYBODY)
                && students.stream().noneMatch(student -> Roster.isSame(named, student))).toList();
    }

    /** How late this one is. */
    public Lateness of(Submission submission, Instant handedIn, Optional<Instant> due) {
        Rule rule = rules.stream().filter(one -> Roster.isSame(one.student, submission.student())).findFirst()
                .or(() -> rules.stream().filter(one -> one.student.equals(EVERYBODY)).findFirst())
                .orElse(new Rule(EVERYBODY, 0, 0));
        int extension = rule.student.equals(EVERYBODY) ? 0 : rule.days;
        long over = due.map(time -> Duration.between(time.plus(Duration.ofDays(rule.days)), handedIn).toNanos())
                .orElse(0L);
        int days = (int) Math.max(0, (over + DAY - 1) / DAY);
        return new Lateness(due.isPresent() ? days > 0 || extension == 0 && submission.late() : submission.late(), days,
                extension, rule.percent);
    }
}
