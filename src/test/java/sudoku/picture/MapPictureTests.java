package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sudoku.picture.draw.Palette;

/** A map to be colored, as lines between discs. */
class MapPictureTests {
    private static final String[] NAMES = {"A", "B", "C"};
    private static final int[][] BORDERS = {{1}, {0, 2}, {1}};
    private static final int[][] PLACES = {{0, 0}, {3, 0}, {3, 3}};

    private static MapPicture map() {
        return MapPicture.of(NAMES, BORDERS, PLACES);
    }

    @Test
    void eachLandIsADiscAndEachBorderOneLine() {
        assertThat(map().svg().split("<circle ", -1)).hasSize(4);
        assertThat(map().svg().split("<line ", -1)).hasSize(3);
        assertThat(map().text()).isEqualTo("A beside B\nB beside A C\nC beside B");
    }

    @Test
    void aColorHasANumberToo() {
        MapPicture painted = map().painted(new int[] {1, 2, 0}).caption("Two of three");
        assertThat(painted.svg()).contains(">1</text>", ">2</text>", Palette.LIGHT_BLUE, ">Two of three</text>");
        assertThat(painted.alt()).isEqualTo("A map of 3 lands. A 1 beside B; B 2 beside A C; C beside B. Two of three");
    }

    @Test
    void neighborsOfOneColorAreSeen() {
        assertThat(map().painted(new int[] {1, 2, 1}).svg()).doesNotContain(Palette.RED);
        assertThat(map().painted(new int[] {1, 1, 2}).svg()).contains(Palette.RED);
        assertThat(map().painted(new int[] {7, 99, 7}).svg())
                .as("a color that there is not")
                .contains(">99</text>");
    }

    @Test
    void aMarkedLandIsNamed() {
        assertThat(map().mark(2).svg()).contains(Palette.BLUE);
        assertThat(map().mark(2).text()).contains("> C beside B");
    }

    @Test
    void whatDoesNotFitTogetherIsRefused() {
        assertThatThrownBy(() -> MapPicture.of(NAMES, BORDERS, new int[2][2]))
                .hasMessage("There are 3 names, 3 lists of neighbors and 2 places; each country has one of each.");
    }
}
