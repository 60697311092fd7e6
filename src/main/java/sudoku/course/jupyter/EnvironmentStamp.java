package sudoku.course.jupyter;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import sudoku.files.Disk;
import sudoku.files.Fingerprint;

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
        files().forEach(line -> text.append(line).append('\n'));
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
        Set<String> there = files();
        for (String line : stamped.subList(2, stamped.size())) {
            if (!there.contains(line)) {
                return Optional.of("The private Jupyter is damaged (" + line.substring(line.indexOf(' ') + 1)
                        + " is missing or has changed)");
            }
        }
        if (!stamped.get(1).equals(PYTHON + python.get())) {
            return Optional.of("The Python the private Jupyter was made with is gone or has changed");
        }
        return Optional.empty();
    }

    /** Every file as its line of the stamp; what Python compiles as it runs is no part of it. */
    private Set<String> files() throws IOException {
        Set<String> lines = new TreeSet<>();
        Files.walkFileTree(environment, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return folder.endsWith("__pycache__") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (!file.endsWith(FILE)) {
                    lines.add(attributes.size() + " " + environment.relativize(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return lines;
    }
}
