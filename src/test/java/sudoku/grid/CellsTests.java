package sudoku.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellsTests {

    @ParameterizedTest
    @ValueSource(ints = {4, 9, 16, 25})
    void everyCellHasThePeersItsHousesGiveIt(int size) {
        Cells cells = Cells.of(size);
        int side = cells.boxSide();
        for (int cell = 0; cell < cells.count(); cell++) {
            int one = cell;
            int[] fromHouses = IntStream.range(0, cells.houseCount())
                    .mapToObj(cells::house)
                    .filter(house -> Arrays.stream(house).anyMatch(member -> member == one))
                    .flatMapToInt(Arrays::stream)
                    .filter(member -> member != one)
                    .sorted()
                    .distinct()
                    .toArray();
            assertThat(cells.peers(cell))
                    .as(cells.name(cell))
                    .containsExactly(fromHouses)
                    .hasSize(2 * (size - 1) + (side - 1) * (side - 1));
        }
    }

    @Test
    void boxesAreNumberedFromTheLeftThenDown() {
        Cells cells = Cells.of(9);
        assertThat(cells.box(cells.at(0, 8))).isEqualTo(2);
        assertThat(cells.box(cells.at(4, 4))).isEqualTo(4);
        assertThat(cells.box(cells.at(8, 0))).isEqualTo(6);
        assertThat(cells.house(18 + 4)).containsExactly(30, 31, 32, 39, 40, 41, 48, 49, 50);
    }

    @Test
    void namesAreThoseOfPeople() {
        Cells cells = Cells.of(9);
        assertThat(cells.name(2)).isEqualTo("r1c3");
        assertThat(cells.houseName(0)).isEqualTo("row 1");
        assertThat(cells.houseName(17)).isEqualTo("column 9");
        assertThat(cells.houseName(21)).isEqualTo("box 4");
    }

    @Test
    void aBoardThatIsNoneIsRefusedInOneSentence() {
        assertThatThrownBy(() -> Cells.of(10)).hasMessage("A board has 4, 9, 16 or 25 cells a side, not 10.");
    }

    @Test
    void nobodyCanChangeTheTables() {
        Cells.of(9).peers(0)[0] = 80;
        Cells.of(9).house(0)[0] = 80;
        assertThat(Cells.of(9).peers(0)[0]).isEqualTo(1);
        assertThat(Cells.of(9).house(0)[0]).isEqualTo(0);
    }
}
