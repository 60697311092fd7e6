package sudoku.page.make;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import sudoku.files.Disk;

/**
 * Makes what the lessons' pages need to be written in, in a process of its own, with TeaVM and Eclipse's compiler on
 * its class path: {@code PageMain CLASSES NOTEBOOKS EXERCISES
 * FOLDER}.
 *
 * <p>The scripts stay where they are until a class that goes into them has changed.
 */
public final class PageMain {
    private PageMain() {}

    public static void main(String[] places) throws IOException {
        Path classes = Path.of(places[0]);
        Path notebooks = Path.of(places[1]);
        Path exercises = Path.of(places[2]);
        Path folder = Path.of(places[3]);
        List<Path> jars = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(jar -> jar.getFileName().toString().matches("(teavm|ecj|jzlib|joda|junit-jupiter-api).*\\.jar"))
                .toList();
        Path work = folder.resolveSibling(folder.getFileName() + "-work");
        try (FileChannel lock = FileChannel.open(
                        folder.resolveSibling(folder.getFileName() + ".lock"),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE);
                FileLock alone = lock.lock()) {
            PageScripts scripts = new PageScripts(classes, work, jars);
            MadeFrom sources = new MadeFrom(classes, jars);
            if (scripts.isMissing()) {
                Disk.delete(work);
            }
            scripts.outline();
            make("library", scripts.library(), sources.ofLibrary(), scripts::writeLibrary);
            make("compiler", scripts.compiler(), sources.ofCompiler(scripts.signatures()), scripts::writeCompiler);
            LivePages pages = new LivePages(scripts);
            pages.writeShared(folder);
            pages.writeEditor(new EditorBundle(work.resolve("editor")), folder);
            writeLessons(pages, notebooks, folder);
            writeExercises(pages, exercises, folder);
        }
    }

    private interface Writing {
        void write() throws IOException;
    }

    /** One process at a time; the others find that nothing is left to be done. */
    private static void make(String what, Path script, String from, Writing writing) throws IOException {
        Path stamp = script.resolveSibling(what + "-made-from.txt");
        if (Files.exists(script)
                && Files.exists(stamp)
                && Files.readString(stamp).equals(from)) {
            return;
        }
        long start = System.nanoTime();
        System.out.println("Building the page's " + what + ". This takes minutes, but only the first time and after"
                + " a change …");
        Files.deleteIfExists(stamp);
        writing.write();
        Disk.write(stamp, from.getBytes(StandardCharsets.UTF_8));
        System.out.println("Built in " + (System.nanoTime() - start) / 1_000_000_000 + " seconds.");
    }

    private static void writeLessons(LivePages pages, Path notebooks, Path folder) throws IOException {
        try (Stream<Path> files = Files.list(notebooks)) {
            for (Path each : files.filter(file -> file.toString().endsWith(".ipynb"))
                    .sorted()
                    .toList()) {
                pages.writeLesson(each, folder);
            }
        }
    }

    private static void writeExercises(LivePages pages, Path exercises, Path folder) throws IOException {
        try (DirectoryStream<Path> sets = Files.newDirectoryStream(exercises, "[0-9]*")) {
            for (Path set : sets) {
                pages.writeExercise(set, folder);
            }
        }
    }
}
