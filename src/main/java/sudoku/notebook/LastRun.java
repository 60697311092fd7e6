package sudoku.notebook;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * How the last run of a cell ended.
 *
 * <p><b>Idea.</b> A method that no longer compiles is still there as it was before. A judge of the method asks here
 * whether the cell that should have renewed it has failed.
 *
 * <p><b>Representation.</b> The course's kernel knows; of any other nothing is known, and then no cell has failed.
 */
public final class LastRun {
    private LastRun() {}

    /** Whether this kernel tells; where it does not, an answer may be older than the cell it is in. */
    public static boolean isKnown() {
        return Screens.current().knowsFailures();
    }

    /** Whether a lambda or another object of the notebook means a method as it was before its cell was changed. */
    public static boolean isOutdated(Object object) {
        return Screens.current().isOutdated(object);
    }

    /** The cell that has defined a method or type, or else a variable, as it was when it last ran well. */
    public static Optional<String> sourceOf(String name) {
        return Optional.ofNullable(Screens.current().sourceOf(name));
    }

    /** What was said when the first of these failed that did: cells, by their ids, or names that a cell defines. */
    public static Optional<String> failureOf(String... cellsOrNames) {
        Screen screen = Screens.current();
        return Arrays.stream(cellsOrNames)
                .map(screen::failureOf)
                .filter(Objects::nonNull)
                .findFirst();
    }
}
