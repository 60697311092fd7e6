package sudoku.grading.sandbox;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** A command as one would type it, made into the words that a process is started with. */
final class CommandLine {
    private CommandLine() {}

    /** The words of a line; each {@code %s} in them is a value, which stays in its word whatever blanks it has. */
    static List<String> words(String line, Object... values) {
        Iterator<Object> next = List.of(values).iterator();
        return Stream.of(line.strip().split("\\s+"))
                .map(word -> word.contains("%s") ? word.formatted(next.next()) : word)
                .toList();
    }
}
