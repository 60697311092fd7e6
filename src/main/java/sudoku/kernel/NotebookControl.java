package sudoku.kernel;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import jdk.jshell.execution.DirectExecutionControl;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.ExecutionControlProvider;
import jdk.jshell.spi.ExecutionEnv;
import jdk.jshell.spi.SPIResolutionException;

/**
 * Runs what JShell has compiled, in this virtual machine and on the thread of the current cell.
 *
 * <p><b>Idea.</b> JShell hands over a method to call and wants a string back. The notebook wants the value itself, to
 * show it as a picture, and the exception itself, with its causes. Both are kept here; JShell gets a key.
 *
 * <p><b>Alternatives.</b> JShell's default runs code in a second virtual machine, where a lesson could hand pictures
 * to its kernel only as text; its local control cannot be interrupted on 17.
 */
final class NotebookControl extends DirectExecutionControl {
    private final Map<String, Object> results = new HashMap<>();
    private Cell cell;
    private Throwable failure;

    NotebookControl(NotebookLoader loader) {
        super(loader);
    }

    ExecutionControlProvider asProvider() {
        return new ExecutionControlProvider() {
            @Override
            public String name() {
                return "notebook";
            }

            @Override
            public ExecutionControl generate(ExecutionEnv environment, Map<String, String> parameters) {
                return NotebookControl.this;
            }
        };
    }

    /** From now on code runs for this cell; without one it runs on the thread that asks for it. */
    void runFor(Cell cell) {
        this.cell = cell;
    }

    /** The value behind a key that JShell was given, forgotten here. */
    Object takeResult(String key) {
        return results.remove(key);
    }

    /** What the code has thrown since the last call, {@code null} if nothing. */
    Throwable takeFailure() {
        Throwable last = failure;
        failure = null;
        results.clear();
        return last;
    }

    /** JShell would ask an exception for its message, on the kernel's own thread and without being prepared for failure. */
    @Override
    protected String throwConvertedInvocationException(Throwable cause) throws RunException, InternalException {
        if (cause instanceof SPIResolutionException) {
            return super.throwConvertedInvocationException(cause);
        }
        throw new UserException("See the failure kept here", cause.getClass().getName(), new StackTraceElement[0]);
    }

    @Override
    protected String invoke(Method method) throws Exception {
        Object value;
        try {
            value = cell == null ? method.invoke(null) : cell.call(() -> method.invoke(null));
        } catch (InvocationTargetException thrown) {
            failure = thrown.getCause();
            throw thrown;
        } catch (Throwable stopped) {
            failure = stopped;
            throw new InvocationTargetException(stopped);
        }
        String key = "result " + results.size();
        results.put(key, value);
        return key;
    }
}
