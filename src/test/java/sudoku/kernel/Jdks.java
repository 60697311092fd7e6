package sudoku.kernel;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;

/**
 * The JDKs that the kernel and the grader are tested on: the one that runs the tests, and in a thorough build the
 * newest other one on this machine.
 */
public final class Jdks {
    private Jdks() {}

    public static List<Jdk> tested() {
        Jdk own = own();
        TreeMap<Integer, Jdk> others = others();
        List<Jdk> tested = new ArrayList<>(List.of(own));
        boolean thorough = System.getProperty("sudoku.tests.left.out", "").isBlank();
        if (thorough && !others.isEmpty()) {
            tested.add(others.lastEntry().getValue());
        }
        return tested;
    }

    /** The newest on this machine. */
    public static Jdk newest() {
        TreeMap<Integer, Jdk> all = others();
        all.put(own().feature(), own());
        return all.lastEntry().getValue();
    }

    private static Jdk own() {
        return new Jdk(
                Path.of(System.getProperty("java.home")), Runtime.version().feature());
    }

    private static TreeMap<Integer, Jdk> others() {
        TreeMap<Integer, Jdk> others = new TreeMap<>();
        for (Path folder : List.of(
                Path.of("/usr/lib/jvm"),
                Path.of("/opt/hostedtoolcache/Java_Temurin-Hotspot_jdk"),
                Path.of(System.getProperty("user.home"), ".sdkman", "candidates", "java"))) {
            jdksIn(folder).stream()
                    .filter(jdk -> jdk.feature() >= 17 && jdk.feature() != own().feature())
                    .forEach(jdk -> others.put(jdk.feature(), jdk));
        }
        return others;
    }

    private static List<Jdk> jdksIn(Path folder) {
        List<Jdk> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
                for (Path entry : entries) {
                    for (Path home : List.of(entry, entry.resolve("x64"))) {
                        if (Files.isExecutable(home.resolve("bin/javac")) && Files.exists(home.resolve("release"))) {
                            found.add(new Jdk(home, featureOf(home)));
                        }
                    }
                }
            } catch (IOException unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        return found;
    }

    private static int featureOf(Path home) throws IOException {
        Properties release = new Properties();
        try (var text = Files.newBufferedReader(home.resolve("release"))) {
            release.load(text);
        }
        return Runtime.Version.parse(release.getProperty("JAVA_VERSION").replace("\"", ""))
                .feature();
    }

    public record Jdk(Path home, int feature) {
        @Override
        public String toString() {
            return "JDK " + feature;
        }
    }
}
