package sudoku.page.make;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.objectweb.asm.Type;
import sudoku.exercise.api.Task;

/**
 * The table through which a program in the page calls the library: a Java class with one exported method for each
 * method, and a list that says which is which.
 *
 * <p><b>Idea.</b> The names of the library's methods are shortened when it becomes a script. An exported method keeps
 * its name, so the translator can write it down.
 */
final class LibraryTable {
    /** The class that is written. */
    static final String CLASS = "sudoku.page.run.Library";

    private final List<Class<?>> types;
    private final Available available;
    private final StringBuilder source = new StringBuilder();
    private final StringBuilder list = new StringBuilder();
    private int count;

    /** Whether the page's library has a method. */
    interface Available {
        boolean has(Class<?> type, String name, String descriptor);
    }

    LibraryTable(List<Class<?>> types, Available available) {
        this.types = types;
        this.available = available;
    }

    /** The text of the class. */
    String source() {
        return source.toString();
    }

    /** A line for each member: its key, a tab, and the name of what is exported. */
    String list() {
        return list.toString();
    }

    /** @param hosts classes of which the page's own scripts call each method by its name */
    LibraryTable write(Class<?>... hosts) {
        source.append("package sudoku.page.run;\n\nimport org.teavm.jso.JSBody;\nimport org.teavm.jso.JSExport;\n\n")
                .append("@SuppressWarnings({\"all\"})\npublic final class Library {\n")
                .append("    public static void main(String[] none) {\n        Host.start();\n    }\n");
        for (Class<?> host : hosts) {
            for (Method method : host.getMethods()) {
                if (method.getDeclaringClass() == host && !method.getName().equals("start")) {
                    export(method.getName(), method, host.getCanonicalName() + "." + method.getName(), true);
                }
            }
        }
        types.stream().filter(type -> !isTask(type)).forEach(this::members);
        pieces();
        types.stream().filter(this::isImplementable).forEach(this::implementable);
        source.append("}\n");
        return this;
    }

    /** The judge of each piece, by the name of its interface. */
    private void pieces() {
        source.append(
                "\n    private static sudoku.judge.PieceKind<?> kind(String piece) {\n        switch (piece) {\n");
        types.stream().filter(LibraryTable::isPiece).forEach(type -> source.append("            case \"")
                .append(type.getSimpleName())
                .append("\": return ")
                .append(type.getCanonicalName())
                .append(".PIECE;\n"));
        source.append("            default: throw new IllegalArgumentException(piece);\n        }\n    }\n");
        method("judge", "String", "String piece, Object mine", "return Verdicts.judge(kind(piece), mine)");
        method("given", "Object", "String piece, Object mine", "return Verdicts.given(kind(piece), mine)");
        method("givenByLibrary", "Object", "String piece", "return kind(piece).libraryAsGiven()");
    }

    /** The text of a class that knows what each piece's one method is called. */
    String pieceNames() {
        StringBuilder text = new StringBuilder("package sudoku.page.run;\n\npublic final class PieceNames {\n")
                .append("    public static String of(String type) {\n        switch (type) {\n");
        types.stream().filter(LibraryTable::isPiece).forEach(type -> text.append("            case \"")
                .append(type.getName())
                .append("\": return \"")
                .append(ScriptedInterface.toWrite(type).get(0).getName())
                .append("\";\n"));
        return text.append("            default: return type;\n        }\n    }\n}\n")
                .toString();
    }

    /** The text of a class that finds the tasks of the exercises and their visible tests by their names. */
    String exerciseClasses() {
        String found = types.stream()
                .filter(LibraryTable::isTask)
                .map(Class::getName)
                .flatMap(task -> Stream.of(task, task.replaceFirst("\\.api(\\.\\w+)\\.\\w+", "$1.VisibleTests")))
                .distinct()
                .map(name -> "            case \"" + name + "\": return " + name + ".class;\n")
                .collect(Collectors.joining());
        return "package sudoku.page.run;\n\npublic final class ExerciseClasses {\n"
                + "    public static Class<?> forName(String name) throws ClassNotFoundException {\n"
                + "        switch (name) {\n" + found
                + "            default: throw new ClassNotFoundException(name);\n        }\n    }\n\n"
                + "    public static Class<?> forName(String name, boolean now, ClassLoader none)\n"
                + "            throws ClassNotFoundException {\n        return forName(name);\n    }\n}\n";
    }

    /** A program implements it, and nobody but the check calls it. */
    private static boolean isTask(Class<?> type) {
        return type.isAnnotationPresent(Task.class);
    }

    static boolean isPiece(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .anyMatch(field -> field.getName().equals("PIECE"));
    }

