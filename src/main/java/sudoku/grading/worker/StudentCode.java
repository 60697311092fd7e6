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
import sudoku.kernel.swap.SwapControl;
import sudoku.kernel.swap.SwapLoader;

/**
 * Everything the cells have defined so far. The student's code runs here and nowhere else, on the thread that asks.
 *
 * <p>Cells come as what the student has written, and are compiled here; or compiled already, and then there is never a
 * compiler in this process. They do the same either way, for they become the same steps.
 */
final class StudentCode implements CellSteps {
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
            CompiledCell.replay(compiled, this);
        } catch (IOException notWrittenByUs) {
            throw new IllegalStateException(notWrittenByUs);
        }
        return firstFailure;
    }

    StudentLines lines() {
        return lines;
    }

    @Override
    public void load(ClassBytecodes[] classes) {
        try {
            control.load(classes);
        } catch (ExecutionControlException worksWhereItWasCompiled) {
            throw new IllegalStateException(worksWhereItWasCompiled);
        }
    }

    @Override
    public void swap(ClassBytecodes[] classes) {
        try {
            control.redefine(classes);
        } catch (ExecutionControlException worksWhereItWasCompiled) {
            throw new IllegalStateException(worksWhereItWasCompiled);
        }
    }

    @Override
    public void lines(String className, List<String> ofTheStudent) {
        lines.remember(className, ofTheStudent);
    }

    @Override
    public void missing(String className, String problem) {
        lines.rememberMissing(className, problem);
    }

    @Override
    public void variable(String name, String className) {
        variables.put(name, className);
    }

    @Override
    public void problem(String sentence) {
        firstFailure = firstFailure.or(() -> Optional.of(sentence));
    }

    @Override
    public void run(String className, String method) {
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
