package sudoku.exercise.api.exactcovers;

import java.util.List;
import sudoku.exercise.api.Task;

/** States the season of a league as an exact cover: every two teams meet once, and no team plays twice in a round. */
@Task(set = 7, number = 3, title = "A season", hidden = 2)
public interface SeasonOptions {
    /**
     * Says which matches there can be.
     *
     * @param teams how many there are; an odd number has as many rounds, an even one has one round fewer
     * @param fixed matches whose round is known: two teams in either order, and the round
     * @return the options: the pairs of teams 0-1, 0-2 to the last are the items from 0; then come the items of the
     *     teams in round 0, those of the teams in round 1, and so on
     */
    List<int[]> options(int teams, int[][] fixed);
}
