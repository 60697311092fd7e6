package sudoku.page;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Programs as Java itself runs them: a class each, with a method {@code main} that prints. */
final class HereAndThere {
    private HereAndThere() {}

    /** What each prints, by its name, with the class of an exception that ends it. */
    static Map<String, String> onTheMachine(Map<String, String> programs, Path folder) throws Exception {
        List<JavaFileObject> files = programs.entrySet().stream()
                .map(each -> file(each.getKey(), each.getValue()))
                .toList();
        List<String> options =
                List.of("-nowarn", "-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        boolean compiled = ToolProvider.getSystemJavaCompiler()
                .getTask(new java.io.PrintWriter(said, true), null, null, options, null, files)
                .call();
        if (!compiled) {
            throw new AssertionError("A program is no Java:\n" + said);
        }
        Map<String, String> printed = new TreeMap<>();
        URL[] place = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(place, HereAndThere.class.getClassLoader())) {
            loader.setDefaultAssertionStatus(true);
            for (String name : programs.keySet()) {
                printed.put(name, run(loader.loadClass(name).getDeclaredMethod("main")));
            }
        }
        return printed;
    }

    private static String run(Method main) throws IllegalAccessException {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String end = "";
        main.setAccessible(true);
        try {
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            main.invoke(null);
        } catch (InvocationTargetException thrown) {
            end = "threw " + thrown.getCause().getClass().getName() + "\n";
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8) + end;
    }

    private static JavaFileObject file(String name, String text) {
        return new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
    }
}
