package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The ways from page to page and within one: every link leads somewhere, and the contents say where the reader is. */
@Needs({Need.JUPYTER, Need.CHROMIUM})
@Timeout(600)
class SiteLinksIT {
    @RegisterExtension
    static final SiteInBrowser SITE = new SiteInBrowser();

    /** To a file of the site, and to a place in it; names of places are unique. */
    @ParameterizedTest
    @ValueSource(strings = {"index.html", "00-start-here.html", "board.html", WrittenSite.LESSON, WrittenSite.EXERCISE})
    void everyLinkLeadsSomewhere(String page) {
        SITE.open(page);
        assertThat(
                        SITE.list(
                                """
                const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
                return ids.filter((id, i) => ids.indexOf(id) !== i);
                """))
                .isEmpty();
        assertThat(
                        SITE.list(
                                """
                return [...document.querySelectorAll('[href], script[src], img[src]')].map(it => it.href || it.src)
                    .filter(address => !address.startsWith('data:') && !address.startsWith('https:'));
                """))
                .hasSizeGreaterThan(3)
                .allSatisfy(SiteLinksIT::leadsSomewhere);
    }

    private static void leadsSomewhere(String link) throws IOException {
        URI address = URI.create(link);
        assertThat(address.getScheme()).as(link).isEqualTo("file");
        Path file = Path.of(URI.create(link.replaceFirst("#.*", "")));
        assertThat(file).isRegularFile().startsWith(WrittenSite.folder());
        if (address.getRawFragment() != null) {
            assertThat(Files.readString(file)).contains("id=\"" + address.getRawFragment() + "\"");
        }
    }

    @Test
    void theContentsMarkTheSectionThatIsRead() {
        SITE.open(WrittenSite.LESSON);
        SITE.script("document.querySelectorAll('main h2')[2].scrollIntoView();");
        String marks =
                """
                const marked = document.querySelectorAll('.contents [aria-current]');
                return marked.length === 1 && marked[0].getAttribute('href')
                    === '#' + document.querySelectorAll('main h2')[2].id;
                """;
        SITE.soon().until(driver -> (Boolean) SITE.script(marks));
    }
}
