package sudoku.grading.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.TestResult;
import sudoku.exercise.Work;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.intake.Lateness;
import sudoku.grading.intake.OpenAnswers.OpenAnswer;
import sudoku.picture.draw.Html;

/**
 * What came out for one student: the one model that every report is written from.
 *
 * @param reason why there is nothing to grade, as a sentence; empty for a graded submission
 * @param file what was graded
 * @param handedIn when, as ISO writes it; may be empty
 * @param lateness how late that was, and what it costs
 * @param remarks what is remarkable about the notebook, one sentence each
 * @param safe whether the student's code ran in a box
 * @param open what a person has to read, which is in no points of a test
 * @param reading what this person has given for it; {@code null} as long as the reading of the class has not begun
 */
public record Grade(
        String student,
        Status status,
        String reason,
        String file,
        String handedIn,
        Lateness lateness,
        List<String> remarks,
        boolean safe,
        List<Row> tests,
        List<OpenAnswer> open,
        Reading reading) {

    /** What a remark quotes is foreign, and as long as somebody likes. */
    private static final int LONGEST = 1_000;

    private static final int MOST_REMARKS = 20;

    /**
     * Nothing is longer here than a report should be. A grade that an earlier version of the course has kept knows of
     * nothing to read.
     */
    public Grade {
        Stream.of(student, status, handedIn, lateness, tests).forEach(Objects::requireNonNull);
        tests = List.copyOf(tests);
        reason = ForeignText.cut(reason, LONGEST);
        file = ForeignText.cut(file, LONGEST);
        remarks = remarks.stream()
                .limit(MOST_REMARKS)
                .map(remark -> ForeignText.cut(remark, LONGEST))
                .toList();
        open = open == null ? List.of() : open;
    }

    /** How it ended. */
    public enum Status {
        GRADED,
        /** What was handed in is no notebook, or not one of this exercise. */
        UNREADABLE,
        /** On the roster, and nothing handed in. */
        MISSING,
        /** The grader's own fault, or it was stopped: to be done again. */
        NOT_GRADED
    }

    /**
     * One test.
     *
     * @param hidden whether the student must not learn what it tried
     * @param picture an image in HTML; empty if there is none
     * @param steps what a search took that it drove to its end; 0 if there was none
     */
    public record Row(
            String test,
            String name,
            int task,
            int points,
            int possible,
            String status,
            boolean hidden,
            String sentence,
            String expected,
            String got,
            String picture,
            String hint,
            List<String> lines,
            long steps) {

        private static final int LONGEST = 2_000;

        /** Rows are read from files as well, which somebody may have written in. */
        public Row {
            Stream.of(test, name, status, sentence, expected, got, picture, hint)
                    .forEach(Objects::requireNonNull);
            TestResult.Status.valueOf(status);
            lines = List.copyOf(lines);
            if (points < 0 || points > possible || steps < 0) {
                throw new IllegalArgumentException(points + " of " + possible + " points in " + steps + " steps");
            }
        }

        /** A hidden test keeps its input, and everything that the student's code may have said about it, to itself. */
        public static Row of(TestResult result, boolean hidden) {
            return new Row(
                    result.test(),
                    result.name(),
                    result.task(),
                    result.points(),
                    result.possible(),
                    result.status().name(),
                    hidden,
                    hidden ? "" : ForeignText.cut(result.sentence(), LONGEST),
                    hidden ? "" : ForeignText.cut(result.expected(), LONGEST),
                    hidden ? "" : ForeignText.cut(result.got(), LONGEST),
                    hidden
                            ? ""
                            : result.picture()
                                    .map(picture -> Html.image(picture.svg(), picture.alt()))
                                    .orElse(""),
                    result.hint(),
                    hidden ? List.of() : result.studentsLines(),
                    result.work().filter(Work::isFinished).map(Work::steps).orElse(0L));
        }

        private boolean isSameTest(Row other) {
            return test.equals(other.test)
                    && name.equals(other.name)
                    && task == other.task
                    && possible == other.possible
                    && hidden == other.hidden;
        }

        /** Tests of two tasks may have one name. */
        String title() {
            return task + ". " + name;
        }

        public boolean passed() {
            return status.equals(TestResult.Status.PASS.name());
        }

        public boolean reached() {
            return !status.equals(TestResult.Status.NOT_REACHED.name());
        }
    }

    /**
     * What is wrong with a grade that should be this student's, with the tests and the open task of a blank one.
     */
    Optional<String> notOneOf(Grade blank, String student) {
        if (!this.student.equals(student)) {
            return Optional.of("it is of another student");
        }
        boolean sameTests = tests.size() == blank.tests.size()
                && IntStream.range(0, tests.size()).allMatch(i -> tests.get(i).isSameTest(blank.tests.get(i)));
        if (!sameTests) {
            return Optional.of("it has other tests than the set");
        }
        boolean sameTasks = open.stream()
                .map(OpenAnswer::points)
                .toList()
                .equals(blank.open.stream().map(OpenAnswer::points).toList());
        return status == Status.GRADED && reading == null && sameTasks
                ? Optional.empty()
                : Optional.of("it says what no grading writes");
    }

    /** Where the reports of this student lie. */
    public String folder() {
        return "students/" + ForeignText.fileName(student);
    }

    /** How it ended, as words in a sentence. */
    public String inWords() {
        return status.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Those of the tests alone. */
    int tested() {
        return tests.stream().mapToInt(Row::points).sum();
    }

    /** Those of the tests, and what a person has given. */
    BigDecimal points() {
        return BigDecimal.valueOf(tested()).add(read().flatMap(Reading::points).orElse(BigDecimal.ZERO));
    }

    /** What counts in the end: the points, less what being late costs. */
    public BigDecimal score() {
        return lateness.left(points());
    }

    public Optional<Reading> read() {
        return Optional.ofNullable(reading);
    }

    /** The same with something for a person to read. */
    public Grade with(List<OpenAnswer> written) {
        return new Grade(student, status, reason, file, handedIn, lateness, remarks, safe, tests, written, reading);
    }

    /** The same after somebody has read what was written. */
    Grade with(Reading given) {
        return new Grade(student, status, reason, file, handedIn, lateness, remarks, safe, tests, open, given);
    }

    public boolean late() {
        return lateness.late();
    }

    public int possible() {
        return tests.stream().mapToInt(Row::possible).sum()
                + read().map(Reading::possible).orElse(0);
    }

    /** Whether there are words for a person to read. */
    boolean hasWritten() {
        return open.stream().anyMatch(answer -> !answer.text().isEmpty());
    }

    /** How many points a person who reads what was written may still give. */
    int toBeRead() {
        return read().flatMap(Reading::points).isPresent()
                ? 0
                : open.stream()
                        .filter(answer -> !answer.text().isEmpty())
                        .mapToInt(OpenAnswer::points)
                        .sum();
    }

    /** How many searches it drove to their end. */
    public long races() {
        return tests.stream().filter(row -> row.steps() > 0).count();
    }

    /** The steps of all of them. */
    public long steps() {
        return tests.stream().mapToLong(Row::steps).sum();
    }

    /** A grade with nothing earned, for a student who has nothing to be tested. */
    public static Grade without(String student, Status status, String reason, List<Row> notReached, boolean safe) {
        return new Grade(student, status, reason, "", "", Lateness.NONE, List.of(), safe, notReached, List.of(), null);
    }

    /** Why an instructor should look at this one. */
    public Optional<String> worthALook() {
        if (!reason.isEmpty()) {
            return Optional.of(reason);
        }
        if (!remarks.isEmpty()) {
            return Optional.of(String.join(" ", remarks));
        }
        if (status == Status.GRADED && tests.stream().noneMatch(Row::passed)) {
            return Optional.of("No test has passed.");
        }
        return tests.stream()
                .filter(row -> !row.passed() && row.sentence().contains("did not end"))
                .map(Row::sentence)
                .findFirst();
    }
}
