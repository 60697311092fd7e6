package sudoku.piece.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.piece.propagation.PencilMarks;
import sudoku.puzzles.PuzzleSet;
import sudoku.search.SearchLimit;
import sudoku.solve.Propagation;

/** What Proposition 13 asks of a mind's {@code think}. */
class QuickThinkTests {
    private static final long SEED = 13;

    /** Solutions, each with marks that allow it and, of the other digits, from one in eight to seven in eight. */
    private static List<Grid> solutions() {
        return PuzzleSet.shipped("mixed").subList(0, 40).stream()
                .map(each -> new Propagation().solve(each, SearchLimit.first()).solution())
                .toList();
    }

    private static int[] marksAround(Grid solution, int eighths, Random random) {
        int[] marks = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            marks[cell] = 1 << solution.get(cell);
            for (int digit = 1; digit <= 9; digit++) {
                marks[cell] |= random.nextInt(8) < eighths ? 1 << digit : 0;
            }
        }
        return marks;
    }

    @Test
    void marksWithASolutionStandAndNoneOfItsMarksIsStruck() {
        Random random = new Random(SEED);
        int settled = 0;
        for (Grid solution : solutions()) {
            for (int eighths = 1; eighths < 8; eighths++) {
                int[] marks = marksAround(solution, eighths, random);
                String before = Arrays.toString(marks);
                assertThat(QuickThink.think(marks)).as(before).isTrue();
                assertThat(PencilMarks.allow(marks, solution)).as(before).isTrue();
                settled += PencilMarks.tightest(marks) < 0 ? 1 : 0;
            }
        }
        assertThat(settled).as("boards that thinking alone has settled").isBetween(1, 279);
    }

    @Test
    void settledMarksStandOnlyIfTheyAreASolution() {
        Random random = new Random(SEED);
        for (Grid solution : solutions()) {
            int[] right = marksAround(solution, 0, random);
            assertThat(QuickThink.think(right)).as(solution.toString()).isTrue();
            int cell = random.nextInt(81);
            int digit = 1 + (solution.get(cell) + random.nextInt(8)) % 9;
            int[] wrong = marksAround(solution, 0, random);
            wrong[cell] = 1 << digit;
            assertThat(QuickThink.think(wrong))
                    .as(digit + " in cell " + cell + " of " + solution)
                    .isFalse();
        }
    }

    @Test
    void whatIsSettledAndStandsIsASolution() {
        Random random = new Random(SEED);
        for (Grid puzzle : PuzzleSet.shipped("mixed")) {
            int[] marks = PencilMarks.of(puzzle);
            boolean stands = QuickThink.think(marks);
            while (stands && PencilMarks.tightest(marks) >= 0) {
                int cell = PencilMarks.tightest(marks);
                int[] digits = Digits.toArray(marks[cell]);
                marks[cell] = 1 << digits[random.nextInt(digits.length)];
                stands = QuickThink.think(marks);
            }
            int[] board = PencilMarks.settled(marks);
            assertThat(stands).as(puzzle.toString()).isEqualTo(Rules.isSolved(Grid.of(board)));
        }
    }
}
