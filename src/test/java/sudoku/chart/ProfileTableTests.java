package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.search.SearchProfile;
import tech.tablesaw.api.Table;

class ProfileTableTests {

    private static SearchProfile profile(int options) {
        SearchProfile profile = new SearchProfile();
        profile.placed(0, 1, options);
        profile.deadEnd(1);
        return profile;
    }

    private final ProfileTable tables = ProfileTable.of("first", profile(3)).and("second", profile(1));

    @Test
    void aRowForEachDepthOfEachSolver() {
        Table depths = tables.depths();
        assertThat(depths.stringColumn("solver").asList()).containsExactly("first", "second");
        assertThat(depths.intColumn("depth").asList()).containsExactly(1, 1);
        assertThat(depths.longColumn("nodes").asList()).containsExactly(1L, 1L);
    }

    @Test
    void aRowForEachWidthUpToTheWidestWithDeadEndsAsZero() {
        Table choices = tables.choices();
        assertThat(choices.intColumn("candidates").asList()).containsExactly(0, 1, 2, 3, 0, 1);
        assertThat(choices.longColumn("choices").asList()).containsExactly(1L, 0L, 0L, 1L, 1L, 1L);
    }
}
