package sudoku.page.make;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.NormalForm;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;
import sudoku.notebook.Proof;
import sudoku.page.compile.JavaCompiler;
import sudoku.page.compile.LibraryOutline;
import sudoku.page.script.LibraryNames;
import sudoku.page.tasks.ExerciseTasks;
import sudoku.page.tasks.LessonPiece;
import sudoku.page.tasks.LessonPrediction;
import sudoku.page.tasks.LiveCells;
import sudoku.picture.player.PlayerScript;

/**
 * What a lesson's page needs to be written in: the scripts for all lessons, and for each lesson its pieces.
 *
 * <p>A worker in a page from the disk can load nothing, so the text of its scripts has to be in the page: each is a
 * function in a script, and its text is taken from there.
 */
final class LivePages {
    private static final String MESSAGES = "/org/eclipse/jdt/internal/compiler/problem/messages.properties";

    private final PageScripts scripts;

    LivePages(PageScripts scripts) {
        this.scripts = scripts;
    }

    /** The same compiler as in the page, here: it sees the same signatures. */
    JavaCompiler compiler() throws IOException {
        LibraryOutline signatures = new LibraryOutline(
                Files.readString(scripts.signatures().resolve("names")),
                name -> bytesOf(scripts.signatures().resolve(name + ".class")));
        try (InputStream in = JavaCompiler.class.getResourceAsStream(MESSAGES)) {
            String messages = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new JavaCompiler(signatures, new LibraryNames(Files.readString(scripts.names())), messages);
        }
    }

    /** The files that all lessons share, into a folder. */
    void writeShared(Path folder) throws IOException {
        String names = quoted(Files.readString(scripts.names())
                .lines()
                .filter(line -> line.contains(".array\t"))
                .collect(Collectors.joining("\n")));
        part(folder, "library", alone("sudokuLibrary", scripts.library()) + "var sudokuNames = " + names + ";");
        part(folder, "compiler", alone("sudokuCompiler", scripts.compiler()));
        part(folder, "runtime", PageScripts.resource("runtime.js"));
        part(folder, "worker", PageScripts.resource("worker.js"));
        part(folder, "compilerWorker", PageScripts.resource("compiler-worker.js"));
        String workers = PageScripts.resource("live-workers.js");
        String live = workers
                + PageScripts.resource("live-notebook.js")
                + PageScripts.resource("live-predictions.js")
                + PageScripts.resource("live-step.js")
                + PageScripts.resource("live-tasks.js")
                + PageScripts.resource("live-cells.js")
                + PageScripts.resource("live.js");
        Disk.write(folder.resolve("live.js"), bytes(live));
        Disk.write(folder.resolve("live.css"), bytes(PageScripts.resource("live.css")));
        String board = workers
                + PageScripts.resource("board-text.js")
                + PageScripts.resource("board.js")
                + "self.sudokuPlayers = () => {" + PlayerScript.TEXT + "};\n"
                + PageScripts.resource("board-solvers.js")
                + PageScripts.resource("board-own.js");
        Disk.write(folder.resolve("board.js"), bytes(board));
        Disk.write(folder.resolve("board.css"), bytes(PageScripts.resource("board.css")));
    }

    /** The editor, and the notices that go with all the scripts. */
    void writeEditor(EditorBundle bundle, Path folder) throws IOException {
        Optional<String> script = bundle.script();
        String plain = PageScripts.resource("plain-editor.js");
        Disk.write(folder.resolve("editor.js"), bytes(script.orElse(plain)));
        String licenses = PageScripts.resource("licenses.txt");
        Disk.write(folder.resolve("licenses.txt"), bytes(script.isPresent() ? licenses + bundle.licenses() : licenses));
    }

    /** A lesson's pieces and predictions as a script; nothing, if it has none that the page can do. */
    boolean writeLesson(Path notebook, Path folder) throws IOException {
        String name = notebook.getFileName().toString().replace(".ipynb", "");
        LessonPieces all = LessonPieces.of(Notebook.read(notebook), notebook, compiler());
        LiveCells cells = new LiveCells(
                Notebook.read(notebook),
                notebook.toString(),
                all.imports(),
                all.pieces().stream().map(LessonPiece::id).collect(Collectors.toSet()),
                compiler());
        List<LessonPrediction> predictions = LessonPrediction.of(Notebook.read(notebook));
        if (all.pieces().isEmpty() && predictions.isEmpty()) {
            return false;
        }
        Map<String, Object> lesson = new LinkedHashMap<>();
        lesson.put("name", name);
        lesson.put("pieces", all.pieces());
        lesson.put("refused", all.refused());
        lesson.put("predictions", predictions);
        lesson.put("steps", steps(Notebook.read(notebook), name));
        lesson.put("imports", cells.imports());
        lesson.put("cells", cells.live());
        lesson.put("absent", cells.absent());
        Disk.write(folder.resolve(name + ".js"), bytes("self.sudokuLesson = " + json(lesson) + ";\n"));
        Disk.write(folder.resolve(name + "-notebook.js"), bytes("self.sudokuNotebook = " + edition(notebook) + ";\n"));
        return true;
    }

    /** What each choice of a proof's step is told, by the cell that asks. */
    private static Map<String, Map<String, String>> steps(Notebook lesson, String name) {
        return lesson.cells().stream()
                .filter(cell -> Notebook.hasTag(cell, "step"))
                .collect(Collectors.toMap(cell -> cell.path("id").asText(), cell -> Proof.replies(name)));
    }

    /** The tasks of a set as a script, with its questions and hints; one that the page does not know is refused. */
    void writeExercise(Path set, Path folder) throws IOException {
        Path notebook = set.resolve("exercise.ipynb");
        String name = "exercise-" + set.getFileName();
        Map<String, Object> lesson = new LinkedHashMap<>();
        lesson.put("name", name);
        JavaCompiler compiler = compiler();
        Map<Boolean, List<LessonPiece>> isKnown =
                ExerciseTasks.of(Notebook.read(notebook), notebook.toString()).stream()
                        .collect(Collectors.partitioningBy(task -> !compiler.compile(task.program(task.stub()))
                                .script()
                                .isEmpty()));
        lesson.put("pieces", isKnown.get(true));
        lesson.put(
                "refused",
                isKnown.get(false).stream()
                        .map(task -> new LessonPiece.Refused(
                                task.id(), "A page can't check this answer. Write it in Jupyter."))
                        .toList());
        lesson.put("predictions", List.of());
        lesson.put("help", Files.readString(set.resolve("help.md")));
        Disk.write(folder.resolve(name + ".js"), bytes("self.sudokuLesson = " + json(lesson) + ";\n"));
    }

    /** The notebook that a student is given, in one line. */
    private static String edition(Path notebook) throws IOException {
        Notebook given = LessonEdition.STUDENT.of(Notebook.read(notebook), notebook.toString());
        return Notebook.JSON.readTree(NormalForm.of(given)).toString();
    }

    /** A script that gives what it exports as one variable, whatever else there is around it. */
    private static String alone(String variable, Path script) throws IOException {
        return "var " + variable + " = (function () { var exports = {}; " + Files.readString(script)
                + "\nreturn exports; })();\n";
    }

    private static void part(Path folder, String name, String script) {
        String text = "(self.sudokuParts = self.sudokuParts || {})." + name + " = function () {" + script + "\n};\n";
        Disk.write(folder.resolve(name + ".js"), bytes(text));
    }

    private static String quoted(String text) {
        return json(text);
    }

    private static String json(Object value) {
        try {
            return JsonMapper.builder().build().writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] bytesOf(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
