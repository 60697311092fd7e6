package sudoku.grading.exam;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import sudoku.grading.intake.CodeCell;
import sudoku.grading.intake.Limits;
import sudoku.grading.sandbox.WorkerCalls;
import sudoku.grading.sandbox.WorkerGone;
import sudoku.grading.sandbox.Workers;

/**
 * Has the cells of one submission compiled, and finds those that are too much for a compiler.
 *
 * <p><b>Idea.</b> The compiler that works for the whole class is asked first, and not for long. What is too much for it
 * goes to a compiler of the submission's own. The cell that breaks that compiler, or takes too long, is left out with a
 * sentence that says so, and the others are compiled again without it.
 *
 * <p><b>Cost.</b> All of it is paid from the submission's {@link Budget}.
 */
final class Compilation {
    /** A hundred times what a person writes; a cell with copies in the notebook is as long as all of them. */
    private static final int MOST_CHARACTERS = 400_000;

    /** A cell that a worker can run. */
    record Compiled(CodeCell cell, byte[] steps) {}

    private final Workers workers;
    private final Limits limits;
    private final Budget budget;
    private final BiConsumer<String, String> leaveOut;
    private boolean ownCompiler;

    /** A cell that is left out is told by its name, and why. */
    Compilation(Workers workers, Limits limits, Budget budget, BiConsumer<String, String> leaveOut) {
        this.workers = workers;
        this.limits = limits;
        this.budget = budget;
        this.leaveOut = leaveOut;
    }

    /** These cells without those that are left out. */
    List<Compiled> of(List<CodeCell> cells) {
        List<CodeCell> rest = new ArrayList<>(cells);
        rest.removeIf(this::isTooLong);
        if (!ownCompiler) {
            Optional<List<byte[]>> steps = workers.compiled(
                    rest.stream().map(CodeCell::source).toList(), budget.leftToCompile(), budget::compiled);
            if (steps.isPresent()) {
                return together(rest, steps.get());
            }
            ownCompiler = true;
        }
        List<byte[]> steps = new ArrayList<>();
        while (steps.size() < rest.size() && !budget.isOverForCompiling()) {
            compile(rest, steps);
        }
        rest.subList(steps.size(), rest.size())
                .forEach(cell -> leaveOut.accept(
                        cell.id(), "It was not compiled: other cells have used up the time for compiling."));
        return together(rest, steps);
    }

    private boolean isTooLong(CodeCell cell) {
        int length = cell.source().length();
        if (length > MOST_CHARACTERS) {
            leaveOut.accept(
                    cell.id(),
                    String.format(
                            Locale.ROOT,
                            "It is too long to compile: %,d characters, its copies included, where %,d are allowed.",
                            length,
                            MOST_CHARACTERS));
        }
        return length > MOST_CHARACTERS;
    }

    private static List<Compiled> together(List<CodeCell> cells, List<byte[]> steps) {
        List<Compiled> compiled = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            compiled.add(new Compiled(cells.get(i), steps.get(i)));
        }
        return compiled;
    }

    /** In a fresh compiler, from the first cell to the last, or to the first that is too much for it. */
    private void compile(List<CodeCell> cells, List<byte[]> steps) {
        steps.clear();
        WorkerCalls compiler = fresh();
        try (compiler) {
            for (CodeCell cell : cells) {
                steps.add(compiler.compile(cell.source(), steps.isEmpty(), limits.compilingCell()));
            }
        } catch (WorkerGone gone) {
            leaveOut.accept(cells.remove(steps.size()).id(), sentence(gone));
        } catch (WorkerCalls.NotCompiled tooDeep) {
            leaveOut.accept(cells.remove(steps.size()).id(), tooDeep.getMessage());
        } finally {
            budget.compiled(compiler.taken());
        }
    }

    private String sentence(WorkerGone gone) {
        return switch (gone.why()) {
            case LATE ->
                "Java's compiler did not end in time: it has "
                        + limits.compilingCell().toSeconds() + " seconds for one cell and "
                        + limits.compiling().toSeconds()
                        + " for all of them. Nested generic calls take it a long time: make each one a statement of "
                        + "its own.";
            case OUT_OF_MEMORY -> "Java's compiler ran out of memory on it. Split it into smaller statements.";
            default -> "Java's compiler failed on it. " + gone.getMessage();
        };
    }

    private WorkerCalls fresh() {
        budget.giveWayToAll();
        try {
            return new WorkerCalls(workers.take(budget.leftToCompile()), limits);
        } catch (IOException noWorker) {
            throw new UncheckedIOException(noWorker);
        }
    }
}
