package sudoku.kernel.swap;

import java.util.Map;
import jdk.jshell.execution.DirectExecutionControl;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.ExecutionControlProvider;
import jdk.jshell.spi.ExecutionEnv;
import jdk.jshell.spi.SPIResolutionException;

/**
 * Runs what JShell has compiled, in this virtual machine, and changes classes where they are.
 *
 * <p><b>Idea.</b> When a definition changes, JShell asks first whether the classes concerned can be given new code
 * in place. Where the answer is no, it compiles them under new names, and what was in the old ones is lost: the
 * values of variables, the methods behind lambdas. The {@code jshell} tool says yes whenever only code within methods
 * differs; so does this control, where the virtual machine was started with {@link ClassSwap}. Elsewhere it says no.
 *
 * <p><b>Alternatives.</b> The tool's own control does the same through the debugger's interface, in a second virtual
 * machine that can hand nothing over but text.
 */
public class SwapControl extends DirectExecutionControl {
    private final SwapLoader loader;

    /** A control for classes of this loader. */
    public SwapControl(SwapLoader loader) {
        super(loader);
        this.loader = loader;
    }

    /** What a JShell is built with. */
    public final ExecutionControlProvider asProvider() {
        return new ExecutionControlProvider() {
            @Override
            public String name() {
                return "here";
            }

            @Override
            public ExecutionControl generate(ExecutionEnv environment, Map<String, String> parameters) {
                return SwapControl.this;
            }
        };
    }

    @Override
    public void redefine(ClassBytecodes[] classes) throws ClassInstallException, NotImplementedException {
        if (!ClassSwap.isPossible()) {
            throw new NotImplementedException("started without -javaagent");
        }
        loader.swap(classes);
        installed(classes);
    }

    @Override
    public void load(ClassBytecodes[] classes)
            throws ClassInstallException, NotImplementedException, EngineTerminationException {
        super.load(classes);
        installed(classes);
    }

    /** What is done about classes that are in place and have not run yet. */
    protected void installed(ClassBytecodes[] classes) {
        // Nothing, as a rule.
    }

    /** JShell would ask an exception for its message, which is code of a stranger on a thread that cannot bear it. */
    @Override
    protected final String throwConvertedInvocationException(Throwable cause) throws RunException, InternalException {
        if (cause instanceof SPIResolutionException) {
            return super.throwConvertedInvocationException(cause);
        }
        throw new UserException("", cause.getClass().getName(), new StackTraceElement[0]);
    }
}
