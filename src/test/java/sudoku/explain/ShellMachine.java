package sudoku.explain;

import java.util.LinkedHashMap;
import java.util.Map;
import sudoku.explain.record.Recorded;
import sudoku.explain.run.OwnMachine;
import sudoku.kernel.AnswerShell;

/** Programs compiled once more beside the cells of a notebook in this process. */
public record ShellMachine(AnswerShell shell) implements OwnMachine {
    @Override
    public Map<String, Recorded> made(Map<String, String> classes) {
        Map<String, Recorded> made = new LinkedHashMap<>();
        classes.forEach((name, source) -> {
            try {
                shell.run(source);
                made.put(name, (Recorded) shell.run("new " + name + "()"));
            } catch (AssertionError | InternalError doesNotCompile) {
                if (Boolean.getBoolean("explain.why")
                        && (!name.startsWith("$Ch") || doesNotCompile instanceof InternalError)) {
                    System.out.println(doesNotCompile.getMessage() + source);
                }
            }
        });
        return made;
    }
}
