package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.CourseMap;
import sudoku.course.edition.Handout;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.Lessons;
import sudoku.course.edition.NormalForm;
import sudoku.course.edition.Secrets;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.ExecutedNotebooks;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.Terminal;
import sudoku.course.site.LiveFiles;
import sudoku.course.site.Site;
import sudoku.course.site.SitePage;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.files.WorkBar;
import sudoku.ipynb.Notebook;

/** Executes the course and writes it as pages to read. */
@Command(
        name = "site",
        mixinStandardHelpOptions = true,
        description = "Executes the course and writes it as pages to read, in any browser and without a network.",
        footer = {
            "",
            "Lessons come with their exercises, without the answers. The pages open from the disk, or can be put on any"
                    + " web server as they are; they are light or dark as the reader wishes, and print well.",
            "",
            "What has been executed since the last build is not executed again; "
                    + "otherwise a lesson takes up to a minute.",
            "",
            "Example: java -jar target/sudoku.jar site --out my-course/site"
        })
final class SiteCommand implements Callable<Integer> {
    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "Where the pages go; an earlier site there is replaced.")
    private Path out;

    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "A lesson by its name or number, such as 02-bitmask or 2; without one, all of them.")
    private List<String> wanted = List.of();

    @Override
    public Integer call() {
        CourseFolder course = CourseFolder.here();
        Path folder = OutFolder.of(out);
        requireOurs(folder);
        List<Path> lessons = Lessons.named(wanted, course);
        CourseMap map =
                CourseMap.of(Notebook.read(Lessons.named(List.of("0"), course).get(0)));
        lessons.stream()
                .filter(lesson -> !map.appendices().containsKey(Lessons.nameOf(lesson)))
                .forEach(map::of);
        Map<String, Notebook> exercises = new Handout(course).exercises();
        Secrets secrets = Secrets.of(course);
        requireSecrecy(sources(lessons, exercises), secrets);
        Jupyter jupyter = new Bootstrap(course, SiteCommand::say).jupyter();
        Site site = executed(lessons, exercises, map, course, jupyter);
        Map<String, byte[]> live = LiveFiles.of(course);
        requireSecrecy(live, secrets);
        site.add(live);
        say("Rendering …");
        write(site.files(jupyter), folder);
        say("The pages of the course are in " + folder.resolve(SitePage.INDEX));
        return 0;
    }

    /** What will be run and shown. */
    private static Map<String, byte[]> sources(List<Path> lessons, Map<String, Notebook> exercises) {
        Map<String, byte[]> sources = new TreeMap<>();
        for (Path lesson : lessons) {
            String name = Lessons.nameOf(lesson);
            sources.put(name + ".ipynb", NormalForm.of(LessonEdition.SITE.of(Notebook.read(lesson), name)));
            Optional.ofNullable(exercises.get(name + "/exercise.ipynb"))
                    .ifPresent(edition -> sources.put("exercises/" + name + "/exercise.ipynb", NormalForm.of(edition)));
        }
        return sources;
    }

    private static Site executed(
            List<Path> lessons, Map<String, Notebook> exercises, CourseMap map, CourseFolder course, Jupyter jupyter) {
        ExecutedNotebooks executed = new ExecutedNotebooks(course, jupyter);
        Site site = new Site(map);
        try (WorkBar bar = Terminal.bar()) {
            bar.expect("Ran", howMany(lessons, exercises));
            for (Path lesson : lessons) {
                String name = Lessons.nameOf(lesson);
                bar.begin(name);
                Notebook run = Notebook.read(executed.of(lesson)).lyingIn(course.lessons(), course.jar());
                bar.done();
                site.add(
                        lesson,
                        run,
                        Optional.ofNullable(exercises.get(name + "/exercise.ipynb"))
                                .map(edition -> executed(edition, name, course, executed, bar)));
            }
        }
        return site;
    }

    private static int howMany(List<Path> lessons, Map<String, Notebook> exercises) {
        long withExercises = lessons.stream()
                .filter(lesson -> exercises.containsKey(Lessons.nameOf(lesson) + "/exercise.ipynb"))
                .count();
        return lessons.size() + (int) withExercises;
    }

    /** The student's edition is not among the sources; it is laid where the build keeps what it makes. */
    private static Notebook executed(
            Notebook edition, String name, CourseFolder course, ExecutedNotebooks executed, WorkBar bar) {
        bar.begin("exercises/" + name);
        Path place = course.root()
                .resolve("target")
                .resolve("editions")
                .resolve(name)
                .resolve("exercise.ipynb");
        Disk.write(place, NormalForm.of(edition.lyingIn(place.getParent(), course.jar())));
        Notebook run =
                Notebook.read(executed.of(place)).lyingIn(course.exercises().resolve(name), course.jar());
        bar.done();
        return run;
    }

    /** Somebody's own files are not replaced: what is there must be an earlier site, or nothing. */
    private static void requireOurs(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            if (files.iterator().hasNext() && !Files.exists(folder.resolve(SitePage.STYLE))) {
                throw new CourseProblem("The folder " + folder + " holds something that is not a site of this course:"
                        + " move it away, or choose another --out.");
            }
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + folder + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    /**
     * What is written in the notebooks is searched, before anything runs for minutes. What they print when they run
     * comes from the packed course, which has neither answers nor hidden tests.
     */
    private static void requireSecrecy(Map<String, byte[]> sources, Secrets secrets) {
        List<String> leaks = sources.entrySet().stream()
                .map(source -> secrets.in(source.getKey(), source.getValue()))
                .flatMap(Optional::stream)
                .toList();
        if (!leaks.isEmpty()) {
            throw new CourseProblem(
                    "Nothing was written, because this would reach the students:\n" + String.join("\n", leaks));
        }
    }

    /** Whole or not at all: what was there before goes when everything new lies beside it. */
    private static void write(Map<String, byte[]> files, Path folder) {
        Path half = folder.resolveSibling("." + folder.getFileName() + ".half");
        try {
            Disk.delete(half);
            files.forEach((name, content) -> Disk.write(half.resolve(name), content));
            Disk.delete(folder);
            Files.move(half, folder);
        } catch (IOException failed) {
            throw new CourseProblem("Cannot write " + folder + ": " + Disk.reason(failed) + ".", failed);
        }
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
