package sudoku.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudoku.files.CourseProblem;

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
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException unreadable) {
            throw new CourseProblem("The late rules " + file + " cannot be read: it should be a text file with the"
                    + " columns student, days, percent.");
        }
        List<String[]> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String[] fields = lines.get(i).replace("\ufeff", "").split(",", -1);
            boolean heading = i == 0 && fields[0].strip().equalsIgnoreCase("student");
            if (!heading && !lines.get(i).isBlank()) {
                if (fields.length != 3 || fields[0].isBlank() || !isNumber(fields[1]) || !isNumber(fields[2])) {
                    throw new CourseProblem("Line " + (i + 1) + " of the late rules " + file + " is \"" + lines.get(i)
                            + "\": it should be a student (or * for everybody), days more, and percent a day, such as"
                            + " *,0,10 or ada,3,10.");
                }
                rows.add(fields);
            }
        }
        Rule usual = rows.stream().filter(row -> row[0].strip().equals(EVERYBODY)).findFirst()
                .map(row -> rule(row, new Rule(EVERYBODY, 0, 0))).orElse(new Rule(EVERYBODY, 0, 0));
        List<Rule> rules = new ArrayList<>(rows.stream().map(row -> rule(row, usual)).toList());
        rules.removeIf(rule -> rule.student.equals(EVERYBODY));
        rules.add(usual);
        return new LateRules(rules);
    }

    private static boolean isNumber(String field) {
        return field.isBlank() || field.strip().matches("\\d{1,3}(\\.\\d{1,3})?");
    }

    private static Rule rule(String[] row, Rule usual) {
        return new Rule(row[0].strip(), row[1].isBlank() ? usual.days : (int) Double.parseDouble(row[1].strip()),
                row[2].isBlank() ? usual.percent : Double.parseDouble(row[2].strip()));
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
