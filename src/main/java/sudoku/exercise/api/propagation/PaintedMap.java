package sudoku.exercise.api.propagation;

import sudoku.exercise.api.Task;

/** Paints a map, or says that it can't be done. */
@Task(set = 6, number = 4, title = "Paint the map", hidden = 2)
public interface PaintedMap {
    /**
     * Gives each country one of its colours, and neighbours different ones.
     *
     * @param borders for each country the numbers of its neighbours, counted from 0; who is a neighbour is one both
     *     ways
     * @param colours for each country the set of colours it may have: bit 0 for colour 0, up to bit 30
     * @return the number of a colour for each country; an empty array when there is no way to paint the map
     */
    int[] paint(int[][] borders, int[] colours);
}
