package sudoku.needs;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;

/** How much is tried: everything with {@code -Dthorough}, and less where somebody waits for the build. */
public final class Thorough {
    private Thorough() {}

    public static boolean isOn() {
        return !System.getProperty("sudoku.tests.left.out", "").equals("thorough");
    }

    /**
     * Which of so many parts is tried today, where all would take longer than the thorough run may: each day another.
     * {@code -Dtests.day=N} is another day, to see again what has failed on it.
     */
    public static boolean isTodays(int place, int parts) {
        long day = Long.getLong("tests.day", LocalDate.now().toEpochDay());
        return isOn() && Math.floorMod(place - day, parts) == 0;
    }

    /** All of them, or every so many-th, from the first on. */
    public static <T> List<T> orEach(int step, List<T> all) {
        return isOn() ? all : IntStream.range(0, all.size()).filter(i -> i % step == 0).mapToObj(all::get).toList();
    }
}
