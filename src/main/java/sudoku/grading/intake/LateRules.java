package sudoku.grading.intake;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
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
    public static final LateRules NONE = new LateRules(Path.of(""), List.of());

    private static final long DAY = Duration.ofDays(1).toNanos();
    private static final String EVERYBODY = "*";

    private static final String EXAMPLES = "a row has a student (or * for everybody), extra whole days, and the "
            + "percentage per day from 0 to 100, such as *,0,10 or ada,3,10.";
    private static final Rule NO_RULE = new Rule(EVERYBODY, 0, 0, 0);

    /**
     * A row.
     *
     * @param line where it is in its file
     */
    private record Rule(String student, int days, double percent, int line) {}

    private final Path file;
    private final List<Rule> rules;

    private LateRules(Path file, List<Rule> rules) {
        this.file = file;
        this.rules = rules;
        for (Rule rule : rules) {
            requireOnlyOne(rules.stream()
                    .filter(other -> other.student.equals(rule.student))
                    .toList());
        }
    }

    /** Two rows for one student: the file does not say which of them holds. */
    private void requireOnlyOne(List<Rule> same) {
        if (same.size() > 1) {
            throw new CourseProblem("Lines " + same.get(0).line + " and " + same.get(1).line + " of the late rules "
                    + file + " are both for " + same.get(0).student + ": keep one of them.");
        }
    }

    public static LateRules read(Path file) {
        List<CsvRows.Row> rows = CsvRows.under("student", file);
        Rule usual = rows.stream()
                .filter(row -> row.fields().get(0).equals(EVERYBODY))
                .findFirst()
                .map(row -> rule(file, row, NO_RULE))
                .orElse(NO_RULE);
        return new LateRules(
                file, rows.stream().map(row -> rule(file, row, usual)).toList());
    }

    private static Rule rule(Path file, CsvRows.Row row, Rule usual) {
        List<String> fields = row.fields();
        require(fields.size() == 3, file, row, "has " + fields.size() + (fields.size() == 1 ? " field" : " fields"));
        String student = fields.get(0);
        String days = fields.get(1);
        String percent = fields.get(2);
        require(!student.isEmpty(), file, row, "names nobody");
        require(days.matches("\\d{0,3}"), file, row, "says \"" + days + "\" for the days");
        boolean isPercent = percent.matches("(\\d{1,2}([.,]\\d{1,3})?|100)?");
        require(isPercent, file, row, "says \"" + percent + "\" for the percent");
        return new Rule(
                student,
                days.isEmpty() ? usual.days : Integer.parseInt(days),
                percent.isEmpty() ? usual.percent : Double.parseDouble(percent.replace(',', '.')),
                row.line());
    }

    private static void require(boolean fulfilled, Path file, CsvRows.Row row, String otherwise) {
        if (!fulfilled) {
            throw new CourseProblem("Line " + row.line() + " of the late rules " + file + " (\""
                    + String.join(",", row.fields()) + "\") " + otherwise + ": " + EXAMPLES);
        }
    }

    /** The same for these students, whose numbers may have lost their first noughts in a spreadsheet. */
    public LateRules with(List<String> students) {
        LateRules known = new LateRules(
                file,
                rules.stream()
                        .map(rule -> new Rule(
                                Roster.withNoughts(rule.student, students), rule.days, rule.percent, rule.line))
                        .toList());
        students.forEach(student -> requireOnlyOne(known.of(student)));
        return known;
    }

    private List<Rule> of(String student) {
        return rules.stream()
                .filter(rule -> Roster.isSame(rule.student, student))
                .toList();
    }

    /** Those named who are not among these students: a slip of the pen, or one who has not handed in. */
    public List<String> unknown(List<String> students) {
        return rules.stream()
                .map(Rule::student)
                .filter(named -> !named.equals(EVERYBODY)
                        && students.stream().noneMatch(student -> Roster.isSame(named, student)))
                .toList();
    }

    /** How late this one is. */
    public Lateness of(Submission submission, Instant handedIn, Optional<Instant> due) {
        Rule rule = of(submission.student()).stream()
                .findFirst()
                .or(() -> rules.stream()
                        .filter(one -> one.student.equals(EVERYBODY))
                        .findFirst())
                .orElse(NO_RULE);
        int extension = rule.student.equals(EVERYBODY) ? 0 : rule.days;
        long over = due.map(time -> Duration.between(time.plus(Duration.ofDays(rule.days)), handedIn)
                        .toNanos())
                .orElse(0L);
        int days = (int) Math.max(0, (over + DAY - 1) / DAY);
        return new Lateness(
                due.isPresent() ? days > 0 || extension == 0 && submission.late() : submission.late(),
                days,
                extension,
                rule.percent);
    }
}
