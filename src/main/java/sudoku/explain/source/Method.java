package sudoku.explain.source;

import java.util.List;

/**
 * A method whose calls a recorder is told of.
 *
 * @param number its own, in the order of the source
 * @param line where it begins
 * @param returns the type of what it returns; empty for a constructor
 */
public record Method(int number, String name, int line, List<String> parameters, String returns) {
    /** Whether it is the one of the notebook's or her own that somebody can call by its name alone. */
    public boolean isConstructor() {
        return returns.isEmpty();
    }
}
