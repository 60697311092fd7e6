package sudoku.page;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import sudoku.kernel.Jdks;

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
        return inAnotherJvm(List.copyOf(programs.keySet()), folder);
    }

    /**
     * The newest Java here: before 19 some doubles were printed with a digit too many. After many exceptions at one
     * place Java throws one without a message, unless told not to.
     */
    private static Map<String, String> inAnotherJvm(List<String> names, Path folder) throws Exception {
        Path frames = folder.resolve("printed");
        List<String> command = new ArrayList<>(List.of(
                Jdks.newest().home().resolve("bin/java").toString(),
                "-XX:-OmitStackTraceInFastThrow",
                "-ea",
                "-cp",
                folder + File.pathSeparator + System.getProperty("java.class.path"),
                HereAndThere.class.getName(),
                frames.toString()));
        command.addAll(names);
        Path said = folder.resolve("said");
        int exit = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        if (exit != 0) {
            throw new AssertionError("The programs did not run to their end:\n" + Files.readString(said));
        }
        Map<String, String> printed = new TreeMap<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(frames)))) {
            for (String name : names) {
                printed.put(name, new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
            }
        }
        return printed;
    }

    /** In the other JVM: a file for what they print, then the programs' names. */
    public static void main(String[] arguments) throws Exception {
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(Path.of(arguments[0]))))) {
            for (String name : List.of(arguments).subList(1, arguments.length)) {
                byte[] printed = run(Class.forName(name).getDeclaredMethod("main"));
                out.writeInt(printed.length);
                out.write(printed);
            }
        }
    }

    private static byte[] run(Method main) throws IllegalAccessException {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream to = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        main.setAccessible(true);
        try {
            System.setOut(to);
            main.invoke(null);
        } catch (InvocationTargetException thrown) {
            to.print("threw " + thrown.getCause().getClass().getName() + "\n");
        } finally {
            System.setOut(before);
        }
        return bytes.toByteArray();
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
