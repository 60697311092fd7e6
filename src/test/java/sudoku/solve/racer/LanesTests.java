package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Six sets in a word behave as six sets: each operation is done again field by field. */
class LanesTests {
    private static final long UNUSED = ~Lanes.BOTH;

    /** A set of digits for each band of each board. */
    private record Fields(int[][] sets) {
        static Fields of(long word) {
            int[][] sets = new int[3][2];
            for (int band = 0; band < 3; band++) {
                for (int board = 0; board < 2; board++) {
                    sets[band][board] = (int) (word >>> 20 * band + 10 * board) & 0x3ff;
                }
            }
            return new Fields(sets);
        }

        int get(int band, int board) {
            return sets[Math.floorMod(band, 3)][board];
        }
    }

    private interface Expected {
        int set(int band, int board);
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 200);
    }

    /** Sets of all sizes, empty ones and full ones among them. */
    private static long word(Random random) {
        long word = 0;
        for (int field = 0; field < 60; field += 10) {
            long set =
                    switch (random.nextInt(5)) {
                        case 0 -> 0;
                        case 1 -> 0x1ff;
                        case 2, 3 -> 1L << random.nextInt(9);
                        default -> random.nextInt(0x200);
                    };
            word |= set << field;
        }
        return word;
    }

    private static void check(String what, long input, LongUnaryOperator operation, Expected expected) {
        Fields found = Fields.of(operation.applyAsLong(input));
        for (int band = 0; band < 3; band++) {
            for (int board = 0; board < 2; board++) {
                assertThat(found.get(band, board))
                        .as("%s of %s, band %d, board %d", what, Long.toOctalString(input), band, board)
                        .isEqualTo(expected.set(band, board));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void movesByABand(long seed) {
        long word = word(new Random(seed));
        Fields before = Fields.of(word);
        check("up", word, Lanes::up, (band, board) -> before.get(band - 1, board));
        check("down", word, Lanes::down, (band, board) -> before.get(band + 1, board));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void movesTwoByABandAtOnce(long seed) {
        Random random = new Random(seed);
        long word = word(random);
        long other = word(random);
        Fields down = Fields.of(word);
        Fields up = Fields.of(other);
        check(
                "downAndUp",
                word,
                fields -> Lanes.downAndUp(fields, other),
                (band, board) -> down.get(band + 1, board) | up.get(band - 1, board));
        assertThat(Lanes.downAndUp(word, other) & UNUSED).isZero();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void takesTheSmallestDigitAway(long seed) {
        long word = word(new Random(seed));
        Fields before = Fields.of(word);
        check("rest", word, Lanes::rest, (band, board) -> before.get(band, board) & before.get(band, board) - 1);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void tellsWhichFieldsHaveDigits(long seed) {
        long word = word(new Random(seed));
        Fields before = Fields.of(word);
        check(
                "some",
                word,
                fields -> Lanes.some(fields) & Lanes.GUARDS,
                (band, board) -> before.get(band, board) == 0 ? 0 : 0x200);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void keepsSingleDigitsOnly(long seed) {
        long word = word(new Random(seed));
        Fields before = Fields.of(word);
        check(
                "singles",
                word,
                Lanes::singles,
                (band, board) -> Integer.bitCount(before.get(band, board)) == 1 ? before.get(band, board) : 0);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void keepsSetsOfThreeAndFewerOnly(long seed) {
        long word = word(new Random(seed)) & ~word(new Random(-seed));
        Fields before = Fields.of(word);
        check(
                "threes",
                word,
                Lanes::threes,
                (band, board) -> Integer.bitCount(before.get(band, board)) <= 3 ? before.get(band, board) : 0);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void leavesNothingBesideThreeThatAreNeeded(long seed) {
        Random random = new Random(seed);
        long word = word(random);
        long needed = word(random) & random.nextLong() & Lanes.DIGITS;
        Fields before = Fields.of(word);
        Fields wanted = Fields.of(needed);
        check("reserve", word, fields -> Lanes.reserve(fields, needed), (band, board) -> {
            int both = before.get(band, board) & wanted.get(band, board);
            return Integer.bitCount(both) < 3 ? before.get(band, board) : both;
        });
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void settlesOnTheSmallestDigitThatHasNoOtherPlace(long seed) {
        Random random = new Random(seed);
        long word = word(random);
        long sole = word(random) & word(random);
        Fields before = Fields.of(word);
        Fields needed = Fields.of(sole);
        check("settle", word, fields -> Lanes.settle(fields, sole), (band, board) -> {
            int both = before.get(band, board) & needed.get(band, board);
            return both == 0 ? before.get(band, board) : Integer.lowestOneBit(both);
        });
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void tellsWhatStandsInOneOfThree(long seed) {
        Random random = new Random(seed);
        long a = word(random);
        long b = word(random);
        long c = word(random);
        for (int bit = 0; bit < 60; bit++) {
            long count = (a >>> bit & 1) + (b >>> bit & 1) + (c >>> bit & 1);
            assertThat(Lanes.once(a, b, c) >>> bit & 1).as("bit %d", bit).isEqualTo(count == 1 ? 1 : 0);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void copiesOneBoardOverTheOther(long seed) {
        long word = word(new Random(seed));
        Fields before = Fields.of(word);
        for (int from = 0; from < 2; from++) {
            int chosen = from;
            check("twice", word, fields -> Lanes.twice(fields, chosen), (band, board) -> before.get(band, chosen));
            assertThat(Lanes.twice(word, from) & UNUSED).isZero();
        }
    }
}
