package sudoku.kernel.debug;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.code.Names;
import sudoku.kernel.code.NotebookLoader;
import sudoku.kernel.debug.call.Call;
import sudoku.kernel.debug.call.MethodShape;
import sudoku.kernel.debug.call.Place;
import sudoku.kernel.debug.compile.Insider;
import sudoku.kernel.debug.compile.SmallCompiler;
import sudoku.kernel.debug.value.TypeText;

/**
 * Java that is evaluated in the middle of a stopped method, with the variables it can see.
 *
 * <p><b>Idea.</b> It becomes the body of a method whose parameters are the variables, in a hidden class that belongs to
 * the stopped one and so may use what is private there. What is no more than a {@link NamePath} is looked up instead:
 * that needs no compiler, and works for types that have no name.
 */
final class Expressions {
    /** What can be run again with other values, as a condition is. */
    interface Compiled {
        Object value(Call call) throws InvocationTargetException;
    }

    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][\\w$]*");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*?;");
    private static final Pattern LITERAL = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])+'");
    private static final Pattern HOLDS_LAMBDA = Pattern.compile("->|::");
    private static final AtomicInteger COMPILED = new AtomicInteger();
    private static final String SELF = "this_";
    private static final String AFTER = "after_";
    private static final Pattern DEFINITION = Pattern.compile("^(?!new\\b|return\\b|throw\\b)"
            + "[\\w.<>\\[\\], ]+\\s\\w+\\s*\\([^()]*\\)[\\w., ]*\\{"
            + "|\\b(?:class|interface|enum|record)\\s+\\w+[\\w<>(), ]*\\{");
    private static final String NO_DEFINITION = "Nothing can be defined while a cell is stopped, because running calls"
            + " keep their code. Change the cell, and run it when this run is over.";

    private final Scope scope;
    private final Names names;
    private final NotebookLoader loader;
    private final DebuggedClasses classes;
    private final Sources sources;
    private final Insider insider = new Insider();

    Expressions(Scope scope, Names names, NotebookLoader loader, DebuggedClasses classes, Sources sources) {
        this.scope = scope;
        this.names = names;
        this.loader = loader;
        this.classes = classes;
        this.sources = sources;
    }

    /**
     * What gives the value of an expression, or {@code null} of a statement.
     *
     * @throws IllegalArgumentException if it is not Java here, with what is wrong
     */
    Compiled of(String source, Call call) {
        Optional<NamePath.Found> found = NamePath.lookUp(source.strip(), scope, call);
        if (found.isPresent()) {
            return at -> found.get().value();
        }
        if (call == null) {
            throw new IllegalArgumentException("Nothing is stopped: only the notebook's variables can be looked at.");
        }
        return compile(source, call);
    }

    /** The same without looking anything up, to be used again with other values. */
    Compiled compile(String source, Call call) {
        String code = source.strip().replaceAll(";+$", "");
        Class<?> host = host(call);
        Map<String, String> parameters = new LinkedHashMap<>();
        for (MethodShape.Variable each : call.shape.variablesAt(call.stop)) {
            String type = TypeText.of(each, host.getClassLoader());
            if (type != null) {
                parameters.put(parameter(each), type);
            }
        }
        String rewritten = withSelf(code, parameters, call);
        SmallCompiler.Result result = compiled(body("return " + rewritten + ";", parameters), parameters, call, host);
        if (result.code() == null) {
            SmallCompiler.Result statement = compiled(
                    body(
                            "if (true) { " + rewritten + (rewritten.endsWith("}") ? "" : ";") + " }\nreturn null;",
                            parameters),
                    parameters,
                    call,
                    host);
            if (statement.code() == null) {
                throw new IllegalArgumentException(
                        DEFINITION.matcher(code).find()
                                ? NO_DEFINITION
                                : result.problem().startsWith("illegal start")
                                        ? statement.problem()
                                        : result.problem());
            }
            result = statement;
        }
        Method method = insider.method(
                "value", result.code(), host, !HOLDS_LAMBDA.matcher(code).find());
        List<String> order = List.copyOf(parameters.keySet());
        return at -> run(method, order, at);
    }

    /** What the code has left in the variables is handed back after them. */
    private static String body(String code, Map<String, String> parameters) {
        StringBuilder after = new StringBuilder();
        int index = 0;
        for (String name : parameters.keySet()) {
            after.append(AFTER)
                    .append('[')
                    .append(index++)
                    .append("] = ")
                    .append(name)
                    .append("; ");
        }
        return "try {\n" + code + "\n} finally { " + after + "}";
    }

    private Class<?> host(Call call) {
        boolean library = sources.isOfLibrary(call.shape.className);
        try {
            return Class.forName(
                    call.shape.className, false, library ? getClass().getClassLoader() : loader);
        } catch (ClassNotFoundException never) {
            throw new IllegalStateException(never);
        }
    }

    /** In a method of an object its fields and methods may be named alone, as in the method itself. */
    private String withSelf(String code, Map<String, String> parameters, Call call) {
        if (!parameters.containsKey(SELF)) {
            return code;
        }
        Set<String> members = new HashSet<>();
        for (Class<?> type = host(call); type != null && type != Object.class; type = type.getSuperclass()) {
            for (var field : type.getDeclaredFields()) {
                members.add(field.getName());
            }
            for (var method : type.getDeclaredMethods()) {
                members.add(method.getName());
            }
        }
        members.removeAll(parameters.keySet());
        StringBuilder result = new StringBuilder();
        int end = 0;
        for (MatchResult word : Pattern.compile(LITERAL + "|(?<![\\w$.])" + WORD)
                .matcher(code)
                .results()
                .toList()) {
            result.append(code, end, word.start());
            String name = word.group();
            result.append(name.equals("this") ? SELF : members.contains(name) ? SELF + "." + name : name);
            end = word.end();
        }
        return result + code.substring(end);
    }

    private SmallCompiler.Result compiled(String body, Map<String, String> parameters, Call call, Class<?> host) {
        String name = "Expression" + COMPILED.incrementAndGet() + "OfTheDebugger";
        StringBuilder text = new StringBuilder("package " + host.getPackageName() + ";\n");
        imports(body, call, host).forEach(each -> text.append(each).append('\n'));
        List<String> list = new ArrayList<>();
        parameters.forEach((parameter, type) -> list.add(type + " " + parameter));
        list.add("Object[] " + AFTER);
        text.append("@SuppressWarnings(\"all\") class ")
                .append(name)
                .append(" {\n static Object value(")
                .append(String.join(", ", list))
                .append(") throws Throwable {\n")
                .append(body)
                .append("\n}\n}\n");
        return SmallCompiler.compile(
                host.getPackageName() + "." + name, text.toString(), classes.opened(), classPath());
    }

    private List<String> imports(String body, Call call, Class<?> host) {
        Set<String> words = new HashSet<>();
        WORD.matcher(body).results().forEach(word -> words.add(word.group()));
        if (host.getClassLoader() == loader) {
            return names.imports(words);
        }
        Place place = sources.of(call.shape, call.stop);
        String text = place == null ? null : sources.text(place.path());
        return text == null
                ? List.of()
                : IMPORT.matcher(text).results().map(MatchResult::group).toList();
    }

    private String classPath() {
        StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
        for (URL each : loader.getURLs()) {
            path.append(File.pathSeparator).append(Path.of(java.net.URI.create(each.toString())));
        }
        return path.toString();
    }

    /** What it has done to numbers and texts is done to the method's own; to others it cannot be done. */
    private static Object run(Method method, List<String> parameters, Call call) throws InvocationTargetException {
        List<MethodShape.Variable> variables = call.shape.variablesAt(call.stop).stream()
                .filter(each -> parameters.contains(parameter(each)))
                .toList();
        Object[] after = new Object[parameters.size()];
        Object[] arguments = new Object[parameters.size() + 1];
        arguments[parameters.size()] = after;
        variables.forEach(each -> arguments[parameters.indexOf(parameter(each))] = call.value(each));
        try {
            Object value = method.invoke(null, arguments);
            for (MethodShape.Variable each : variables) {
                int index = parameters.indexOf(parameter(each));
                boolean plain = Scope.plainType(each.descriptor()) != null;
                if (plain && !Objects.equals(after[index], arguments[index])) {
                    call.put(each, after[index]);
                } else if (!plain && after[index] != arguments[index]) {
                    throw new IllegalArgumentException(each.name() + " cannot be made to refer to something else"
                            + " while its method runs: only numbers, characters, booleans and strings can be changed.");
                }
            }
            return value;
        } catch (IllegalAccessException never) {
            throw new IllegalStateException(never);
        }
    }

    private static String parameter(MethodShape.Variable variable) {
        return variable.name().equals("this") ? SELF : variable.name();
    }

    /** An exception in one line, with the notebook's own names. */
    static String plainly(Throwable why) {
        return SourceLines.withoutWrappers(why.toString());
    }
}
