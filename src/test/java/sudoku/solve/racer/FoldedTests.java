package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Cells;

/** Each rule on three cells at once does what the rule says of one cell and one digit. */
class FoldedTests {
    private static final Cells CELLS = Cells.of(9);
    private static final int COLUMNS = 9;
    private static final int BOXES = 18;

    private interface Stays {
        boolean test(int[] sets, int cell, int digit);
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 100);
    }

    /** A board with sets of all sizes, sparse where the seed is odd. */
    private static int[] board(long seed) {
        Random random = new Random(seed);
        int[] board = new int[27];
        for (int cell = 0; cell < 81; cell++) {
            int set = switch (random.nextInt(seed % 2 == 0 ? 4 : 3)) {
                case 0 -> 1 << random.nextInt(9);
                case 1 -> random.nextInt(512) & random.nextInt(512);
                case 2 -> random.nextInt(512) & random.nextInt(512) & random.nextInt(512);
                default -> 511;
            };
            board[cell % 27] |= set << 10 * (cell / 27);
        }
        return board;
    }

    private static int[] sets(int[] board) {
        return IntStream.range(0, 81).map(cell -> Folded.get(board, cell)).toArray();
    }

    private static boolean has(int[] sets, int cell, int digit) {
        return (sets[cell] >> digit & 1) != 0;
    }

    private static void check(long seed, Consumer<int[]> rule, Stays stays) {
        int[] board = board(seed);
        int[] before = sets(board);
        rule.accept(board);
        int[] expected = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                expected[cell] |= has(before, cell, digit) && stays.test(before, cell, digit) ? 1 << digit : 0;
            }
        }
        assertThat(sets(board)).isEqualTo(expected);
        assertThat(IntStream.of(board)).as("guards")
                .allMatch(word -> (word & 0b11_1000000000_1000000000_1000000000) == 0);
    }

    /** Whether a digit, on this cell, can stand in the three parallel lines, once each and in three boxes. */
    private static boolean completes(int[] sets, int cell, int digit, int firstHouse) {
        int line = lineOf(cell, firstHouse);
        int third = line / 3 * 3;
        int box = boxAlong(cell, firstHouse);
        int[] lines = IntStream.range(third, third + 3).filter(other -> other != line).toArray();
        int[] boxes = IntStream.range(0, 3).filter(other -> other != box).toArray();
        return place(sets, digit, firstHouse + lines[0], boxes[0], firstHouse) && place(sets, digit,
                firstHouse + lines[1], boxes[1], firstHouse) || place(sets, digit, firstHouse + lines[0], boxes[1],
                firstHouse) && place(sets, digit, firstHouse + lines[1], boxes[0], firstHouse);
    }

    private static int lineOf(int cell, int firstHouse) {
        return firstHouse == COLUMNS ? cell % 9 : cell / 9;
    }

    private static int boxAlong(int cell, int firstHouse) {
        return lineOf(cell, COLUMNS - firstHouse) / 3;
    }

    private static boolean place(int[] sets, int digit, int house, int box, int firstHouse) {
        return Arrays.stream(CELLS.house(house)).anyMatch(cell -> boxAlong(cell, firstHouse) == box
                && has(sets, cell, digit));
    }

    private static boolean isAloneInItsBox(int[] sets, int cell, int digit) {
        return IntStream.of(CELLS.house(BOXES + cell / 27 * 3 + cell % 9 / 3))
                .noneMatch(other -> other != cell && has(sets, other, digit)) && has(sets, cell, digit);
    }

    @Test
    void readsEveryDigitAndTakesTheRestForBlanks() {
        String line = "123456789.0*xyz?".repeat(6).substring(0, 81);
        assertThat(sets(Folded.read(line))).isEqualTo(line.chars()
                .map(c -> c >= '1' && c <= '9' ? 1 << c - '1' : 511).toArray());
    }

    @Test
    void showsFieldsAsBitsWithTheirGuards() {
        assertThat(Folded.text(0b1000000001 | 0b11 << 10 | 0b100000000 << 20))
                .isEqualTo("0100000000 0000000011 1000000001");
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void rowsLeaveWhatBelongsToOneOfSixWays(long seed) {
        check(seed, Folded::rows, (sets, cell, digit) -> completes(sets, cell, digit, 0));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aTableAnswersAsTheSixWaysDo(long seed) {
        int[] table = IntStream.range(0, 512).map(FoldedTests::whatIsInSomeWay).toArray();
        int[] board = board(seed);
        int[] same = board.clone();
        Folded.rows(board);
        Folded.rowsByTable(same, table);
        assertThat(same).isEqualTo(board);
    }

    /** Of a 3×3 table of places, those that three places, no two in a line or a box, can be completed from. */
    private static int whatIsInSomeWay(int question) {
        return IntStream.range(0, 512)
                .filter(way -> (way & question) == way && IntStream.of(0007, 0070, 0700, 0111, 0222,
                0444).allMatch(line -> Integer.bitCount(way & line) == 1)).reduce(0, (a, b) -> a | b);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void columnsLeaveWhatBelongsToOneOfSixWays(long seed) {
        check(seed, Folded::columns, (sets, cell, digit) -> completes(sets, cell, digit, COLUMNS));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aDigitWithOnePlaceInItsBoxTakesIt(long seed) {
        check(seed, Folded::settle, (sets, cell, digit) -> isAloneInItsBox(sets, cell, digit)
                || IntStream.range(0, 9).noneMatch(other -> isAloneInItsBox(sets, cell, other)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aCellWithOneDigitTakesItFromItsPeers(long seed) {
        check(seed, Folded::strike, (sets, cell, digit) -> IntStream.of(CELLS.peers(cell))
                .noneMatch(peer -> sets[peer] == 1 << digit));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theBestCellIsTheFirstOpenOneWithTheHighestScore(long seed) {
        int[] board = board(seed);
        int[] scores = new Random(seed).ints(81, -3, 3).toArray();
        int best = Folded.best(board, cell -> scores[cell]);
        int[] open = IntStream.range(0, 81).filter(cell -> Integer.bitCount(sets(board)[cell]) > 1).toArray();
        int most = IntStream.of(open).map(cell -> scores[cell]).max().orElseThrow();
        assertThat(best).isEqualTo(IntStream.of(open).filter(cell -> scores[cell] == most).findFirst().orElseThrow());
    }

    @Test
    void whereNoCellIsOpenThereIsNoBestOne() {
        assertThat(Folded.best(Folded.read("1".repeat(81)), cell -> 0)).isEqualTo(-1);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aGuessForEachDigitOfACellAndNothingElseChanged(long seed) {
        int[] board = board(seed);
        int cell = (int) (seed % 81);
        int[] before = sets(board);
        int[] digits = IntStream.range(0, 9).filter(digit -> has(before, cell, digit)).toArray();
        assertThat(Folded.guesses(board, cell)).hasSize(digits.length);
        for (int i = 0; i < digits.length; i++) {
            int[] expected = before.clone();
            expected[cell] = 1 << digits[i];
            assertThat(sets(Folded.guesses(board, cell).get(i))).isEqualTo(expected);
        }
        assertThat(sets(board)).isEqualTo(before);
    }
}
