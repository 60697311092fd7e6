package sudoku.page.tasks;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The files that the page can read when it runs: the puzzles with names, and a set from which a test takes some. */
public final class ExerciseResources implements ResourceSupplier {
    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {"sudoku/puzzles/named.csv", "sudoku/puzzles/sets/16x16.txt"};
    }
}
