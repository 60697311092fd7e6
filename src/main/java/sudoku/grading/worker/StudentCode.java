package sudoku.grading.worker;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;
import jdk.jshell.spi.ExecutionControl.ExecutionControlException;
import jdk.jshell.spi.SPIResolutionException;
import sudoku.grading.worker.CompiledCell.Step;
import sudoku.kernel.swap.SwapControl;
import sudoku.kernel.swap.SwapLoader;

/**
 * Everything the cells have defined so far. The student's code runs here and nowhere else, on the thread that asks.
 *
 * <p>Cells come as what the student has written, and are compiled here; or compiled already, and then there is never a
 * compiler in this process. They do the same either way, for they become the same steps.
 */
final class StudentCode {
    private final SwapLoader loader = new SwapLoader("student");
    private final SwapControl control = new SwapControl(loader);
    private final StudentLines lines = new StudentLines();
    private final Map<String, String> variables = new HashMap<>();
    private Optional<String> firstFailure = Optional.empty();
    private CellCompiler compiler;

    StudentCode() {
        Thread.currentThread().setContextClassLoader(loader);
    }

    /** Runs a cell, statement by statement, and says what was wrong with the first that failed; the others have run. */
    Optional<String> run(String cell) {
        if (compiler == null) {
            compiler = new CellCompiler();
        }
        return run(compiler.compile(cell));
    }

    /** The same with a cell that a {@link CellCompiler} has compiled, after all cells before it. */
    Optional<String> run(byte[] compiled) {
        firstFailure = Optional.empty();
        try {
            CompiledCell.replay(compiled, this::step);
        } catch (IOException | ExecutionControlException worksWhereItWasCompiled) {
            throw new IllegalStateException(worksWhereItWasCompiled);
        }
        return firstFailure;
    }

    StudentLines lines() {
        return lines;
    }

    private void step(Step step, ClassBytecodes[] classes, List<String> texts) throws ExecutionControlException {
        switch (step) {
            case LOAD -> control.load(classes);
            case SWAP -> control.redefine(classes);
            case LINES -> lines.remember(texts.get(0), texts.subList(1, texts.size()));
            case MISSING -> lines.rememberMissing(texts.get(0), texts.get(1));
            case VARIABLE -> variables.put(texts.get(0), texts.get(1));
            case RUN -> run(texts.get(0), texts.get(1));
            case PROBLEM -> problem(texts.get(0));
        }
    }

    private void problem(String sentence) {
        firstFailure = firstFailure.or(() -> Optional.of(sentence));
    }

    private void run(String className, String method) {
        try {
            Method statement = loader.loadClass(className).getDeclaredMethod(method);
            statement.setAccessible(true);
            statement.invoke(null);
        } catch (InvocationTargetException failed) {
            Throwable thrown = failed.getCause();
            Failure failure = Failure.of(thrown, lines);
            problem(
                    thrown instanceof SPIResolutionException
                            ? "It does not compile: " + failure.message() + "."
                            : failure.sentenceWithLine());
        } catch (ReflectiveOperationException | LinkageError worksWhereItWasCompiled) {
            throw new IllegalStateException(worksWhereItWasCompiled);
        }
    }

    /** The object in a variable; {@code null} where there is none, or its declaration lacks something. */
    Object valueOf(String variable) {
        String className = variables.getOrDefault(variable, "");
        try {
            if (className.isEmpty()) {
                return null;
            }
            Field field = loader.loadClass(className).getDeclaredField(variable);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException | LinkageError worksWhereItWasCompiled) {
            throw new IllegalStateException(worksWhereItWasCompiled);
        }
    }
}
