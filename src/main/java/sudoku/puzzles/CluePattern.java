package sudoku.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The symmetry that the places of the clues have, as printed puzzles do. The digits need not follow.
 *
 * <p><b>Representation.</b> A {@link Symmetry} of the board. The cells it moves into each other form a
 * group, and a group holds clues in all of its cells or in none.
 *
 * <p><b>Lesson.</b> 10-race.
 */
public enum CluePattern {
    /** Clues may be anywhere. */
    FREE(Symmetry::identity),
    /** The pattern looks the same upside down: the custom of newspapers. */
    HALF_TURN(Symmetry::halfTurn),
    /** The pattern looks the same from all four sides. */
    QUARTER_TURN(Symmetry::quarterTurn),
    /** Left and right are mirror images. */
    MIRROR(Symmetry::mirror);

    private final IntFunction<Symmetry> symmetry;

    CluePattern(IntFunction<Symmetry> symmetry) {
        this.symmetry = symmetry;
    }

    /** The groups of cells on a board of this size; each cell is in one of them. */
    public List<int[]> groups(int size) {
        Symmetry move = symmetry.apply(size);
        List<int[]> groups = new ArrayList<>();
        for (int cell = 0; cell < size * size; cell++) {
            int[] group = group(cell, move);
            if (IntStream.of(group).min().orElseThrow() == cell) {
                groups.add(group);
            }
        }
        return groups;
    }

    private static int[] group(int first, Symmetry move) {
        int round = 1;
        for (int cell = move.cell(first); cell != first; cell = move.cell(cell)) {
            round++;
        }
        return IntStream.iterate(first, move::cell).limit(round).toArray();
    }

    /** Whether this many clues can lie in the pattern: cells on their own take what larger groups leave over. */
    boolean canHold(int clues, int size) {
        List<int[]> groups = groups(size);
        int largest = groups.stream().mapToInt(group -> group.length).max().orElseThrow();
        return clues % largest
                <= groups.stream().filter(group -> group.length == 1).count();
    }

    /** As people say it, for example {@code half turn}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
