package sudoku.course.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Lessons;
import sudoku.course.edition.StudentFolder;
import sudoku.course.jshell.JShellEdition;
import sudoku.course.jupyter.ChildProcess;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/** Opens a lesson in the JDK's own jshell tool, or writes the scripts it is made of. */
@Command(
        name = "jshell",
        mixinStandardHelpOptions = true,
        description = "Opens a lesson in plain jshell, without Jupyter or Python.",
        footer = {
            "",
            "A lesson is a few scripts; each prints a section, runs it, and says what to /open next. "
                    + "To write your own code, use /edit NAME.",
            "",
            "With --out nothing is opened: the scripts of the lessons named, or of all, are written, a folder for "
                    + "each. Go there, and open one with",
            "    jshell -R-ea " + JShellEdition.FIRST,
            "",
            "Example: java -jar target/sudoku.jar jshell 01-backtracking"
        })
public final class JShellCommand implements Callable<Integer> {
    private static final String FOLDER = "jshell";

    @Option(names = "--out", paramLabel = "DIR", description = "Write the scripts here, and open nothing.")
    private Path out;

    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "A lesson by its name or number, such as 01-backtracking or 1.")
    private List<String> wanted = List.of();

    @Override
    public Integer call() throws IOException {
        CourseFolder course = CourseFolder.here();
        if (out == null && wanted.size() != 1) {
            throw new CourseProblem("Which lesson? Name one, such as 01-backtracking; with --out you may name"
                    + " several, or leave the names out to get all.");
        }
        Path folder =
                OutFolder.besideLessons(out == null ? course.studentFolder().resolve(FOLDER) : out, course);
        Path program = out == null ? program() : null;
        StudentFolder copies = new StudentFolder(folder, course.jar(), System.out::println);
        List<Path> lessons = Lessons.named(wanted, course);
        for (Path lesson : lessons) {
            layOut(lesson, folder, course, copies);
        }
        copies.close();
        if (out != null) {
            lessons.forEach(lesson ->
                    System.out.println(folder.resolve(Lessons.nameOf(lesson)).resolve(JShellEdition.FIRST)));
            return 0;
        }
        ProcessBuilder tool = new ProcessBuilder(command(program, JShellEdition.FIRST))
                .directory(folder.resolve(Lessons.nameOf(lessons.get(0))).toFile())
                .inheritIO();
        withEditor(tool.environment());
        return ChildProcess.statusOf(tool.start());
    }

    /** The tool's own editor is a window; where there can be none, {@code /edit} opens one in the terminal. */
    static void withEditor(Map<String, String> environment) {
        boolean isChosen = Stream.of("JSHELLEDITOR", "VISUAL", "EDITOR", "DISPLAY", "WAYLAND_DISPLAY")
                .anyMatch(environment::containsKey);
        boolean isLinux = System.getProperty("os.name").startsWith("Linux");
        if (isLinux && !isChosen) {
            Stream.of("nano", "vi")
                    .flatMap(editor -> Stream.of(
                                    environment.getOrDefault("PATH", "").split(File.pathSeparator))
                            .map(folder -> Path.of(folder, editor)))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .ifPresent(editor -> environment.put("JSHELLEDITOR", editor.toString()));
        }
    }

    private static void layOut(Path lesson, Path folder, CourseFolder course, StudentFolder copies) {
        String name = Lessons.nameOf(lesson);
        String jar = Notebook.relative(folder.resolve(name), course.jar());
        Map<String, String> scripts = JShellEdition.of(name, Notebook.read(lesson), jar);
        scripts.forEach((file, text) -> copies.layOut(text.getBytes(StandardCharsets.UTF_8), name + "/" + file));
    }

    /** The tool of the JDK that runs this program. */
    public static Path program() {
        Path home = Path.of(System.getProperty("java.home"), "bin");
        for (String name : List.of("jshell", "jshell.exe")) {
            if (Files.isExecutable(home.resolve(name))) {
                return home.resolve(name);
            }
        }
        throw new CourseProblem("There is no jshell in " + home
                + ": this Java only runs programs. Install a JDK, 17 or newer, and start the course with its java.");
    }

    /** With asserts on, letters beyond ASCII, and no window for the pictures that nobody sees. */
    public static List<String> command(Path program, String script) {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        for (String option : List.of("-ea", "-Dfile.encoding=UTF-8", "-Djava.awt.headless=true")) {
            command.add("-R" + option);
        }
        command.add(script);
        return command;
    }
}
