package sudoku.picture.cover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.picture.Xml;
import sudoku.picture.draw.Palette;

class RingPictureTests {
    private static final RingPicture WHOLE = RingPicture.of(new int[] {2, 0, 1}, new int[] {1, 2, 0});
    private static final RingPicture ONE_OUT = RingPicture.of(new int[] {2, 0, 0}, new int[] {2, 2, 0});
    /** Nodes 1, 2 and 3 have left a ring of four, and 1 has come back first. */
    private static final RingPicture TWO_STORIES = RingPicture.of(new int[] {0, 0, 1, 0}, new int[] {1, 2, 3, 0});

    @Test
    void bothWalksOfAWholeRingMeetTheSameNodes() {
        assertThat(WHOLE.text()).isEqualTo("to the right: 0 1 2 0\nto the left: 0 2 1 0");
        assertThat(WHOLE.isWhole()).isTrue();
        assertThat(WHOLE.svg()).doesNotContain(Palette.ORANGE, Palette.RED);
    }

    @Test
    void whatHasLeftIsSaidToRemember() {
        assertThat(ONE_OUT.caption("1 is out").text())
                .isEqualTo("to the right: 0 2 0\nto the left: 0 2 0\nout: 1 remembers 0 and 2\n1 is out");
        assertThat(ONE_OUT.isWhole()).isFalse();
        assertThat(ONE_OUT.svg()).contains(Palette.ORANGE);
    }

    @Test
    void aRingMayTellTwoStories() {
        assertThat(TWO_STORIES.text()).contains("to the right: 0 1 2 3 0", "to the left: 0 0");
        assertThat(TWO_STORIES.svg()).contains(Palette.RED);
    }

    @Test
    void theRingOfAColumnIsWithoutTheRoot() {
        RingPicture column = RingPicture.of(new int[] {0, 2, 1}, new int[] {0, 2, 1});
        assertThat(column.from(1).text()).isEqualTo("to the right: 1 2 1\nto the left: 1 2 1");
        assertThat(column.text()).contains("to the right: 0 0");
    }

    @Test
    void linksThatLeadNowhereOrRoundAndRoundAreDrawnAsFarAsTheyGo() {
        assertThat(RingPicture.of(new int[] {0, 7, -1}, new int[] {1, 2, 1}).text())
                .contains("to the right: 0 1 2 1 …", "to the left: 0 0");
    }

    @Test
    void theImageIsWellFormedWhateverTheCaption() {
        assertThat(new Xml(TWO_STORIES.caption("<b> & \"c\"")).texts(Palette.INK))
                .contains("<b> & \"c\"");
    }
}
