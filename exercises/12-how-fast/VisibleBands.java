package sudoku.exercise.howfast;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.howfast.BandTable;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** Ways, questions and bands, and what a table should say of them. */
public final class VisibleBands {
    static final int PLACES = 9;
    private static final int SIDE = 3;
    private static final int CELLS = 27;
    private static final int SEVEN = Digits.of(7);
    private static final String[] ORDERS = {"012", "021", "102", "120", "201", "210"};

    private VisibleBands() {}

    /** The six ways: each order of the boxes, from row to row. */
    static List<Integer> six() {
        return Arrays.stream(ORDERS)
                .map(order -> IntStream.range(0, SIDE)
                        .map(row -> 1 << SIDE * row + order.charAt(row) - '0')
                        .sum())
                .collect(Collectors.toList());
    }

    /** So many of the six, in any order. */
    static int[] someOfSix(Random random, int many) {
        List<Integer> ways = six();
        Collections.shuffle(ways, random);
        return ways.stream().limit(many).mapToInt(way -> way).toArray();
    }

    /** So many sets of places, none of them empty. */
    static int[] ways(Random random, int many, int places) {
        return random.ints(many, 1, 1 << places).toArray();
    }

    /** What joins the ways that are whole. */
    static int answer(int[] ways, int question) {
        int joined = 0;
        for (int way : ways) {
            joined |= Digits.count(way & question) == Digits.count(way) ? way : 0;
        }
        return joined;
    }

    static int[] table(int[] ways, int places) {
        return IntStream.range(0, 1 << places)
                .map(question -> answer(ways, question))
                .toArray();
    }

    /** Three rows, with a mark in each cell of the band. */
    public static GridPicture drawn(int band) {
        GridPicture picture = GridPicture.of(Grid.empty(PLACES));
        for (int cell = 0; cell < CELLS; cell++) {
            picture = has(band, cell) ? picture.candidates(cell, SEVEN) : picture;
        }
        return picture;
    }

    private static boolean has(int set, int element) {
        return Digits.contains(set, element);
    }

    private static String bits(int set, int places) {
        return Integer.toBinaryString(set | 1 << places).substring(1);
    }

    /** All questions answered. */
    public static void expectTable(BandTable answer, int[] ways, int places) {
        Expect shown = Expect.onInput(JavaText.of(ways) + ", " + places);
        int[] got = answer.answers(ways, places);
        shown.equal(1 << places, got.length, "The number of entries for " + places + " places.");
        for (int question = 0; question < got.length; question++) {
            int right = answer(ways, question);
            if (got[question] != right) {
                throw shown.fail(
                        bits(right, places),
                        bits(got[question] & (1 << places) - 1, places) + " = " + got[question],
                        "The answer to the question " + bits(question, places) + ", with the ways "
                                + Arrays.stream(ways)
                                        .mapToObj(way -> bits(way, places))
                                        .collect(Collectors.joining(", "))
                                + ".");
            }
        }
    }

    /** Places with a cell left. */
    static int question(int band) {
        return IntStream.range(0, CELLS)
                .filter(cell -> has(band, cell))
                .map(cell -> 1 << cell / SIDE)
                .reduce(0, (one, other) -> one | other);
    }

    /** A band that asks this: in each of these places it has one cell, two or three. */
    public static int asking(Random random, int question) {
        return IntStream.range(0, PLACES)
                .map(place -> has(question, place) ? 1 + random.nextInt(7) << SIDE * place : 0)
                .sum();
    }

    /** What the table leaves of the band; it is also written as Java. */
    static void expectStruck(BandTable answer, int band, int[] table, String written) {
        String call = "task3.struck(" + band + ", " + written + ")";
        Expect.on(drawn(band), call);
        expectLeft(call, band, table[question(band)], answer.struck(band, table));
    }

    /** What the six ways leave of it, by a table of the answer's own. */
    public static void expectThought(BandTable answer, Random random, int band) {
        Expect.on(drawn(band), "" + band);
        int right = answer(someOfSix(random, six().size()), question(band));
        int[] table = answer.answers(someOfSix(random, six().size()), PLACES);
        expectLeft("" + band, band, right, answer.struck(band, table));
    }

    private static void expectLeft(String input, int band, int places, int got) {
        int right = IntStream.range(0, CELLS)
                .filter(cell -> has(band, cell) && has(places, cell / SIDE))
                .map(cell -> 1 << cell)
                .sum();
        if (got != right) {
            int cell = Integer.numberOfTrailingZeros(got ^ right);
            GridPicture picture = cell < CELLS ? drawn(band).mark(cell) : drawn(band);
            throw Expect.on(picture, input).fail("" + right, "" + got, said(cell, band, has(right, cell)));
        }
    }

    private static String said(int cell, int band, boolean isRight) {
        if (cell >= CELLS) {
            return "Bit " + cell + " is on in what comes back, and a band has 27 cells.";
        }
        String place = "place " + cell / SIDE + " is";
        if (isRight) {
            return "The marked cell is gone, and its " + place + " in the answer to this band's question, "
                    + bits(question(band), PLACES) + ".";
        }
        return has(band, cell)
                ? "The marked cell is left, and its " + place + " not in the answer to this band's question, "
                        + bits(question(band), PLACES) + "."
                : "The marked cell comes back, and the band did not have it.";
    }
}
