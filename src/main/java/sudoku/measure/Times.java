package sudoku.measure;

import java.time.Duration;
import java.util.Collection;
import java.util.List;

/**
 * Several durations of one kind, from the shortest to the longest.
 *
 * <p><b>Idea.</b> Times are lopsided: a pause of the machine makes one of them ten times as long, and
 * a mean follows it. The median is what usually happens, the 95th percentile what one has to expect
 * at times, the total what has to be waited for.
 *
 * <p><b>Representation.</b> The sorted list. A percentile is one of the measured times, the first that
 * so many of them do not exceed.
 *
 * <p><b>Lesson.</b> 10-race.
 */
public record Times(List<Duration> sorted) {

    public Times {
        if (sorted.isEmpty()) {
            throw new IllegalArgumentException("Nothing was measured, so there is no time to report.");
        }
        sorted = sorted.stream().sorted().toList();
    }

    public static Times of(Duration... times) {
        return new Times(List.of(times));
    }

    public static Times of(Collection<Duration> times) {
        return new Times(List.copyOf(times));
    }

    public int count() {
        return sorted.size();
    }

    public Duration median() {
        return percentile(50);
    }

    public Duration p95() {
        return percentile(95);
    }

    private Duration percentile(int percent) {
        int rank = (count() * percent + 99) / 100;
        return sorted.get(rank - 1);
    }

    public Duration total() {
        return sorted.stream().reduce(Duration.ZERO, Duration::plus);
    }

    public Duration mean() {
        return total().dividedBy(count());
    }
}
