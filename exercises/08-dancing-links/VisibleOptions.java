package sudoku.exercise.dancinglinks;

import java.util.Arrays;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.dancinglinks.QueensOptions;
import sudoku.exercise.small.Relabeling;

/** What the options of task 2 should cover. */
final class VisibleOptions {
    private VisibleOptions() {}

    /** A board that nobody knows before. */
    static int anySide(Relabeling relabeling) {
        return 7 + relabeling.random().nextInt(60);
    }

    /** The answer, as long as it should be. */
    static int[][] options(QueensOptions answer, int side) {
        Expect shown = Expect.onInput("task2.options(" + side + ")");
        int[][] options = answer.options(side);
        shown.equal(side * side, options.length, "One option for each square.");
        return options;
    }

    static void expectItem(int[][] options, int side, int square, int item, String kind) {
        Expect shown = Expect.onInput(option(side, square));
        if (kind.isEmpty()) {
            shown.equal(item, options[square].length, "An option has so many items.");
        } else {
            shown.that(
                    IntStream.of(options[square]).anyMatch(each -> each == item),
                    "The option " + Arrays.toString(options[square]) + " should cover its " + kind + ", item " + item
                            + ".");
        }
    }

    /** Two squares are on one diagonal or not; the numbers of the diagonals are within their range. */
    static void expectDiagonals(QueensOptions answer, Relabeling relabeling, int direction) {
        for (int side : new int[] {4, anySide(relabeling), 1, 2, 70}) {
            int[][] options = options(answer, side);
            int from = direction > 0 ? 2 * side : 4 * side - 1;
            int[] items = new int[side * side];
            for (int square = 0; square < items.length; square++) {
                int[] within = IntStream.of(options[square])
                        .filter(item -> item >= from && item < from + 2 * side - 1)
                        .toArray();
                Expect.onInput(option(side, square))
                        .equal(
                                1,
                                within.length,
                                "The option "
                                        + Arrays.toString(options[square]) + " should have one item from " + from
                                        + " to "
                                        + (from + 2 * side - 2) + ", which are those of the "
                                        + (direction > 0 ? "rising" : "falling")
                                        + " diagonals"
                                        + (within.length > 1
                                                ? ", and the " + (direction > 0 ? "falling" : "rising")
                                                        + " ones need others."
                                                : "."));
                items[square] = within[0];
            }
            for (int a = 0; a < items.length; a++) {
                for (int b = 0; b < a; b++) {
                    boolean same = a / side - b / side == -direction * (a % side - b % side);
                    if (same != (items[a] == items[b])) {
                        Expect shown = Expect.onInput(option(side, b) + " + " + option(side, a));
                        throw shown.fail(
                                "",
                                Arrays.toString(options[b]) + " and " + Arrays.toString(options[a]),
                                same
                                        ? name(side, b) + " and " + name(side, a)
                                                + " share a diagonal of this kind, but items " + items[b] + " and "
                                                + items[a] + " are there for it."
                                        : name(side, b) + " and " + name(side, a)
                                                + " share no diagonal of this kind, but both" + " cover item "
                                                + items[a] + ".");
                    }
                }
            }
        }
    }

    /** Rising diagonals are numbered from the top left; falling ones from one end of theirs, whichever. */
    static void expectNumbered(QueensOptions answer, Relabeling relabeling) {
        for (int side : new int[] {4, 5, anySide(relabeling), anySide(relabeling), 1, 2, 69, 70}) {
            int[][] options = options(answer, side);
            int topRight = side - 1;
            boolean fromTheRight = IntStream.of(options[topRight]).anyMatch(item -> item == 4 * side - 1);
            for (int square = 0; square < options.length; square++) {
                int sum = square / side + square % side;
                int difference = square / side - square % side;
                expectItem(options, side, square, 2 * side + sum, "rising diagonal");
                expectItem(
                        options,
                        side,
                        square,
                        4 * side - 1 + side - 1 + (fromTheRight ? difference : -difference),
                        "falling diagonal");
            }
        }
    }

    private static String name(int side, int square) {
        return "square " + square + " (row " + square / side + ", column " + square % side + ")";
    }

    /** What shows an option, to be pasted. */
    private static String option(int side, int square) {
        return "Arrays.toString(task2.options(" + side + ")[" + square + "])";
    }
}
