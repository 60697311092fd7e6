package sudoku.course.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sudoku.course.jupyter.Terminal;
import sudoku.files.CourseProblem;
import sudoku.files.FirstEdition;
import sudoku.files.WorkBar;
import sudoku.grading.Grading;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.Part;

/** Grades a class's submissions, each in a sandbox, and writes the reports. */
@Command(
        name = "grade",
        mixinStandardHelpOptions = true,
        description = "Grades submissions, each in a sandbox of its own, and writes grades.csv, a page for the class "
                + "and a page for each student.",
        footer = {
            "",
            "Example: java -jar target/sudoku.jar grade --exercise exercises/03-stack --submissions submitted"
                    + " --out graded"
        })
final class GradeCommand implements Callable<Integer> {
    private static final int MOST_QUESTIONS = 9;

    @Option(
            names = "--exercise",
            paramLabel = "DIR",
            required = true,
            description = "The instructor's edition of an exercise.")
    private Path exercise;

    @Option(
            names = "--submissions",
            paramLabel = "DIR|ZIP",
            required = true,
            description = "A notebook, a folder or an archive for each student; a Moodle or Gradescope archive; or"
                    + " nbgrader's folder.")
    private Path submissions;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the reports go: a new folder.")
    private Path out;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many submissions are graded at once (default: as many as there are cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--roster",
            paramLabel = "FILE",
            description = "Who should have handed in: the first column of a CSV file.")
    private Path roster;

    @Option(
            names = "--due",
            paramLabel = "TIME",
            description = "After this a submission is late, such as 2026-11-20T18:00.")
    private String due;

    @Option(
            names = "--late-rules",
            paramLabel = "FILE",
            description = "What it costs to be late and who has more time: a CSV file with the columns student, days,"
                    + " percent, and a row of * for everybody.")
    private Path lateRules;

    @Option(
            names = "--since",
            paramLabel = "DIR",
            description = "The --out of an earlier grading of this class, for example with a test that has been "
                    + "fixed since: moved.html tells whose points have changed, and in which tests.")
    private Path since;

    @Option(
            names = "--comments",
            paramLabel = "FILE",
            description = "Comments on an open task that another grading has kept in its open-comments.csv: open.html"
                    + " offers them with numbers.")
    private Path comments;

    @Option(
            names = "--questions",
            paramLabel = "N",
            description = "For an oral exam: write each student a sheet with N questions about a program of her "
                    + "own that passed, and questions.html, the key.")
    private int questions;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed that shuffles the puzzles, a number that an earlier grading printed. "
                    + "Without it each grading draws one, and --resume stays with it.")
    private Long seed;

    @Option(
            names = "--jdk",
            paramLabel = "HOME",
            description = "The JDK that students' code runs on; without it, the one that runs this.")
    private Path jdk = Path.of(System.getProperty("java.home"));

    @Option(names = "--resume", description = "Go on with the grading in --out.")
    private boolean resume;

    @Option(
            names = "--part",
            paramLabel = "K/N",
            description = "Grade the K-th of N parts of the class, here or on another machine that sees --out; all"
                    + " parts with the same --seed.")
    private String part;

    @Option(
            names = "--join",
            description = "Join the parts that were graded in --out, grade what is left, and write the reports.")
    private boolean join;

    @Option(
            names = "--unsafe-no-sandbox",
            description = "Run students' code with all your rights on this machine. Every report then says UNSAFE.")
    private boolean unsafe;

    @Override
    public Integer call() {
        if (jobs < 1) {
            throw new CourseProblem("--jobs must be 1 or more.");
        }
        if (questions < 0 || questions > MOST_QUESTIONS) {
            throw new CourseProblem("--questions must be from 1 to " + MOST_QUESTIONS + ".");
        }
        if (questions > 0 && part != null) {
            throw new CourseProblem("--questions is for a whole class: give it with --join, when all parts are done.");
        }
        if (seed != null && seed < 0) {
            throw new CourseProblem("--seed must be 0 or more: the negative ones are the notebook's own.");
        }
        if (lateRules != null && due == null) {
            throw new CourseProblem("--late-rules needs --due: without it nobody is late.");
        }
        int grades = grade(new GradingPlan(
                set(),
                submissions,
                out,
                Optional.ofNullable(roster),
                Optional.ofNullable(due).map(GradeCommand::instant),
                jdk,
                jobs,
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed),
                Limits.USUAL,
                unsafe,
                resume,
                part(),
                Optional.ofNullable(lateRules),
                Optional.ofNullable(since),
                Optional.ofNullable(comments),
                questions));
        if (part != null) {
            System.out.println("Part " + part + ": " + grades + (grades == 1 ? " student is" : " students are")
                    + " graded. When all parts have been graded, write the reports with --join.");
            return 0;
        }
        System.out.println(
                grades + (grades == 1 ? " student is in " : " students are in ") + out.resolve("index.html"));
        return 0;
    }

    private static int grade(GradingPlan plan) {
        try (WorkBar bar = Terminal.bar()) {
            return new Grading(plan, bar).run();
        }
    }

    private Part part() {
        if (part != null && join) {
            throw new CourseProblem("--part grades a part and --join puts the parts together: name one of them.");
        }
        return part != null ? Part.parse(part) : join ? Part.JOINED : Part.WHOLE;
    }

    /** Also under the name that it had in the first edition. */
    private Path set() {
        Optional<String> today = Files.exists(exercise) || exercise.getFileName() == null
                ? Optional.empty()
                : FirstEdition.newNameOf(exercise.getFileName().toString());
        today.ifPresent(name -> System.out.println(exercise.getFileName() + " is called " + name + " now."));
        return today.map(exercise::resolveSibling).orElse(exercise);
    }

    private static Instant instant(String time) {
        try {
            return time.endsWith("Z")
                    ? Instant.parse(time)
                    : LocalDateTime.parse(time).atZone(ZoneId.systemDefault()).toInstant();
        } catch (DateTimeException unknown) {
            throw new CourseProblem("--due " + time + " is not a time: write it as 2026-11-20T18:00.");
        }
    }
}
