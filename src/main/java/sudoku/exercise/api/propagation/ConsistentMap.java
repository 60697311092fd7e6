package sudoku.exercise.api.propagation;

import sudoku.exercise.api.Task;

/** Makes a map arc consistent. */
@Task(set = 6, number = 3, title = "A map, made consistent", hidden = 2)
public interface ConsistentMap {
    /**
     * Strikes colors by AC-3: neighbors must have different colors.
     *
     * @param borders for each country the numbers of its neighbors, counted from 0; who is a neighbor is one both
     *     ways
     * @param colors for each country the set of colors it may have: bit 0 for color 0, up to bit 30
     * @return the sets that are left, country by country; an empty array when a country has nothing left
     */
    int[] consistent(int[][] borders, int[] colors);
}
