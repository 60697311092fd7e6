package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RatesTests {
    private static final double SHORT = 0.001;

    @Test
    void theWorkIsNumberedFromZeroOnAndNoNumberIsLeftOut() {
        List<Integer> done = new ArrayList<>();
        Rates rates = new Rates(SHORT);
        rates.measure("adding", done::add);
        assertThat(rates.of("adding")).isPositive();
        assertThat(done).isEqualTo(IntStream.range(0, done.size()).boxed().toList()).hasSizeGreaterThan(1);
    }

    @Test
    void ratesAreKeptByNameAndReplaced() {
        Rates rates = new Rates(SHORT);
        rates.measure("one", i -> { });
        rates.measure("other", i -> { });
        rates.measure("one", i -> { });
        assertThat(rates.all().keySet()).containsExactly("one", "other");
        assertThat(rates.ratio("one", "other")).isEqualTo(rates.of("one") / rates.of("other"));
    }

    @Test
    void eachIsProvedAsOftenAsEveryOther() {
        for (int size : new int[] {1, 7, 100}) {
            int[] proved = new int[size];
            new Rates(SHORT).prove("counting", IntStream.range(0, size).boxed()
                    .toList(), number -> ++proved[number] > 0);
            assertThat(proved).as("%d numbers", size).containsOnly(proved[0]);
            assertThat(proved[0]).as("rounds of %d numbers in two laps", size).isGreaterThan(1);
        }
    }

    @Test
    void whoIsWrongIsNotMeasured() {
        Rates rates = new Rates(SHORT);
        rates.prove("careful", List.of(1, 2, 3), number -> number < 4);
        assertThatThrownBy(() -> rates.prove("hasty", List.of(1, 2, 3), number -> number < 3))
                .hasMessage("'hasty' is wrong about 3.");
        assertThat(rates.all().keySet()).containsExactly("careful");
    }

    @Test
    void whatWasNotMeasuredIsSaidInASentence() {
        Rates rates = new Rates(SHORT);
        rates.measure("one", i -> { });
        assertThatThrownBy(() -> rates.of("two")).hasMessage("Nothing called 'two' was measured. There are: one.");
        assertThatThrownBy(() -> new Rates(0)).hasMessageContaining("takes some time");
    }

    @Test
    void anInterruptionEndsIt() {
        Rates rates = new Rates(1_000_000);
        assertThatThrownBy(() -> rates.measure("for ever", i -> Thread.currentThread().interrupt()))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
