package sudoku.course.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;
import sudoku.notebook.JudgedCell;

/**
 * Opens a lesson with what the student has written in those before, where it was found right.
 *
 * <p><b>Idea.</b> A lesson opens with the program that the one before has closed with, made of the answers that the
 * course tells. Where her copy of that lesson holds a piece with a verdict of right on exactly this text, hers takes
 * its place.
 *
 * <p><b>Representation.</b> A program is cut into parts at empty lines outside of braces; a method is found by its
 * first line, which is given to her and stays.
 */
final class OwnPrograms {
    private static final Pattern PART = Pattern.compile("\n\n(?=[\\w/@])");
    private static final Pattern PIECE = Pattern.compile("\\b(\\w+) = Piece\\.of\\(");
    private static final Pattern METHOD = Pattern.compile("[\\w<>\\[\\], ]+ (\\w+)\\([^()]*\\) \\{");

    private final Path folder;
    private final NavigableMap<String, Notebook> lessons;
    /** By lesson, what is right in her copy of it. */
    private final Map<String, Map<String, String>> written = new HashMap<>();

    /**
     * For a student's folder.
     *
     * @param lessons the student's edition of each, by its name in the folder
     */
    OwnPrograms(Path folder, Map<String, Notebook> lessons) {
        this.folder = folder;
        this.lessons = new TreeMap<>(lessons);
    }

    /** The lesson with her program in the place of ours; as it is, if she has written nothing of it. */
    Notebook in(String name) {
        Notebook lesson = lessons.get(name);
        ObjectNode copy = lesson.root().deepCopy();
        for (JsonNode cell : copy.get("cells")) {
            if (Notebook.hasTag(cell, "write")) {
                break;
            }
            if (Notebook.hasTag(cell, "program")) {
                ((ObjectNode) cell).put("source", hers(Notebook.source(cell), name));
            }
        }
        return new Notebook(copy);
    }

    private String hers(String program, String name) {
        List<String> parts = parts(program);
        Map<String, String> right = new HashMap<>();
        lessons.headMap(name)
                .forEach((earlier, edition) -> right.putAll(written.computeIfAbsent(earlier, this::writtenIn)));
        return parts.stream()
                .map(part -> right.containsKey(header(part)) ? mine(part, right.get(header(part)), parts) : part)
                .collect(Collectors.joining("\n\n"));
    }

    /** Without what the program has anyway, such as a counter, and with the comment that is above ours. */
    private static String mine(String ours, String cell, List<String> parts) {
        String mine = parts(cell).stream()
                .filter(part -> !parts.contains(part) && !part.startsWith("Predict."))
                .collect(Collectors.joining("\n\n"));
        return ours.substring(0, ours.indexOf(header(ours))) + mine;
    }

    /** By their headers, her methods that were found right. */
    private Map<String, String> writtenIn(String lesson) {
        Map<String, String> methods = new HashMap<>();
        copy(lesson).ifPresent(copy -> {
            Notebook edition = lessons.get(lesson);
            Set<String> right = right(copy);
            Pattern handle = handles(edition);
            Map<String, String> byId = new HashMap<>();
            copy.cells().forEach(cell -> byId.put(cell.path("id").asText(), Notebook.source(cell)));
            for (ObjectNode stub : edition.cells()) {
                String mine = byId.get(stub.path("id").asText());
                if (Notebook.hasTag(stub, "write") && right.contains(mine)) {
                    String plain = handle.matcher(mine.strip()).replaceAll("$1");
                    headers(Notebook.source(stub)).forEach(header -> methods.put(header, plain));
                }
            }
        });
        return methods;
    }

    private Optional<Notebook> copy(String lesson) {
        Path file = folder.resolve(lesson);
        try {
            return Files.exists(file) ? Optional.of(Notebook.read(file)) : Optional.empty();
        } catch (CourseProblem broken) {
            return Optional.empty();
        }
    }

    private static Set<String> right(Notebook copy) {
        return copy.outputs().stream()
                .map(output -> Notebook.text(output.path("data").path(JudgedCell.FORM)))
                .collect(Collectors.toSet());
    }

    /**
     * The calls through names that {@code Piece.of} has given: {@code rule.fits(…)} in a cell is {@code fits(…)} in the
     * program. A variable of hers may have such a name, but no method of the lesson's.
     */
    private static Pattern handles(Notebook lesson) {
        Set<String> handles = new TreeSet<>();
        Set<String> methods = new TreeSet<>();
        for (ObjectNode cell : lesson.cells()) {
            String source = Notebook.source(cell);
            PIECE.matcher(source).results().forEach(found -> handles.add(found.group(1)));
            headers(source).forEach(header -> methods.add(METHOD.matcher(header).replaceFirst("$1")));
        }
        return Pattern.compile("\\b(?:" + String.join("|", handles) + ")\\.((?:" + String.join("|", methods) + ")\\()");
    }

    private static List<String> headers(String source) {
        return parts(source).stream()
                .map(OwnPrograms::header)
                .filter(header -> METHOD.matcher(header).matches())
                .toList();
    }

    private static List<String> parts(String program) {
        return List.of(PART.split(program.strip()));
    }

    /** The first line that is no comment. */
    private static String header(String part) {
        return part.lines().filter(line -> !line.startsWith("//")).findFirst().orElse("");
    }
}
