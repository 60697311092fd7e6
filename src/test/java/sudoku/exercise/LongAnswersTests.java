package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudoku.exercise.api.dancinglinks.DanceSteps;
import sudoku.exercise.api.race.SearchParts;
import sudoku.grid.Grid;

/**
 * Answers that are long and not what was asked for. A test runs where nobody ends it, so it must not do more with an
 * answer than to read it: these tests take seconds, and come to no end when one does.
 */
class LongAnswersTests {
    private static final int LONG = 500_000;
    /** Has no solution, which takes a search eight thousand steps to find out. */
    private static final String HARD =
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

    private static List<TestResult> run(String tests, Class<?> task, Object answer) throws ClassNotFoundException {
        return ExerciseRun.of(Class.forName(tests)).only(task).run(Map.of(task, answer), 1, each -> {});
    }

    @Test
    void aRingOfHalfAMillionNodesIsWalkedOnce() throws ClassNotFoundException {
        int[] chain = IntStream.rangeClosed(1, LONG).toArray();
        DanceSteps answer = new DanceSteps() {
            @Override
            public void cover(int[][] links, int head) {
                Arrays.fill(links, chain);
            }

            @Override
            public void uncover(int[][] links, int head) {
                Arrays.fill(links, chain);
            }
        };
        assertThat(run("sudoku.exercise.dancinglinks.VisibleTests", DanceSteps.class, answer))
                .isNotEmpty()
                .allMatch(test -> test.points() == 0);
    }

    @Test
    void aPartThatIsNoneOfThePuzzleIsNotSearched() throws ClassNotFoundException {
        List<int[]> parts =
                new ArrayList<>(Collections.nCopies(10_000, Grid.parse(HARD).toArray()));
        SearchParts answer = (board, wanted) -> parts;
        assertThat(run("sudoku.exercise.race.VisibleTests", SearchParts.class, answer))
                .filteredOn(test -> !test.test().equals("thereAreAsManyPartsAsWanted"))
                .isNotEmpty()
                .allMatch(test -> test.points() == 0);
    }
}
