package sudoku.kernel.swap;

import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The right to exchange the code of loaded classes, which the virtual machine gives to an agent only.
 *
 * <p>A jar with this class in its manifest is its own agent: {@code java -javaagent:THE.jar -cp THE.jar …}.
 */
public final class ClassSwap {
    private static volatile Instrumentation machine;

    private ClassSwap() {}

    /**
     * What starts a virtual machine with this jar as its agent. After an equals sign in the jar's path it would look
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

    /** Lets this program use what is in the package of a class, and not for everybody. */
    public static void open(Class<?> inPackage) {
        machine.redefineModule(
                inPackage.getModule(),
                Set.of(),
                Map.of(),
                Map.of(inPackage.getPackageName(), Set.of(ClassSwap.class.getModule())),
                Set.of(),
                Map.of());
    }

    /** From now on code goes through this rewriting when its class is loaded or exchanged. */
    public static void rewrite(ClassFileTransformer rewriting) {
        machine.addTransformer(rewriting);
    }

    public static void rewriteNoMore(ClassFileTransformer rewriting) {
        machine.removeTransformer(rewriting);
    }

    /**
     * Gives loaded classes their code once more, through whatever rewriting there is now; one that cannot be exchanged
     * stays as it is. The virtual machine could do so by itself, but would begin with the code of the day on which it
     * was first asked to, and not with what a class has been given since.
     *
     * @param code the code of a class, {@code null} for one that is to be left alone
     */
    public static void swapAgain(Function<Class<?>, byte[]> code) {
        List<ClassDefinition> definitions = new ArrayList<>();
        for (Class<?> each : machine.getAllLoadedClasses()) {
            boolean open = !each.isArray() && !each.isHidden() && machine.isModifiableClass(each);
            byte[] own = open ? code.apply(each) : null;
            if (own != null) {
                definitions.add(new ClassDefinition(each, own));
            }
        }
        if (!isSwapped(definitions.toArray(new ClassDefinition[0]))) {
            definitions.forEach(ClassSwap::isSwapped);
        }
    }

    private static boolean isSwapped(ClassDefinition... definitions) {
        try {
            swap(definitions);
            return true;
        } catch (UnmodifiableClassException
                | ClassNotFoundException
                | RuntimeException
                | LinkageError
                | InternalError asItIs) {
            return false;
        }
    }
}
