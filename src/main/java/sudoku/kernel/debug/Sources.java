package sudoku.kernel.debug;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import javax.lang.model.SourceVersion;
import sudoku.kernel.cell.Murmur2;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.debug.call.MethodShape;
import sudoku.kernel.debug.call.Place;

/**
 * The texts that one can step through: cells, and the sources that the library brings along.
 *
 * <p><b>Idea.</b> A front end calls a cell by what is in it: a prefix, a hash of the text, an ending, as if each
 * cell had been written to a file. Nothing is written; a text that was run or sent is kept under that name.
 */
final class Sources {
    /**
     * JupyterLab shows the number of a cell instead of its path only where the path holds this word, and sends the text
     * of cells again after a restart only where the path is another then.
     */
    static final String CELLS = "/ipykernel_java/" + ProcessHandle.current().pid() + "/";

    static final String ENDING = ".java";
    private static final String LIBRARY = "sources/";
    private static final String KERNEL = Sources.class.getPackageName().replaceFirst("\\.\\w+$", "") + ".";

    private final SourceLines cells;
    private final int seed;
    private final Path jar;
    private final Map<String, String> pathByText = new ConcurrentHashMap<>();
    private final Map<String, String> textByPath = new ConcurrentHashMap<>();
    private final Map<String, String> nameByPath = new ConcurrentHashMap<>();
    private final Map<String, String> library = new TreeMap<>();

    Sources(SourceLines cells, int seed, Path jar) {
        this.cells = cells;
        this.seed = seed;
        this.jar = jar;
        if (Files.isRegularFile(jar)) {
            try (JarFile file = new JarFile(jar.toFile())) {
                file.stream()
                        .map(JarEntry::getName)
                        .filter(name -> name.startsWith(LIBRARY) && name.endsWith(ENDING))
                        .filter(name -> !className(name).startsWith(KERNEL) && SourceVersion.isName(className(name)))
                        .forEach(name -> library.put(className(name), name));
            } catch (IOException unreadable) {
                library.clear();
            }
        }
    }

    private static String className(String entry) {
        return entry.substring(LIBRARY.length(), entry.length() - ENDING.length())
                .replace('/', '.');
    }

    /** The library's classes by name, each with its path. */
    Map<String, String> library() {
        return library;
    }

    /** Whether there is a text for this class that is not the notebook's. */
    boolean isOfLibrary(String className) {
        int inner = className.indexOf('$');
        return library.containsKey(inner < 0 ? className : className.substring(0, inner));
    }

    /** What a front end calls a cell with this text; from now on the text can be asked for. */
    String pathOf(String text) {
        return pathByText.computeIfAbsent(text, key -> {
            String path = CELLS + Murmur2.of(key, seed) + ENDING;
            textByPath.put(path, key);
            return path;
        });
    }

    /** {@code null} for what nobody has. */
    String text(String path) {
        String known = textByPath.get(path);
        if (known != null || !library.containsValue(path)) {
            return known;
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            String text =
                    new String(file.getInputStream(file.getJarEntry(path)).readAllBytes(), StandardCharsets.UTF_8);
            textByPath.put(path, text);
            return text;
        } catch (IOException writtenOver) {
            return null;
        }
    }

    /** What a person calls it: {@code cell 3}, {@code Backtracking.java}. */
    String name(String path) {
        return nameByPath.getOrDefault(path, path.substring(path.lastIndexOf('/') + 1));
    }

    /** Where a method is at one of its stops, {@code null} in what nobody has written. */
    Place of(MethodShape shape, int stop) {
        if (shape.places == null) {
            shape.places = places(shape);
        }
        return shape.places == null ? null : shape.places[stop];
    }

    private Place[] places(MethodShape shape) {
        Place[] places = new Place[shape.lines.length];
        boolean known = false;
        for (int i = 0; i < places.length; i++) {
            places[i] = place(shape, shape.lines[i]);
            known |= places[i] != null;
        }
        return known ? places : null;
    }

    private Place place(MethodShape shape, int line) {
        if (isOfLibrary(shape.className)) {
            String folder = shape.className
                    .substring(0, shape.className.lastIndexOf('.') + 1)
                    .replace('.', '/');
            return new Place(LIBRARY + folder + shape.sourceFile, line);
        }
        if (shape.name.equals("<init>") && shape.className.equals(SourceLines.outermost(shape.className))) {
            return null; // of the class that JShell puts around everything
        }
        return cells.textLine(shape.className, line)
                .map(found -> {
                    String path = pathOf(found.text());
                    nameByPath.put(path, found.source());
                    return new Place(path, found.line());
                })
                .orElse(null);
    }
}
