package sudoku.exercise.api.propagation;

import sudoku.exercise.api.Task;

/** Paints a map, or says that it can't be done. */
@Task(set = 6, number = 4, title = "Paint the map", hidden = 2)
public interface PaintedMap {
    /**
     * Gives each country one of its colors, and neighbors different ones.
     *
     * @param borders for each country the numbers of its neighbors, counted from 0; who is a neighbor is one both
     *     ways
     * @param colors for each country the set of colors it may have: bit 0 for color 0, up to bit 30
     * @return the number of a color for each country; an empty array when there is no way to paint the map
     */
    int[] paint(int[][] borders, int[] colors);
}
