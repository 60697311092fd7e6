package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.ipynb.Notebook;

/** The frame around a page, and where its links lead. */
class SitePageTests {
    private static final Set<String> PAGES = Set.of("01-one.html", "02-two.html", "exercises/01-one/exercise.html");
    private static final SitePage LESSON = page(
            "01-one.html",
            "<h1 id=\"1\">1 · One<a class=\"anchor-link\" href=\"#1\">¶</a></h1>"
                    + "<h2 id=\"Why?\">Why <em>so</em>?<a class=\"anchor-link\" href=\"#Why?\">¶</a></h2>");
    private static final SitePage EXERCISE = page("exercises/01-one/exercise.html", "<h1 id=\"e\">Exercises 1</h1>");

    private static SitePage page(String file, String cells) {
        return new SitePage(file, cells);
    }

    private static String html(SitePage page) {
        return page.html("A <course>", PAGES, Optional.empty(), Optional.empty());
    }

    private static String inLesson(String cells) {
        return html(page("01-one.html", cells));
    }

    @Test
    void aLinkToANotebookLeadsToItsPage() {
        assertThat(inLesson("<a href=\"02-two.ipynb\">next</a>")).contains("<a href=\"02-two.html\">next</a>");
        assertThat(inLesson("<a href=\"02-two.ipynb#Why?\">next</a>"))
                .contains("<a href=\"02-two.html#Why?\">next</a>");
        assertThat(html(page("exercises/01-one/exercise.html", "<a href=\"../../01-one.ipynb\">back</a>")))
                .contains("<a href=\"../../01-one.html\">back</a>");
    }

    @Test
    void aLinkToANotebookThatIsNotHereIsPlainText() {
        assertThat(inLesson("see <a href=\"03-three.ipynb\">lesson <b>3</b></a>."))
                .contains("see lesson <b>3</b>.")
                .doesNotContain("ipynb");
    }

    @Test
    void otherLinksStayAsTheyAre() {
        String link = "<a href=\"https://example.org/a.ipynb\">elsewhere</a>";
        assertThat(inLesson(link)).contains(link);
    }

    @Test
    void exercisesThatAreNamedAreLinked() {
        assertThat(inLesson("<code>exercises/01-one</code> <code>exercises/02-two</code>"))
                .contains("<a href=\"exercises/01-one/exercise.html\"><code>exercises/01-one</code></a> "
                        + "<code>exercises/02-two</code>");
    }

    @Test
    void theContentsListTheSections() {
        assertThat(html(LESSON))
                .contains("<li><a href=\"#Why?\">Why <em>so</em>?</a></li>")
                .doesNotContain("¶");
        assertThat(html(EXERCISE)).doesNotContain("On this page");
    }

    @Test
    void theContentsSayWhereTheSecondEveningBegins() {
        String evening = "<em>That was the evening. What follows is a second one.</em>";
        assertThat(inLesson("<h2 id=\"a\">One</h2>" + evening + "<h2 id=\"b\">Two</h2><h2 id=\"c\">Three</h2>"))
                .contains("One</a></li>\n<li class=\"evening\">The second evening</li>\n"
                        + "<li><a href=\"#b\">Two</a></li>\n<li><a href=\"#c\">");
    }

    @Test
    void thePageIsCalledAsItsHeading() {
        assertThat(LESSON.title()).isEqualTo("1 · One");
        assertThat(html(LESSON)).contains("<title>1 · One · A &lt;course&gt;</title>");
    }

    @Test
    void whatComesBeforeAndAfterIsLinkedFromEveryFolder() {
        String page = EXERCISE.html("A course", PAGES, Optional.of(LESSON), Optional.of(page("02-two.html", "")));
        assertThat(page)
                .contains("<a rel=\"prev\" href=\"../../01-one.html\">← 1 · One</a>")
                .contains("<a rel=\"next\" href=\"../../02-two.html\">02-two.html →</a>")
                .contains("href=\"../../assets/site.css\"")
                .contains("href=\"../../index.html\"");
        assertThat(LESSON.html("A course", PAGES, Optional.empty(), Optional.of(EXERCISE)))
                .contains("<a rel=\"next\" href=\"exercises/01-one/exercise.html\">Exercises 1 →</a>")
                .doesNotContain("\"prev\"");
    }

    @Test
    void theBarLeadsToTheBoardWhereThereIsOne() {
        String page = EXERCISE.html("A course", Set.of("board.html"), Optional.empty(), Optional.empty());
        assertThat(page).containsSubsequence("<header", "<a href=\"../../board.html\">Board</a>", "</header>");
        assertThat(html(EXERCISE)).doesNotContain("board.html");
    }

    static List<Path> notebooks() {
        return CourseFolder.here().sources();
    }

    /** The pages bring nothing to set equations with. The first one has to bring that, too. */
    @ParameterizedTest
    @MethodSource("notebooks")
    void noNotebookHoldsAnEquation(Path notebook) {
        for (ObjectNode cell : Notebook.read(notebook).cells()) {
            if (cell.get("cell_type").asText().equals("markdown")) {
                assertThat(Notebook.source(cell).replaceAll("`[^`]*`", ""))
                        .doesNotContainPattern("\\$[^$\n]+\\$|\\\\\\(|\\\\\\[");
            }
        }
    }
}
