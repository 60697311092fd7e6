package sudoku.needs;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;

/** How much is tried: everything with {@code -Dthorough}, and less where somebody waits for the build. */
public final class Thorough {
    private static final long DAY = Long.getLong("tests.day", LocalDate.now().toEpochDay());

    private Thorough() {}

    public static boolean isOn() {
        return !System.getProperty("sudoku.tests.left.out", "").equals("thorough");
    }

    /**
     * Whether it is this one's turn today, where all would take longer than the thorough run may: one day in so many.
     * {@code -Dtests.day=N} is another day, to see again what has failed on it.
     */
    public static boolean isTodays(int place, int days) {
        return isOn() && Math.floorMod(place - DAY, days) == 0;
    }

    /** Those whose turn it is today, where each has one in so many days. */
    public static <T> List<T> todays(int days, List<T> all) {
        return IntStream.range(0, all.size())
                .filter(i -> isTodays(i, days))
                .mapToObj(all::get)
                .toList();
    }

    /** Those whose turn it is today, or every so many-th where somebody waits. */
    public static <T> List<T> todaysOrEach(int days, int step, List<T> all) {
        return isOn() ? todays(days, all) : orEach(step, all);
    }

    /** All of them, or every so many-th, from the first on. */
    public static <T> List<T> orEach(int step, List<T> all) {
        return isOn()
                ? all
                : IntStream.range(0, all.size())
                        .filter(i -> i % step == 0)
                        .mapToObj(all::get)
                        .toList();
    }
}
