package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.Candidates;
import sudoku.solve.GeneratedPuzzles;
import sudoku.solve.Propagation;

/** What the twin boards conclude, held against the rules and against the rooms before. */
class TwinBoardsTests {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 60);
    }

    private static Grid puzzle(long seed) {
        return GeneratedPuzzles.solvable(9, 22 + (int) (seed % 12), seed);
    }

    private static TwinBoards read(Grid puzzle) {
        TwinBoards boards = new TwinBoards();
        lone(puzzle).giveTo(boards);
        return boards;
    }

    private static LoneBoard lone(Grid puzzle) {
        LoneBoard board = new LoneBoard();
        board.read(puzzle.toLine().getBytes(StandardCharsets.US_ASCII));
        return board;
    }

    @Test
    void readsEveryDigitAndTakesTheRestForBlanks() {
        byte[] characters = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            characters[cell] = (byte) "123456789.0*x".charAt(cell % 13);
        }
        LoneBoard lone = new LoneBoard();
        lone.read(characters);
        TwinBoards boards = new TwinBoards();
        lone.giveTo(boards);
        for (int cell = 0; cell < 81; cell++) {
            int expected = cell % 13 < 9 ? 1 << cell % 13 : 0x1ff;
            assertThat(List.of(boards.candidates(0, cell), boards.candidates(1, cell)))
                    .as("cell %d", cell)
                    .containsOnly(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void neverLosesASolution(long seed) {
        Grid puzzle = puzzle(seed);
        TwinBoards boards = read(puzzle);
        assertThat(boards.narrow(0, true)).as(puzzle.toLine()).isEqualTo(Lanes.BOTH);
        for (Grid solution : new Propagation().solutions(puzzle, SearchLimit.solutions(50))) {
            for (int cell = 0; cell < 81; cell++) {
                assertThat(boards.candidates(0, cell) >> solution.get(cell) - 1 & 1)
                        .as("%s: %d on cell %d", puzzle.toLine(), solution.get(cell), cell)
                        .isEqualTo(1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void seesAllThatSinglesSee(long seed) {
        Grid puzzle = puzzle(seed);
        TwinBoards boards = read(puzzle);
        boards.narrow(0, true);
        Candidates singles = new Propagation().think(puzzle);
        for (int cell = 0; cell < 81; cell++) {
            int left = boards.candidates(1, cell);
            int allowed = puzzle.get(cell) != Grid.BLANK
                    ? Digits.of(puzzle.get(cell))
                    : singles.grid().get(cell) != Grid.BLANK
                            ? Digits.of(singles.grid().get(cell))
                            : singles.get(cell);
            int digits = 0;
            for (int digit = 1; digit <= 9; digit++) {
                digits |= (left >> digit - 1 & 1) != 0 ? Digits.of(digit) : 0;
            }
            assertThat(digits & ~allowed)
                    .as("%s: cell %d", puzzle.toLine(), cell)
                    .isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aLoneBoardThinksAsTwinsDo(long seed) {
        for (Grid puzzle : List.of(puzzle(seed), GeneratedPuzzles.doubtful(9, 22 + (int) (seed % 12), seed))) {
            LoneBoard lone = lone(puzzle);
            TwinBoards twins = read(puzzle);
            boolean alive = lone.narrow(true);
            assertThat(alive).as(puzzle.toLine()).isEqualTo(twins.narrow(1, true) != 0);
            if (alive) {
                assertThat(lone.isFull())
                        .as(puzzle.toLine())
                        .isEqualTo(IntStream.range(0, 81)
                                .allMatch(cell -> Integer.bitCount(twins.candidates(0, cell)) == 1));
                TwinBoards given = new TwinBoards();
                lone.giveTo(given);
                for (int cell = 0; cell < 81; cell++) {
                    assertThat(List.of(given.candidates(0, cell), given.candidates(1, cell)))
                            .as("%s: cell %d", puzzle.toLine(), cell)
                            .containsOnly(twins.candidates(0, cell));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void eachBoardThinksAsIfItWereAlone(long seed) {
        Grid puzzle = puzzle(seed);
        Random random = new Random(seed);
        int cell = random.nextInt(81);
        int digit = 1 + random.nextInt(9);
        int other = 1 + random.nextInt(9);
        TwinBoards apart = read(puzzle);
        apart.place(0, cell, digit);
        apart.place(1, cell, other);
        long alive = apart.narrow(2, true);
        for (int board = 0; board < 2; board++) {
            TwinBoards alone = read(puzzle);
            alone.place(0, cell, board == 0 ? digit : other);
            alone.place(1, cell, board == 0 ? digit : other);
            boolean lives = alone.narrow(0, true) != 0;
            assertThat((alive & (board == 0 ? Lanes.FIRST : Lanes.SECOND)) != 0)
                    .as(puzzle.toLine())
                    .isEqualTo(lives);
            for (int i = 0; i < 81 && lives; i++) {
                assertThat(apart.candidates(board, i))
                        .as("%s: cell %d", puzzle.toLine(), i)
                        .isEqualTo(alone.candidates(board, i));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theFullerBoardHasFewerCandidates(long seed) {
        TwinBoards boards = read(puzzle(seed));
        assertThat(boards.fuller()).as("of two that are alike").isZero();
        Random random = new Random(seed);
        boards.place(0, random.nextInt(81), 1 + random.nextInt(9));
        boards.place(1, random.nextInt(81), 1 + random.nextInt(9));
        boards.narrow(0, true);
        assertThat(boards.fuller()).isEqualTo(boards.excess(1) < boards.excess(0) ? 1 : 0);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void nothingIsLeftThatTheSixWaysForbid(long seed) {
        Grid puzzle = puzzle(seed);
        TwinBoards boards = read(puzzle);
        boards.narrow(0, true);
        for (int digit = 1; digit <= 9; digit++) {
            for (int group = 0; group < 3; group++) {
                requireWays(boards, digit, group, true);
                requireWays(boards, digit, group, false);
            }
        }
    }

    /** Each of the nine meetings of a line and a box that has a place for the digit is part of a whole way. */
    private static void requireWays(TwinBoards boards, int digit, int group, boolean band) {
        boolean[][] has = new boolean[3][3];
        for (int line = 0; line < 3; line++) {
            for (int at = 0; at < 9; at++) {
                int cell = band ? 9 * (3 * group + line) + at : 9 * at + 3 * group + line;
                has[line][at / 3] |= (boards.candidates(0, cell) >> digit - 1 & 1) != 0;
            }
        }
        for (int line = 0; line < 3; line++) {
            for (int box = 0; box < 3; box++) {
                int l = (line + 1) % 3;
                int m = (line + 2) % 3;
                int b = (box + 1) % 3;
                int c = (box + 2) % 3;
                boolean possible = has[l][b] && has[m][c] || has[l][c] && has[m][b];
                assertThat(has[line][box] && !possible)
                        .as("%d in line %d, box %d of group %d", digit, line, box, group)
                        .isFalse();
            }
        }
    }

    /**
     * Three cells in line in a box: digits that can be nowhere else in it leave no room, three that fill them go
     * nowhere.
     */
    @ParameterizedTest
    @MethodSource("seeds")
    void threeDigitsShareThreeCellsAlone(long seed) {
        Grid puzzle = puzzle(seed);
        TwinBoards boards = read(puzzle);
        boards.narrow(0, true);
        for (int box = 0; box < 9; box++) {
            for (boolean rows : new boolean[] {true, false}) {
                int[] has = new int[3];
                for (int i = 0; i < 9; i++) {
                    int cell = (box / 3 * 3 + i / 3) * 9 + box % 3 * 3 + i % 3;
                    has[rows ? i / 3 : i % 3] |= boards.candidates(0, cell);
                }
                for (int line = 0; line < 3; line++) {
                    int others = has[(line + 1) % 3] | has[(line + 2) % 3];
                    int needed = has[line] & ~others;
                    assertThat(Integer.bitCount(needed) == 3 && needed != has[line])
                            .as(
                                    "%s: box %d, line %d has more than the three digits that need it",
                                    puzzle.toLine(), box, line)
                            .isFalse();
                    assertThat(Integer.bitCount(has[line]) == 3 && (has[line] & others) != 0)
                            .as("%s: box %d, line %d does not keep its three digits", puzzle.toLine(), box, line)
                            .isFalse();
                }
            }
        }
    }
}
