package sudoku.course;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * What a finished environment looked like: its list of packages, its Python, every file and its size.
 *
 * <p><b>Cost.</b> Looking at 12,000 files takes a tenth of a second, so it is done at every start; reading
 * them all, to compare their content, would take many. Files that came later do no harm.
 */
final class EnvironmentStamp {
    private static final String FILE = "stamp.txt";
    private static final String PYTHON = "python ";
    private static final String LIST = "list ";

    private final Path environment;

    EnvironmentStamp(Path environment) {
        this.environment = environment;
    }

    void write(String list, String python) throws IOException {
        StringBuilder text = new StringBuilder();
        text.append(LIST).append(Fingerprint.of(list)).append('\n');
        text.append(PYTHON).append(python).append('\n');
        sizes().forEach((file, size) -> text.append(size).append(' ').append(file).append('\n'));
        Disk.write(environment.resolve(FILE), text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Why this environment is not the one that was stamped; empty when it is. */
    Optional<String> fault(String list, Supplier<String> python) {
        try {
            Path stamp = environment.resolve(FILE);
            if (!Files.exists(stamp)) {
                return Optional.of("The private Jupyter was never finished");
            }
            List<String> lines = Files.readAllLines(stamp, StandardCharsets.UTF_8);
            return fault(lines, list, python);
        } catch (IOException unreadable) {
            return Optional.of("The private Jupyter cannot be read");
        }
    }

    private Optional<String> fault(List<String> stamped, String list, Supplier<String> python) throws IOException {
        if (stamped.size() < 3) {
            return Optional.of("The private Jupyter was never finished");
        }
        if (!stamped.get(0).equals(LIST + Fingerprint.of(list))) {
            return Optional.of("The course wants a newer Jupyter");
        }
        Map<String, Long> there = sizes();
        for (String line : stamped.subList(2, stamped.size())) {
            int space = line.indexOf(' ');
            String file = line.substring(space + 1);
            Long size = there.get(file);
            if (size == null || size != Long.parseLong(line.substring(0, space))) {
                return Optional.of("The private Jupyter is damaged (" + file
                        + (size == null ? " is missing)" : " has changed)"));
            }
        }
        if (!stamped.get(1).equals(PYTHON + python.get())) {
            return Optional.of("The Python the private Jupyter was made with is gone or has changed");
        }
        return Optional.empty();
    }

    private Map<String, Long> sizes() throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        Files.walkFileTree(environment, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return folder.endsWith("__pycache__") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (!file.getFileName().toString().equals(FILE)) {
                    sizes.put(environment.relativize(file).toString(), attributes.size());
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return sizes;
    }
}
