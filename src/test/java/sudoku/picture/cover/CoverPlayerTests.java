package sudoku.picture.cover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.cover.CoverTrace;
import sudoku.cover.DancingLinks;
import sudoku.search.SearchLimit;

class CoverPlayerTests {

    private static CoverPlayer player(SearchLimit limit, int most) {
        CoverTrace trace = new CoverTrace(most);
        new DancingLinks().solve(CoverPictureTests.ROSTER, limit, trace);
        return CoverPlayer.of(CoverPictureTests.ROSTER, trace);
    }

    @Test
    void holdsTheMatrixTheStepsAndTheOneScript() {
        String html = player(SearchLimit.none(), 100).html();
        assertThat(html)
                .contains(
                        "&quot;items&quot;:[&quot;Mo&quot;,&quot;Tu&quot;,&quot;We&quot;]",
                        "&quot;rows&quot;:[[0, 1],[1],[2],[1, 2]]",
                        "&quot;steps&quot;:[3,0,-1,0,0,0,0,1,3,1,-1,0,");
        assertThat(html.split("<script>", -1)).hasSize(2);
        assertThat(html).as("nothing is fetched").doesNotContain("https:");
    }

    @Test
    void itsImageIsTheMatrixAfterTheLastStep() {
        assertThat(player(SearchLimit.first(), 100).text())
                .contains("2 options chosen, 0 taken back", "✓ Ada", "✓ Cem");
        assertThat(player(SearchLimit.none(), 100).text())
                .contains("2 options chosen, 2 taken back")
                .doesNotContain("✓");
    }

    @Test
    void whatWasNotKeptIsSaid() {
        assertThat(player(SearchLimit.none(), 3).html())
                .contains("These are the first 3 of 11 steps; the rest were not kept.");
    }
}
