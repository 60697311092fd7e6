package sudoku.grading.exam;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sudoku.exercise.api.Task;
import sudoku.grading.exam.Compilation.Compiled;
import sudoku.grading.intake.CodeCell;
import sudoku.grading.intake.Limits;
import sudoku.grading.sandbox.WorkerCalls;
import sudoku.grading.sandbox.WorkerGone;
import sudoku.grading.sandbox.WorkerGone.Why;
import sudoku.grading.sandbox.Workers;

/**
 * One submission at its examination: its worker, and a new one when that dies.
 *
 * <p><b>Idea.</b> What kills a worker is the fault of one task, and the other tasks' points are honest ones. So after a
 * death a fresh worker takes over; a cell that did not end is left out, and the rest is tried without. A task in
 * which a worker died is over, unless that can be the fault of another task: of one that was asked in the same worker
 * before, or of one whose cell was run there. So the question is put once more to a fresh worker, and then to one
 * without the other tasks' answers. And no task may use up the time of the others.
 *
 * <p>An answer is taken from its variable right after its cell, as the notebook's check does it: what a later cell
 * does to that variable is no answer to this task. What is not there yet is looked for once more after all cells.
 *
 * <p><b>Representation.</b> The cells in order, what was wrong with each, and for each interface the number of its
 * answer in the present worker, and the time it has taken. All deadlines end with the submission's own.
 */
public final class Examination implements AutoCloseable {
    private final Workers workers;
    private final List<CodeCell> cells;
    private final List<Class<?>> tasks;
    private final Limits limits;
    private final Map<String, String> failures = new LinkedHashMap<>();
    private final Set<String> leftOut = new HashSet<>();
    private final Map<Class<?>, String> ended = new HashMap<>();
    private final Set<Class<?>> asked = new HashSet<>();
    private final Set<Class<?>> alone = new HashSet<>();
    private final List<Class<?>> bound = new ArrayList<>();
    private final Map<Optional<Class<?>>, List<Compiled>> prepared = new HashMap<>();
    private final Budget budget;
    private final Compilation compilation;
    private Optional<Class<?>> only = Optional.empty();
    private WorkerCalls calls;
    private String over;

    /** With time that this submission may have used before. */
    public Examination(Workers workers, List<CodeCell> cells, List<Class<?>> tasks, Limits limits, Budget budget) {
        this.workers = workers;
        this.cells = cells;
        this.tasks = tasks;
        this.limits = limits;
        this.budget = budget;
        compilation = new Compilation(workers, limits, budget, this::leaveOut);
        open();
    }

    /** What was wrong with each cell that failed, by its name. */
    public Map<String, String> failures() {
        return Collections.unmodifiableMap(failures);
    }

    /** The tasks whose answers can still be asked. */
    List<Class<?>> openTasks() {
        return tasks.stream().filter(task -> !ended.containsKey(task)).toList();
    }

    /** Nothing more is asked in a task. */
    void end(Class<?> task, String why) {
        ended.putIfAbsent(task, why);
    }

    /** Why nothing more is asked in a task. */
    Optional<String> ended(Class<?> task) {
        return Optional.ofNullable(ended.get(task));
    }

    /** The worker to ask in a task: the present one, or a new one if that has died or is none for this task. */
    WorkerCalls calls(Class<?> task) throws WorkerGone {
        Optional<Class<?>> audience = Optional.<Class<?>>of(task).filter(alone::contains);
        if (calls != null && (!calls.isOpen() || !only.equals(audience))) {
            closeCalls();
        }
        only = audience;
        if (calls == null) {
            open();
        }
        if (over != null) {
            throw new WorkerGone(over, Why.GRADER);
        }
        return calls;
    }

    /**
     * Ends the worker that has failed a task, and says whether another one may do better: one in which no other task is
     * asked before; and if that has failed as well, one without the other tasks' answers.
     */
    boolean asksAgain(Class<?> task) {
        boolean again = asked.stream().anyMatch(other -> other != task) || alone.add(task);
        closeCalls();
        return again;
    }

    /** Answers are numbered as they are bound, and the last one counts. */
    int numberOf(Class<?> task) {
        return bound.lastIndexOf(task);
    }

