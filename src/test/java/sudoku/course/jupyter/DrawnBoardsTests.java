package sudoku.course.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DrawnBoardsTests {
    private static final DrawnBoards BOARDS = new DrawnBoards();
    private static final int[] PUZZLE = {0, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 4, 0, 0};

    private static String html(int[] board, int[] before, Map<String, Object> beside) {
        return String.valueOf(BOARDS.of(board, before, beside).get("text/html"));
    }

    @Test
    void whatTheProgramHasWrittenIsNoClue() {
        int[] board = PUZZLE.clone();
        board[0] = 1;
        assertThat(html(board, PUZZLE, Map.of())).contains("4 clues, 1 found");
        assertThat(html(board, null, Map.of()))
                .as("of an array that nobody was given")
                .contains("5 clues, 0 found");
        board[1] = 3;
        assertThat(html(board, PUZZLE, Map.of()))
                .as("a clue that was written over")
                .contains("3 clues, 2 found");
        assertThat(html(board, new int[3], Map.of())).contains("5 clues");
    }

    @Test
    void theCellThatTheProgramHasComeToIsMarkedWhereTheBoardIsInTheSameCall() {
        assertThat(html(PUZZLE, PUZZLE, Map.of("board", PUZZLE, "cell", 4))).contains("Marked: r2c1");
        assertThat(html(PUZZLE, PUZZLE, Map.of("board", PUZZLE.clone(), "cell", 4)))
                .doesNotContain("Marked");
        for (Object none : new Object[] {16, -1, "4", 4L}) {
            assertThat(html(PUZZLE, PUZZLE, Map.of("board", PUZZLE, "cell", none)))
                    .as("%s", none)
                    .doesNotContain("Marked");
        }
    }

    @Test
    void otherArraysAreNoBoards() {
        assertThat(BOARDS.of(new int[80], null, Map.of())).isNull();
        assertThat(BOARDS.of("text", null, Map.of())).isNull();
        assertThat(html(PUZZLE, null, Map.of())).contains("<img");
    }
}
