package sudoku.course.edition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/**
 * What must not get out to students, and whether it did.
 *
 * <p><b>Idea.</b> An answer is known by its lines: three in a row that are its own are not there by accident. A
 * hidden test is known by the names and sentences in it, which are still there when it has been compiled.
 *
 * <p><b>Representation.</b> Pieces of text without white space, each with what it gives away. Files are searched as
 * they are, class files included, and archives file by file. What a student may see anyway (the stub, the visible
 * tests, the library, which says its sentences to everybody) gives nothing away.
 *
 * <p><b>Alternatives.</b> Trusting the list of files that are handed out: it is short, and one day somebody adds to it.
 */
public final class Secrets {
    private static final String HIDDEN_TESTS = "HiddenTests.java";
    private static final int LINES = 3;
    private static final int SHORTEST_TEXT = 24;
    private static final int SHORTEST_NAME = 12;
    private static final Pattern ANSWER =
            Pattern.compile("// BEGIN SOLUTION[ \t]*\n(.*?)// END SOLUTION", Pattern.DOTALL);
    private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
    private static final Pattern TEST = Pattern.compile("^    void (\\w+)\\(", Pattern.MULTILINE);

    private final Map<String, String> whatByText = new TreeMap<>();

    private PhraseSearch needles;

    private Secrets() {}

    /** Those of all exercises of a course. */
    public static Secrets of(CourseFolder course) {
        Secrets secrets = new Secrets();
        for (Path exercise : CourseFolder.notebooksUnder(course.exercises())) {
            secrets.addAnswers(exercise);
            secrets.addHiddenTests(exercise.resolveSibling(HIDDEN_TESTS));
            secrets.addWrongAnswers(exercise.resolveSibling("wrong.txt"));
            secrets.addOtherAnswers(exercise.resolveSibling("right"));
            secrets.forget(StudentEdition.of(Notebook.read(exercise), exercise.toString()));
        }
        secrets.forget(course.root().resolve("src").resolve("main").resolve("java"));
        secrets.needles = new PhraseSearch(secrets.whatByText.keySet());
        return secrets;
    }

    private void addAnswers(Path exercise) {
        for (ObjectNode cell : Notebook.read(exercise).cells()) {
            Matcher answer = ANSWER.matcher(Notebook.source(cell));
            while (answer.find()) {
                addLines(answer.group(1), "a solution of " + exercise);
            }
            if (cell.path("cell_type").asText().equals("markdown")
                    && cell.path("metadata").path("nbgrader").path("solution").asBoolean()) {
                Notebook.source(cell)
                        .lines()
                        .map(Secrets::dense)
                        .filter(line -> line.length() >= SHORTEST_TEXT)
                        .forEach(line -> whatByText.put(line, "what a good answer says in " + exercise));
            }
        }
    }

    private void addOtherAnswers(Path folder) {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.forEach(file -> addLines(read(file), file.toString()));
            } catch (IOException unreadable) {
                throw new CourseProblem("Cannot read " + folder + ": " + Disk.reason(unreadable) + ".", unreadable);
            }
        }
    }

    /** The file as it is, and what a wrong answer has in place of the right one: lines that begin with a plus. */
    private void addWrongAnswers(Path file) {
        if (Files.exists(file)) {
            addLines(read(file), file.toString());
            for (String change : read(file).split("(?m)^(?!\\+).*$")) {
                addLines(change.replaceAll("(?m)^\\+", ""), file.toString());
            }
        }
    }

    private void addLines(String text, String what) {
        List<String> lines = text.lines()
                .map(Secrets::dense)
                .filter(line -> line.length() > 2 && !line.startsWith("import"))
                .toList();
        for (int i = 0; i + LINES <= lines.size(); i++) {
            whatByText.put(String.join("", lines.subList(i, i + LINES)), what);
        }
    }

    private void addHiddenTests(Path file) {
        if (!Files.exists(file)) {
            return;
        }
        String tests = read(file);
        TEST.matcher(tests)
                .results()
                .map(test -> test.group(1))
                .filter(name -> name.length() >= SHORTEST_NAME)
                .forEach(name -> whatByText.put(name, file.toString()));
        TEXT.matcher(tests)
                .results()
                .map(text -> text.group(1))
                .filter(text -> text.length() >= SHORTEST_TEXT)
                .forEach(text -> whatByText.put(dense(text), file.toString()));
        try (DirectoryStream<Path> visible = Files.newDirectoryStream(file.getParent(), "Visible*.java")) {
            visible.forEach(each -> {
                String seen = dense(read(each));
                whatByText.keySet().removeIf(seen::contains);
            });
        } catch (IOException unreadable) {
            throw new CourseProblem(
                    "Cannot read " + file.getParent() + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    /** What the library says. */
    private void forget(Path sources) {
        if (!Files.isDirectory(sources)) {
            return;
        }
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> {
                String said = dense(read(file));
                whatByText
                        .entrySet()
                        .removeIf(secret -> secret.getValue().endsWith(HIDDEN_TESTS) && said.contains(secret.getKey()));
            });
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + sources + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    private void forget(Notebook studentEdition) {
        StringBuilder seen = new StringBuilder();
        studentEdition.cells().forEach(cell -> seen.append(dense(Notebook.source(cell))));
        whatByText.keySet().removeIf(text -> seen.indexOf(text) >= 0);
    }

    /** What a file gives away, and where in it; empty when it keeps all secrets. */
    public Optional<String> in(String name, byte[] content) {
        if (name.endsWith(".jar") || name.endsWith(".zip")) {
            return inArchive(name, content);
        }
        byte[] text = content;
        if (name.endsWith(".ipynb")) {
            text = sources(Notebook.parse(content, name)).getBytes(StandardCharsets.UTF_8);
        } else if (name.endsWith(".js")) {
            text = unescaped(new String(content, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
        }
        return needles.in(text).map(found -> name + " gives away " + whatByText.get(found) + ": " + found);
    }

    /** The texts in a script as they are read, not as they are written. */
    private static String unescaped(String script) {
        return script.replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
    }

    private static String sources(Notebook notebook) {
        List<String> sources = new ArrayList<>();
        notebook.cells().forEach(cell -> sources.add(Notebook.source(cell)));
        return String.join("\n", sources);
    }

    private Optional<String> inArchive(String name, byte[] content) {
        try (ZipInputStream archive = new ZipInputStream(new ByteArrayInputStream(content))) {
            for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                Optional<String> found = in(name + "!" + entry.getName(), archive.readAllBytes());
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        } catch (IOException broken) {
            throw new CourseProblem("Cannot look inside " + name + ": " + Disk.reason(broken) + ".", broken);
        }
    }

    private static String dense(String text) {
        StringBuilder dense = new StringBuilder(text.length());
        text.chars().filter(character -> character > ' ').forEach(character -> dense.append((char) character));
        return dense.toString();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + file + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }
}
