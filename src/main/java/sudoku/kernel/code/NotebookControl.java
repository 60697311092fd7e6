package sudoku.kernel.code;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.swap.SwapControl;

/**
 * Runs what JShell has compiled, in this virtual machine and on the thread of the current cell.
 *
 * <p><b>Idea.</b> JShell hands over a method to call and wants a string back. The notebook wants the value itself, to
 * show it as a picture, and the exception itself, with its causes. Both are kept here; JShell gets a key.
 *
 * <p><b>Alternatives.</b> JShell's default runs code in a second virtual machine, where a lesson could hand pictures
 * to its kernel only as text; its local control cannot be interrupted on 17.
 */
public final class NotebookControl extends SwapControl {
    private final Map<String, Object> results = new HashMap<>();
    private Cell cell;
    private Throwable failure;
    private volatile boolean running;
    private volatile Consumer<Set<String>> whenInstalled;

    public NotebookControl(NotebookLoader loader) {
        super(loader);
    }

    /** From now on code runs for this cell; without one it runs on the thread that asks for it. */
    void runFor(Cell cell) {
        this.cell = cell;
    }

    /** Who wants to know the names of new classes before they run, {@code null} for nobody. */
    void whenInstalled(Consumer<Set<String>> told) {
        whenInstalled = told;
    }

    @Override
    protected void installed(ClassBytecodes[] classes) {
        Consumer<Set<String>> told = whenInstalled;
        if (told != null) {
            told.accept(Arrays.stream(classes).map(ClassBytecodes::name).collect(Collectors.toSet()));
        }
    }

    /** Whether code runs or is stopped in a line; JShell does nothing in the background then. */
    boolean isRunning() {
        return running;
    }

    /** The value behind a key that JShell was given, forgotten here. */
    public Object takeResult(String key) {
        return results.remove(key);
    }

    /** What the code has thrown since the last call, {@code null} if nothing. */
    public Throwable takeFailure() {
        Throwable last = failure;
        failure = null;
        results.clear();
        return last;
    }

    @Override
    protected String invoke(Method method) throws Exception {
        Object value;
        boolean inside = running;
        running = true;
        try {
            value = cell == null ? method.invoke(null) : cell.call(() -> method.invoke(null));
        } catch (InvocationTargetException thrown) {
            failure = thrown.getCause();
            throw thrown;
        } catch (Throwable stopped) {
            failure = stopped;
            throw new InvocationTargetException(stopped);
        } finally {
            running = inside;
        }
        String key = "result " + results.size();
        results.put(key, value);
        return key;
    }
}
