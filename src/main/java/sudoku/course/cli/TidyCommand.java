package sudoku.course.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.NormalForm;
import sudoku.course.edition.SentenceTable;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/** Brings notebooks and exercises' READMEs into {@linkplain NormalForm normal form}, or says which are not in it. */
@Command(
        name = "tidy",
        description = "Removes outputs and counts from notebooks and writes them in one form; also writes the "
                + "table of an exercise's README, from its tests.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example: java -jar target/sudoku.jar tidy notebooks"})
public final class TidyCommand implements Callable<Integer> {
    @Option(names = "--check", description = "Change nothing; fail when a notebook is untidy.")
    private boolean check;

    @Parameters(
            paramLabel = "PATH",
            description = "Notebooks and folders of notebooks; without one, all lessons and " + "exercises.")
    private List<Path> paths = new ArrayList<>();

    @Override
    public Integer call() {
        List<Path> notebooks = paths.isEmpty() ? CourseFolder.here().sources() : notebooksIn(paths);
        List<Path> untidy = Stream.concat(notebooks.stream(), notebooks.stream().flatMap(TidyCommand::readmeOf))
                .filter(TidyCommand::isUntidy)
                .toList();
        for (Path file : untidy) {
            System.out.println(check ? "untidy: " + file : tidy(file));
        }
        if (!check) {
            return 0;
        }
        if (!untidy.isEmpty()) {
            System.err.println("Tidy them with: java -jar target/sudoku.jar tidy");
        }
        return untidy.isEmpty() ? 0 : 1;
    }

    private static List<Path> notebooksIn(List<Path> paths) {
        List<Path> notebooks = new ArrayList<>();
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new CourseProblem("There is no " + path + ".");
            }
            notebooks.addAll(Files.isDirectory(path) ? CourseFolder.notebooksUnder(path) : List.of(path));
        }
        return notebooks;
    }

    /** The README of an exercise set, whose tests lie beside the notebook. */
    private static Stream<Path> readmeOf(Path notebook) {
        return Files.exists(notebook.resolveSibling("VisibleTests.java"))
                ? Stream.of(notebook.resolveSibling("README.md"))
                : Stream.empty();
    }

    /** Whether a notebook or a README differs from its normal form. */
    public static boolean isUntidy(Path file) {
        return !Arrays.equals(Disk.content(file), normalForm(file));
    }

    public static String tidy(Path file) {
        Disk.write(file, normalForm(file));
        return "tidied: " + file;
    }

    private static byte[] normalForm(Path file) {
        return file.toString().endsWith(".md")
                ? SentenceTable.tidied(file).getBytes(StandardCharsets.UTF_8)
                : NormalForm.of(Notebook.read(file));
    }
}
