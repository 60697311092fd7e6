package sudoku.exercise.api.ownproblem;

import java.util.List;
import sudoku.exercise.api.Task;

/** Tells a rule in code to somebody who can't read code. */
@Task(set = 14, number = 2, title = "A rule told in pairs", hidden = 1)
public interface RuleInPairs {
    /**
     * The pairs of values that two unknowns may not have together, whichever of them the rule refuses.
     *
     * @param unknowns how many there are
     * @param values how many there are
     * @param refusals what the rule refuses: an unknown and its value, and then other unknowns, each with its value
     * @return for each pair an unknown, its value, a later unknown, and its value
     */
    List<int[]> pairs(int unknowns, int values, int[][] refusals);
}
