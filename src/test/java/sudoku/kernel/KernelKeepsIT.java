package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.kernel.code.Session;

/**
 * Whatever the {@code jshell} tool keeps when a definition or an import changes, the kernel keeps, and so does the
 * worker that grades; what the kernel loses it names.
 */
@Tag("thorough")
class KernelKeepsIT {
    /** Most of what is compiled here runs once. */
    private static final String QUICK = "-XX:TieredStopAtLevel=1";

    private static final Path JDK = Path.of(System.getProperty("java.home"));

    /** What was printed, by what it answers: {@code 3|after|names}. */
    private static Map<String, String> jshell;

    private static Map<String, String> kernel;
    private static Map<String, String> worker;

    static Stream<Arguments> cases() {
        List<KeptCase> all = KeptCase.all();
        return IntStream.range(0, all.size()).mapToObj(i -> Arguments.of(i, all.get(i)));
    }

    @BeforeAll
    static void runBoth(@TempDir Path folder) throws IOException, InterruptedException {
        Process tool = jshell(folder);
        kernel = printed(asKernel("sudoku.kernel.KeptInSession", folder.resolve("kernel")), folder.resolve("kernel"));
        worker = printed(
                asKernel("sudoku.grading.worker.KeptInWorker", folder.resolve("worker")), folder.resolve("worker"));
        jshell = printed(tool, folder.resolve("jshell"));
    }

    /** The tool, with the imports of a notebook. */
    private static Process jshell(Path folder) throws IOException {
        StringBuilder script = new StringBuilder();
        List<KeptCase> all = KeptCase.all();
        for (KeptCase each : all) {
            script.append(each.first()).append('\n');
            each.held().forEach(name -> script.append(println(all.indexOf(each), "before", name)));
            each.later().forEach(cell -> script.append(cell).append('\n'));
            each.looks().forEach(what -> script.append(println(all.indexOf(each), "after", what)));
            script.append("/reset\n");
        }
        Path imports = Files.writeString(
                folder.resolve("imports"),
                Session.IMPORTS.stream()
                        .filter(name -> !name.contains("sudoku"))
                        .map(name -> "import " + name + ";\n")
                        .collect(Collectors.joining()));
        Path cells = Files.writeString(folder.resolve("cells"), script + "/exit\n");
        return start(
                folder.resolve("jshell"),
                List.of(
                        JDK.resolve("bin/jshell").toString(),
                        "-s",
                        "-J" + QUICK,
                        "-R" + QUICK,
                        "--startup",
                        imports.toString(),
                        cells.toString()));
    }

    private static String println(int number, String when, String what) {
        return "System.out.println(\"@" + number + "|" + when + "|"
                + what.replace("\\", "\\\\").replace("\"", "\\\"") + "|\" + String.valueOf((Object) (" + what + ")))\n";
    }

    /** A program in a virtual machine that is started as Jupyter starts the kernel's. */
    private static Process asKernel(String program, Path output) throws IOException {
        Path jar = CourseFolder.here().jar();
        List<String> command = new ArrayList<>(new KernelSpec(JDK.resolve("bin/java"), jar).start());
        command.add(1, QUICK);
        command.set(command.size() - 1, jar + ":" + Path.of("target", "test-classes"));
        command.add(program);
        return start(output, command);
    }

    private static Process start(Path output, List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
    }

    private static Map<String, String> printed(Process process, Path output) throws IOException, InterruptedException {
        process.getOutputStream().close();
        process.waitFor();
        Map<String, String> printed = new HashMap<>();
        Files.readAllLines(output).stream().filter(line -> line.startsWith("@")).forEach(line -> {
            int value = line.lastIndexOf('|');
            printed.put(line.substring(1, value), line.substring(value + 1));
        });
        assertThat(printed).as(Files.readString(output)).isNotEmpty();
        return printed;
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("cases")
    void keeps(int number, KeptCase cells) {
        String said = kernel.get(number + "|said|");
        for (String name : cells.held()) {
            if (isKept(jshell, number, name)) {
                assertThat(isKept(kernel, number, name)).as(name + ": " + said).isTrue();
                assertThat(isKept(worker, number, name))
                        .as(name + " in the worker")
                        .isTrue();
            } else if (!isKept(kernel, number, name)) {
                assertThat(said).as("what the cells say").containsPattern("\\b" + Pattern.quote(name) + "\\b");
            }
        }
        for (String expression : cells.seen()) {
            String key = number + "|after|" + expression;
            assertThat(kernel.get(key)).as(expression + " " + said).isEqualTo(jshell.get(key));
            assertThat(worker.get(key)).as(expression + " in the worker").isEqualTo(jshell.get(key));
        }
    }

    private static boolean isKept(Map<String, String> printed, int number, String name) {
        String before = printed.get(number + "|before|" + name);
        assertThat(before).as(name + " after the first cell").isNotNull();
        return before.equals(printed.get(number + "|after|" + name));
    }
}
