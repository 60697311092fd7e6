package sudoku.exercise.propagation;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.propagation.PairStrikes;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Cells;
import sudoku.grid.Digits;

/** Where on a board of marks a pair can lie, and what an answer to task 2 should make of it. */
public final class VisibleNakedPairs {
    private VisibleNakedPairs() {}

    /** The two cells of a pair keep their marks, and all others of their house lose them. */
    static void expectCleared(PairStrikes answer, int[] pair, Random random) {
        int[] marks = withPair(pair[0], pair[1], random);
        int hasOne = others(pair[2], pair[0], pair[1])[random.nextInt(7)];
        marks[hasOne] = Digits.remove(marks[hasOne], Digits.first(marks[pair[0]]));
        int[] got = strikePairs(answer, marks, pair[0], pair[1]);
        VisibleMarks.expectEqual(
                marks[pair[0]],
                got[pair[0]],
                marks,
                got,
                "The two marked cells are the pair: they keep their two marks.",
                pair[0],
                pair[1]);
        for (int cell : others(pair[2], pair[0], pair[1])) {
            expectLost(
                    marks[pair[0]],
                    cell,
                    marks,
                    got,
                    VisibleMarks.names(pair[0], pair[1]) + " are a pair in a house of " + VisibleMarks.names(cell)
                            + ".",
                    pair[0],
                    pair[1],
                    cell);
        }
    }

    /** Two pairs in turn leave cell 60 two marks, which make a third pair; on this board or on its mirror image. */
    static void expectThirdPair(PairStrikes answer, int[] digits, boolean isMirrored) {
        int[] marks = pairAfterPair(digits);
        int[] dressed = isMirrored
                ? IntStream.range(0, 81)
                        .map(cell -> marks[cell % 9 * 9 + cell / 9])
                        .toArray()
                : marks;
        int partner = isMirrored ? 6 : 54;
        int last = Digits.of(digits[4], digits[5]);
        int[] got = strikePairs(answer, dressed);
        VisibleMarks.expectEqual(
                last,
                got[60],
                dressed,
                got,
                "Two marks of the marked cell should have gone, because of two pairs that were there before.",
                60);
        for (int cell : others(isMirrored ? 15 : 6, 60, partner)) {
            expectLost(
                    last,
                    cell,
                    dressed,
                    got,
                    "In the end " + VisibleMarks.names(60, partner) + " are a third pair in a house of "
                            + VisibleMarks.names(cell) + ".",
                    60,
                    partner,
                    cell);
        }
    }

    /** Beside a pair, a cell with a single mark and a digit with a single place strike nothing. */
    static void expectSinglesIdle(PairStrikes answer, int[] pair, int[] digits) {
        int[] naked = VisibleMarks.allMarks();
        naked[pair[0]] = Digits.of(digits[0], digits[1]);
        naked[pair[1]] = naked[pair[0]];
        int[] hidden = naked.clone();
        int[] house = others(pair[2], pair[0], pair[1]);
        naked[house[2]] = Digits.of(digits[2]);
        naked[house[5]] = Digits.of(digits[0], digits[3]);
        expectNothingElse(answer, naked, pair);
        for (int i = 1; i < house.length; i++) {
            hidden[house[i]] = Digits.remove(hidden[house[i]], digits[4]);
        }
        expectNothingElse(answer, hidden, pair);
    }

    /** Every digit in every cell but two, which are a pair. */
    static int[] withPair(int first, int second, Random random) {
        int[] marks = VisibleMarks.allMarks();
        int[] digits = VisibleMarks.someDigits(random);
        marks[first] = Digits.of(digits[0], digits[1]);
        marks[second] = marks[first];
        return marks;
    }

    /** The pair in row 0 leaves cell 6 two marks, which make a pair with cell 33; that one does the same to cell 60. */
    static int[] pairAfterPair(int[] d) {
        int[] marks = VisibleMarks.allMarks();
        marks[0] = Digits.of(d[0], d[1]);
        marks[3] = marks[0];
        marks[6] = Digits.of(d[0], d[1], d[2], d[3]);
        marks[33] = Digits.of(d[2], d[3]);
        marks[60] = Digits.of(d[2], d[3], d[4], d[5]);
        marks[54] = Digits.of(d[4], d[5]);
        return marks;
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
    static int[] others(int house, int first, int second) {
        return Arrays.stream(Cells.of(9).house(house))
                .filter(cell -> cell != first && cell != second)
                .toArray();
    }

    /** A cell has lost the digits of a pair. */
    static void expectLost(int pair, int cell, int[] marks, int[] left, String sentence, int... marked) {
        if ((left[cell] & pair) != Digits.NONE) {
            throw VisibleMarks.shown(marks, left, marked)
                    .fail(
                            VisibleMarks.names(cell) + " without " + Digits.toString(pair),
                            VisibleMarks.names(cell) + " with " + Digits.toString(left[cell]),
                            sentence);
        }
    }

    /** The pair strikes in its house, perhaps, and nowhere else is anything struck. */
    static void expectNothingElse(PairStrikes answer, int[] marks, int[] pair) {
        int[] got = strikePairs(answer, marks, pair[0], pair[1]);
        List<Integer> cleared =
                Arrays.stream(others(pair[2], pair[0], pair[1])).boxed().toList();
        for (int cell = 0; cell < 81; cell++) {
            int stays = cleared.contains(cell) ? marks[cell] & ~marks[pair[0]] : marks[cell];
            VisibleMarks.expectEqual(
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
        int[] marks = VisibleMarks.allMarks();
        marks[first] = firstMarks;
        marks[second] = secondMarks;
        int[] got = strikePairs(answer, marks, first, second);
        for (int cell = 0; cell < 81; cell++) {
            VisibleMarks.expectEqual(
                    marks[cell],
                    got[cell],
                    marks,
                    got,
                    "Nothing follows from " + VisibleMarks.names(first, second) + ", but look at "
                            + VisibleMarks.names(cell) + ".",
                    first,
                    second,
                    cell);
        }
    }

    /** An answer that finds no pair at all has not shown that it finds no wrong one. */
    static void expectSomeStrike(PairStrikes answer, Relabeling relabeling) {
        int[] marks = withPair(0, 8, relabeling.random());
        int[] left = strikePairs(answer, marks, 0, 8);
        VisibleMarks.shown(marks, left, 0, 8)
                .that(!Arrays.equals(marks, left), "The marked pair has struck nothing in its row.");
    }

    /** A pair that shares two houses, on a board where all other marks are there. */
    public static void expectLostInBothHouses(PairStrikes answer, int first, int second, Random random) {
        int[] digits = VisibleMarks.someDigits(random);
        int[] marks = VisibleMarks.allMarks();
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
                        VisibleMarks.names(first, second) + " are a pair in a house of " + VisibleMarks.names(cell)
                                + ".",
                        first,
                        second,
                        cell);
            }
        }
    }

    /** The answer, as long as it should be. */
    public static int[] strikePairs(PairStrikes answer, int[] marks, int... marked) {
        Expect shown = VisibleMarks.shown(marks, marked);
        int[] got = answer.strikePairs(marks);
        shown.equal(81, got.length, "One set of marks for each cell.");
        return got;
    }
}
