package sudoku.kernel.code;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.aether.resolution.DependencyResolutionException;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.FailureReport;
import sudoku.kernel.stop.CellStopped;
import sudoku.maven.MavenLibraries;

/**
 * Libraries by their Maven coordinates, as a cell asks for them: it can be stopped meanwhile, and is told what failed.
 */
final class LibrariesForCell {
    private LibrariesForCell() {}

    /** The jars of these libraries and of all that they need. */
    static List<Path> resolve(Cell cell, List<String> coordinates) throws CellFailed {
        if (coordinates.isEmpty()) {
            throw new CellFailed(
                    FailureReport.of("MissingArgument", "Say which library: %maven group:artifact:version"));
        }
        try {
            return cell.call(() -> MavenLibraries.resolve(coordinates));
        } catch (IllegalArgumentException malformed) {
            throw new CellFailed(FailureReport.of(
                    "MissingArgument",
                    "A library is named group:artifact:version, and " + String.join(" ", coordinates) + " is not."));
        } catch (DependencyResolutionException unavailable) {
            throw new CellFailed(FailureReport.of(
                    "LibraryNotFound", "Cannot get " + String.join(" ", coordinates) + ": " + reason(unavailable)));
        } catch (CellStopped stopped) {
            return List.of();
        } catch (Throwable broken) {
            throw new CellFailed(
                    FailureReport.of("LibraryNotFound", "Cannot get " + String.join(" ", coordinates) + ": " + broken));
        }
    }

    /** The innermost cause says what happened; the outer ones only where. */
    private static String reason(Throwable failure) {
        Throwable innermost = failure;
        while (innermost.getCause() != null && innermost.getCause() != innermost) {
            innermost = innermost.getCause();
        }
        String message = String.valueOf(innermost.getMessage());
        return innermost instanceof IOException
                ? "the repository cannot be reached (" + message + "). Is this machine offline?"
                : message;
    }
}
