package sudoku.grading;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import sudoku.grading.exam.Budget;
import sudoku.grading.exam.Examination;
import sudoku.grading.exam.RemoteAnswer;
import sudoku.grading.intake.CodeCell;
import sudoku.grading.intake.Limits;
import sudoku.grading.sample.Doubling;
import sudoku.grading.sample.Everything;
import sudoku.grading.sandbox.Box;
import sudoku.grading.sandbox.BoxPrograms;
import sudoku.grading.sandbox.Sandbox;
import sudoku.grading.sandbox.WorkerFolder;
import sudoku.grading.sandbox.Workers;

/** A box of the real kind, with workers that know the interfaces of these tests. */
public final class ExaminationHall implements AutoCloseable {
    /** Short enough for tests, long enough for a machine that has much else to do. */
    public static final Limits LIMITS =
            new Limits(Duration.ofSeconds(2), Duration.ofSeconds(6), Duration.ofSeconds(90), 128);

    public static final String HONEST = "class MyEverything extends Honest {}";
    public static final String DOUBLING =
            "class MyDoubling implements Doubling { public int doubled(int number) { return 2 * number; } }";
    private static final CodeCell SETUP =
            new CodeCell("setup", "import sudoku.grading.sample.*;\nEverything task1 = null;\nDoubling task2 = null;");
    private static final CodeCell BIND_1 = new CodeCell("task1", "Everything task1 = new MyEverything();");
    private static final CodeCell BIND_2 = new CodeCell("task2", "Doubling task2 = new MyDoubling();");

    private final WorkerFolder folder;
    private final Sandbox sandbox;
    private final Workers workers;
    private final Limits limits;

    public ExaminationHall(Path jdk) throws IOException {
        this(jdk, LIMITS);
    }

    public ExaminationHall(Path jdk, Limits limits) throws IOException {
        this.limits = limits;
        folder = new WorkerFolder(List.of(Everything.class, Doubling.class));
        sandbox = new Box(programs(), jdk, folder, limits);
        workers = new Workers(sandbox, 1);
    }

    public static BoxPrograms programs() {
        List<String> missing = new ArrayList<>();
        return BoxPrograms.find(missing)
                .orElseThrow(() -> new AssertionError("There can be no box without " + missing));
    }

    public Sandbox sandbox() {
        return sandbox;
    }

    public WorkerFolder folder() {
        return folder;
    }

    /** A submission with these answers to the two tasks; they define {@code MyEverything} and {@code MyDoubling}. */
    public Examination sit(String everything, String doubling) {
        return sit(everything, doubling, new Budget(limits));
    }

    /** The same with time of which some may be used. */
    public Examination sit(String everything, String doubling, Budget budget) {
        return sit(workers, limits, everything, doubling, budget);
    }

    /** The same wherever there are workers. */
    public static Examination sit(Workers workers, Limits limits, String everything, String doubling) {
        return sit(workers, limits, everything, doubling, new Budget(limits));
    }

    private static Examination sit(Workers workers, Limits limits, String everything, String doubling, Budget budget) {
        List<CodeCell> cells = List.of(
                SETUP,
                new CodeCell("task1-answer", everything),
                BIND_1,
                new CodeCell("task2-answer", doubling),
                BIND_2);
        return new Examination(workers, cells, List.of(Everything.class, Doubling.class), limits, budget);
    }

    public static Everything everything(Examination examination) {
        return (Everything) RemoteAnswer.ofAll(examination).get(Everything.class);
    }

    public static Doubling doubling(Examination examination) {
        return (Doubling) RemoteAnswer.ofAll(examination).get(Doubling.class);
    }

    @Override
    public void close() throws IOException {
        workers.close();
        folder.close();
    }
}
