package sudoku.picture.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudoku.cover.ExactCover;
import sudoku.cover.Links;
import sudoku.picture.Xml;
import sudoku.picture.draw.Palette;

class LinksPictureTests {
    private static final ExactCover ROSTER = CoverPictureTests.ROSTER;

    private static LinksPicture afterCovering(int item) {
        Links links = new Links(ROSTER);
        links.cover(links.head(item));
        return LinksPicture.of(ROSTER, links);
    }

    @Test
    void readsTheRings() {
        assertThat(LinksPicture.of(ROSTER, new Links(ROSTER)).text())
                .isEqualTo(
                        """
                Row of items: root ⇄ Mo ⇄ Tu ⇄ We.
                Column of Mo ⇄ Ada/Mo.
                Column of Tu ⇄ Ada/Tu ⇄ Ben/Tu ⇄ Dee/Tu.
                Column of We ⇄ Cem/We ⇄ Dee/We.""");
    }

    @Test
    void whatSteppedOutStillRemembersItsNeighbors() {
        assertThat(afterCovering(2).text())
                .contains(
                        "root ⇄ Mo ⇄ Tu.",
                        "Column of Tu ⇄ Ada/Tu ⇄ Ben/Tu.",
                        "Stepped out: Dee/Tu remembers Ben/Tu and Tu; We remembers Tu and root.");
    }

    @Test
    void aLineBendsAroundWhatSteppedOut() {
        assertThat(LinksPicture.of(ROSTER, new Links(ROSTER)).svg()).doesNotContain("<path", Palette.ORANGE);
        assertThat(afterCovering(0).svg()).as("Ada was the first of Tu").contains("<path", Palette.ORANGE);
        assertThat(afterCovering(1).svg().split("<path", -1))
                .as("around the head of Tu alone")
                .hasSize(2);
    }

    @Test
    void eachNodeHasItsNumber() {
        Links links = new Links(ROSTER);
        assertThat(new Xml(LinksPicture.of(ROSTER, links)).texts(Palette.GRAY))
                .containsExactlyElementsOf(IntStream.range(0, links.nodes())
                        .mapToObj(String::valueOf)
                        .toList());
    }

    @Test
    void keepsTheMomentWhileTheLinksDanceOn() {
        Links links = new Links(ROSTER);
        LinksPicture before = LinksPicture.of(ROSTER, links);
        String text = before.text();
        links.cover(links.head(0));
        assertThat(before.text()).isEqualTo(text);
        links.uncover(links.head(0));
        assertThat(LinksPicture.of(ROSTER, links).text()).isEqualTo(text);
    }

    @Test
    void theImageIsWellFormedWhateverTheCaption() {
        assertThat(new Xml(afterCovering(0).caption("<b> & \"c\"")).texts(Palette.INK))
                .contains("<b> & \"c\"");
    }
}
