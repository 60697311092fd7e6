package sudoku.page.make;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.ToolProvider;
import sudoku.files.Disk;
import sudoku.page.run.BoardAnswers;
import sudoku.page.run.Host;
import sudoku.page.run.cell.Outputs;
import sudoku.page.tasks.ExerciseReflection;
import sudoku.page.tasks.ExerciseResources;

/**
 * The two large scripts of the page: the library with the judge, and the compiler.
 *
 * <p><b>Idea.</b> What TeaVM reads is laid out in a folder first: the course's classes, a class that calls the
 * library's methods by short names, the signatures that the compiler reads, and what had to be changed in other
 * people's jars.
 *
 * <p><b>Cost.</b> Minutes, so it is done on demand and not again while nothing has changed.
 */
final class PageScripts {
    private final Path classes;
    private final Path work;
    private final List<Path> jars;

    /**
     * @param classes the course's own classes
     * @param work a folder for what is made
     * @param jars TeaVM's and Eclipse's
     */
    PageScripts(Path classes, Path work, List<Path> jars) {
        this.classes = classes;
        this.work = work;
        this.jars = jars;
    }

    /** The list of what the library's exported methods are called. */
    Path names() {
        return work.resolve("signatures/signatures/library");
    }

    Path signatures() {
        return work.resolve("signatures/signatures");
    }

    Path library() {
        return work.resolve("library.js");
    }

    Path compiler() {
        return work.resolve("compiler.js");
    }

    boolean isMissing() {
        return !Files.exists(library()) && !Files.exists(compiler());
    }

    /** What the table and the signatures are made from; seconds. */
    void outline() throws IOException {
        PageLibrary available = new PageLibrary(PageScripts.class.getClassLoader());
        List<Class<?>> types = new ArrayList<>(ListedClasses.read(resource("library.txt")));
        types.removeIf(type -> !available.has(type));
        LibraryTable table =
                new LibraryTable(types, available::has).write(Host.class, BoardAnswers.class, Outputs.class);
        Path sources = work.resolve("sources/sudoku/page/run");
        Disk.write(sources.resolve("Library.java"), bytes(table.source()));
        Disk.write(sources.resolve("PieceNames.java"), bytes(table.pieceNames()));
        Disk.write(sources.resolve("ExerciseClasses.java"), bytes(table.exerciseClasses()));
        Disk.write(names(), bytes(table.list()));
        Set<String> listed = new HashSet<>();
        types.forEach(type -> listed.add(type.getName().replace('.', '/')));
        new SignatureFiles(listed)
                .of(types)
                .forEach((name, file) -> Disk.write(signatures().resolve(name + ".class"), file));
        Disk.write(signatures().resolve("names"), bytes(String.join("\n", new TreeSet<>(listed))));
    }

    /** The library and the judge; a minute and more. */
    void writeLibrary() throws IOException {
        Path staged = work.resolve("staged");
        StagedClasses.copy(classes, staged);
        new LibraryPatch(PageScripts.class.getClassLoader(), work.resolve("patched")).write();
        compileTable(staged);
        Path services = staged.resolve("META-INF/services");
        Disk.write(services.resolve("sudoku.judge.Watcher"), bytes("sudoku.page.run.PageWatcher\n"));
        Disk.write(
                services.resolve("org.teavm.classlib.ReflectionSupplier"),
                bytes(ExerciseReflection.class.getName() + "\n"));
        Disk.write(
                services.resolve("org.teavm.classlib.ResourceSupplier"),
                bytes(ExerciseResources.class.getName() + "\n"));
        write(LibraryTable.CLASS, library(), List.of(work.resolve("patched"), staged));
    }

    private void compileTable(Path staged) {
        Path sources = work.resolve("sources/sudoku/page/run");
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-nowarn",
                        "-proc:none",
                        "-XDignore.symbol.file",
                        "-Xlint:none",
                        "--release",
                        "17",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        staged.toString(),
                        sources.resolve("Library.java").toString(),
                        sources.resolve("PieceNames.java").toString(),
                        sources.resolve("ExerciseClasses.java").toString());
        if (failed != 0) {
            throw new IllegalStateException("The table of the library's methods does not compile.");
        }
    }

    /** The compiler; a minute and more. */
    void writeCompiler() throws IOException {
        Path patched = work.resolve("compiler.jar");
        Path original = jars.stream()
                .filter(jar -> jar.getFileName().toString().startsWith("ecj-"))
                .findFirst()
                .orElseThrow();
        CompilerPatch.write(original, patched);
        Path signed = work.resolve("signatures");
        Disk.write(
                signed.resolve("META-INF/services/org.teavm.classlib.ResourceSupplier"),
                bytes(CompilerResources.class.getName() + "\n"));
        write("sudoku.page.compile.PageCompiler", compiler(), List.of(signed, patched, classes));
    }

    private void write(String mainClass, Path script, List<Path> first) throws IOException {
        List<Path> classPath = new ArrayList<>(first);
        jars.stream()
                .filter(jar -> !jar.getFileName().toString().startsWith("ecj-"))
                .forEach(classPath::add);
        URL[] places = new URL[first.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = first.get(i).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(places, PageScripts.class.getClassLoader())) {
            new Scripts(classPath, loader).write(mainClass, script);
        }
    }

    static String resource(String name) throws IOException {
        try (InputStream in = PageScripts.class.getResourceAsStream("/sudoku/page/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
