package sudoku.kernel.code;

import io.github.spencerpark.jupyter.kernel.util.GlobFinder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.FailureReport;

/** Finds the files that a pattern like {@code lib/*.jar} means. Unlike with IJava, finding none is an error. */
final class PathGlob {
    private PathGlob() {}

    static List<Path> find(String glob, boolean onlyFiles) throws CellFailed {
        List<Path> found;
        try {
            GlobFinder finder = new GlobFinder(glob);
            Iterable<Path> paths = onlyFiles ? finder.computeMatchingFiles() : finder.computeMatchingPaths();
            found = StreamSupport.stream(paths.spliterator(), false)
                    .map(path -> path.toAbsolutePath().normalize())
                    .toList();
        } catch (IOException missingFolder) {
            found = List.of();
        }
        if (found.isEmpty()) {
            throw new CellFailed(FailureReport.of(
                    "FileNotFound",
                    "There is nothing at " + glob + ", relative to the folder "
                            + Path.of("").toAbsolutePath() + "."));
        }
        return found;
    }
}
