package sudoku.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import sudoku.grid.Digits;
import sudoku.grid.Grid;

/**
 * All that is to be seen on a board. It never changes: what adds to it gives a new one.
 *
 * @param clues the same board with the clues alone
 * @param cells the cells of each emphasis
 * @param digits the small digits in each way to write them, as {@link Digits} sets by cell
 */
record GridLook(
        Grid grid,
        Grid clues,
        Map<Emphasis, Set<Integer>> cells,
        Map<Small, Map<Integer, Integer>> digits,
        String caption) {

    /** Why a cell is colored. */
    enum Emphasis {
        SHADED,
        MARKED,
        CROSSED
    }

    /** How small digits are written: as candidates, ruled out, or as those that must stand. */
    enum Small {
        CANDIDATES,
        STRUCK,
        RINGED
    }

    static GridLook of(Grid grid, Grid clues) {
        return new GridLook(grid, clues, Map.of(), Map.of(), "");
    }

    boolean is(Emphasis emphasis, int cell) {
        return cells.getOrDefault(emphasis, Set.of()).contains(cell);
    }

    boolean isClue(int cell) {
        return !clues.isBlank(cell);
    }

    boolean hasCandidates(int cell) {
        return digits.getOrDefault(Small.CANDIDATES, Map.of()).containsKey(cell);
    }

    boolean hasCandidates() {
        return digits.containsKey(Small.CANDIDATES);
    }

    int digits(Small small, int cell) {
        return digits.getOrDefault(small, Map.of()).getOrDefault(cell, Digits.NONE);
    }

    GridLook with(Emphasis emphasis, Collection<Integer> more) {
        if (more.isEmpty()) {
            return this;
        }
        Set<Integer> all = new TreeSet<>(cells.getOrDefault(emphasis, Set.of()));
        all.addAll(more);
        Map<Emphasis, Set<Integer>> changed = new EnumMap<>(Emphasis.class);
        changed.putAll(cells);
        changed.put(emphasis, Collections.unmodifiableSet(all));
        return new GridLook(grid, clues, Collections.unmodifiableMap(changed), digits, caption);
    }

    /** Small digits by cell; where there are some already, what becomes of both. */
    GridLook with(Small small, Map<Integer, Integer> more, IntBinaryOperator both) {
        if (more.isEmpty()) {
            return this;
        }
        Map<Integer, Integer> all = new TreeMap<>(digits.getOrDefault(small, Map.of()));
        more.forEach((cell, added) -> all.merge(cell, added, both::applyAsInt));
        Map<Small, Map<Integer, Integer>> changed = new EnumMap<>(Small.class);
        changed.putAll(digits);
        changed.put(small, Collections.unmodifiableMap(all));
        return new GridLook(grid, clues, cells, Collections.unmodifiableMap(changed), caption);
    }

    GridLook withCaption(String text) {
        return new GridLook(grid, clues, cells, digits, text);
    }

    /** What is on it besides the board, in words. */
    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        cells.forEach((emphasis, those) -> remarks.add(
                title(emphasis) + ": " + those.stream().map(grid.cells()::name).collect(Collectors.joining(" "))));
        digits.forEach((small, byCell) -> remarks.add(title(small) + ": "
                + byCell.entrySet().stream()
                        .map(entry -> grid.cells().name(entry.getKey()) + " " + symbols(entry.getValue()))
                        .collect(Collectors.joining(", "))));
        if (!caption.isEmpty()) {
            remarks.add(caption);
        }
        return remarks;
    }

    private static String title(Enum<?> kind) {
        return kind.name().charAt(0) + kind.name().substring(1).toLowerCase(Locale.ROOT);
    }

    private String symbols(int set) {
        return set == Digits.NONE
                ? "none"
                : Arrays.stream(Digits.toArray(set))
                        .mapToObj(digit -> String.valueOf(grid.cells().symbol(digit)))
                        .collect(Collectors.joining());
    }
}
