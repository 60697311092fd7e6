package sudoku.page.run;

/** {@code java.time.Duration} for the page, whose class library has none: what is staged for it uses this instead. */
public record Timespan(long nanos) implements Comparable<Timespan> {
    public static final Timespan ZERO = new Timespan(0);

    private static final long SECOND = 1_000_000_000;
    private static final long MILLI = 1_000_000;

    public static Timespan ofSeconds(long seconds) {
        return new Timespan(seconds * SECOND);
    }

    public static Timespan ofMillis(long millis) {
        return new Timespan(millis * MILLI);
    }

    public static Timespan ofNanos(long nanos) {
        return new Timespan(nanos);
    }

    @Override
    public int compareTo(Timespan other) {
        return Long.compare(nanos, other.nanos);
    }

    public long toSeconds() {
        return nanos / SECOND;
    }

    public long toMillis() {
        return nanos / MILLI;
    }

    public long toNanos() {
        return nanos;
    }

    public boolean isNegative() {
        return nanos < 0;
    }

    public boolean isZero() {
        return nanos == 0;
    }
}
