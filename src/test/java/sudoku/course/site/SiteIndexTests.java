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
            List.of(new SiteIndex.Lesson(FIRST, "00-start-here.html", Optional.empty(), Optional.empty()));

    @Test
    void anAppendixStandsBelowTheMapForThoseWhoHaveReadTheArticles() {
        String page = new SiteIndex(MAP, LESSONS, Map.of("15-ledger.html", "the ledger")).html();
        assertThat(page)
                .containsOnlyOnce("<li>")
                .contains("</ol>\n<p class=\"quiet\">For those who have read the "
                        + "articles: <a href=\"15-ledger.html\">the ledger</a></p>");
    }

    @Test
    void aSiteWithoutAnAppendixSaysNothingOfThem() {
        assertThat(new SiteIndex(MAP, LESSONS, Map.of()).html()).doesNotContain("For those who");
    }
}
