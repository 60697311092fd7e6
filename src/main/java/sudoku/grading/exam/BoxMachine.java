package sudoku.grading.exam;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.exercise.plain.Contract;
import sudoku.explain.record.Recorded;
import sudoku.explain.run.OwnMachine;
import sudoku.grading.exam.Compilation.Compiled;
import sudoku.grading.intake.CodeCell;
import sudoku.grading.intake.Limits;
import sudoku.grading.sandbox.WorkerCalls;
import sudoku.grading.sandbox.WorkerGone;
import sudoku.grading.sandbox.Workers;
import sudoku.judge.CallFailed;

/**
 * Runs a student's program once more, with a recorder in it, in a box like that of her examination.
 *
 * <p><b>Idea.</b> The source with the recorder is one cell more after hers, and what it has recorded is what its one
 * method returns: the worker knows nothing of it. What comes out is the box's word. It can be forged, and so it
 * decides nothing but what is asked.
 */
public final class BoxMachine implements OwnMachine, AutoCloseable {
    private static final Contract RECORDED = Contract.of(Recorded.class);

    private final Workers workers;
    private final List<CodeCell> cells;
    private final Limits limits;
    private final Budget budget;
    private final List<WorkerCalls> open = new ArrayList<>();

    /** After these cells; all that is run together has the time of one submission. */
    public BoxMachine(Workers workers, List<CodeCell> cells, Limits limits) {
        this.workers = workers;
        this.cells = cells;
        this.limits = limits;
        budget = new Budget(limits);
    }

    @Override
    public Map<String, Recorded> made(Map<String, String> classes) {
        List<CodeCell> all = new ArrayList<>(cells);
        classes.forEach((name, source) -> all.add(new CodeCell(
                name, source + "\n" + Recorded.class.getName() + " " + variable(name) + " = new " + name + "();")));
        Compilation compilation = new Compilation(workers, limits, budget, (cell, why) -> {});
        List<Compiled> compiled = compilation.of(all);
        Map<String, Recorded> made = new LinkedHashMap<>();
        try {
            WorkerCalls calls = new WorkerCalls(workers.take(budget.left()), limits);
            open.add(calls);
            for (Compiled each : compiled) {
                calls.runCompiled(each.steps(), limits.load());
            }
            int number = 0;
            for (String name : classes.keySet()) {
                int answer = number++;
                if (calls.bind(variable(name), Recorded.class).isEmpty()) {
                    made.put(name, call -> recorded(calls, answer, call));
                }
            }
        } catch (WorkerGone gone) {
            made.clear();
        } catch (IOException noWorker) {
            throw new UncheckedIOException(noWorker);
        }
        return made;
    }

    @Override
    public List<String> cellsWith(String name) {
        return cells.stream().map(CodeCell::source).toList();
    }

    private static String variable(String className) {
        return "the" + className;
    }

    private static String recorded(WorkerCalls calls, int answer, int call) {
        try {
            return (String) calls.call(answer, 0, RECORDED.operations().get(0), new Object[] {call}, new Object[1]);
        } catch (WorkerGone gone) {
            throw new CallFailed(gone.getMessage(), List.of(), true);
        } catch (WorkerCalls.Threw threw) {
            throw new CallFailed(threw.getMessage(), List.of(), false);
        }
    }

    @Override
    public void close() {
        open.forEach(WorkerCalls::close);
    }
}
