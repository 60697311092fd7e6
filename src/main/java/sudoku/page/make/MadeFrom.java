package sudoku.page.make;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What the two large scripts are made from, as a number that changes when something in it does. */
final class MadeFrom {
    /** They put the finished scripts beside the lessons, and do not change them. */
    private static final Set<String> AFTERWARDS =
            Set.of("PageMain", "LivePages", "LessonPieces", "Declaration", "MadeFrom", "PageScripts", "EditorBundle");

    private final Path classes;
    private final List<Path> jars;

    MadeFrom(Path classes, List<Path> jars) {
        this.classes = classes;
        this.jars = jars;
    }

    String ofLibrary() throws IOException {
        return digest(file -> StagedClasses.isWanted(file) || isOfMaking(file));
    }

    /** @param signatures what it knows of the library, which changes with any class that a program may use */
    String ofCompiler(Path signatures) throws IOException {
        return digest(signatures) + "\n" + ofItsClasses();
    }

    private String ofItsClasses() throws IOException {
        return digest(file ->
                List.of("compile", "translate", "script", "pattern", "session").contains(roomOf(file))
                        || isOfMaking(file));
    }

    private static String roomOf(Path file) {
        return file.startsWith("sudoku/page") && file.getNameCount() > 3
                ? file.getName(2).toString()
                : "";
    }

    private static boolean isOfMaking(Path file) {
        String name = file.getFileName().toString().replaceAll("[.$].*", "");
        return file.startsWith("sudoku/page/make") && !AFTERWARDS.contains(name)
                || name.matches("ExerciseRe(flection|sources)")
                || file.endsWith("library.txt");
    }

    private static String digest(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.filter(Files::isRegularFile).sorted().forEach(file -> digest.update(bytes(file)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private String digest(Predicate<Path> isOne) throws IOException {
        try (Stream<Path> files = Files.walk(classes.resolve("sudoku"))) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            jars.stream()
                    .map(jar -> jar.getFileName().toString())
                    .filter(name -> name.startsWith("ecj-") || name.startsWith("teavm-core-"))
                    .sorted()
                    .forEach(name -> digest.update(name.getBytes(StandardCharsets.UTF_8)));
            files.filter(file -> Files.isRegularFile(file) && isOne.test(classes.relativize(file)))
                    .sorted()
                    .forEach(file -> digest.update(bytes(file)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
