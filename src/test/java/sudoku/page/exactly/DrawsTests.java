package sudoku.page.exactly;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Beside Java's own draws from the same seed: first bits, last bits, remainders, and what is drawn again. */
class DrawsTests {
    private static final int MANY = 500;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8, 9, 16, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE})
    void belowABoundTheDrawsAreJavas(int bound) {
        Random mine = new Random(7);
        assertThat(IntStream.range(0, MANY).map(i -> Draws.nextInt(mine, bound)))
                .containsExactlyElementsOf(drawn(random -> random.nextInt(bound)));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "0, 8",
        "0, 9",
        "1, 9",
        "1, 10",
        "-4, 4",
        "-5, 6",
        "0, 1073741825",
        "-2147483648, 0",
        "-2147483648, 1",
        "-2000000000, 2000000000"
    })
    void betweenTwoBoundsTheDrawsAreJavas(int origin, int bound) {
        Random mine = new Random(7);
        assertThat(IntStream.range(0, MANY).map(i -> Draws.nextInt(mine, origin, bound)))
                .containsExactlyElementsOf(drawn(random -> random.nextInt(origin, bound)))
                .containsExactly(new Random(7).ints(MANY, origin, bound).boxed().toArray(Integer[]::new));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 8",
        "0, 9",
        "-4, 4",
        "-5, 6",
        "0, 4611686018427387905",
        "-9223372036854775808, 0",
        "-9223372036854775808, 1",
        "-6000000000000000000, 6000000000000000000"
    })
    void longsBetweenTwoBoundsAreJavas(long origin, long bound) {
        Random mine = new Random(7);
        assertThat(LongStream.range(0, MANY).map(i -> Draws.nextLong(mine, origin, bound)))
                .containsExactlyElementsOf(drawn(random -> random.nextLong(origin, bound)))
                .containsExactly(
                        new Random(7).longs(MANY, origin, bound).boxed().toArray(Long[]::new));
    }

    private static <T> List<T> drawn(Function<Random, T> draw) {
        Random javas = new Random(7);
        return Stream.generate(() -> draw.apply(javas)).limit(MANY).toList();
    }
}
