package sudoku.grading.intake;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import sudoku.exercise.ExerciseRun;
import sudoku.exercise.api.Task;
import sudoku.exercise.small.SmallCalls;
import sudoku.files.Fingerprint;
import sudoku.files.TemporaryFolder;

/**
 * An exercise as it is graded: the instructor's notebook, and the tests.
 *
 * <p><b>Idea.</b> The instructor's edition says which cells there are, in which order, and which are the student's to
 * write. The hidden tests are in no jar; they are compiled here, when grading begins, and gone when it ends.
 */
public final class Assignment implements AutoCloseable {
    public static final String NOTEBOOK = "exercise.ipynb";

    private static final Pattern PACKAGE = Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);
    private static final Pattern COMMENT_OR_SPACE = Pattern.compile("//.*|\\s+");
    private static final Pattern SOLUTION = Pattern.compile("// BEGIN SOLUTION.*?// END SOLUTION", Pattern.DOTALL);

    private final String name;
    private final NotebookData notebook;
    private final List<Path> sources;
    private final List<String> tests = new ArrayList<>();
    private final String digest;
    private final Path compiled;
    private URLClassLoader loader;
    private Class<?> visible;
    private Class<?> hidden;

    /** Reads an exercise's folder; the tests are there when they are {@link #compileTests compiled}. */
    public Assignment(Path folder) throws IOException, Unreadable {
        name = folder.toAbsolutePath().normalize().getFileName().toString();
        byte[] source = Files.readAllBytes(folder.resolve(NOTEBOOK));
        notebook = NotebookData.read(source);
        StringBuilder everything = new StringBuilder(Fingerprint.of(source));
        for (String test : List.of("VisibleTests", "HiddenTests")) {
            Matcher matcher = PACKAGE.matcher(Files.readString(folder.resolve(test + ".java")));
            tests.add(matcher.find() ? matcher.group(1) + "." + test : test);
        }
        sources = sources(folder);
        for (Path file : sources) {
            everything.append(Fingerprint.of(file));
        }
        digest = Fingerprint.of(everything.toString());
        compiled = TemporaryFolder.make("sudoku-tests");
    }

    /** Makes the tests ready to run, which takes seconds. */
    public void compileTests() throws IOException, Unreadable {
        compile();
        loader = new URLClassLoader(new URL[] {compiled.toUri().toURL()}, Assignment.class.getClassLoader());
        try {
            visible = loader.loadClass(tests.get(0));
            hidden = loader.loadClass(tests.get(1));
        } catch (ClassNotFoundException unusual) {
            throw new IOException(unusual);
        }
    }

    /** The hidden tests, the visible ones, and what is beside these for students to see. */
    private static List<Path> sources(Path folder) throws IOException {
        List<Path> sources = new ArrayList<>(List.of(folder.resolve("HiddenTests.java")));
        try (DirectoryStream<Path> visible = Files.newDirectoryStream(folder, "Visible*.java")) {
            visible.forEach(sources::add);
        }
        sources.sort(null);
        return sources;
    }

    private void compile() throws IOException, Unreadable {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new Unreadable("This Java has no compiler: grade with a JDK, not with a runtime alone.");
        }
        List<String> options =
                List.of("-d", compiled.toString(), "-cp", classPath(), "-parameters", "-proc:none", "-nowarn");
        StringWriter complaints = new StringWriter();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            boolean well = compiler.getTask(
                            complaints, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            if (!well) {
                throw new Unreadable("The tests of " + name + " do not compile: "
                        + complaints.toString().lines().findFirst().orElse("nobody knows why"));
            }
        }
    }

    /** All that this program sees; a loader of its own, as a test may have, knows more than the command line says. */
    private static String classPath() {
        Stream<String> own = Assignment.class.getClassLoader() instanceof URLClassLoader loader
                ? Arrays.stream(loader.getURLs())
                        .map(url -> Path.of(URI.create(url.toString())).toString())
                : Stream.empty();
        return Stream.concat(own, Stream.of(System.getProperty("java.class.path")))
                .collect(Collectors.joining(File.pathSeparator));
    }

    public String name() {
        return name;
    }

    /** Changes when anything changes that a grade depends on, but for the submission. */
    public String digest() {
        return digest;
    }

    public ExerciseRun visibleTests() {
        return ExerciseRun.of(visible);
    }

    /** Calls on which an answer to a task can be followed by hand, if the set has some. */
    public Optional<SmallCalls> smallCalls(Class<?> task) {
        return SmallCalls.of(task, visible);
    }

    public ExerciseRun hiddenTests() {
        return ExerciseRun.of(hidden);
    }

    /** The interfaces of all tasks, in order. */
    public List<Class<?>> tasks() {
        Set<Class<?>> tasks = new LinkedHashSet<>(visibleTests().tasks());
        tasks.addAll(hiddenTests().tasks());
        return List.copyOf(tasks);
    }

    /** What each task is called, by its number. */
    public Map<Integer, String> taskTitles() {
        return tasks().stream()
                .map(task -> task.getAnnotation(Task.class))
                .collect(Collectors.toMap(Task::number, Task::title));
    }

    /** The names of the cells that students write. */
    public List<String> answerCells() {
        return notebook.cells().stream()
                .filter(cell -> cell.answer() && cell.code())
                .map(NotebookCell::gradeId)
                .toList();
    }

    /** The code that every student has been given, with what is in the cells for answers. */
    public List<String> given() {
        return notebook.cells().stream()
                .filter(NotebookCell::code)
                .map(cell -> cell.answer() ? frame(cell.source()) : cell.source())
                .toList();
    }

    /** Whether nothing is in these answers but what was given, and comments. */
    public boolean isAsGivenOut(Map<String, String> answers) {
        return notebook.cells().stream()
                .filter(cell -> cell.answer() && answers.containsKey(cell.gradeId()))
                .allMatch(cell -> codeAlone(answers.get(cell.gradeId())).equals(codeAlone(frame(cell.source()))));
    }

    private static String codeAlone(String source) {
        return COMMENT_OR_SPACE.matcher(source).replaceAll("");
    }

    /** An answer without marks in it has no frame: all of it is the answer. */
    private static String frame(String answer) {
        Matcher solution = SOLUTION.matcher(answer);
        return solution.find() ? solution.replaceAll("") : "";
    }

    /** The open task, which is answered in words: each cell for it, and what a person who reads it may give. */
    public Map<String, Integer> openTasks() {
        Map<String, Integer> open = new LinkedHashMap<>();
        notebook.cells().stream()
                .filter(cell -> cell.answer() && !cell.code())
                .forEach(cell -> open.put(cell.gradeId(), cell.points()));
        return open;
    }

    /** What is asked in the open task, by the text before its cell, and what the instructor has written there. */
    public Map<String, String> openQuestions() {
        Map<String, String> questions = new LinkedHashMap<>();
        String text = "";
        for (NotebookCell cell : notebook.cells()) {
            if (cell.answer() && !cell.code()) {
                questions.put(text, cell.source());
            } else if (!cell.code()) {
                text = cell.source();
            }
        }
        return questions;
    }

    /** What a worker runs: the instructor's cells, with the student's answers in the places for them. */
    public List<CodeCell> cellsWith(Map<String, String> answers) {
        List<CodeCell> cells = new ArrayList<>();
        for (NotebookCell cell : notebook.cells()) {
            if (cell.code() && !cell.notebookOnly()) {
                if (!cell.answer()) {
                    cells.add(new CodeCell(cell.gradeId(), cell.source()));
                } else if (answers.containsKey(cell.gradeId())) {
                    cells.add(new CodeCell(cell.gradeId(), answers.get(cell.gradeId())));
                }
            }
        }
        return cells;
    }

    @Override
    public void close() throws IOException {
        if (loader != null) {
            loader.close();
        }
        TemporaryFolder.delete(compiled);
    }
}
