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
import sudoku.grading.intake.CodeCell;
import sudoku.grading.intake.Limits;
import sudoku.grading.sandbox.WorkerCalls;
import sudoku.grading.sandbox.WorkerConnection;
import sudoku.grading.sandbox.WorkerGone;
import sudoku.grading.sandbox.Workers;

/**
 * One submission at its examination: its worker, and a new one when that dies.
 *
 * <p><b>Idea.</b> What kills a worker is the fault of one task, and the other tasks' points are honest ones. So after a
 * death a fresh worker takes over; a cell that did not end is left out, and the rest is tried without. A task in
 * which a worker died is over, unless another task was asked in the same worker before: that may have left behind what
 * killed it, so the question is put once more to a fresh one. And no task may use up the time of the others.
 *
 * <p>An answer is taken from its variable right behind its cell, as the notebook's check does it: what a later cell
 * does to that variable is no answer to this task. What is not there yet is looked for once more behind all cells.
 *
 * <p><b>Representation.</b> The cells in order, what was wrong with each, and for each interface the number of its
 * answer in the present worker, and the time it has taken. All deadlines end with the submission's own, of which each
 * worker takes its part.
 */
public final class Examination implements AutoCloseable {
    private final Workers workers;
    private final List<CodeCell> cells;
    private final List<Class<?>> tasks;
    private final Limits limits;
    private final Map<String, String> failures = new LinkedHashMap<>();
    private final Set<String> leftOut = new HashSet<>();
    private final Map<Class<?>, String> ended = new HashMap<>();
    private final Map<Class<?>, Duration> taken = new HashMap<>();
    private final Set<Class<?>> asked = new HashSet<>();
    private final List<Class<?>> bound = new ArrayList<>();
    private WorkerCalls calls;
    private Duration before = Duration.ZERO;
    private String over;
    private List<CodeCell> wanted;
    private Optional<List<byte[]>> compiled;

    public Examination(Workers workers, List<CodeCell> cells, List<Class<?>> tasks, Limits limits) {
        this.workers = workers;
        this.cells = cells;
        this.tasks = tasks;
        this.limits = limits;
        prepare();
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

    /** The present worker; a new one if the last has died. */
    WorkerCalls calls() throws WorkerGone {
        if (over != null) {
            throw new WorkerGone(over);
        }
        if (calls != null && !calls.isOpen()) {
            closeCalls();
        }
        if (calls == null) {
            open();
            return calls();
        }
        return calls;
    }

    /** Answers are numbered as they are bound, and the last one counts. */
    int numberOf(Class<?> task) {
        return bound.lastIndexOf(task);
    }

    /**
     * Whether a task may ask another question. Most of the submission's time is for whoever needs it, but a third is
     * divided among all tasks, and nobody gets another one's part.
     */
    boolean hasTime(Class<?> task) {
        Duration part = limits.submission().dividedBy(3L * tasks.size());
        Duration most = limits.submission();
        for (Class<?> other : tasks) {
            Duration left = part.minus(taken.getOrDefault(other, Duration.ZERO));
            if (other != task && !ended.containsKey(other) && !left.isNegative()) {
                most = most.minus(left);
            }
        }
        return before.plus(calls == null ? Duration.ZERO : calls.taken()).compareTo(most) < 0;
    }

    /** A task has asked something, and that took a while. */
    void took(Class<?> task, Duration time) {
        taken.merge(task, time, Duration::plus);
    }

    /** Whether the present worker, which is asked in this task now, has been asked in another before. */
    boolean isSharedBy(Class<?> task) {
        asked.add(task);
        return asked.stream().anyMatch(other -> other != task);
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
            WorkerCalls next = fresh();
            bound.clear();
            try {
                Set<Class<?>> missing = new LinkedHashSet<>(tasks);
                for (int i = 0; i < wanted.size(); i++) {
                    running = wanted.get(i).id();
                    run(i, next);
                    bindAnswerOf(wanted.get(i), missing, next);
                }
                running = "";
                bindLate(missing, next);
                calls = next;
            } catch (WorkerGone gone) {
                close(next);
                failures.put(running.isEmpty() ? "after all others" : running, gone.getMessage());
                boolean late = before.compareTo(limits.submission()) >= 0;
                over = late || running.isEmpty() || !leftOut.add(running) ? gone.getMessage() : null;
                prepare();
            } finally {
                if (calls != next) {
                    next.close();
                }
            }
        }
    }

    private void close(WorkerCalls ended) {
        before = before.plus(ended.taken());
        ended.close();
    }

    private WorkerCalls fresh() {
        try {
            WorkerConnection line = workers.take();
            line.endAfter(limits.submission().minus(before));
            return new WorkerCalls(line, limits);
        } catch (IOException noWorker) {
            throw new UncheckedIOException(noWorker);
        }
    }

    /** Has the cells that are not left out compiled, unless the worker must do that itself. */
    private void prepare() {
        wanted = cells.stream().filter(cell -> !leftOut.contains(cell.id())).toList();
        compiled = workers.compiled(wanted.stream().map(CodeCell::source).toList(), limits.load());
    }

    private void run(int i, WorkerCalls next) throws WorkerGone {
        CodeCell cell = wanted.get(i);
        Optional<String> failure = compiled.isPresent() ? next.runCompiled(compiled.get().get(i), limits.load())
                : next.run(cell.source(), limits.load());
        failure.ifPresent(why -> failures.putIfAbsent(cell.id(), why));
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
            bind(task, next).ifPresent(why -> end(task, Optional
                    .ofNullable(failures.get(variableOf(task) + "-answer"))
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

    @Override
    public void close() {
        over = "It is over.";
        closeCalls();
    }
}
