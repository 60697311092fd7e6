package sudoku.kernel.debug.compile;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.function.Function;
import sudoku.kernel.stop.BrakeFitter;

/**
 * Brings compiled code into the nest of a class, where it may use what is private.
 *
 * <p><b>Representation.</b> A hidden class, which goes when nobody holds it any more. Only code of the same module may
 * define one, and each loader's classes are a module; so a small helper is put among the notebook's, once.
 */
public final class Insider {
    private static final String HELPER =
            """
            ;
            import java.lang.invoke.MethodHandles;
            public class HelperOfTheDebugger
                    implements java.util.function.Function<Class<?>, MethodHandles.Lookup> {
                public MethodHandles.Lookup apply(Class<?> host) {
                    try {
                        return MethodHandles.privateLookupIn(host, MethodHandles.lookup());
                    } catch (IllegalAccessException never) {
                        throw new IllegalStateException(never);
                    }
                }
            }
            """;

    private Function<Class<?>, MethodHandles.Lookup> helper;

    /**
     * The static method of this name in this code, which is stopped like the notebook's own. What holds a lambda cannot
     * be hidden: then it stays forever under its own name, and sees nothing private.
     */
    public Method method(String name, byte[] code, Class<?> host, boolean isHidden) {
        try {
            Class<?> guest = isHidden
                    ? lookupIn(host)
                            .defineHiddenClass(
                                    BrakeFitter.fitted(code), true, MethodHandles.Lookup.ClassOption.NESTMATE)
                            .lookupClass()
                    : lookupIn(host).defineClass(BrakeFitter.fitted(code));
            for (Method each : guest.getDeclaredMethods()) {
                if (each.getName().equals(name)) {
                    each.setAccessible(true);
                    return each;
                }
            }
            throw new IllegalArgumentException("There is no method " + name);
        } catch (ReflectiveOperationException | LinkageError impossible) {
            throw new IllegalArgumentException("This cannot be evaluated here: " + impossible);
        }
    }

    private MethodHandles.Lookup lookupIn(Class<?> host) throws ReflectiveOperationException {
        MethodHandles.Lookup ours = MethodHandles.privateLookupIn(host, MethodHandles.lookup());
        if (ours.hasFullPrivilegeAccess()) {
            return ours;
        }
        if (helper == null) {
            helper = helper(ours, host.getPackageName());
        }
        return helper.apply(host);
    }

    @SuppressWarnings("unchecked")
    private static Function<Class<?>, MethodHandles.Lookup> helper(MethodHandles.Lookup ours, String room)
            throws IllegalAccessException, NoSuchMethodException, InstantiationException, InvocationTargetException {
        byte[] code = SmallCompiler.compile(room + ".HelperOfTheDebugger", "package " + room + HELPER, Map.of(), "")
                .code();
        Constructor<?> maker = ours.defineClass(code).getConstructor();
        return (Function<Class<?>, MethodHandles.Lookup>) maker.newInstance();
    }
}
