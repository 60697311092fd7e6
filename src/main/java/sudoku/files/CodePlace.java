package sudoku.files;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where classes come from. */
public final class CodePlace {
    private CodePlace() {}

    /** The jar that a class is in, or the folder that its package begins in. */
    public static Path of(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
