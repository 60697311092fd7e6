package sudoku.kernel;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The jar that this program runs from. */
final class ProgramJar {
    private ProgramJar() {}

    static Path path() {
        try {
            return Path.of(ProgramJar.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
