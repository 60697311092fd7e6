package sudoku.page.tasks;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The file that the page can read when it runs: the set of puzzles from which the tests of an exercise take some. */
public final class ExerciseResources implements ResourceSupplier {
    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {"sudoku/puzzles/sets/16x16.txt"};
    }
}
