package sudoku.course.edition;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;

/**
 * The course as it is given to students: every file of it by its name, to be written as a folder or as a zip.
 *
 * <p><b>Idea.</b> What is in it is decided once, so folder and zip cannot differ, and what it says can be searched
 * before anything is written.
 *
 * <p><b>Representation.</b> Names with slashes in ascending order. The zip stores without compressing (what is large in
 * it is compressed already) and with one date for all, so that the same course gives the same bytes on every machine.
 */
public final class Bundle {
    public static final String NAME = "sudoku-course";
    private static final LocalDateTime DATE = LocalDateTime.of(2000, 1, 1, 0, 0);

    private final Map<String, byte[]> files;

    private Bundle(Map<String, byte[]> files) {
        this.files = files;
    }

    /** Everything a student is given. */
    public static Bundle of(CourseFolder course) {
        Map<String, byte[]> files = new TreeMap<>();
        Handout handout = new Handout(course);
        handout.lessons().forEach((name, lesson) -> files.put("notebooks/" + name, NormalForm.of(lesson)));
        handout.filesBesideLessons().forEach((name, file) -> files.put("notebooks/" + name, Disk.content(file)));
        handout.exercises().forEach((name, exercise) -> files.put("exercises/" + name, NormalForm.of(exercise)));
        files.put("README.md", readme());
        files.put("LICENSE", Disk.content(course.root().resolve("LICENSE")));
        files.put("target/sudoku.jar", Disk.content(course.jar()));
        for (Path library : libraries(course)) {
            files.put("target/lib/" + library.getFileName(), Disk.content(library));
        }
        return new Bundle(files);
    }

    private static Iterable<Path> libraries(CourseFolder course) {
        try (Stream<Path> libraries = Files.list(course.jar().resolveSibling("lib"))) {
            return libraries.sorted().toList();
        } catch (IOException missing) {
            throw new CourseProblem(
                    "The course is not built: there is no " + course.jar().resolveSibling("lib") + ". Run mvn"
                            + " package once.",
                    missing);
        }
    }

    private static byte[] readme() {
        try (InputStream text = Bundle.class.getResourceAsStream("bundle.md")) {
            return text.readAllBytes();
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }

    /** Each file by its name; not to be changed. */
    public Map<String, byte[]> files() {
        return files;
    }

    public void writeTo(Path folder) {
        files.forEach((name, content) -> Disk.write(folder.resolve(name), content));
    }

    public byte[] zip() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(entry(NAME + "/" + file.getKey(), file.getValue()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return bytes.toByteArray();
    }

    private static ZipEntry entry(String name, byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(sum.getValue());
        entry.setTimeLocal(DATE);
        return entry;
    }
}
