package sudoku.exercise.dancinglinks;

import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.dancinglinks.DanceSteps;

/**
 * A search for exact covers that owns no step of the dance: whatever it covers and uncovers, an answer to task 1 does.
 *
 * <p>It counts here, where nobody can count wrong, and stops when links that lead anywhere have made it endless.
 */
final class VisibleDance {
    private final DanceSteps answer;
    private int[][] links;
    private long chosen;
    private long covers;
    private long steps;

    VisibleDance(DanceSteps answer, int[][] links) {
        this.answer = answer;
        this.links = links;
    }

    long chosen() {
        return chosen;
    }

    long covers() {
        return covers;
    }

    /** Searches everything, in so many steps at most. */
    void search(int most) {
        int head = fewest();
        if (head == 0) {
            covers++;
            return;
        }
        cover(head);
        for (int row = links[VisibleLinks.DOWN][head];
                row != head && steps < most;
                row = links[VisibleLinks.DOWN][row]) {
            chosen++;
            for (int node = links[VisibleLinks.RIGHT][row];
                    node != row && steps < most;
                    node = links[VisibleLinks.RIGHT][node]) {
                cover(links[4][node]);
            }
            search(most);
            for (int node = links[VisibleLinks.LEFT][row];
                    node != row && steps < most;
                    node = links[VisibleLinks.LEFT][node]) {
                uncover(links[4][node]);
            }
        }
        uncover(head);
    }

    private void cover(int head) {
        steps++;
        int[][] before = links;
        answer.cover(before, head);
        links = Lent.back(answer, before);
    }

    private void uncover(int head) {
        steps++;
        int[][] before = links;
        answer.uncover(before, head);
        links = Lent.back(answer, before);
    }

    private int fewest() {
        int best = 0;
        int met = 0;
        for (int head = links[VisibleLinks.RIGHT][0];
                head != 0 && met++ < VisibleLinks.ITEMS;
                head = links[VisibleLinks.RIGHT][head]) {
            best = best == 0 || links[5][head] < links[5][best] ? head : best;
        }
        return best;
    }
}
