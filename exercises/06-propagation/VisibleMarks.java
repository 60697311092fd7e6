package sudoku.exercise.propagation;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.propagation.PairStrikes;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** Boards of marks: how they are drawn, where on them a pair can lie, and what an answer to task 2 makes of them. */
public final class VisibleMarks {
    private VisibleMarks() {}

    /** Marks are drawn; where there is one, as the digit. */
    public static Expect shown(int[] marks, int... marked) {
        return shown(marks, marks, marked);
    }

    /** What is left of the marks, with the marks themselves to try again with. */
    private static Expect shown(int[] marks, int[] left, int... marked) {
        Grid decided = Grid.empty(9);
        for (int cell = 0; cell < 81; cell++) {
            decided = Digits.count(left[cell]) == 1 ? decided.with(cell, Digits.first(left[cell])) : decided;
        }
        GridPicture picture =
                GridPicture.of(decided).mark(marked).caption(left == marks ? "" : "The marks that came back");
        for (int cell = 0; cell < 81; cell++) {
            picture = Digits.count(left[cell]) > 1 ? picture.candidates(cell, left[cell]) : picture;
        }
        return Expect.on(picture, JavaText.of(marks));
    }

    /** Every digit in every cell. */
    public static int[] allMarks() {
        int[] marks = new int[81];
        Arrays.fill(marks, Digits.all(9));
        return marks;
    }

    /** Every digit in every cell but two, which are a pair. */
    static int[] withPair(int first, int second, Random random) {
        int[] marks = allMarks();
        int[] digits = someDigits(random);
        marks[first] = Digits.of(digits[0], digits[1]);
        marks[second] = marks[first];
        return marks;
    }

    /** The pair in row 0 leaves cell 6 two marks, which make a pair with cell 33; that one does the same to cell 60. */
    static int[] pairAfterPair(int[] d) {
        int[] marks = allMarks();
        marks[0] = Digits.of(d[0], d[1]);
        marks[3] = marks[0];
        marks[6] = Digits.of(d[0], d[1], d[2], d[3]);
        marks[33] = Digits.of(d[2], d[3]);
        marks[60] = Digits.of(d[2], d[3], d[4], d[5]);
        marks[54] = Digits.of(d[4], d[5]);
        return marks;
    }

    /** The digits in any order. */
    public static int[] someDigits(Random random) {
        return random.ints(1, 10).distinct().limit(9).toArray();
    }

    /** For each of the 27 houses, two cells that share no other house, and the house. */
    static List<int[]> pairs(Relabeling relabeling) {
        Random random = relabeling.random();
        return IntStream.range(0, 27)
                .mapToObj(house -> {
                    int[] cells = Cells.of(9).house(house);
                    int[][] alone = IntStream.range(0, 81)
                            .filter(i -> sharedHouses(cells[i / 9], cells[i % 9]) == 1)
                            .mapToObj(i -> new int[] {cells[i / 9], cells[i % 9], house})
                            .toArray(int[][]::new);
                    return alone[random.nextInt(alone.length)];
                })
                .toList();
    }

    private static long sharedHouses(int a, int b) {
        return IntStream.range(0, 27)
                .filter(house -> holds(house, a) && holds(house, b))
                .count();
    }

    private static boolean holds(int house, int cell) {
        return Arrays.stream(Cells.of(9).house(house)).anyMatch(each -> each == cell);
    }

    /** The cells of a house without these two. */
    public static int[] others(int house, int first, int second) {
        return Arrays.stream(Cells.of(9).house(house))
                .filter(cell -> cell != first && cell != second)
                .toArray();
    }

    /** Two sets are the same; if not, what is left of the marks is drawn, with the cells in question. */
    public static void expectEqual(int expected, int found, int[] marks, int[] left, String sentence, int... marked) {
        if (expected != found) {
            throw shown(marks, left, marked).fail(Digits.toString(expected), Digits.toString(found), sentence);
        }
    }

    /** A cell has lost the digits of a pair. */
    public static void expectLost(int pair, int cell, int[] marks, int[] left, String sentence, int... marked) {
        if ((left[cell] & pair) != Digits.NONE) {
            throw shown(marks, left, marked)
                    .fail(
                            names(cell) + " without " + Digits.toString(pair),
                            names(cell) + " with " + Digits.toString(left[cell]),
                            sentence);
        }
    }

    public static String names(int... cells) {
        return IntStream.of(cells).mapToObj(Cells.of(9)::name).collect(Collectors.joining(" and "));
    }

    /** The pair strikes in its house, perhaps, and nowhere else is anything struck. */
    static void expectNothingElse(PairStrikes answer, int[] marks, int[] pair) {
        int[] got = strikePairs(answer, marks, pair[0], pair[1]);
        List<Integer> cleared =
                Arrays.stream(others(pair[2], pair[0], pair[1])).boxed().toList();
        for (int cell = 0; cell < 81; cell++) {
            int stays = cleared.contains(cell) ? marks[cell] & ~marks[pair[0]] : marks[cell];
            expectEqual(
                    stays,
                    got[cell] & stays,
                    marks,
                    got,
                    "A mark was struck in cell " + cell + ", " + Cells.of(9).name(cell)
                            + ", for which there is no reason.",
                    pair[0],
                    pair[1],
                    cell);
        }
    }

    /** A cell that shares no house with this one. */
    static int stranger(int cell, Random random) {
        return random.ints(0, 81)
                .filter(other -> other != cell && !Cells.of(9).arePeers(cell, other))
                .findFirst()
                .getAsInt();
    }

    /** All marks in all cells but two, from which nothing follows. */
    static void expectNothing(PairStrikes answer, int first, int firstMarks, int second, int secondMarks) {
        int[] marks = allMarks();
        marks[first] = firstMarks;
        marks[second] = secondMarks;
        int[] got = strikePairs(answer, marks, first, second);
        for (int cell = 0; cell < 81; cell++) {
            expectEqual(
                    marks[cell],
                    got[cell],
                    marks,
                    got,
                    "Nothing follows from " + names(first, second) + ", but look at " + names(cell) + ".",
                    first,
                    second,
                    cell);
        }
    }

    /** An answer that finds no pair at all has not shown that it finds no wrong one. */
    static void expectSomeStrike(PairStrikes answer, Relabeling relabeling) {
        int[] marks = withPair(0, 8, relabeling.random());
        int[] left = strikePairs(answer, marks, 0, 8);
        shown(marks, left, 0, 8).that(!Arrays.equals(marks, left), "The marked pair has struck nothing in its row.");
    }

    /** A pair that shares two houses, on a board where all other marks are there. */
    public static void expectLostInBothHouses(PairStrikes answer, int first, int second, Random random) {
        int[] digits = someDigits(random);
        int[] marks = allMarks();
        marks[first] = Digits.of(digits[0], digits[1]);
        marks[second] = marks[first];
        int[] got = strikePairs(answer, marks, first, second);
        Cells cells = Cells.of(9);
        for (int cell = 0; cell < 81; cell++) {
            if (cell != first && cell != second && cells.arePeers(cell, first) && cells.arePeers(cell, second)) {
                expectLost(
                        marks[first],
                        cell,
                        marks,
                        got,
                        names(first, second) + " are a pair in a house of " + names(cell) + ".",
                        first,
                        second,
                        cell);
            }
        }
    }

    /** The answer, as long as it should be. */
    public static int[] strikePairs(PairStrikes answer, int[] marks, int... marked) {
        Expect shown = shown(marks, marked);
        int[] got = answer.strikePairs(marks);
        shown.equal(81, got.length, "One set of marks for each cell.");
        return got;
    }
}
