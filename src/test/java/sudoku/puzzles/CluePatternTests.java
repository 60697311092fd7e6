package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CluePatternTests {

    @ParameterizedTest
    @EnumSource
    void eachCellIsInOneGroup(CluePattern pattern) {
        for (int size : new int[] {4, 9, 16}) {
            assertThat(pattern.groups(size).stream()
                            .flatMapToInt(IntStream::of)
                            .sorted()
                            .toArray())
                    .isEqualTo(IntStream.range(0, size * size).toArray());
        }
    }

    @Test
    void theCellsOfAGroupAreWhereTheMoveTakesThem() {
        assertThat(CluePattern.FREE.groups(4)).contains(new int[] {5});
        assertThat(CluePattern.HALF_TURN.groups(4)).contains(new int[] {0, 15}, new int[] {6, 9});
        assertThat(CluePattern.QUARTER_TURN.groups(4)).contains(new int[] {0, 3, 15, 12}, new int[] {1, 7, 14, 8});
        assertThat(CluePattern.MIRROR.groups(9)).contains(new int[] {0, 8}, new int[] {4}, new int[] {13});
    }

    @ParameterizedTest
    @CsvSource({
        "FREE,9,23,true",
        "HALF_TURN,9,23,true",
        "HALF_TURN,4,5,false",
        "HALF_TURN,4,6,true",
        "MIRROR,9,23,true",
        "MIRROR,16,101,false",
        "QUARTER_TURN,9,28,true",
        "QUARTER_TURN,9,29,true",
        "QUARTER_TURN,9,30,false"
    })
    void someNumbersOfCluesCannotLieInAPattern(CluePattern pattern, int size, int clues, boolean can) {
        assertThat(pattern.canHold(clues, size)).isEqualTo(can);
    }
}
