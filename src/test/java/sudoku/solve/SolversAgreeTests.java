package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchLimit;

/** All complete solvers find the same solutions, on boards of every size with none, one and many of them. */
class SolversAgreeTests {
    /** Enough for every puzzle made here, so that sets of all solutions are compared. */
    private static final SearchLimit AT_MOST = SearchLimit.solutions(5_000);

    static Stream<Arguments> puzzles() {
        return Stream.of(4, 9, 16, 25)
                .flatMap(size -> Stream.of(1, 2, 3, 4, 5, 6).flatMap(seed -> {
                    int clues = clues(size, seed);
                    return Stream.of(
                            Arguments.of(size + "×" + size, GeneratedPuzzles.solvable(size, clues, seed)),
                            Arguments.of(
                                    size + "×" + size + " doubtful", GeneratedPuzzles.doubtful(size, clues, seed)));
                }));
    }

    /** From many solutions to one, with the seed. */
    private static int clues(int size, int seed) {
        return switch (size) {
            case 4 -> 2 + seed / 2;
            case 9 -> 25 + seed;
            case 16 -> 124 + 4 * seed;
            default -> 380 + 12 * seed;
        };
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("puzzles")
    void onTheSolutionsOfEachPuzzle(String what, Grid puzzle) {
        Set<Grid> expected = new HashSet<>(new Propagation().solutions(puzzle, AT_MOST));
        assertThat(expected)
                .hasSizeLessThan((int) AT_MOST.solutions())
                .allMatch(solution -> Rules.solves(solution, puzzle));
        for (Solver solver : Solvers.complete()) {
            List<Grid> found = solver.solutions(puzzle, AT_MOST);
            assertThat(found).as(solver.name()).hasSameSizeAs(expected);
            assertThat(new HashSet<>(found)).as(solver.name()).isEqualTo(expected);
        }
    }

    @Test
    void andThereArePuzzlesOfEveryKindAmongThem() {
        List<Integer> counts = puzzles()
                .map(arguments -> new Propagation()
                        .solutions((Grid) arguments.get()[1], AT_MOST)
                        .size())
                .toList();
        assertThat(counts).contains(0, 1).anyMatch(count -> count > 20);
    }
}
