package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimesTests {
    /** The numbers from {@code count} down to 1, in milliseconds. */
    private static Times countdown(int count) {
        return Times.of(IntStream.range(0, count)
                .mapToObj(i -> Duration.ofMillis(count - i))
                .toList());
    }

    @ParameterizedTest
    @CsvSource({"1,1,1", "2,1,2", "3,2,3", "4,2,4", "19,10,19", "20,10,19", "21,11,20", "100,50,95", "101,51,96"})
    void aPercentileIsTheFirstMeasuredTimeThatSoManyDoNotExceed(int count, long median, long p95) {
        assertThat(countdown(count).median()).hasMillis(median);
        assertThat(countdown(count).p95()).hasMillis(p95);
    }

    @Test
    void oneLongPauseMovesTheMeanAndNotTheMedian() {
        Times times = Times.of(Duration.ofMillis(1), Duration.ofMillis(1000), Duration.ofMillis(2));
        assertThat(times.median()).hasMillis(2);
        assertThat(times.total()).hasMillis(1003);
        assertThat(times.mean()).hasNanos(1003_000_000 / 3);
    }

    @Test
    void noTimesHaveNoMedian() {
        assertThatThrownBy(() -> Times.of(List.of()))
                .hasMessage("Nothing was measured, so there is no time to report.");
    }
}
