package sudoku.grading.report;

import java.util.ArrayList;
import java.util.List;
import sudoku.grading.intake.Lateness;
import sudoku.grading.intake.OpenAnswers.OpenAnswer;
import sudoku.grading.report.Grade.Row;
import sudoku.grading.report.Grade.Status;

/** A grade of which a test says only what it is about. */
final class SampleGrade {
    private final String student;
    private final List<Row> tests;
    private final List<OpenAnswer> open = new ArrayList<>();
    private Status status = Status.GRADED;
    private String reason = "";
    private String file = "f";
    private String handedIn = "then";
    private Lateness lateness = Lateness.NONE;
    private List<String> remarks = List.of();

    private SampleGrade(String student, List<Row> tests) {
        this.student = student;
        this.tests = tests;
    }

    static SampleGrade of(String student, Row... tests) {
        return new SampleGrade(student, List.of(tests));
    }

    /** A row of the test that most of these grades have. */
    static Row row(int points, int possible) {
        return row("test", "A test", 1, points, possible, false, "");
    }

    static Row row(String test, String name, int task, int points, int possible, boolean hidden, String sentence) {
        String status = points == possible ? "PASS" : "FAIL";
        return new Row(test, name, task, points, possible, status, hidden, sentence, "", "", "", "", List.of(), 0);
    }

    SampleGrade status(Status ended, String why) {
        status = ended;
        reason = why;
        return this;
    }

    SampleGrade file(String name) {
        file = name;
        return this;
    }

    SampleGrade handedIn(String time, Lateness late) {
        handedIn = time;
        lateness = late;
        return this;
    }

    SampleGrade remarks(List<String> all) {
        remarks = all;
        return this;
    }

    /** What was written for an open task of four points. */
    SampleGrade open(String text) {
        open.add(new OpenAnswer(4, text));
        return this;
    }

    Grade grade() {
        return new Grade(student, status, reason, file, handedIn, lateness, remarks, true, tests, open, null);
    }
}
