package sudoku.explain;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudoku.explain.record.Recorded;
import sudoku.explain.run.OwnMachine;
import sudoku.judge.Guarded;
import sudoku.notebook.LastRun;
import sudoku.notebook.NotebookCode;

/**
 * Compiles programs where the notebook's own code is compiled, and runs them as answers are run: watched, and with a
 * deadline.
 *
 * @param name what she calls the program
 */
record NotebookMachine(String name) implements OwnMachine {
    private static final Duration DEADLINE = Duration.ofSeconds(10);

    @Override
    public Map<String, Recorded> made(Map<String, String> classes) {
        Map<String, Recorded> made = new LinkedHashMap<>();
        classes.forEach(
                (className, source) -> compiled(className, source).ifPresent(each -> made.put(className, each)));
        return made;
    }

    @Override
    public List<String> cellsWith(String declared) {
        return LastRun.sourceOf(declared).stream().toList();
    }

    private Optional<Recorded> compiled(String className, String source) {
        try {
            NotebookCode.run(source);
            NotebookCode.run(Handover.class.getName() + ".take(new " + className + "());");
        } catch (IllegalStateException | InternalError doesNotCompile) {
            return Optional.empty();
        }
        return Handover.taken().map(this::guarded);
    }

    private Recorded guarded(Recorded recorded) {
        return call -> {
            try (Guarded guard = new Guarded(name, DEADLINE)) {
                return guard.call(() -> recorded.record(call));
            }
        };
    }
}
