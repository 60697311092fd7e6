package sudoku.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sudoku.search.SearchLimit;

/**
 * Any way of finding exact covers: a problem, a limit and a listener go in, a result comes out.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public interface CoverSolver {
    CoverResult solve(ExactCover cover, SearchLimit limit, CoverListener listener);

    default CoverResult solve(ExactCover cover, SearchLimit limit) {
        return solve(cover, limit, CoverListener.NONE);
    }

    /** The solutions by the names of their options, as many as the limit allows, in the order they are found. */
    default List<List<String>> solutions(ExactCover cover, SearchLimit limit) {
        List<List<String>> found = new ArrayList<>();
        solve(cover, limit, new CoverListener() {
            @Override
            public void solved(int[] options) {
                found.add(Arrays.stream(options).mapToObj(cover::option).toList());
            }
        });
        return found;
    }
}