    private void members(Class<?> type) {
        String name = type.getCanonicalName();
        method(next(type, "is"), "boolean", "Object some", "return some instanceof " + name);
        method(
                next(type, "array"),
                "Object",
                "int length, Object never",
                "return Host.with(new " + name + "[length], never)");
        if (type == Exception.class || type == RuntimeException.class) {
            method(next(type, "own"), "Object", "", "return new Own" + type.getSimpleName() + "()");
        }
        if (!Modifier.isAbstract(type.getModifiers()) && !type.isInterface()) {
            Arrays.stream(type.getConstructors())
                    .sorted(Comparator.comparing(Executable::toString))
                    .filter(one -> isUsable(one, "<init>", Type.getConstructorDescriptor(one)))
                    .forEach(one -> constructor(type, one));
        }
        boolean isOfHidden = type.getSuperclass() != null && !types.contains(type.getSuperclass());
        Arrays.stream(type.getDeclaredMethods())
                .filter(one -> Modifier.isPublic(one.getModifiers()) && (isOfHidden || !one.isSynthetic()))
                .filter(one -> isUsable(one, one.getName(), Type.getMethodDescriptor(one)))
                .sorted(Comparator.comparing(Method::toString))
                .forEach(one -> method(type, one));
        Arrays.stream(type.getDeclaredFields())
                .filter(one -> Modifier.isPublic(one.getModifiers()) && isKnown(one.getType()))
                .sorted(Comparator.comparing(Field::getName))
                .forEach(one -> field(type, one));
    }

    private boolean isUsable(Executable one, String name, String descriptor) {
        return !TableGuards.isLeftOut(one)
                && Arrays.stream(one.getParameterTypes()).allMatch(this::isKnown)
                && (one instanceof Constructor || isKnown(((Method) one).getReturnType()))
                && available.has(one.getDeclaringClass(), name, descriptor);
    }

    /** Whether a program can have a value of this type. */
    boolean isKnown(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element.isPrimitive() || types.contains(element);
    }

    private void constructor(Class<?> type, Constructor<?> one) {
        export(next(type, "<init>" + Type.getConstructorDescriptor(one)), one, "new " + type.getCanonicalName());
    }

    private void method(Class<?> type, Method one) {
        String key = one.getName() + Type.getMethodDescriptor(one);
        export(next(type, key), one, TableGuards.on(type, one) + "." + one.getName());
    }

    private void field(Class<?> type, Field one) {
        boolean isStatic = Modifier.isStatic(one.getModifiers());
        String on =
                (isStatic ? type.getCanonicalName() : "((" + type.getCanonicalName() + ") self)") + "." + one.getName();
        String self = isStatic ? "" : "Object self";
        method(next(type, "get " + one.getName()), ScriptedInterface.carried(one.getType()), self, "return " + on);
        if (!Modifier.isFinal(one.getModifiers())) {
            String parameters = (isStatic ? "" : "Object self, ") + ScriptedInterface.carried(one.getType()) + " value";
            method(
                    next(type, "set " + one.getName()),
                    "void",
                    parameters,
                    on + " = " + ScriptedInterface.taken(one.getType(), "value"));
        }
    }

    private String next(Class<?> type, String member) {
        String name = "m" + count++;
        list.append(Type.getInternalName(type))
                .append('.')
                .append(member)
                .append('\t')
                .append(name)
                .append('\n');
        return name;
    }

    private void export(String name, Executable one, String call) {
        export(name, one, call, false);
    }

    /** @param asText whether a text is a string of the script and not an object of the library */
    private void export(String name, Executable one, String call, boolean asText) {
        Class<?>[] types = one.getParameterTypes();
        boolean onObject = one instanceof Method && !Modifier.isStatic(one.getModifiers());
        String parameters = Stream.concat(
                        onObject ? Stream.of("Object self") : Stream.empty(),
                        IntStream.range(0, types.length)
                                .mapToObj(i -> ScriptedInterface.carried(types[i], asText) + " a" + i))
                .collect(Collectors.joining(", "));
        String arguments = IntStream.range(0, types.length)
                .mapToObj(i -> ScriptedInterface.taken(types[i], "a" + i))
                .collect(Collectors.joining(", ", "(", ")"));
        Class<?> result = one instanceof Method method ? method.getReturnType() : one.getDeclaringClass();
        String guard = asText ? "" : TableGuards.of(one);
        String body = guard + (result == void.class ? "" : "return ") + call + arguments;
        method(name, ScriptedInterface.carried(result, asText), parameters, body);
    }

    private void method(String name, String result, String parameters, String body) {
        source.append("\n    @JSExport\n    public static ")
                .append(result)
                .append(' ')
                .append(name)
                .append('(')
                .append(parameters)
                .append(") throws Throwable {\n        ")
                .append(body)
                .append(";\n    }\n");
    }

    private void implementable(Class<?> type) {
        String name = "Own" + count;
        list.append(Type.getInternalName(type)).append(".own\tb").append(count).append('\n');
        source.append(ScriptedInterface.of(type, name));
        method("b" + count++, "Object", "", "return new " + name + "()");
    }

    private boolean isImplementable(Class<?> type) {
        return type.isInterface()
                && !type.isAnnotation()
                && !type.isSealed()
                && (ScriptedInterface.toWrite(type).size() <= 2 || isTask(type))
                && ScriptedInterface.toWrite(type).stream()
                        .allMatch(one -> isKnown(one.getReturnType())
                                && Arrays.stream(one.getParameterTypes()).allMatch(this::isKnown))
                && !type.getPackageName().startsWith("java.util.stream");
    }
}
