package sudoku.exercise.racer;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.racer.CellRank;
import sudoku.exercise.api.racer.HousePoints;
import sudoku.exercise.api.racer.RankedChoice;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** Boards of marks, drawn at random, and what the answers should say of them. */
public final class VisibleRanks {
    /** More than a rule that comes later can ever count. */
    private static final int FIRST = 1_000;

    private VisibleRanks() {}

    public static Cells cells(int[] marks) {
        return Cells.of((int) Math.sqrt(marks.length));
    }

    /** The cells that see each cell. */
    public static int[][] peers(Cells cells) {
        return IntStream.range(0, cells.count()).mapToObj(cells::peers).toArray(int[][]::new);
    }

    /** Rows, columns and boxes. */
    public static int[][] houses(Cells cells) {
        return IntStream.range(0, cells.houseCount()).mapToObj(cells::house).toArray(int[][]::new);
    }

    /** As many points for each house, as many as these at most. */
    public static int[] points(Random random, int houses, int most) {
        return random.ints(houses, 1, most + 1).toArray();
    }

    /** A board on which each cell has from so many to so many marks. */
    public static int[] board(Random random, int size, int fewest, int most) {
        int[] marks = new int[size * size];
        for (int cell = 0; cell < marks.length; cell++) {
            int wanted = fewest + random.nextInt(most - fewest + 1);
            marks[cell] =
                    Digits.of(random.ints(1, size + 1).distinct().limit(wanted).toArray());
        }
        return marks;
    }

    /** So many of them that are as the test wants them. */
    public static Stream<int[]> boards(Random random, int size, int fewest, int most, Predicate<int[]> wanted) {
        return Stream.generate(() -> board(random, size, fewest, most)).filter(wanted);
    }

    public static boolean isOpen(int set) {
        return Digits.count(set) > 1;
    }

    /** All cells decided but one, which has as many marks as this. */
    public static int[] allDecidedBut(Random random, int size, int cell, int count) {
        int[] marks = board(random, size, 1, 1);
        marks[cell] = Digits.of(random.ints(1, size + 1).distinct().limit(count).toArray());
        return marks;
    }

    /** Marks are drawn; where there is one, as the digit; cells without any are crossed. */
    public static Expect shown(int[] marks, int... marked) {
        GridPicture picture = GridPicture.of(Grid.of(Arrays.stream(marks)
                        .map(set -> Digits.count(set) == 1 ? Digits.first(set) : Grid.BLANK)
                        .toArray()))
                .mark(marked);
        for (int cell = 0; cell < marks.length; cell++) {
            picture = isOpen(marks[cell]) ? picture.candidates(cell, marks[cell]) : picture;
            picture = marks[cell] == Digits.NONE ? picture.cross(cell) : picture;
        }
        return Expect.on(picture, JavaText.of(marks));
    }

    static int rank(int[] marks, int cell) {
        return FIRST * Digits.count(marks[cell])
                - Arrays.stream(cells(marks).peers(cell))
                        .filter(peer -> isOpen(marks[peer]))
                        .map(peer -> Digits.count(marks[peer] & marks[cell]))
                        .sum();
    }

    /** The rank of each open cell. */
    public static void expectRanks(CellRank answer, int[] marks) {
        shown(marks);
        for (int cell : open(marks).toArray()) {
            int right = rank(marks, cell);
            int got = answer.rank(marks, cells(marks).peers(cell), cell);
            if (got != right) {
                throw shown(marks, cell)
                        .fail(
                                "" + right,
                                "" + got,
                                "The rank of the marked cell, " + cells(marks).name(cell) + ".");
            }
        }
    }

    /** The cells of an equally good rank. */
    public static int[] best(int[] marks) {
        int least = open(marks).map(cell -> rank(marks, cell)).min().orElse(0);
        return open(marks).filter(cell -> rank(marks, cell) == least).toArray();
    }

    private static IntStream open(int[] marks) {
        return IntStream.range(0, marks.length).filter(cell -> isOpen(marks[cell]));
    }

    /** The first cell without marks. */
    public static int dead(int[] marks) {
        return IntStream.range(0, marks.length)
                .filter(cell -> marks[cell] == Digits.NONE)
                .findFirst()
                .orElse(-1);
    }

    private static int firstOf(int... cells) {
        return cells.length == 0 ? -1 : cells[0];
    }

    /** The cell of the best rank, the first without a mark, or none. */
    public static void expectChoice(RankedChoice answer, int[] marks) {
        int dead = dead(marks);
        int right = dead >= 0 ? dead : firstOf(best(marks));
        Expect shown = right < 0 ? shown(marks) : shown(marks, right);
        shown.equal(right, answer.choose(marks, peers(cells(marks))), why(dead, right, "rank"));
    }

    private static String why(int dead, int right, String what) {
        if (dead >= 0) {
            return "The marked cell is the first without a mark.";
        }
        return right < 0 ? "Every cell has one mark." : "The marked cell is the first with the smallest " + what + ".";
    }

    static long weight(int[] marks, int[] points, int cell) {
        int[][] houses = houses(cells(marks));
        return IntStream.range(0, houses.length)
                .filter(house -> isIn(houses[house], cell))
                .mapToLong(house -> points[house])
                .sum();
    }

    static boolean isIn(int[] house, int cell) {
        return Arrays.stream(house).anyMatch(each -> each == cell);
    }

    /** The cells of an equally small quotient. */
    public static int[] smallest(int[] marks, int[] points) {
        int[] open = open(marks).toArray();
        long[] weights = Arrays.stream(open)
                .mapToLong(cell -> weight(marks, points, cell))
                .toArray();
        return IntStream.range(0, open.length)
                .filter(one -> IntStream.range(0, open.length)
                        .allMatch(other -> Digits.count(marks[open[one]]) * weights[other]
                                <= Digits.count(marks[open[other]]) * weights[one]))
                .map(place -> open[place])
                .toArray();
    }

    /** The cell of the smallest quotient, the first without a mark, or none. */
    public static void expectChoice(HousePoints answer, int[] marks, int[] points) {
        int dead = dead(marks);
        int right = dead >= 0 ? dead : firstOf(smallest(marks, points));
        Expect shown = right < 0 ? shown(marks) : shown(marks, right);
        shown.equal(
                right,
                answer.choose(marks, houses(cells(marks)), points),
                why(dead, right, "quotient, with the points " + Arrays.toString(points)));
    }

    /** One point more where both cells are. */
    static void expectLearned(HousePoints answer, Cells cells, int[] points, int from, int emptied) {
        int[][] houses = houses(cells);
        int[] right = IntStream.range(0, houses.length)
                .map(house -> points[house] + (isIn(houses[house], from) && isIn(houses[house], emptied) ? 1 : 0))
                .toArray();
        Expect.on(Grid.empty(cells.size()))
                .mark(from, emptied)
                .equal(
                        right,
                        answer.learn(points, houses, from, emptied),
                        cells.name(from) + " has taken the last mark of " + cells.name(emptied) + ".");
    }
}
