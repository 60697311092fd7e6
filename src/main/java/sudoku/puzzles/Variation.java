package sudoku.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.SearchResult;
import sudoku.solve.racer.Racer;

/**
 * What becomes of puzzles with one solution when clues are lost or misread: kinds of puzzle that solvers meet.
 *
 * <p><b>Idea.</b> A maker of puzzles takes clues away until there is a second solution, and one who types one in
 * makes mistakes. So a solver is asked about such puzzles as often as about good ones, and may be slow at them.
 *
 * <p><b>Representation.</b> A variation makes a list of a list, the same for the same seed.
 *
 * <p><b>Cost.</b> A few searches a puzzle where no solution may be left.
 *
 * <p><b>Alternatives.</b> Boards with random clues: nobody has such a puzzle.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public enum Variation {
    LESS_ONE("less-1", 1),
    LESS_TWO("less-2", 2),
    LESS_FIVE("less-5", 5),
    LESS_TEN("less-10", 10),
    /** Another digit on one of the clues, such as no clue forbids; there may be no solution or many. */
    CHANGED("changed", 0),
    /** The same, and no solution is left. */
    NONE("none", 0),
    /** No solution is left, and it takes guesses to find that out. */
    NEAR_MISS("near-miss", 0);

    /** A puzzle has some hundred changes; one that has not what is wanted among so many is left out. */
    private static final int TRIES = 60;

    private final String key;
    private final int lost;

    Variation(String key, int lost) {
        this.key = key;
        this.lost = lost;
    }

    /** The variation with this name. */
    public static Variation named(String name) {
        return Arrays.stream(values())
                .filter(variation -> variation.key.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "No kind of puzzle is called '" + name + "'. Choose from: " + keys() + "."));
    }

    /** All their names. */
    public static String keys() {
        return Arrays.stream(values()).map(variation -> variation.key).collect(Collectors.joining(", "));
    }

    /** One of each puzzle, without those of which none can be made. */
    public List<Grid> of(List<Grid> puzzles, long seed) {
        Random random = new Random(seed);
        List<Grid> made = new ArrayList<>();
        for (Grid puzzle : puzzles) {
            List<Integer> clues = clues(puzzle, random);
            if (lost > 0 && lost < clues.size()) {
                made.add(without(puzzle, clues.subList(0, lost)));
            } else if (lost == 0) {
                addChanged(puzzle, clues, random, made);
            }
        }
        return made;
    }

    private static List<Integer> clues(Grid puzzle, Random random) {
        List<Integer> clues = new ArrayList<>(IntStream.range(0, puzzle.cells().count())
                .filter(cell -> !puzzle.isBlank(cell))
                .boxed()
                .toList());
        Collections.shuffle(clues, random);
        return clues;
    }

    private static Grid without(Grid puzzle, List<Integer> cells) {
        Grid less = puzzle;
        for (int cell : cells) {
            less = less.with(cell, Grid.BLANK);
        }
        return less;
    }

    private void addChanged(Grid puzzle, List<Integer> clues, Random random, List<Grid> made) {
        for (int i = 0; i < TRIES && !clues.isEmpty(); i++) {
            int cell = clues.get(random.nextInt(clues.size()));
            int digit = 1 + random.nextInt(puzzle.size());
            Grid changed = puzzle.with(cell, digit);
            if (digit != puzzle.get(cell) && Rules.conflicts(changed).isEmpty() && isMetBy(changed)) {
                made.add(changed);
                return;
            }
        }
    }

    private boolean isMetBy(Grid changed) {
        if (this == CHANGED) {
            return true;
        }
        SearchResult found = new Racer().solve(changed);
        return found.solutions() == 0 && (this == NONE || found.nodes() > 0);
    }

    /** Its name. */
    @Override
    public String toString() {
        return key;
    }
}
