package sudoku.course.exercises;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.StudentEdition;
import sudoku.course.wrong.Patches;
import sudoku.course.wrong.Patches.Patch;
import sudoku.ipynb.Notebook;

/** A folder {@code exercises/NN-slug}, as the tests that prove it read it. */
public record ExerciseSource(Path folder) {
    /** A typical mistake, from {@code wrong.txt}: the reference with the mistake in it, and what has to be found. */
    public record Wrong(String name, int task, List<String> fails, String hint, String source) {
        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * A right answer that nobody expects: by task, the reference followed by what is there in its place. It is
     * written down in one file, the part for each task below a line {@code // task: …}; what is above the first is
     * for all of them.
     */
    public record Right(String name, Map<Integer, String> sources) {
        @Override
        public String toString() {
            return name;
        }
    }

    public static List<ExerciseSource> all() {
        try (Stream<Path> folders = Files.list(CourseFolder.here().exercises())) {
            return folders.filter(folder -> Files.exists(folder.resolve("exercise.ipynb")))
                    .sorted()
                    .map(ExerciseSource::new)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public String toString() {
        return folder.getFileName().toString();
    }

    /** Its name without the number, as its packages have it. */
    public String topic() {
        return toString().substring("00-".length()).replace("-", "");
    }

    public int number() {
        return Integer.parseInt(toString().substring(0, 2));
    }

    public Notebook notebook() {
        return Notebook.read(folder.resolve("exercise.ipynb"));
    }

    public Notebook studentEdition() {
        return StudentEdition.of(notebook(), toString());
    }

    public String read(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The cells that a worker would be given, by their grade id, in order. */
    public static Map<String, String> gradedCells(Notebook notebook) {
        Map<String, String> cells = new LinkedHashMap<>();
        for (ObjectNode cell : notebook.cells()) {
            if (cell.path("cell_type").asText().equals("code") && gradeId(cell).isPresent() && !isNotebookOnly(cell)) {
                cells.put(gradeId(cell).get(), Notebook.source(cell));
            }
        }
        return cells;
    }

    /** nbgrader's metadata of each cell that has some, by grade id, which is unique. */
    public Map<String, JsonNode> nbgraderCells() {
        Map<String, JsonNode> marks = new LinkedHashMap<>();
        for (ObjectNode cell : notebook().cells()) {
            gradeId(cell).ifPresent(id -> {
                if (marks.put(id, cell.get("metadata").get("nbgrader")) != null) {
                    throw new AssertionError("Two cells of " + this + " are called " + id + ".");
                }
            });
        }
        return marks;
    }

    /** The text that sets a task. */
    public String proseOfTask(int task) {
        return notebook().cells().stream()
                .map(Notebook::source)
                .filter(source -> source.startsWith("## Task " + task + " "))
                .findFirst()
                .orElseThrow(() -> new AssertionError(this + " has no text for task " + task));
    }

    public static Optional<String> gradeId(ObjectNode cell) {
        return Optional.ofNullable(cell.path("metadata").path("nbgrader").get("grade_id"))
                .map(JsonNode::asText);
    }

    public static boolean isNotebookOnly(ObjectNode cell) {
        return cell.path("metadata").path("tags").toString().contains("\"notebook-only\"");
    }

    /** The cell for the open task, which is answered in words. */
    public static ObjectNode openAnswer(Notebook notebook) {
        return notebook.cells().stream()
                .filter(cell -> gradeId(cell).orElse("").equals("open-answer"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("There is no cell open-answer."));
    }

    public List<Wrong> wrong() {
        return Patches.read(read("wrong.txt"), this + "/wrong.txt").stream()
                .map(this::wrong)
                .toList();
    }

    private Wrong wrong(Patch patch) {
        int task = Character.digit(patch.name().charAt(0), 10);
        return new Wrong(this + "/" + patch.name(), task, patch.fails(), patch.says(), patch.on(reference(task)));
    }

    public List<Right> right() {
        try (Stream<Path> files = Files.list(folder.resolve("right"))) {
            return files.sorted().map(this::right).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Right right(Path file) {
        String[] parts = read("right/" + file.getFileName()).split("(?m)^// task: ");
        Map<Integer, String> sources = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf('\n');
            int task = Integer.parseInt(parts[i].substring(0, end).strip());
            sources.put(task, parts[0] + reference(task) + "\n" + parts[i].substring(end));
        }
        return new Right(toString() + "/" + file.getFileName(), sources);
    }

    /** The answer in the notebook, without the comments that mark it as one. */
    public String reference(int task) {
        return gradedCells(notebook())
                .get("task" + task + "-answer")
                .lines()
                .filter(line -> !line.strip().matches("// (BEGIN|END) SOLUTION"))
                .collect(Collectors.joining("\n"));
    }
}
