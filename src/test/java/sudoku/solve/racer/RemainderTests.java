package sudoku.solve.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.SearchLimit;
import sudoku.solve.GeneratedPuzzles;

/** Boards with few candidates, met on the way down from generated puzzles. */
class RemainderTests {
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

    private static TwinBoards begin(Grid puzzle) {
        LoneBoard lone = new LoneBoard();
        lone.read(puzzle.toLine().getBytes(StandardCharsets.US_ASCII));
        TwinBoards boards = new TwinBoards();
        lone.giveTo(boards);
        return boards;
    }

    /** Guesses at random until the remainder has room for both boards; null where the way ends before. */
    private static TwinBoards wayDown(int seed, Remainder remainder) {
        Random random = new Random(seed);
        int clues = 24 + seed % 16;
        TwinBoards boards = begin(
                seed % 2 == 0 ? GeneratedPuzzles.solvable(9, clues, seed) : GeneratedPuzzles.doubtful(9, clues, seed));
        long alive = boards.narrow(0, true);
        while (alive != 0 && !boards.isFull(Lanes.FIRST)) {
            if (remainder.take(boards, 0)) {
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

    /** Refuses a count that is off, a solution that comes twice or breaks a rule, and one more than the limit. */
    @Test
    void findsWhatDancingLinksFind() {
        DancingLinksSolver links = new DancingLinksSolver();
        Remainder remainder = new Remainder();
        Set<Long> counts = new HashSet<>();
        byte[] into = new byte[81];
        for (int seed = 1; seed <= 2_000; seed++) {
            TwinBoards boards = wayDown(seed, remainder);
            if (boards == null) {
                continue;
            }
            Grid puzzle = filled(boards, 0);
            long expected = links.solve(puzzle, SearchLimit.solutions(MOST)).solutions();
            assertThat(remainder.take(boards, 1)).isTrue();
            assertThat(remainder.each(MOST, into, null))
                    .as("the second, the same: " + puzzle.toLine())
                    .isEqualTo(expected);
            boards.write(0, into);
            remainder.take(boards, 0);
            List<String> found = new ArrayList<>();
            long handed =
                    remainder.each(MOST, into, solution -> found.add(new String(solution, StandardCharsets.US_ASCII)));
            assertThat(handed).as(puzzle.toLine()).isEqualTo(expected).isEqualTo(found.size());
            assertThat(found)
                    .as(puzzle.toLine())
                    .doesNotHaveDuplicates()
                    .allMatch(solution -> Rules.solves(Grid.parse(solution), puzzle));
            assertThat(remainder.each(2, into, null)).as(puzzle.toLine()).isEqualTo(Math.min(2, expected));
            counts.add(expected);
        }
        assertThat(counts).as("numbers of solutions").contains(0L, 1L, 2L, 3L, 5L, 8L);
    }

    @Test
    void hasNoRoomForManyCandidates() {
        assertThat(new Remainder().take(begin(Grid.empty(9)), 0)).isFalse();
    }
}
