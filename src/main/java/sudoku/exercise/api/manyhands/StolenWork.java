package sudoku.exercise.api.manyhands;

import java.util.List;
import sudoku.exercise.api.Task;

/** Lets several hands search a tree that nobody has cut: a hand without work steals some. */
@Task(set = 11, number = 3, title = "Stolen work", hidden = 2)
public interface StolenWork {
    /**
     * Plays all rounds. In each of them a hand does its newest open node, or else the oldest of another hand.
     *
     * @param children for each node its children, in order; node 0 is the root, and hand 0 begins with it
     * @param hands how many there are
     * @return for each round the node that each hand does, or −1 for a hand that is idle
     */
    List<int[]> rounds(int[][] children, int hands);
}