    /** Whether a task may ask another question. */
    boolean hasTime(Class<?> task) {
        return budget.hasTime(task, openTasks(), tasks.size(), calls == null ? Duration.ZERO : calls.taken());
    }

    /** A task has asked something, and that took a while. */
    void took(Class<?> task, Duration time) {
        budget.took(task, time);
    }

    /** The present worker is asked in this task now. */
    void asks(Class<?> task) {
        asked.add(task);
    }

    /** One that has run long gives up its worker, and with the next one lets other submissions go first. */
    void betweenTests() {
        if (calls != null && budget.isToGiveWay(calls.taken())) {
            closeCalls();
        }
    }

    /** The worker has died, or been ended. */
    void closeCalls() {
        asked.clear();
        if (calls != null) {
            close(calls);
            calls = null;
        }
    }

    private void open() {
        while (calls == null && over == null) {
            String running = "";
            List<Compiled> compiled = prepared.computeIfAbsent(only, this::compiledFor);
            WorkerCalls next = fresh();
            bound.clear();
            try {
                Set<Class<?>> missing =
                        new LinkedHashSet<>(only.map(List::<Class<?>>of).orElse(tasks));
                for (Compiled each : compiled) {
                    running = each.cell().id();
                    Optional<String> failure = next.runCompiled(each.steps(), limits.load());
                    failure.filter(why -> only.isEmpty())
                            .ifPresent(why -> failures.putIfAbsent(each.cell().id(), why));
                    bindAnswerOf(each.cell(), missing, next);
                }
                running = "";
                bindLate(missing, next);
                calls = next;
            } catch (WorkerGone gone) {
                close(next);
                boolean lost = running.isEmpty();
                leaveOut(lost ? "after all others" : running, gone.getMessage());
                over = budget.isOver() || lost ? gone.getMessage() : null;
                prepared.clear();
            } finally {
                if (calls != next) {
                    next.close();
                }
            }
        }
    }

    private void close(WorkerCalls ended) {
        budget.ran(ended.taken());
        ended.close();
    }

    private WorkerCalls fresh() {
        budget.giveWayIfLong();
        try {
            return new WorkerCalls(workers.take(budget.left()), limits);
        } catch (IOException noWorker) {
            throw new UncheckedIOException(noWorker);
        }
    }

    private void leaveOut(String cell, String why) {
        failures.put(cell, why);
        leftOut.add(cell);
    }

    /** The cells that are not left out; of the answers, if only one task is asked, only that task's. */
    private List<Compiled> compiledFor(Optional<Class<?>> task) {
        Set<String> others = new HashSet<>();
        task.ifPresent(
                one -> tasks.stream().filter(other -> other != one).forEach(other -> others.add(answerCellOf(other))));
        return compilation.of(cells.stream()
                .filter(cell -> !leftOut.contains(cell.id()) && !others.contains(cell.id()))
                .toList());
    }

    private void bindAnswerOf(CodeCell cell, Set<Class<?>> missing, WorkerCalls next) throws WorkerGone {
        for (Class<?> task : List.copyOf(missing)) {
            if (variableOf(task).equals(cell.id()) && bind(task, next).isEmpty()) {
                missing.remove(task);
            }
        }
    }

    private void bindLate(Set<Class<?>> missing, WorkerCalls next) throws WorkerGone {
        for (Class<?> task : missing) {
            bind(task, next)
                    .ifPresent(why -> end(
                            task,
                            only.isPresent()
                                    ? "It needs the answer to another task, and that answer ended the program."
                                    : Optional.ofNullable(failures.get(answerCellOf(task)))
                                            .or(() -> Optional.ofNullable(failures.get(variableOf(task))))
                                            .map(failure -> "There is no answer: its cell failed. " + failure)
                                            .orElse(why)));
        }
    }

    private Optional<String> bind(Class<?> task, WorkerCalls next) throws WorkerGone {
        bound.add(task);
        return next.bind(variableOf(task), task);
    }

    /** Also the name of the cell that fills it. */
    private static String variableOf(Class<?> task) {
        return "task" + task.getAnnotation(Task.class).number();
    }

    private static String answerCellOf(Class<?> task) {
        return variableOf(task) + "-answer";
    }

    @Override
    public void close() {
        over = "The grading of this submission has ended.";
        closeCalls();
    }
}
