package sudoku.needs;

import java.util.List;
import java.util.stream.IntStream;

/** How much is tried: everything with {@code -Dthorough}, and less where somebody waits for the build. */
public final class Thorough {
    private Thorough() {}

    public static boolean isOn() {
        return !System.getProperty("sudoku.tests.left.out", "").equals("thorough");
    }

    /** All of them, or every so many-th, from the first on. */
    public static <T> List<T> orEach(int step, List<T> all) {
        return isOn() ? all : IntStream.range(0, all.size()).filter(i -> i % step == 0).mapToObj(all::get).toList();
    }
}
