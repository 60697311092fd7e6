package sudoku.exercise.api.propagation;

import sudoku.exercise.api.Task;

/** Makes a map arc consistent. */
@Task(set = 6, number = 3, title = "A map, made consistent", hidden = 2)
public interface ConsistentMap {
    /**
     * Strikes colours by AC-3: neighbours must have different colours.
     *
     * @param borders for each country the numbers of its neighbours, counted from 0; who is a neighbour is one both
     *     ways
     * @param colours for each country the set of colours it may have: bit 0 for colour 0, up to bit 30
     * @return the sets that are left, country by country; an empty array when a country has nothing left
     */
    int[] consistent(int[][] borders, int[] colours);
}
