package sudoku.kernel.swap;

import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The right to exchange the code of loaded classes, which the virtual machine gives to an agent only.
 *
 * <p>A jar with this class in its manifest is its own agent: {@code java -javaagent:THE.jar -cp THE.jar …}.
 */
public final class ClassSwap {
    private static volatile Instrumentation machine;

    private ClassSwap() {}

    /**
     * What starts a virtual machine with this jar as its agent. Behind an equals sign in the jar's path it would look
     * for the agent's options, and not start: then it has to do without.
     */
    public static List<String> option(String jar) {
        return jar.contains("=") ? List.of() : List.of("-javaagent:" + jar);
    }

    /** Called by the virtual machine before the program starts. */
    public static void premain(String noOptions, Instrumentation granted) {
        machine = granted;
    }

    /** Whether this virtual machine was started with the agent. */
    public static boolean isPossible() {
        return machine != null;
    }

    /**
     * Gives loaded classes other code: all of them, or none.
     *
     * @throws UnsupportedOperationException if a class has other fields, methods or supertypes than before
     */
    public static void swap(ClassDefinition... definitions) throws UnmodifiableClassException, ClassNotFoundException {
        machine.redefineClasses(definitions);
    }

    /** From now on code goes through this rewriting when its class is loaded or exchanged. */
    public static void rewrite(ClassFileTransformer rewriting) {
        machine.addTransformer(rewriting, true);
    }

    public static void rewriteNoMore(ClassFileTransformer rewriting) {
        machine.removeTransformer(rewriting);
    }

    /** Has classes that are loaded already rewritten, or brought back to what they were; one that cannot be stays. */
    public static void rewriteLoaded(Predicate<Class<?>> which) {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> each : machine.getAllLoadedClasses()) {
            if (!each.isArray() && !each.isHidden() && which.test(each) && machine.isModifiableClass(each)) {
                classes.add(each);
            }
        }
        try {
            machine.retransformClasses(classes.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException | RuntimeException | LinkageError | InternalError oneOfThem) {
            classes.forEach(ClassSwap::rewriteAlone);
        }
    }

    private static void rewriteAlone(Class<?> type) {
        try {
            machine.retransformClasses(type);
        } catch (UnmodifiableClassException | RuntimeException | LinkageError | InternalError asItIs) {
            // It goes on with the code it has.
        }
    }
}
