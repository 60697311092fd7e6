package sudoku.piece.racer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.judge.Told;
import sudoku.puzzles.PuzzleSet;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;
import sudoku.solve.racer.Racer;

/** Whatever a student enters, the race ends in one sentence, and only right answers are timed. */
@Timeout(60)
class LeaderboardTests {
    private static final List<Grid> PUZZLES = PuzzleSet.shipped("easy").subList(0, 3);

    private static Leaderboard board() {
        return Leaderboard.of(PUZZLES, 1, Duration.ofSeconds(1), new Propagation(), new Racer());
    }

    private static int[] solved(int[] board) {
        return new Racer().solve(Grid.of(board)).solution().toArray();
    }

    private static List<String> timed(Leaderboard board) {
        return board.last().solvers().stream().map(Solver::name).toList();
    }

    @Test
    void whoIsRightIsTimedOnEachPuzzleBesideTheLibrary() {
        Leaderboard board = board();
        long[] calls = new long[1];
        Told told = board.told(
                "hers",
                cells -> {
                    calls[0]++;
                    return solved(cells);
                },
                () -> calls[0]);
        assertThat(told.mark()).isEqualTo("✓");
        assertThat(told.sentence())
                .contains("all 3 puzzles")
                .contains("its counter went up by 3")
                .contains("In 18 rounds: ")
                .contains("propagation")
                .contains("racer")
                .contains("times as long, ahead in ");
        assertThat(timed(board)).containsExactly("propagation", "racer", "hers");
        assertThat(board.chart().alt()).contains("hers");
    }

    @Test
    void anAnswerWrittenIntoTheLentBoardIsAsGood() {
        Leaderboard board = board();
        assertThat(board.told(
                                "hers",
                                cells -> {
                                    System.arraycopy(solved(cells), 0, cells, 0, 81);
                                    return cells;
                                },
                                () -> 0)
                        .mark())
                .isEqualTo("✓");
    }

    static Stream<Arguments> wrong() {
        int[] blanks = PUZZLES.get(1).toArray();
        return Stream.of(
                Arguments.of((Entrant) cells -> null, "puzzle 1 of 3: it gives null."),
                Arguments.of((Entrant) cells -> new int[80], "it gives 80 cells, but a board has 81."),
                Arguments.of(
                        (Entrant) cells -> Arrays.equals(cells, blanks) ? cells : solved(cells), "puzzle 2 of 3: r"),
                Arguments.of((Entrant) cells -> changed(solved(cells), firstBlank(cells), 10), " holds 10."),
                Arguments.of((Entrant) cells -> changed(solved(cells), firstBlank(cells), -1), " holds -1."),
                Arguments.of(
                        (Entrant) cells -> {
                            int blank = firstBlank(cells);
                            return changed(solved(cells), blank, solved(cells)[blank] % 9 + 1);
                        },
                        "puzzle 1 of 3: "),
                Arguments.of(
                        (Entrant) cells -> {
                            int[] names = solved(cells);
                            for (int i = 0; i < 81; i++) {
                                names[i] = names[i] % 9 + 1;
                            }
                            return names;
                        },
                        "the clue at "),
                Arguments.of(
                        (Entrant) cells -> {
                            throw new IllegalStateException("lost");
                        },
                        "lost"),
                Arguments.of((Entrant) cells -> changed(cells, 81, 1), "81"));
    }

    private static int[] changed(int[] board, int cell, int digit) {
        board[cell] = digit;
        return board;
    }

    private static int firstBlank(int[] board) {
        int cell = 0;
        while (board[cell] != 0) {
            cell++;
        }
        return cell;
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void aWrongAnswerEndsInOneSentence(Entrant entrant, String sentence) {
        Told told = board().told("hers", entrant, () -> 0);
        assertThat(told.mark()).isEqualTo("✗");
        assertThat(told.sentence()).contains(sentence);
    }

    @Test
    void anEndlessLoopIsGivenUp() {
        boolean[] goesOn = {true};
        Told told = board().told(
                        "hers",
                        cells -> {
                            while (goesOn[0] && !Thread.currentThread().isInterrupted()) {
                                Thread.onSpinWait();
                            }
                            return cells;
                        },
                        () -> 0);
        goesOn[0] = false;
        assertThat(told.mark()).isEqualTo("✗");
        assertThat(told.sentence()).contains("hers").contains("has no end");
    }

    @Test
    void whoIsRightOnceAndWrongWhenItCountsIsFoundOut() {
        int[] calls = new int[1];
        Leaderboard board = board();
        Told told = board.told("hers", cells -> ++calls[0] > 3 ? cells : solved(cells), () -> 0);
        assertThat(told.mark()).isEqualTo("✗");
        assertThat(told.sentence()).contains("was not solved the second time");
        assertThat(timed(board)).containsExactly("propagation", "racer");
    }

    @Test
    void anUntouchedBoardIsNoMistake() {
        Leaderboard board = board();
        Told told = board.told("hers", cells -> cells, () -> 0);
        assertThat(told.mark()).isEqualTo("○");
        assertThat(timed(board)).containsExactly("propagation", "racer");
    }

    @Test
    void aNameOfTheLibrarysIsTaken() {
        assertThat(board().told("racer", LeaderboardTests::solved, () -> 0).sentence())
                .contains("belongs to a solver of the library");
    }

    @Test
    void severalTakePartAndOneThatIsMendedTakesItsPlace() {
        Leaderboard board = board();
        board.told("one", LeaderboardTests::solved, () -> 0);
        board.told("two", LeaderboardTests::solved, () -> 0);
        assertThat(timed(board)).containsExactly("propagation", "racer", "one", "two");
        board.told("one", cells -> null, () -> 0);
        assertThat(timed(board)).containsExactly("propagation", "racer", "two");
    }

    @Test
    void aRaceThatSettlesEnds() {
        Leaderboard board = Leaderboard.of(PUZZLES, new Propagation());
        assertThat(board.told("hers", LeaderboardTests::solved, () -> 0).mark()).isEqualTo("✓");
        assertThat(board.last().micros().get("hers")).hasSize(3);
    }

    @Test
    void aPuzzleWithTwoSolutionsIsRefused() {
        assertThatThrownBy(() -> Leaderboard.of(List.of(PUZZLES.get(0), Grid.empty(9)), new Racer()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Puzzle 2 does not have exactly one");
        assertThatThrownBy(() -> Leaderboard.of(List.of(), new Racer())).hasMessageContaining("at least one puzzle");
    }
}
