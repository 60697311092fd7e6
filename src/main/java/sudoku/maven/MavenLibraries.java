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

/**
 * Libraries by their Maven coordinates.
 *
 * <p><b>Idea.</b> The same repositories, mirrors, proxies and local store as {@code mvn} in a folder without a project:
 * those of the user's settings and of the super-POM. What {@code mvn} has fetched before works offline.
 */
public final class MavenLibraries {
    private MavenLibraries() {}

    /** The jars of these libraries and of all that they need. */
    public static List<Path> resolve(List<String> coordinates) throws DependencyResolutionException {
        ContextOverrides likeMaven =
                ContextOverrides.create().withUserSettings(true).build();
        try (Context maven = Runtimes.INSTANCE.getRuntime().create(likeMaven)) {
            CollectRequest wanted = new CollectRequest();
            coordinates.forEach(
                    each -> wanted.addDependency(new Dependency(new DefaultArtifact(each), JavaScopes.RUNTIME)));
            wanted.setRepositories(maven.remoteRepositories());
            DependencyRequest request =
                    new DependencyRequest(wanted, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME));
            return maven
                    .repositorySystem()
                    .resolveDependencies(maven.repositorySystemSession(), request)
                    .getArtifactResults()
                    .stream()
                    .map(ArtifactResult::getArtifact)
                    .map(artifact -> artifact.getFile().toPath())
                    .toList();
        }
    }
}
