package sudoku.puzzles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.grid.Grid;

/**
 * The sets of puzzles that come with the course, made by its own {@link Generator}.
 *
 * <p><b>Idea.</b> Everybody measures the same puzzles, and anyone can make them again: a set is a
 * request, a seed and a number. {@code PuzzleSet.shipped("easy")} reads one.
 *
 * <p><b>Representation.</b> One file of lines for each set beside this class; its first line says
 * how it was made.
 *
 * <p><b>Alternatives.</b> The lists that everybody else measures with: they belong to others, and
 * the course reads them by path where the reader has them. Making the puzzles at each use: it takes
 * minutes where few clues are wanted.
 *
 * <p><b>Lesson.</b> 10-race.
 */
public enum ShippedSet {
    /** Both singles are enough, and clues stand as in a newspaper. */
    EASY("easy", 300, 1, PuzzleRequest.size(9).pattern(CluePattern.HALF_TURN).difficulty(Difficulty.HIDDEN_SINGLES)),
    /** The same pattern, and a few guesses. */
    MEDIUM(
            "medium",
            300,
            2,
            PuzzleRequest.size(9).pattern(CluePattern.HALF_TURN).difficulty(Difficulty.FEW_GUESSES)),
    /** Many guesses, and no clue too many. */
    HARD(
            "hard",
            300,
            3,
            PuzzleRequest.size(9).difficulty(Difficulty.MANY_GUESSES).needingEveryClue()),
    /** Whatever comes: boards dug until nothing can go, graded by nobody. */
    MIXED("mixed", 500, 4, PuzzleRequest.size(9)),
    /** As few clues as digging comes down to. */
    FEWEST("fewest", 60, 4, PuzzleRequest.size(9).clues(19)),
    FOUR("4x4", 50, 1, PuzzleRequest.size(4).clues(4)),
    SIXTEEN("16x16", 60, 7, PuzzleRequest.size(16).clues(108));

    private final String key;
    private final int count;
    private final long seed;
    private final PuzzleRequest request;

    ShippedSet(String key, int count, long seed, PuzzleRequest request) {
        this.key = key;
        this.count = count;
        this.seed = seed;
        this.request = request;
    }

    /** The set with this name. */
    public static ShippedSet named(String name) {
        return Arrays.stream(values())
                .filter(set -> set.key.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No set of puzzles is called '" + name
                        + "'. Choose from: "
                        + Arrays.stream(values()).map(set -> set.key).collect(Collectors.joining(", "))
                        + "."));
    }

    /** The puzzles, read from the course's own files. */
    public List<Grid> puzzles() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                ShippedSet.class.getResourceAsStream("sets/" + key + ".txt"), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Grid::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The set '" + key + "' cannot be read.", e);
        }
    }

    /** The first of the puzzles, made again as all of them were made. */
    public List<Grid> make(int first) {
        return new Generator(seed).puzzles(first, request);
    }

    /** Its name, which is that of its file too. */
    public String key() {
        return key;
    }

    /** How many puzzles there are. */
    public int count() {
        return count;
    }

    public PuzzleRequest request() {
        return request;
    }

    /** Its name, how many puzzles it has and how they were made. */
    @Override
    public String toString() {
        return key + ": " + count + " puzzles, " + request + ", seed " + seed;
    }
}
