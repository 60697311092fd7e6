package sudoku.puzzles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import sudoku.grid.Grid;

/**
 * The puzzles the course calls by name, each with its source and its number of solutions.
 *
 * <p><b>Idea.</b> Nobody should copy 81 characters by hand to follow a lesson.
 *
 * <p><b>Representation.</b> One CSV file beside this class; every solution count in it is checked
 * by a test that counts.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class NamedPuzzles {
    private static final Map<String, NamedPuzzle> BY_KEY = read();

    private NamedPuzzles() {}

    /** All of them, in the order of the file. */
    public static Collection<NamedPuzzle> all() {
        return BY_KEY.values();
    }

    /** The puzzle with this key, for example {@code wikipedia} or {@code escargot}. */
    public static NamedPuzzle get(String key) {
        NamedPuzzle puzzle = BY_KEY.get(key);
        if (puzzle == null) {
            throw new IllegalArgumentException(
                    "No puzzle is called '" + key + "'. Choose from: " + String.join(", ", BY_KEY.keySet()) + ".");
        }
        return puzzle;
    }

    /** Several of them, in the order of the keys. */
    public static List<NamedPuzzle> list(String... keys) {
        return Stream.of(keys).map(NamedPuzzles::get).toList();
    }

    private static Map<String, NamedPuzzle> read() {
        try (var in = NamedPuzzles.class.getResourceAsStream("named.csv");
                var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            Map<String, NamedPuzzle> puzzles = new LinkedHashMap<>();
            reader.lines().skip(1).map(NamedPuzzles::parse).forEach(puzzle -> puzzles.put(puzzle.key(), puzzle));
            return Collections.unmodifiableMap(puzzles);
        } catch (IOException e) {
            throw new UncheckedIOException("The list of named puzzles cannot be read.", e);
        }
    }

    private static NamedPuzzle parse(String line) {
        List<String> fields = CsvLine.split(line);
        OptionalLong solutions = fields.get(2).equals("countless")
                ? OptionalLong.empty()
                : OptionalLong.of(Long.parseLong(fields.get(2)));
        return new NamedPuzzle(fields.get(0), fields.get(1), solutions, Grid.parse(fields.get(3)), fields.get(4));
    }
}
