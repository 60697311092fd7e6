package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.solve.GeneratedPuzzles;

/** Where a fork guesses, weighed once more cell by cell. */
class ForkTests {
    /** Puzzles that are not solved without a guess, and have cells of two digits. */
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 1000)
                .filter(seed -> !cellsWith(2, narrowed(puzzle(seed))).isEmpty())
                .limit(40);
    }

    private static TwinBoards narrowed(Grid puzzle) {
        LoneBoard lone = new LoneBoard();
        lone.read(puzzle.toLine().getBytes(StandardCharsets.US_ASCII));
        assertThat(lone.narrow(true)).as(puzzle.toLine()).isTrue();
        TwinBoards boards = new TwinBoards();
        lone.giveTo(boards);
        return boards;
    }

    private static Grid puzzle(long seed) {
        return GeneratedPuzzles.solvable(9, 22 + (int) (seed % 12), seed);
    }

    private static int size(TwinBoards boards, int cell) {
        return Integer.bitCount(boards.candidates(0, cell));
    }

    private static List<Integer> cellsWith(int digits, TwinBoards boards) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            if (size(boards, cell) == digits) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** One for each open peer that may have one of the cell's digits, four if it has two digits only. */
    private static int weight(TwinBoards boards, int cell) {
        int weight = 0;
        for (int peer : Cells.of(9).peers(cell)) {
            boolean hears = size(boards, peer) > 1 && (boards.candidates(0, cell) & boards.candidates(0, peer)) != 0;
            weight += hears ? size(boards, peer) == 2 ? 4 : 1 : 0;
        }
        return weight;
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theCellIsOneOfTwoDigitsWhosePeersHearMost(long seed) {
        TwinBoards boards = narrowed(puzzle(seed));
        List<Integer> pairs = cellsWith(2, boards);
        Fork fork = new Fork();
        fork.choose(boards);
        int most = pairs.stream().mapToInt(cell -> weight(boards, cell)).max().orElseThrow();
        int digits = boards.candidates(0, fork.cell);
        assertThat(pairs).as(puzzle(seed).toLine()).contains(fork.cell);
        assertThat(weight(boards, fork.cell)).as(puzzle(seed).toLine()).isEqualTo(most);
        assertThat(fork.options).isEqualTo(2);
        assertThat(1 << fork.digit - 1 | 1 << fork.otherDigit - 1).isEqualTo(digits);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aGuessThatWasRefutedAtBothEndsCountsTwoForItsCellAndOneForItsDigits(long seed) {
        TwinBoards boards = narrowed(puzzle(seed));
        List<Integer> pairs = cellsWith(2, boards);
        Fork fork = new Fork();
        int[] ofCell = new int[81];
        int[] ofDigit = new int[9];
        for (int i = 0; i < 5; i++) {
            fork.choose(boards);
            int most = pairs.stream()
                    .mapToInt(cell -> weightAndPoints(boards, cell, ofCell, ofDigit))
                    .max()
                    .orElseThrow();
            assertThat(weightAndPoints(boards, fork.cell, ofCell, ofDigit))
                    .as("%s, choice %d", puzzle(seed).toLine(), i)
                    .isEqualTo(most);
            fork.refuted();
            ofCell[fork.cell] += 2;
            ofDigit[fork.digit - 1]++;
            ofDigit[fork.otherDigit - 1]++;
        }
        int first = firstChoice(boards);
        fork.forget();
        fork.choose(boards);
        assertThat(fork.cell).as("after forgetting").isEqualTo(first);
    }

    private static int firstChoice(TwinBoards boards) {
        Fork fork = new Fork();
        fork.choose(boards);
        return fork.cell;
    }

    private static int weightAndPoints(TwinBoards boards, int cell, int[] ofCell, int[] ofDigit) {
        int points = weight(boards, cell) + ofCell[cell];
        for (int digit = 0; digit < 9; digit++) {
            points += (boards.candidates(0, cell) >> digit & 1) != 0 ? ofDigit[digit] : 0;
        }
        return points;
    }

    @Test
    void withoutSuchACellADigitIsTriedWhereThereAreFewest() {
        TwinBoards boards = narrowed(Grid.empty(9));
        Fork fork = new Fork();
        fork.choose(boards);
        assertThat(List.of(fork.cell, fork.digit, fork.otherDigit, fork.options))
                .containsExactly(0, 1, Fork.NONE, 9);
    }

    @Test
    void thereIsNothingToChooseOnAFullBoardAlone() {
        TwinBoards full = narrowed(NamedPuzzles.get("wikipedia").grid());
        assertThat(cellsWith(1, full)).hasSize(81);
        assertThat(full.isFull(Lanes.BOTH)).isTrue();
        TwinBoards open = narrowed(NamedPuzzles.get("two-solutions").grid());
        assertThat(open.isFull(Lanes.FIRST)).isFalse();
        new Fork().choose(open);
    }

    /** One of the twins of a rectangle's two ends, and both. */
    @Test
    void whichOfTwoBoardsIsFullIsTold() {
        TwinBoards boards = narrowed(NamedPuzzles.get("two-solutions").grid());
        Fork fork = new Fork();
        fork.choose(boards);
        boards.place(0, fork.cell, fork.digit);
        boards.narrow(fork.cell % 9 / 3, true);
        assertThat(boards.isFull(Lanes.FIRST)).isTrue();
        assertThat(boards.isFull(Lanes.SECOND)).isFalse();
        assertThat(boards.isFull(Lanes.BOTH)).isFalse();
    }
}
