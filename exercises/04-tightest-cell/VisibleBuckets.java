package sudoku.exercise.tightestcell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.tightestcell.CountBuckets;

/** What is known of the buckets of task 3 without keeping any. */
public final class VisibleBuckets {
    /** As many as a call may be lent, together with the changes and the answer. */
    private static final int CELLS = 500_000;

    private static final int CHANGES = 160_000;
    private static final int FEWEST = CHANGES / 4;

    private VisibleBuckets() {}

    /** Judged by how many cells there are of each count, which says nothing of where they are. */
    public static void expectChoices(CountBuckets answer, int[] counts, int[] cells, int[] changed) {
        Expect shown = Expect.onInput(pasted(counts, cells, changed, cells.length));
        int[] got = answer.choices(counts, cells, changed);
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
            int fewest = IntStream.range(0, 26)
                    .filter(count -> cellsWith[count] > 0)
                    .findFirst()
                    .orElse(-1);
            boolean isCell = got[i] >= 0 && got[i] < now.length;
            if (fewest < 0 ? got[i] != -1 : !isCell || now[got[i]] != fewest) {
                Expect shortest = Expect.onInput(pasted(counts, cells, changed, i + 1));
                throw shortest.fail(
                        fewest < 0 ? "-1" : "a cell with " + fewest + (fewest == 1 ? " candidate" : " candidates"),
                        got[i]
                                + (!isCell
                                        ? ", which is not a cell"
                                        : now[got[i]] < 0 ? ", a filled cell" : ", a cell with " + now[got[i]]),
                        "After change " + i + ", counted from 0: cell " + cells[i] + " got " + changed[i] + ".");
            }
        }
    }

    /**
     * The cells with the fewest candidates are in the middle, far from both ends, and leave from the outside inwards;
     * in between, cells from anywhere leave the largest bucket. To look for one of the fewest among the cells, or for a
     * cell among those of its bucket, takes long.
     */
    public static void expectFarAway(CountBuckets answer, Random random) {
        int first = (CELLS - FEWEST) / 2;
        int[] counts = new int[CELLS];
        Arrays.fill(counts, 9);
        Arrays.fill(counts, first, first + FEWEST, 1);
        List<Integer> others = new ArrayList<>(IntStream.range(0, CELLS)
                .filter(cell -> counts[cell] == 9)
                .boxed()
                .toList());
        Collections.shuffle(others, random);
        int[] cells = new int[CHANGES];
        int[] changed = new int[CHANGES];
        for (int i = 0; i < CHANGES; i++) {
            int pair = i / 8;
            boolean isOther = i % 4 > 0;
            cells[i] = isOther ? others.get(i) : i % 8 == 0 ? first + pair : first + FEWEST - 1 - pair;
            changed[i] = isOther ? 8 : 2 + random.nextInt(7);
        }
        expectChoices(answer, counts, cells, changed);
    }

    /** Two cells beside each other have the fewest in turns: wherever one begins to look, one of them is far away. */
    public static void expectUpAndDown(CountBuckets answer) {
        int[] counts = new int[CELLS];
        Arrays.fill(counts, 9);
        int cell = CELLS / 2;
        counts[cell] = 1;
        counts[cell - 1] = 2;
        int[] cells = new int[CHANGES];
        Arrays.fill(cells, cell);
        expectChoices(
                answer,
                counts,
                cells,
                IntStream.range(0, CHANGES).map(i -> i % 2 == 0 ? 9 : 1).toArray());
    }

    /** As it is handed to a method in a notebook, so many changes of it. */
    private static String pasted(int[] counts, int[] cells, int[] changed, int changes) {
        return counts.length > 81
                ? "// " + counts.length + " cells, " + cells.length + " changes"
                : Stream.of(counts, Arrays.copyOf(cells, changes), Arrays.copyOf(changed, changes))
                        .map(numbers -> "new int[] "
                                + Arrays.toString(numbers).replace('[', '{').replace(']', '}'))
                        .collect(Collectors.joining(", ", "Arrays.toString(task3.choices(", "))"));
    }
}
