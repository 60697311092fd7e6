package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.GeneratedPuzzles;

/** Boards on which every open cell has two digits, met on the way down from generated puzzles. */
class PairsTests {
    private static final int MOST = 10_000;

    /** The puzzle with every cell that has one digit on a board. */
    private static Grid filled(TwinBoards boards, int board) {
        StringBuilder line = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            int digits = boards.candidates(board, cell);
            line.append(Integer.bitCount(digits) == 1 ? 1 + Integer.numberOfTrailingZeros(digits) : ".");
        }
        return Grid.parse(line.toString());
    }

    /** Guesses at random until nothing but pairs is left; null where the way ends before. */
    private static TwinBoards wayDown(int seed) {
        Random random = new Random(seed);
        LoneBoard lone = new LoneBoard();
        lone.read(GeneratedPuzzles.solvable(9, 24 + seed % 16, seed).toLine().getBytes(StandardCharsets.US_ASCII));
        TwinBoards boards = new TwinBoards();
        lone.giveTo(boards);
        long alive = boards.narrow(0, true);
        while (alive != 0 && !boards.isFull(Lanes.FIRST)) {
            if (boards.hasPairsAlone(Lanes.FIRST)) {
                return boards;
            }
            int cell = random.nextInt(81);
            int digits = boards.candidates(0, cell);
            boards.place(0, cell, 1 + Integer.numberOfTrailingZeros(digits));
            boards.place(1, cell, Integer.SIZE - Integer.numberOfLeadingZeros(digits));
            alive = boards.narrow(cell % 9 / 3, true);
            TwinBoards next = new TwinBoards();
            next.take(boards, (alive & Lanes.FIRST) != 0 ? 0 : 1);
            boards = next;
        }
        return null;
    }

    @Test
    void areCountedAsDancingLinksCountThem() {
        DancingLinksSolver links = new DancingLinksSolver();
        Pairs pairs = new Pairs();
        Set<Long> counts = new HashSet<>();
        int met = 0;
        for (int seed = 1; seed <= 1_000; seed++) {
            TwinBoards boards = wayDown(seed);
            if (boards != null) {
                Grid puzzle = filled(boards, 0);
                long expected = links.solve(puzzle, SearchLimit.solutions(MOST)).solutions();
                assertThat(pairs.solutions(boards, 0)).as(puzzle.toLine()).isEqualTo(expected);
                assertThat(pairs.solutions(boards, 1))
                        .as("the second, the same: " + puzzle.toLine())
                        .isEqualTo(expected);
                counts.add(expected);
                met++;
            }
        }
        assertThat(counts).as("numbers of solutions on %d boards", met).contains(0L, 2L, 4L, 8L);
    }
}
