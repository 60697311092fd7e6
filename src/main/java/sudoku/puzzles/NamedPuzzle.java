package sudoku.puzzles;

import java.util.OptionalLong;
import sudoku.grid.Grid;

/**
 * A puzzle people talk about.
 *
 * @param key its short name, as {@link NamedPuzzles#get} takes it
 * @param kind easy, hard, 17-clue, trap (easy to reason about, hard to search), many (more than
 *     one solution), impossible (none), invalid (its clues contradict each other) or edge
 * @param solutions how many it has; empty when there are too many to count
 * @param source where it comes from
 */
public record NamedPuzzle(String key, String kind, OptionalLong solutions, Grid grid, String source) {}
