package sudoku.course.jupyter;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.NormalForm;
import sudoku.course.edition.WrittenCell;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.files.Fingerprint;
import sudoku.files.OneAtATime;
import sudoku.ipynb.Notebook;

/**
 * The sources' notebooks, executed: each one once for a build, for the first that asks.
 *
 * <p>What is for the build alone is left out, as from every edition: proofs need assertions, which no kernel has on.
 * What a student writes runs without the marks around the answer, because some cells show the code that ran before
 * them; the executed copy has the marks, because editions are made from it.
 *
 * <p>An execution is kept in {@code target/executed} under a name that holds what it depends on: the
 * notebook, the packed course and the JDK. When one of them changes, it is done again. Several threads
 * and programs can ask at once: different notebooks run side by side, and the same one runs for the first alone.
 */
public final class ExecutedNotebooks {
    private static final int KEY_LENGTH = 16;

    private final CourseFolder course;
    private final Jupyter jupyter;

    public ExecutedNotebooks(CourseFolder course, Jupyter jupyter) {
        this.course = course;
        this.jupyter = jupyter;
    }

    /** The executed copy of a notebook; a cell that fails is a {@link CourseProblem}. */
    public Path of(Path notebook) {
        Path folder = course.root()
                .resolve("target")
                .resolve("executed")
                .resolve(course.root()
                        .relativize(notebook.toAbsolutePath().getParent())
                        .toString());
        String name = notebook.getFileName().toString().replace(".ipynb", "");
        Path kept = folder.resolve(name + "." + key(notebook) + ".ipynb");
        return OneAtATime.at(folder.resolve(name + ".lock"), () -> {}, () -> {
            if (!Files.exists(kept)) {
                forget(folder, name);
                execute(notebook, kept);
            }
            return kept;
        });
    }

    private void execute(Path notebook, Path kept) {
        Path failed = kept.resolveSibling(kept.getFileName().toString().replace(".ipynb", ".failed.ipynb"));
        Path shown = kept.resolveSibling(kept.getFileName().toString().replace(".ipynb", ".shown.ipynb"));
        Notebook marked = LessonEdition.shown(Notebook.read(notebook))
                .lyingIn(shown.toAbsolutePath().getParent(), course.jar());
        Disk.write(
                shown,
                NormalForm.written(
                        WrittenCell.allAnswered(marked, notebook.toString()).root()));
        Optional<NotebookRun.CellEnd> failure =
                new NotebookRun(jupyter, KernelChoice.bundled(), course.jar()).execute(shown, failed, cell -> {});
        if (failure.isPresent()) {
            throw new CourseProblem(notebook + ": cell " + failure.get().cell() + " failed.\n"
                    + failure.get().source() + "\n\n" + failure.get().error().orElse("") + "\n(See " + failed + ")");
        }
        Notebook done = Notebook.read(failed);
        for (int i = 0; i < done.cells().size(); i++) {
            done.cells().get(i).set("source", marked.cells().get(i).get("source"));
        }
        try {
            Disk.write(failed, NormalForm.written(done.root()));
            Files.move(failed, kept);
            Files.delete(shown);
        } catch (IOException impossible) {
            throw new CourseProblem("Cannot write " + kept + ": " + Disk.reason(impossible) + ".", impossible);
        }
    }

    private String key(Path notebook) {
        try {
            return Fingerprint.of(Fingerprint.of(notebook)
                            + Fingerprint.of(course.jar())
                            + System.getProperty("java.version"))
                    .substring(0, KEY_LENGTH);
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot run " + notebook + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    private static void forget(Path folder, String name) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> old = Files.newDirectoryStream(folder, name + ".*.ipynb")) {
            for (Path file : old) {
                Files.delete(file);
            }
        } catch (IOException leftOver) {
            throw new CourseProblem("Cannot tidy up " + folder + ": " + Disk.reason(leftOver) + ".", leftOver);
        }
    }
}
