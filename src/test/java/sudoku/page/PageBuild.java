package sudoku.page;

import java.nio.file.Files;
import java.nio.file.Path;
import sudoku.course.edition.CourseFolder;
import sudoku.course.site.LiveFiles;

/** The page's scripts as the verb {@code site} makes them: once for all tests, and not again while nothing changes. */
public final class PageBuild {
    private static Path folder;

    private PageBuild() {}

    public static synchronized Path folder() {
        if (folder == null) {
            Path target = CourseFolder.here().root().resolve("target");
            LiveFiles.make(CourseFolder.here(), target.resolve("classes"), target.resolve("page"));
            folder = target.resolve("page");
        }
        return folder;
    }

    /** What the build keeps beside them. */
    public static Path work() {
        Path work = folder().resolveSibling("page-work");
        if (!Files.exists(work)) {
            throw new AssertionError("The page was made, and nothing is left of what it was made from.");
        }
        return work;
    }
}
