package sudoku.grading.worker;

import java.io.IOException;
import java.util.Optional;

/**
 * Everything the cells have defined so far.
 *
 * <p>Cells come as what the student has written, and are compiled here; or compiled already, and then there is never a
 * compiler in this process. They do the same either way, for they go through the same two classes.
 */
final class StudentCode {
    private final CellRunner runner = new CellRunner();
    private CellCompiler compiler;

    StudentLines lines() {
        return runner.lines();
    }

    /** Runs a cell, statement by statement, and says what was wrong with the first that failed. */
    Optional<String> run(String cell) {
        if (compiler == null) {
            compiler = new CellCompiler();
        }
        return run(compiler.compile(cell));
    }

    /** The same with a cell that a {@link CellCompiler} has compiled, after all cells before it. */
    Optional<String> run(byte[] compiled) {
        runner.beginCell();
        try {
            CompiledCell.replay(compiled, runner);
        } catch (IOException notWrittenByUs) {
            throw new IllegalStateException(notWrittenByUs);
        }
        return runner.firstFailure();
    }

    /** The object in a variable; {@code null} where there is none, or its declaration lacks something. */
    Object valueOf(String variable) {
        return runner.valueOf(variable);
    }
}
