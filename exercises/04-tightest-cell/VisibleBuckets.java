package sudoku.exercise.set04;

import java.util.Arrays;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.CountBuckets;

/** What is known of the buckets of task 3 without keeping any. */
public final class VisibleBuckets {
    private VisibleBuckets() {}

    /** Judged by how many cells there are of each count, which says nothing of where they are. */
    public static void expectChoices(CountBuckets answer, int[] counts, int[] cells, int[] changed) {
        boolean small = counts.length <= 81;
        Expect shown = Expect.onInput(small ? "counts " + Arrays.toString(counts) + ", cells " + Arrays.toString(cells)
                + ", changed " + Arrays.toString(changed) : counts.length + " cells, " + cells.length + " changes");
        int[] got = answer.choices(counts.clone(), cells.clone(), changed.clone());
        shown.equal(cells.length, got.length, "One choice after each change.");
        int[] now = counts.clone();
        int[] cellsWith = new int[26];
        IntStream.of(now).forEach(count -> cellsWith[count]++);
        for (int i = 0; i < cells.length; i++) {
            if (now[cells[i]] >= 0) {
                cellsWith[now[cells[i]]]--;
            }
            now[cells[i]] = changed[i];
            if (changed[i] >= 0) {
                cellsWith[changed[i]]++;
            }
            int fewest = IntStream.range(0, 26).filter(count -> cellsWith[count] > 0).findFirst().orElse(-1);
            boolean isCell = got[i] >= 0 && got[i] < now.length;
            if (fewest < 0 ? got[i] != -1 : !isCell || now[got[i]] != fewest) {
                throw shown.fail(fewest < 0 ? "-1" : "a cell with " + fewest + (fewest == 1 ? " candidate" : " candidates"),
                        got[i] + (!isCell ? ", which is no cell" : now[got[i]] < 0 ? ", a filled cell"
                                : ", a cell with " + now[got[i]]),
                        "After change " + i + ", counted from 0: cell " + cells[i] + " got " + changed[i] + ".");
            }
        }
    }
}
