package sudoku.page.make;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.files.Disk;

/**
 * The editor of a piece as one script: CodeMirror, brought by npm as a lock file says, and bundled by esbuild.
 *
 * <p>Where npm or the network is missing, pieces are written in a plain text area, and a sentence says so.
 */
final class EditorBundle {
    private static final String SOURCE = "codemirror.js";
    private static final List<String> FILES = List.of("package.json", "package-lock.json", SOURCE);
    private static final boolean IS_WINDOWS = System.getProperty("os.name").startsWith("Windows");

    private final Path work;
    private final String npm;

    EditorBundle(Path work) {
        this(work, IS_WINDOWS ? "npm.cmd" : "npm");
    }

    /** @param npm the program that brings it */
    EditorBundle(Path work, String npm) {
        this.work = work.toAbsolutePath();
        this.npm = npm;
    }

    /** The editor's script; empty, where it cannot be made. */
    Optional<String> script() throws IOException {
        String from = FILES.stream().map(EditorBundle::source).collect(Collectors.joining());
        Path stamp = work.resolve("made-from.txt");
        Path bundle = work.resolve("editor.js");
        if (!Files.exists(bundle)
                || !Files.exists(stamp)
                || !Files.readString(stamp).equals(from)) {
            Files.deleteIfExists(stamp);
            for (String file : FILES) {
                Disk.write(work.resolve(file), bytes(source(file)));
            }
            try {
                run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1");
                String esbuild = IS_WINDOWS ? "esbuild.cmd" : "esbuild";
                run(
                        work.resolve("node_modules/.bin").resolve(esbuild).toString(),
                        SOURCE,
                        "--bundle",
                        "--minify",
                        "--format=iife",
                        "--target=es2020",
                        "--log-level=error",
                        "--outfile=" + bundle.getFileName());
            } catch (IOException unavailable) {
                System.out.println("npm could not bring the editor, CodeMirror (" + unavailable.getMessage()
                        + "), so the pieces in the pages are written in plain text areas.");
                return Optional.empty();
            }
            Disk.write(stamp, bytes(from));
        }
        return Optional.of(Files.readString(bundle));
    }

    /** What the authors of everything in it ask to be kept with it. */
    String licenses() throws IOException {
        TreeSet<String> texts = new TreeSet<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(work.resolve("node_modules"), 3)) {
            files = all.filter(file -> file.getFileName().toString().equals("LICENSE"))
                    .filter(file -> !file.toString().contains("esbuild"))
                    .toList();
        }
        for (Path each : files) {
            texts.add(Files.readString(each).strip());
        }
        return "\n\neditor.js      CodeMirror (https://codemirror.net/) and what it uses, bundled by esbuild.\n\n"
                + String.join("\n\n", texts) + "\n";
    }

    private void run(String... command) throws IOException {
        Path log = work.resolve("npm.log");
        Process process = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (!process.waitFor(5, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new IOException(command[0] + " had not ended after 5 minutes");
            }
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("stopped");
        }
        if (process.exitValue() != 0) {
            throw new IOException("what went wrong is in " + log);
        }
    }

    private static String source(String name) {
        try {
            return PageScripts.resource("editor/" + name);
        } catch (IOException damaged) {
            throw new IllegalStateException(damaged);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
