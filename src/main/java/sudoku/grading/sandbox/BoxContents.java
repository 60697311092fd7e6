package sudoku.grading.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which files of the machine a box must show for a JDK to run in it: the JDK, what its links lead to, and the C
 * libraries.
 */
final class BoxContents {
    /** A file or folder of the machine, and where it is seen in the box. */
    record Bind(Path from, Path to) {}

    private static final Pattern LIBRARY = Pattern.compile("(/\\S+) \\(0x");
    private static final List<String> LINKED = List.of(
            "bin/java",
            "lib/libjli.so",
            "lib/server/libjvm.so",
            "lib/libjava.so",
            "lib/libjimage.so",
            "lib/libzip.so",
            "lib/libnio.so",
            "lib/libnet.so",
            "lib/libverify.so");

    private BoxContents() {}

    /** For this JDK, and the libraries of another program. */
    static List<Bind> of(Path jdk, Path program) throws IOException {
        List<Bind> binds = new ArrayList<>(List.of(new Bind(jdk, jdk)));
        for (String folder : List.of("conf", "lib")) {
            addLinks(jdk, jdk.resolve(folder), binds);
        }
        Set<Path> libraries = new LinkedHashSet<>(libraries(program));
        for (String file : LINKED) {
            if (Files.exists(jdk.resolve(file))) {
                libraries.addAll(libraries(jdk.resolve(file)));
            }
        }
        for (Path library : libraries) {
            if (!library.startsWith(jdk)) {
                binds.add(new Bind(library.toRealPath(), library));
            }
        }
        return binds;
    }

    /** Debian keeps a JDK's settings in {@code /etc}. */
    private static void addLinks(Path jdk, Path folder, List<Bind> binds) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path link :
                    files.filter(Files::isSymbolicLink).filter(Files::exists).toList()) {
                Path target =
                        link.getParent().resolve(Files.readSymbolicLink(link)).normalize();
                if (!target.startsWith(jdk)) {
                    binds.add(new Bind(target.toRealPath(), target));
                }
            }
        }
    }

    private static List<Path> libraries(Path program) throws IOException {
        Process ldd = new ProcessBuilder("ldd", program.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(ldd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return LIBRARY.matcher(output)
                .results()
                .map(library -> Path.of(library.group(1)))
                .toList();
    }
}
