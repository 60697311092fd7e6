package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** For a reader who wants no movement nothing moves, and no page speaks of cells that she should run. */
@Tag("thorough")
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class SiteStillnessIT {
    /** What would run on its own or when it is pointed at. */
    private static final String MOVING =
            """
            return [...document.querySelectorAll("*")].filter(each => {
              const style = getComputedStyle(each);
              const isInTransition = style.transitionDuration.split(", ").some(each => parseFloat(each) > 0);
              return isInTransition || style.animationName !== "none" || style.scrollBehavior === "smooth";
            }).map(each => each.outerHTML.slice(0, 120));
            """;

    @RegisterExtension
    static final SiteInBrowser SITE = new SiteInBrowser();

    private static List<String> movingIn(String page, String motion) {
        SITE.open(page, "prefers-reduced-motion", motion);
        if (!SITE.findAll(".live .cm-content").isEmpty()) {
            SITE.find(".live .cm-content").click();
            SITE.soon().until(open -> !SITE.findAll(".cm-focused").isEmpty());
        }
        return SITE.list(MOVING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "board.html", "00-start-here.html", WrittenSite.LESSON, WrittenSite.EXERCISE})
    void nothingMovesForAReaderWhoWantsThat(String page) {
        assertThat(movingIn(page, "reduce")).isEmpty();
    }

    /** Without the rule of the site's style the test above would find these. */
    @Test
    void theCursorOfAnEditorBlinksOtherwise() {
        assertThat(movingIn(WrittenSite.LESSON, "no-preference")).isNotEmpty();
    }

    /** A film goes on when somebody presses play, and not before. */
    @ParameterizedTest
    @ValueSource(strings = {"index.html", WrittenSite.LESSON})
    void noFilmBeginsByItself(String page) throws InterruptedException {
        SITE.open(page, "prefers-reduced-motion", "reduce");
        String players = "return [...document.querySelectorAll('[data-sudoku-player]')].map(each => each.innerHTML);";
        List<String> before = SITE.list(players);
        TimeUnit.SECONDS.sleep(2);
        assertThat(before).isNotEmpty().isEqualTo(SITE.list(players));
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "00-start-here.html", WrittenSite.LESSON, WrittenSite.EXERCISE})
    void noPageSpeaksOfCellsToRun(String page) {
        SITE.open(page);
        SITE.script("document.querySelectorAll('main details').forEach(each => each.open = true);");
        assertThat(SiteWordsTests.OF_A_NOTEBOOK
                        .matcher(SITE.find("main").getText())
                        .results()
                        .map(MatchResult::group))
                .isEmpty();
    }
}
