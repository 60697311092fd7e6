package sudoku.grading.report;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.files.CourseProblem;
import sudoku.files.CsvRows;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.intake.OpenAnswers.OpenAnswer;
import sudoku.grading.intake.Roster;
import sudoku.grading.page.ReportPage;

/**
 * The open task of a whole class: what was written, to be read on one page, and a file to type points and comments in.
 *
 * <p><b>Idea.</b> The file is the teacher's. Each grading in the same folder reads it, gives what it says to the
 * reports, and writes it again with what was there and the students who are new. A comment that was written once is
 * kept under a number, which is enough to give it again; the numbers stay, and another class can begin with the
 * comments of this one.
 */
final class OpenTask {
    static final String POINTS = "open.csv";
    static final String COMMENTS = "open-comments.csv";
    static final String PAGE = "open.html";

    private static final String HEADING = "student,points,comment";
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}(?:[.,]\\d{1,2})?");
    private static final Pattern KEPT = Pattern.compile("#(\\d{1,4})");

    private final List<Grade> grades;
    private final int possible;
    private final List<String> comments;
    private final Map<String, Reading> readings = new HashMap<>();

    private OpenTask(List<Grade> grades, int possible, List<String> comments) {
        this.grades = grades;
        this.possible = possible;
        this.comments = comments;
    }

    /**
     * The open task of these grades; nothing where the exercise has none.
     *
     * @param kept comments of another class, which this one may begin with
     */
    static Optional<OpenTask> of(List<Grade> grades, Path out, Optional<Path> kept) {
        int possible = grades.stream().mapToInt(OpenTask::possible).max().orElse(0);
        if (possible == 0) {
            return Optional.empty();
        }
        Path own = out.resolve(COMMENTS);
        List<String> comments = new ArrayList<>();
        Optional.of(own).filter(Files::exists).or(() -> kept).ifPresent(file -> CsvRows.read(file).stream()
                .skip(1)
                .map(row -> row.fields().get(row.fields().size() - 1))
                .filter(comment -> !comment.isEmpty())
                .forEach(comments::add));
        OpenTask task = new OpenTask(grades, possible, comments);
        if (Files.exists(out.resolve(POINTS))) {
            task.read(out.resolve(POINTS));
        }
        return Optional.of(task);
    }

    private static int possible(Grade grade) {
        return grade.open().stream().mapToInt(OpenAnswer::points).sum();
    }

    /** As a spreadsheet gives it back. */
    private static String asField(String text) {
        return CsvRows.of(ForeignText.csv(text)).stream()
                .flatMap(row -> row.fields().stream())
                .findFirst()
                .orElse("");
    }

    /** A row in which nothing is typed may be that of somebody whose submission is gone. */
    private void read(Path file) {
        Map<String, String> students = grades.stream()
                .collect(Collectors.toMap(grade -> asField(grade.student()), Grade::student, (first, alike) -> first));
        Set<String> seen = new HashSet<>();
        for (CsvRows.Row line : CsvRows.under("student", file)) {
            List<String> row = line.fields();
            String student = students.get(Roster.withNoughts(row.get(0), students.keySet()));
            if (student == null && row.stream().skip(1).allMatch(String::isEmpty)) {
                continue;
            }
            require(student != null, file, line, "nobody of that name handed anything in");
            require(row.size() <= 3, file, line, "there are more than three fields");
            require(seen.add(student), file, line, "this student has two rows");
            String points = row.size() < 2 ? "" : row.get(1).replace(',', '.');
            require(
                    points.isEmpty() || isPossible(points),
                    file,
                    line,
                    "the points should be a number from 0 to " + possible + ", or nothing until somebody has read it");
            readings.put(
                    student,
                    new Reading(
                            Optional.of(points)
                                    .filter(typed -> !typed.isEmpty())
                                    .map(BigDecimal::new),
                            possible,
                            comment(file, line)));
        }
    }

    private boolean isPossible(String points) {
        return NUMBER.matcher(points).matches() && new BigDecimal(points).compareTo(BigDecimal.valueOf(possible)) <= 0;
    }

    private String comment(Path file, CsvRows.Row row) {
        String typed = row.fields().size() < 3 ? "" : asField(row.fields().get(2));
        Matcher kept = KEPT.matcher(typed);
        if (kept.matches()) {
            int number = Integer.parseInt(kept.group(1));
            require(number >= 1 && number <= comments.size(), file, row, "there is no comment " + typed);
            return comments.get(number - 1);
        }
        if (!typed.isEmpty() && !comments.contains(typed)) {
            comments.add(typed);
        }
        return typed;
    }

    private static void require(boolean fulfilled, Path file, CsvRows.Row row, String otherwise) {
        if (!fulfilled) {
            String quoted = ForeignText.cut(ForeignText.visible(String.join(",", row.fields())), 80);
            throw new CourseProblem("On line " + row.line() + " (\"" + quoted + "\") of " + file + " " + otherwise
                    + ": each row is a student, the points for the open task, and a comment or a comment's"
                    + " number, such as ada,3,#1.");
        }
    }

    /** The grades with what was read; as they were as long as nobody has any points. */
    List<Grade> graded() {
        if (readings.values().stream().allMatch(reading -> reading.points().isEmpty())) {
            return grades;
        }
        return grades.stream().map(grade -> grade.with(reading(grade))).toList();
    }

    /** What is in the file for this one. */
    private Reading typed(Grade grade) {
        return readings.getOrDefault(grade.student(), new Reading(Optional.empty(), possible, ""));
    }

    /** The same, with no points for a student who has written nothing. */
    private Reading reading(Grade grade) {
        Reading reading = typed(grade);
        boolean nothingToRead = reading.points().isEmpty() && !grade.hasWritten();
        return nothingToRead ? new Reading(Optional.of(BigDecimal.ZERO), possible, reading.comment()) : reading;
    }

    /** The file to type in, with what is typed already. */
    String pointsCsv() {
        return HEADING + "\n"
                + toRead().stream()
                        .map(grade -> row(grade.student(), typed(grade)))
                        .collect(Collectors.joining());
    }

    private static String row(String student, Reading reading) {
        String points = reading.points().map(BigDecimal::toPlainString).orElse("");
        return ForeignText.csv(student) + "," + points + "," + ForeignText.csv(reading.comment()) + "\n";
    }

    /** Those who have written something, and those who were given something all the same. */
    private List<Grade> toRead() {
        return grades.stream()
                .filter(grade -> readings.containsKey(grade.student()) || grade.hasWritten())
                .toList();
    }

    private List<String> silent() {
        List<Grade> toRead = toRead();
        return grades.stream()
                .filter(grade -> !toRead.contains(grade))
                .map(Grade::student)
                .toList();
    }

    /** All comments with their numbers, in the order in which they were first written. */
    String commentsCsv() {
        return "number,comment\n"
                + IntStream.range(0, comments.size())
                        .mapToObj(i -> "#" + (i + 1) + "," + ForeignText.csv(comments.get(i)) + "\n")
                        .collect(Collectors.joining());
    }

    /** A kept comment, and how many have been given it. */
    private record Kept(String text, long times) {}

    /**
     * What one has written, and where points and a comment are typed.
     *
     * @param student as in the file
     */
    private record Written(Grade grade, String student, Reading reading) {}

    /**
     * All answers, and all comments with their numbers.
     *
     * @param questions what was asked, and what the instructor's answer says
     */
    String page(String exercise, Map<String, String> questions) {
        List<Kept> kept = comments.stream()
                .map(comment -> new Kept(
                        comment,
                        readings.values().stream()
                                .filter(reading -> reading.comment().equals(comment))
                                .count()))
                .toList();
        List<Written> answers = toRead().stream()
                .map(grade -> new Written(grade, asField(grade.student()), reading(grade)))
                .toList();
        return new ReportPage("open")
                .with("exercise", exercise)
                .with("possible", possible)
                .with("questions", questions.entrySet())
                .with("comments", kept)
                .with("answers", answers)
                .with("silent", silent())
                .with(
                        "read",
                        answers.stream()
                                .filter(answer -> answer.reading().points().isPresent())
                                .count())
                .html();
    }
}
