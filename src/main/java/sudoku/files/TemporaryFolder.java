package sudoku.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Folders that are gone when the grading ends, however it ends. */
public final class TemporaryFolder {
    private static final Set<Path> FOLDERS = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> FOLDERS.forEach(folder -> {
                            try {
                                delete(folder);
                            } catch (IOException stillInUse) {
                                // The system clears its temporary files in time.
                            }
                        }),
                        "delete-folders"));
    }

    private TemporaryFolder() {}

    public static Path make(String prefix) throws IOException {
        Path folder = Files.createTempDirectory(prefix);
        FOLDERS.add(folder);
        return folder;
    }

    public static void delete(Path folder) throws IOException {
        FOLDERS.remove(folder);
        Disk.delete(folder);
    }
}
