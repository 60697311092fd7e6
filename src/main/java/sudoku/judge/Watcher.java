package sudoku.judge;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What the judge needs of the place where a student's code runs: a thread beside a kernel, a worker in a page.
 *
 * <p>The judge finds the only one there is through {@link ServiceLoader}, so it depends on none.
 */
public interface Watcher {
    /** Somewhere to run a student's code, by the name that it has in lists of what is running. */
    Watch watch(String name);

    /** A clock for deadlines, which stands still while the student is at a breakpoint. */
    long nanos();

    /** The student's own lines in a stack, innermost first; nothing, if nobody here knows her text. */
    Optional<List<String>> ownLines(StackTraceElement[] stack);

    /** The watcher of this place. */
    static Watcher here() {
        return ServiceLoader.load(Watcher.class, Watcher.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "This kernel cannot watch your code: choose the course's own kernel."));
    }
}
