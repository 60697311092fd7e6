package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;

class ExperimentTests {
    private static final Grid SMALL = Grid.parse("1....2....3....4");

    @Test
    void everySolverRunsOnEveryPuzzleInOrder() {
        List<Run> runs = Experiment.of(new Backtracking(), new BitmaskBacktracking())
                .on(NamedPuzzles.get("wikipedia")).on("small", SMALL).run();
        assertThat(runs).extracting(run -> run.puzzle() + " " + run.solver() + " " + run.nodes()).containsExactly(
                "wikipedia naive 4208", "wikipedia bitmask 4208", "small naive 14", "small bitmask 14");
    }

    @Test
    void repeatsDoNotAddUp() {
        Run run = Experiment.of(new Backtracking()).on("small", SMALL).repeat(3).run().get(0);
        assertThat(run.nodes()).isEqualTo(14);
        assertThat(run.time()).isPositive();
    }

    @Test
    void aLimitIsForEachSearchAlone() {
        List<Run> runs = Experiment.of(new Backtracking()).on(NamedPuzzles.get("wikipedia")).on("small", SMALL)
                .limit(SearchLimit.first().withNodes(100)).run();
        assertThat(runs).extracting(run -> run.result().outcome()).containsExactly(Outcome.LIMIT, Outcome.SOLVED);
    }

    @Test
    void theWatcherHearsOfTheBeginningAndOfEveryRun() {
        List<String> heard = new ArrayList<>();
        Experiment.of(new Backtracking()).on("a", SMALL).on("b", SMALL)
                .run((done, total) -> heard.add(done + "/" + total));
        assertThat(heard).containsExactly("0/2", "1/2", "2/2");
    }

    @Test
    void anInterruptionEndsItWithTheRunsSoFar() {
        List<Run> runs = Experiment.of(new Backtracking()).on("a", SMALL).on("b", SMALL).run((done, total) -> {
            if (done == 1) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(runs).hasSize(1);
    }

    @Test
    void itRunsAtLeastOnce() {
        assertThatThrownBy(() -> Experiment.of(new Backtracking()).repeat(0)).hasMessageContaining("not 0 times");
    }
}
