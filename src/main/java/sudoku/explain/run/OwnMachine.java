package sudoku.explain.run;

import java.util.List;
import java.util.Map;
import sudoku.explain.record.Recorded;

/** Where a student's program is compiled once more, beside all that her notebook has defined. */
public interface OwnMachine {
    /**
     * Compiles these classes, each of which is a {@link Recorded}, and makes one of each.
     *
     * @param classes the source of each class by its name
     * @return those that compile; their calls may throw a {@link sudoku.judge.CallFailed}
     */
    Map<String, Recorded> made(Map<String, String> classes);

    /** The cells that may declare this name, the newest last. */
    default List<String> cellsWith(String name) {
        return List.of();
    }
}
