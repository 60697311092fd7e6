package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sudoku.course.edition.CourseMap;

class SiteIndexTests {
    private static final CourseMap.Place FIRST = new CourseMap.Place("0", "Start here", "How?", 15);
    private static final CourseMap MAP = new CourseMap("A course", "Words.", Map.of("0", FIRST), Map.of());
    private static final List<SiteIndex.Lesson> LESSONS =
            List.of(new SiteIndex.Lesson(FIRST, "00-start-here.html", Optional.empty(), Optional.empty(), false));

    private static String page(List<SiteIndex.Lesson> lessons, Map<String, String> appendices) {
        return new SiteIndex(MAP, Optional.empty(), lessons, appendices, false).html();
    }

    @Test
    void anAppendixStandsBelowTheMapForThoseWhoHaveReadTheArticles() {
        String page = page(LESSONS, Map.of("15-ledger.html", "the ledger"));
        assertThat(page)
                .containsOnlyOnce("<li>")
                .contains("</ol>\n<p class=\"quiet\">For those who have read articles "
                        + "about solvers: <a href=\"15-ledger.html\">the ledger</a></p>");
    }

    @Test
    void aSiteWithoutAnAppendixSaysNothingOfThem() {
        assertThat(page(LESSONS, Map.of())).doesNotContain("For those who");
    }

    @Test
    void aLessonThatCanBeWrittenOnItsPageSaysSo() {
        SiteIndex.Lesson live =
                new SiteIndex.Lesson(FIRST, "00-start-here.html", Optional.empty(), Optional.empty(), true);
        assertThat(page(List.of(live), Map.of())).contains("15 minutes · write here", "<em>write here</em>");
        assertThat(page(LESSONS, Map.of())).doesNotContain("write here");
    }

    @Test
    void theFilmComesBeforeTheMap() {
        String page = new SiteIndex(MAP, Optional.of("<div>a film</div>"), LESSONS, Map.of(), false).html();
        assertThat(page).containsSubsequence("Which digit comes next?", "<div>a film</div>", "Words.", "<ol");
    }

    @Test
    void theBoardIsLinkedWhereThereIsOne() {
        String page = new SiteIndex(MAP, Optional.empty(), LESSONS, Map.of(), true).html();
        assertThat(page).containsSubsequence("<header", "<a href=\"board.html\">", "</header>", "<main", "board.html");
        assertThat(page(LESSONS, Map.of())).doesNotContain("board.html");
    }
}
