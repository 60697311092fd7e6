package sudoku.piece.bitmask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.grid.Grid;

/** The looks are counted by hand on boards with one blank. */
class BoardLooksTests {
    /** A digit that fits is looked for in all sixteen cells; the search of one that does not ends where it is seen. */
    @ParameterizedTest
    @CsvSource({"3421214343121234, 0", ".421214343121234, 23", "342121434312123., 40"})
    void aLookIsACellThatIsAskedForADigit(String line, long looks) {
        assertThat(BoardLooks.toSolve(Grid.parse(line))).isEqualTo(looks);
    }
}
