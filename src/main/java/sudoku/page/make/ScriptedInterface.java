package sudoku.page.make;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The text of a class of the page's own that implements an interface by calling the methods of a script's object: so a
 * lambda of the student's can be given to the library.
 */
final class ScriptedInterface {
    private ScriptedInterface() {}

    static String of(Class<?> type, String name) {
        StringBuilder source = new StringBuilder("\n    static final class ")
                .append(name)
                .append(" extends Student implements ")
                .append(type.getCanonicalName())
                .append(" {\n");
        List<Method> methods = toWrite(type);
        for (int i = 0; i < methods.size(); i++) {
            source.append(method(methods.get(i), "c" + i));
        }
        return source.append("    }\n").toString();
    }

    /** A method that calls the script, and the call itself, in which a fault of the script's becomes one of Java's. */
    private static String method(Method one, String caller) {
        Class<?>[] types = one.getParameterTypes();
        Class<?> result = one.getReturnType();
        String call = caller + "(this" + each(types.length, i -> ", a" + i, "") + ")";
        return "        public " + result.getCanonicalName() + " " + one.getName() + "("
                + each(types.length, i -> types[i].getCanonicalName() + " a" + i, ", ") + ") {\n            "
                + (result == void.class ? "" : "return ") + taken(result, call) + ";\n        }\n\n"
                + "        @JSBody(params = {\"self\"" + each(types.length, i -> ", \"a" + i + "\"", "")
                + "}, script = \"try { return self." + one.getName() + "$" + types.length + "("
                + each(types.length, i -> "a" + i, ", ") + "); } catch (e) { throw globalThis.sudokuFault(e); }\")\n"
                + "        private static native " + carried(result) + " " + caller + "(Object self"
                + each(types.length, i -> ", " + carried(types[i]) + " a" + i, "") + ");\n";
    }

    private static String each(int count, IntFunction<String> text, String between) {
        return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining(between));
    }

    /** The methods that a class has to have. */
    static List<Method> toWrite(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(one -> Modifier.isAbstract(one.getModifiers()))
                .filter(one -> Arrays.stream(Object.class.getMethods())
                        .noneMatch(of -> of.getName().equals(one.getName())
                                && Arrays.equals(of.getParameterTypes(), one.getParameterTypes())))
                .sorted(Comparator.comparing(Method::toString))
                .toList();
    }

    static String carried(Class<?> type) {
        if (type == char.class) {
            return "int";
        }
        return type.isPrimitive() ? type.getName() : "Object";
    }

    static String carried(Class<?> type, boolean asText) {
        return asText && type == String.class ? "String" : carried(type);
    }

    static String taken(Class<?> type, String value) {
        return type == char.class || !type.isPrimitive() ? "(" + type.getCanonicalName() + ") " + value : value;
    }
}
