package sudoku.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Programs that were written down: what Java's own rules say about numbers, classes, exceptions and lists. */
final class Samples {
    private static final Path PLACE = Path.of("src/test/resources/sudoku/page/samples");

    private Samples() {}

    /** Their texts by the names of their classes. */
    static Map<String, String> all() throws IOException {
        Map<String, String> programs = new TreeMap<>();
        try (Stream<Path> files = Files.list(PLACE)) {
            for (Path each : files.toList()) {
                programs.put(each.getFileName().toString().replace(".java", ""), Files.readString(each));
            }
        }
        return programs;
    }
}
