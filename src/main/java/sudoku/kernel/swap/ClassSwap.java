package sudoku.kernel.swap;

import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;

/**
 * The right to exchange the code of loaded classes, which the virtual machine gives to an agent only.
 *
 * <p>A jar with this class in its manifest is its own agent: {@code java -javaagent:THE.jar -cp THE.jar …}.
 */
public final class ClassSwap {
    private static volatile Instrumentation machine;

    private ClassSwap() {}

    /** Called by the virtual machine before the program starts. */
    public static void premain(String noOptions, Instrumentation granted) {
        machine = granted;
    }

    /** Whether this virtual machine was started with the agent. */
    static boolean isPossible() {
        return machine != null;
    }

    /**
     * Gives loaded classes other code: all of them, or none.
     *
     * @throws UnsupportedOperationException if a class has other fields, methods or supertypes than before
     */
    static void swap(ClassDefinition... definitions) throws UnmodifiableClassException, ClassNotFoundException {
        machine.redefineClasses(definitions);
    }
}
