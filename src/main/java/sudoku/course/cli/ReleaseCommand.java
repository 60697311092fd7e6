package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sudoku.course.edition.Bundle;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Secrets;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.ExecutedNotebooks;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.KernelChoice;
import sudoku.course.jupyter.NotebookRun;
import sudoku.course.jupyter.Terminal;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.files.InParallel;
import sudoku.files.WorkBar;

/**
 * Makes what is given to students, and proves it before it says that it is done.
 *
 * <p>The proof: no file of it gives away a solution or a hidden test, and every notebook of it runs. Of the
 * lessons those count that have been executed in this build, with the answers in place; the exercises are executed
 * where they lie, in the bundle.
 */
@Command(
        name = "release",
        description = "Makes the students' bundle, as a folder and as a zip.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example: java -jar target/sudoku.jar release --out bundle"})
final class ReleaseCommand implements Callable<Integer> {
    @Option(names = "--out", paramLabel = "DIR", description = "Where it goes; without it, target/release.")
    private Path out;

    @Override
    public Integer call() {
        CourseFolder course = CourseFolder.here();
        Path place = out == null
                ? course.root().resolve("target").resolve("release")
                : out.toAbsolutePath().normalize();
        Path folder = place.resolve(Bundle.NAME);
        Path zip = place.resolve(Bundle.NAME + ".zip");
        requireOurs(folder);
        Bundle bundle = Bundle.of(course);
        say("Looking for solutions and hidden tests in " + bundle.files().size() + " files …");
        requireSecrecy(bundle, Secrets.of(course));
        renew(folder, bundle);
        Jupyter jupyter = new Bootstrap(course, ReleaseCommand::say).jupyter();
        try (WorkBar bar = Terminal.bar()) {
            runAll(course, folder, jupyter, bar);
        }
        Disk.write(zip, bundle.zip());
        say("Every notebook runs, and nothing is given away. The bundle is");
        say("    " + folder);
        say("    " + zip);
        return 0;
    }

    /** Somebody's own files are not replaced: what is there must be an earlier bundle, or nothing. */
    private static void requireOurs(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            if (files.iterator().hasNext()
                    && !Files.exists(folder.resolve("target").resolve("sudoku.jar"))) {
                throw new CourseProblem("The folder " + folder + " holds something that is not a bundle of this "
                        + "course:"
                        + " move it away, or choose another --out.");
            }
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + folder + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    private static void requireSecrecy(Bundle bundle, Secrets secrets) {
        List<String> leaks = bundle.files().entrySet().stream()
                .map(file -> secrets.in(file.getKey(), file.getValue()))
                .flatMap(Optional::stream)
                .toList();
        if (!leaks.isEmpty()) {
            throw new CourseProblem(
                    "Nothing was written, because this would reach the students:\n" + String.join("\n", leaks));
        }
    }

    private static void renew(Path folder, Bundle bundle) {
        try {
            Disk.delete(folder);
        } catch (IOException failed) {
            throw new CourseProblem("Cannot replace " + folder + ": " + Disk.reason(failed) + ".", failed);
        }
        bundle.writeTo(folder);
    }

    private static void runAll(CourseFolder course, Path folder, Jupyter jupyter, WorkBar bar) {
        ExecutedNotebooks executed = new ExecutedNotebooks(course, jupyter);
        List<Path> lessons = CourseFolder.notebooksUnder(course.lessons());
        List<Path> exercises = CourseFolder.notebooksUnder(folder.resolve("exercises"));
        bar.expect("Ran", lessons.size() + exercises.size());
        for (Path lesson : lessons) {
            bar.begin(course.root().relativize(lesson).toString());
            executed.of(lesson);
            bar.done();
        }
        NotebookRun run = new NotebookRun(
                        jupyter,
                        KernelChoice.bundled().keepingNothing(),
                        folder.resolve("target").resolve("sudoku.jar"))
                .strict();
        try (InParallel<Path, Optional<NotebookRun.CellEnd>> ends =
                new InParallel<>(exercises, exercise -> run.execute(exercise, null, cell -> {}))) {
            for (Path exercise : exercises) {
                bar.begin(folder.relativize(exercise).toString());
                ends.of(exercise).ifPresent(failure -> {
                    throw new CourseProblem(exercise + ": cell " + failure.cell() + " failed.\n"
                            + failure.source() + "\n\n"
                            + failure.error().orElse(""));
                });
                bar.done();
            }
        }
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
