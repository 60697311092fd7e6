package sudoku.maven;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.FailureReport;
import sudoku.kernel.stop.CellStopped;

/**
 * Libraries by their Maven coordinates.
 *
 * <p><b>Idea.</b> The same repositories, mirrors, proxies and local store as {@code mvn} in a folder without a project:
 * those of the user's settings and of the super-POM. What {@code mvn} has fetched before works offline.
 */
public final class MavenLibraries {
    private MavenLibraries() {}

    /** The jars of these libraries and of all that they need. */
    public static List<Path> resolve(Cell cell, List<String> coordinates) throws CellFailed {
        if (coordinates.isEmpty()) {
            throw new CellFailed(FailureReport.of("MissingArgument", "Say which library: %maven group:artifact:version"));
        }
        try {
            return cell.call(() -> resolve(coordinates));
        } catch (IllegalArgumentException malformed) {
            throw new CellFailed(FailureReport.of("MissingArgument", "A library is named group:artifact:version, and "
                    + String.join(" ", coordinates) + " is not."));
        } catch (DependencyResolutionException unavailable) {
            throw new CellFailed(FailureReport.of("LibraryNotFound", "Cannot get " + String.join(" ", coordinates)
                    + ": " + reason(unavailable)));
        } catch (CellStopped stopped) {
            return List.of();
        } catch (Throwable broken) {
            throw new CellFailed(FailureReport.of("LibraryNotFound", "Cannot get " + String.join(" ", coordinates)
                    + ": " + broken));
        }
    }

    /** The same for whoever is no cell. */
    public static List<Path> resolve(List<String> coordinates) throws DependencyResolutionException {
        ContextOverrides likeMaven = ContextOverrides.create().withUserSettings(true).build();
        try (Context maven = Runtimes.INSTANCE.getRuntime().create(likeMaven)) {
            CollectRequest wanted = new CollectRequest();
            coordinates.forEach(each ->
                    wanted.addDependency(new Dependency(new DefaultArtifact(each), JavaScopes.RUNTIME)));
            wanted.setRepositories(maven.remoteRepositories());
            DependencyRequest request = new DependencyRequest(wanted,
                    DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME));
            return maven.repositorySystem().resolveDependencies(maven.repositorySystemSession(), request)
                    .getArtifactResults().stream()
                    .map(ArtifactResult::getArtifact)
                    .map(artifact -> artifact.getFile().toPath())
                    .toList();
        }
    }

    /** The innermost cause says what happened; the outer ones only where. */
    private static String reason(Throwable failure) {
        Throwable innermost = failure;
        while (innermost.getCause() != null && innermost.getCause() != innermost) {
            innermost = innermost.getCause();
        }
        String message = String.valueOf(innermost.getMessage());
        return innermost instanceof java.io.IOException
                ? "the repository cannot be reached (" + message + "). Is this machine offline?"
                : message;
    }
}
