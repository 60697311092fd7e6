package sudoku.course.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.files.Fingerprint;
import sudoku.files.FirstEdition;
import sudoku.ipynb.Notebook;

/**
 * Somebody's own copies of the course: the student's in {@code my-course}, a lecturer's of the lecture edition.
 *
 * <p><b>Idea.</b> A copy belongs to its owner from the first change on. A copy nobody changed follows
 * the course; beside a changed one the newer version is laid, and both stay.
 *
 * <p><b>Representation.</b> {@code .laid-out.json} remembers of every file what it said when it was laid
 * out, and what the course's edition of it said: a lesson may open with its owner's program in place of ours. Running
 * and saving changes a notebook's file and not what it says (see {@link Notebook#fingerprint()}), so that alone makes
 * no copy "changed". A copy that was deleted is laid out again: that is how one starts afresh.
 */
public final class StudentFolder {
    private static final String MEMORY = ".laid-out.json";
    private static final String NEWER = "-newer";
    private static final String FIRST_EDITION = "first-edition";
    /** A part of a path that may be the name of a lesson or a set. */
    private static final Pattern PART = Pattern.compile("(\\d.*?)(?:" + NEWER + ")?(?:\\.\\w+)?");

    private final Path folder;
    private final Path jar;
    private final Consumer<String> say;
    private final ObjectNode memory;

    public StudentFolder(Path folder, Path jar, Consumer<String> say) {
        this.folder = folder;
        this.jar = jar;
        this.say = say;
        this.memory = remembered();
    }

    private ObjectNode remembered() {
        try {
            JsonNode read = Notebook.JSON.readTree(folder.resolve(MEMORY).toFile());
            return read.isObject() ? (ObjectNode) read : Notebook.JSON.createObjectNode();
        } catch (IOException lost) {
            return Notebook.JSON.createObjectNode();
        }
    }

    /** Lays out one notebook under a name (with slashes) of its own. */
    public void layOut(Notebook edition, String name) {
        layOut(edition, edition, name);
    }

    /** The same with what its owner has written in the place of ours, for as long as the copy has not been changed. */
    public void layOut(Notebook edition, Notebook own, String name) {
        Path parent = folder.resolve(name).getParent();
        Notebook fitting = own.lyingIn(parent, jar);
        String course = edition.lyingIn(parent, jar).fingerprint();
        layOut(new Content(course, fitting.fingerprint(), NormalForm.of(fitting)), name);
    }

    /** Lays out a file that belongs to a notebook. */
    public void layOut(byte[] file, String name) {
        layOut(new Content(Fingerprint.of(file), Fingerprint.of(file), file), name);
    }

    /** Remembers what lies here now, for the next time. */
    public void close() {
        keepFirstEdition();
        Disk.write(folder.resolve(MEMORY), NormalForm.written(memory));
    }

    /**
     * Something to lay out.
     *
     * @param course what the course's edition says
     * @param says what this says
     */
    private record Content(String course, String says, byte[] bytes) {}

    private void layOut(Content current, String name) {
        Path place = folder.resolve(name);
        if (!Files.exists(place)) {
            write(current, name);
            return;
        }
        String now = says(place);
        if (now.equals(saidWhenLaidOut(name))) {
            follow(current, name);
        } else if (now.equals(current.says())) {
            remember(current, name);
        } else if (!courseWhenLaidOut(name).equals(current.course())) {
            layBeside(current, name);
        }
    }

    private void follow(Content current, String name) {
        boolean newer = !courseWhenLaidOut(name).equals(current.course());
        boolean changed = !saidWhenLaidOut(name).equals(current.says());
        if (changed || !memory.path(name).path("bytes").asText().equals(Fingerprint.of(current.bytes()))) {
            write(current, name);
        }
        if (newer) {
            say.accept("Updated " + name + " to its newer version.");
        } else if (changed) {
            say.accept(name + " opens with your own program now.");
        }
    }

    /** Laid once: a student who deletes the newer version does not want it. */
    private void layBeside(Content current, String name) {
        int dot = name.lastIndexOf('.');
        String beside = name.substring(0, dot) + NEWER + name.substring(dot);
        if (!courseWhenLaidOut(beside).equals(current.course())) {
            layOut(current, beside);
            say.accept("You changed " + name + ", and the course has a newer version of it: yours stays as it "
                    + "is, and the newer one is beside it as " + beside + ".");
        }
    }

    /** Under their new names lessons and sets are laid out afresh; what somebody did under the old ones is kept. */
    private void keepFirstEdition() {
        Set<Path> old = new TreeSet<>();
        for (String name : List.copyOf(names())) {
            Path place = Path.of(name);
            for (int length = 1; length <= place.getNameCount(); length++) {
                Matcher part = PART.matcher(place.getName(length - 1).toString());
                if (part.matches() && FirstEdition.newNameOf(part.group(1)).isPresent()) {
                    old.add(place.subpath(0, length));
                    memory.remove(name);
                    break;
                }
            }
        }
        boolean kept = false;
        for (Path each : old) {
            kept |= Disk.moveAside(
                    folder.resolve(each), folder.resolve(FIRST_EDITION).resolve(each));
        }
        if (kept) {
            say.accept("Lessons and exercises have new numbers. What you had under the old ones is in " + FIRST_EDITION
                    + ".");
        }
    }

    private Set<String> names() {
        Set<String> names = new TreeSet<>();
        memory.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private String saidWhenLaidOut(String name) {
        return memory.path(name).path("says").asText();
    }

    private String courseWhenLaidOut(String name) {
        JsonNode remembered = memory.path(name);
        return remembered.path("course").asText(remembered.path("says").asText());
    }

    private void write(Content content, String name) {
        Disk.write(folder.resolve(name), content.bytes());
        remember(content, name);
    }

    private void remember(Content content, String name) {
        memory.putObject(name)
                .put("course", content.course())
                .put("says", content.says())
                .put("bytes", Fingerprint.of(content.bytes()));
    }

    private static String says(Path file) {
        try {
            byte[] content = Files.readAllBytes(file);
            return file.toString().endsWith(".ipynb")
                    ? Notebook.parse(content, file.toString()).fingerprint()
                    : Fingerprint.of(content);
        } catch (CourseProblem broken) {
            return "something no notebook says";
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + file + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }
}
