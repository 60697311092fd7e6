package sudoku.grading.oral;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import sudoku.exercise.api.Task;
import sudoku.exercise.small.SmallCalls;
import sudoku.explain.ask.Draw;
import sudoku.explain.ask.Question;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;
import sudoku.grading.exam.BoxMachine;
import sudoku.grading.intake.AnswerCells;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.NotebookData;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Unreadable;
import sudoku.grading.report.Grade;
import sudoku.grading.sandbox.Workers;

/**
 * Makes the questions of one student: about a task in which every test has passed, drawn by her name and the seed of
 * the grading.
 */
record StudentQuestions(Assignment assignment, Workers workers, Limits limits, long seed, int wanted) {
    /** What is longer is no sheet that anybody could read. */
    private static final int LONGEST = 20_000;

    Sheet sheet(Submission submission, Grade grade) throws NoQuestions, Unreadable {
        NotebookData notebook =
                NotebookData.read(submission.choose(assignment.name()).bytes());
        AnswerCells answers = AnswerCells.in(notebook, assignment.answerCells());
        Random random = new Random(seed * 1_000_003 + submission.student().hashCode());
        List<Class<?>> passed = new ArrayList<>(assignment.tasks().stream()
                .filter(task -> hasPassed(grade, task))
                .toList());
        Collections.shuffle(passed, random);
        String why = "No task has passed all of its tests.";
        for (Class<?> task : passed) {
            try {
                return sheet(submission, grade, task, answers, random);
            } catch (NoQuestions none) {
                why = none.getMessage();
            }
        }
        throw new NoQuestions(why);
    }

    private static int numberOf(Class<?> task) {
        return task.getAnnotation(Task.class).number();
    }

    private static boolean hasPassed(Grade grade, Class<?> task) {
        List<Grade.Row> rows = grade.tests().stream()
                .filter(row -> row.task() == numberOf(task))
                .toList();
        return !rows.isEmpty() && rows.stream().allMatch(Grade.Row::passed);
    }

    private Sheet sheet(Submission submission, Grade grade, Class<?> task, AnswerCells answers, Random random)
            throws NoQuestions {
        Task told = task.getAnnotation(Task.class);
        String code = answers.sources().getOrDefault("task" + told.number() + "-answer", "");
        if (code.length() > LONGEST) {
            throw new NoQuestions("The program is too long for a sheet: " + code.length() + " characters.");
        }
        SmallCalls small = assignment
                .smallCalls(task)
                .orElseThrow(() -> new NoQuestions("There are no sample calls for task " + told.number() + "."));
        OwnSource source = OwnSource.of(code)
                .orElseThrow(() -> new NoQuestions("The answer cell contains more than declarations."));
        List<PreparedCall> calls = small.prepared(source, random);
        OwnRun run = run(source, calls, answers, random);
        List<Question> questions = new Draw(run, random).some(wanted);
        if (questions.isEmpty()) {
            throw new NoQuestions(
                    "There is nothing to ask about it: it has no loop, no recursion and no value to follow.");
        }
        return new Sheet(
                submission.student(),
                grade.folder(),
                "Task " + told.number() + ": " + told.title(),
                code,
                run.elsewhere(),
                questions,
                List.of());
    }

    /** With the answers alone; where that is not enough, with the student's own cells as well, as in the grading. */
    private OwnRun run(OwnSource source, List<PreparedCall> calls, AnswerCells answers, Random random)
            throws NoQuestions {
        try {
            return run(source, calls, answers.sources(), random);
        } catch (NoQuestions lacksSomething) {
            if (answers.withOwn().isEmpty()) {
                throw lacksSomething;
            }
            return run(source, calls, answers.withOwn(), random);
        }
    }

    private OwnRun run(OwnSource source, List<PreparedCall> calls, Map<String, String> cells, Random random)
            throws NoQuestions {
        try (BoxMachine box = new BoxMachine(workers, assignment.cellsWith(cells), limits)) {
            return OwnRun.of(source, calls, box, random);
        }
    }
}
