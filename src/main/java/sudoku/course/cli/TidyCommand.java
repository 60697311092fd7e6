package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.NormalForm;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/** Brings notebooks into {@linkplain NormalForm normal form}, or says which are not in it. */
@Command(name = "tidy", description = "Removes outputs and counts from notebooks and writes them in one form.",
        mixinStandardHelpOptions = true, footer = {"", "Example: java -jar target/sudoku.jar tidy notebooks"})
public final class TidyCommand implements Callable<Integer> {
    @Option(names = "--check", description = "Change nothing; fail when a notebook is untidy.")
    private boolean check;

    @Parameters(paramLabel = "PATH", description = "Notebooks and folders of notebooks; without one, all lessons and "
            + "exercises.")
    private List<Path> paths = new ArrayList<>();

    @Override
    public Integer call() {
        List<Path> notebooks = paths.isEmpty() ? CourseFolder.here().sources() : notebooksIn(paths);
        List<Path> untidy = notebooks.stream().filter(TidyCommand::isUntidy).toList();
        for (Path notebook : untidy) {
            System.out.println(check ? "untidy: " + notebook : tidy(notebook));
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

    /** Whether a notebook's file differs from its normal form. */
    public static boolean isUntidy(Path notebook) {
        try {
            byte[] content = Files.readAllBytes(notebook);
            return !Arrays.equals(content, NormalForm.of(Notebook.parse(content, notebook.toString())));
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + notebook + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    public static String tidy(Path notebook) {
        Disk.write(notebook, NormalForm.of(Notebook.read(notebook)));
        return "tidied: " + notebook;
    }
}
