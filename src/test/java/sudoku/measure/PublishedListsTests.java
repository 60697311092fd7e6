package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.Solvers;
import sudoku.solve.Solver;

/**
 * Nodes to the first solution over the lists that everybody measures with, against figures got by independent programs.
 *
 * <p>The lists are not the course's to hand on: where the folder of them is, every one is checked; where it isn't,
 * there is nothing to check and no test, not a skipped one. Counts on single puzzles are in {@code counts.csv}.
 */
class PublishedListsTests {
    private static final Path LISTS = Path.of(System.getProperty("sudoku.lists", "../shared/data"));

    private record Row(String list, Solver solver, int puzzles, BigDecimal mean, long median, long max) {
        static Row of(String line) {
            String[] fields = line.split(",");
            return new Row(
                    fields[0],
                    Solvers.named(fields[1]),
                    Integer.parseInt(fields[2]),
                    new BigDecimal(fields[3]),
                    Long.parseLong(fields[4]),
                    Long.parseLong(fields[5]));
        }

        Path file() {
            return LISTS.resolve(list + ".txt");
        }

        void check() throws IOException {
            List<Grid> grids = PuzzleSet.read(file());
            long[] nodes = grids.stream()
                    .mapToLong(grid -> solver.solve(grid).nodes())
                    .sorted()
                    .toArray();
            double total = Arrays.stream(nodes).sum();
            assertThat(nodes).hasSize(puzzles);
            assertThat(BigDecimal.valueOf(total / puzzles).setScale(mean.scale(), RoundingMode.HALF_UP))
                    .isEqualTo(mean);
            assertThat(nodes[puzzles / 2]).as("median").isEqualTo(median);
            assertThat(nodes[puzzles - 1]).as("max").isEqualTo(max);
        }
    }

    @TestFactory
    Stream<DynamicTest> meanMedianAndMaximumOverAList() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                PublishedListsTests.class.getResourceAsStream("/sudoku/means.csv"), StandardCharsets.UTF_8))) {
            return reader.lines().skip(1).map(Row::of).filter(row -> Files.exists(row.file())).toList().stream()
                    .map(row -> dynamicTest(row.solver().name() + " on " + row.list(), row::check));
        }
    }
}
