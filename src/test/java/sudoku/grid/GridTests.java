package sudoku.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridTests {
    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void aLineComesBackAsItWent() {
        assertThat(Grid.parse(LINE).toLine()).isEqualTo(LINE);
    }

    @ParameterizedTest
    @ValueSource(chars = {'0', '*'})
    void otherBlanksMeanTheSame(char blank) {
        assertThat(Grid.parse(LINE.replace('.', blank))).isEqualTo(Grid.parse(LINE));
    }

    @Test
    void whatIsDrawnCanBeRead() {
        assertThat(Grid.parse(Grid.parse(LINE).toString())).isEqualTo(Grid.parse(LINE));
    }

    @Test
    void starsOfAFrameAreNoBlanks() {
        String framed = "*---*\n|12|34|\n|34|12|\n*---*\r\n|21|43|\n|43|2*|\n*---*\n";
        assertThat(Grid.parse(framed).toLine()).isEqualTo("123434122143432.");
    }

    @Test
    void aTabEndsTheLine() {
        assertThat(Grid.parse(LINE + "\t7.1\tWikipedia")).isEqualTo(Grid.parse(LINE));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 9, 16, 25})
    void everySizeComesBackAsItWent(int size) {
        Grid grid = Grid.empty(size);
        for (int digit = 1; digit <= size; digit++) {
            grid = grid.with(digit - 1, digit);
        }
        assertThat(Grid.parse(grid.toLine())).isEqualTo(grid);
        assertThat(Grid.parse(grid.toString())).isEqualTo(grid);
        assertThat(grid.clues()).isEqualTo(size);
    }

    @Test
    void sixteenDigitsStartAtZeroWhenAZeroOccurs() {
        String rest = ".".repeat(254);
        assertThat(Grid.parse("1G" + rest).get(0)).isEqualTo(1);
        assertThat(Grid.parse("10" + rest).get(0)).isEqualTo(2);
        assertThat(Grid.parse("10" + rest).get(1)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            quoteCharacter = '"',
            value = {
                "12x4............@ line 1, column 3: 'x' is not a digit of a 4×4 grid; expected 1 to 4, or '.', "
                        + "'0' or '*' for a blank.",
                "12345...........@ line 1, column 5: '5' is not a digit of a 4×4 grid; expected 1 to 4, or '.', "
                        + "'0' or '*' for a blank.",
                "1234@ line 1, column 4: the grid ends after 4 cells; expected 16, 81, 256 or 625. Write a "
                        + "dot for each blank cell.",
                "\"\"@ line 1, column 1: the grid ends after 0 cells; expected 16, 81, 256 or 625. Write a "
                        + "dot for each blank cell.",
            })
    void aParseErrorNamesPlaceAndExpectation(String text, String message) {
        assertThatThrownBy(() -> Grid.parse(text))
                .isInstanceOf(GridFormatException.class)
                .hasMessage(message);
    }

    @Test
    void aParseErrorInADrawnGridNamesItsLine() {
        assertThatThrownBy(() -> Grid.parse("12|34\n34|12\n--+--\n21|4?\n43|21"))
                .hasMessageStartingWith("line 4, column 5: '?' is not a digit of a 4×4 grid");
    }

    @Test
    void aZeroAndAGCannotStandInOneGrid() {
        assertThatThrownBy(() -> Grid.parse("0G" + ".".repeat(254)))
                .hasMessage(
                        "line 1, column 2: 'G' is not a digit of a 16×16 grid; expected 0 to F, or '.' for a blank.");
    }

    @Test
    void withLeavesTheOldGridAlone() {
        Grid empty = Grid.empty(4);
        assertThat(empty.with(0, 3).get(0)).isEqualTo(3);
        assertThat(empty.get(0)).isEqualTo(Grid.BLANK);
        assertThatThrownBy(() -> empty.with(5, 7))
                .hasMessage("The digit 7 at r2c2 is not between 1 and 4 (0 is a blank).");
    }

    @Test
    void arraysGivenAndTakenAreCopies() {
        int[] digits = new int[81];
        Grid grid = Grid.of(digits);
        digits[0] = 5;
        grid.toArray()[1] = 5;
        assertThat(grid).isEqualTo(Grid.empty(9));
    }
}
