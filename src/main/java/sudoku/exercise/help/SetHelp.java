package sudoku.exercise.help;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The help of a set of exercises, which lies beside its tests under the name {@code help.md}.
 *
 * @param folder the name of the set's folder
 * @param tasks one for each task
 */
public record SetHelp(String folder, List<Help> tasks) {
    private static final String FILE = "help.md";
    /** A folder in the jar can't be asked what is in it. */
    private static final List<String> FOLDERS = List.of(
            "01-backtracking",
            "02-bitmask",
            "03-stack",
            "04-tightest-cell",
            "05-tree-size",
            "06-propagation",
            "07-exact-covers",
            "08-dancing-links",
            "09-genetic",
            "10-race",
            "11-many-hands",
            "12-how-fast",
            "13-racer",
            "14-own-problem");

    /** Those of all sets, each read when it is asked for; a set may have none. */
    public static Stream<SetHelp> all() {
        return FOLDERS.stream().flatMap(folder -> packed(folder, FILE).stream().map(text -> read(folder, text)));
    }

    /** From the text of its file. */
    public static SetHelp read(String folder, String text) {
        return new SetHelp(folder, HelpFile.read(folder + "/" + FILE, text));
    }

    /** The one that helps with this task. */
    public static Optional<SetHelp> of(Class<?> task) {
        return all().filter(set -> set.tasks.stream().anyMatch(help -> help.task() == task))
                .findFirst();
    }

    /** A file of the set that students may read, as it was packed. */
    static Optional<String> packed(String folder, String file) {
        try (InputStream source = SetHelp.class.getResourceAsStream("/sources/" + folder + "/" + file)) {
            return source == null
                    ? Optional.empty()
                    : Optional.of(new String(source.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException damagedJar) {
            return Optional.empty();
        }
    }
}
