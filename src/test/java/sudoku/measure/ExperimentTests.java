package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Solver;

class ExperimentTests {
    private static final Grid SMALL = Grid.parse("1....2....3....4");

    @Test
    void everySolverRunsOnEveryPuzzleInOrder() {
        List<Run> runs = Experiment.of(new Backtracking(), new BitmaskBacktracking())
                .on(NamedPuzzles.get("wikipedia"))
                .on("small", SMALL)
                .run();
        assertThat(runs)
                .extracting(run -> run.puzzle() + " " + run.solver() + " " + run.nodes())
                .containsExactly(
                        "wikipedia naive 4208", "wikipedia bitmask 4208", "small naive 14", "small bitmask 14");
    }

    @Test
    void repeatsDoNotAddUp() {
        Run run = Experiment.of(new Backtracking())
                .on("small", SMALL)
                .repeat(3)
                .run()
                .get(0);
        assertThat(run.nodes()).isEqualTo(14);
        assertThat(run.times().count()).isEqualTo(3);
        assertThat(run.time()).isPositive();
    }

    /** In a round that is timed a turn is all puzzles; between the first round and the others they get warm. */
    @Test
    void solversTakeTurns() {
        List<String> turns = new ArrayList<>();
        Experiment.of(new Listed("x", turns), new Listed("y", turns))
                .on("a", SMALL)
                .on("b", SMALL.with(0, 0))
                .repeat(2)
                .run();
        List<String> round = List.of("x 4", "x 3", "y 4", "y 3");
        int end = turns.size();
        assertThat(turns.subList(0, 4)).containsExactly("x 4", "y 4", "x 3", "y 3");
        assertThat(turns.subList(4, end - 8)).contains("x 4", "x 3", "y 4", "y 3");
        assertThat(turns.subList(end - 8, end - 4)).isEqualTo(round);
        assertThat(turns.subList(end - 4, end)).isEqualTo(round);
    }

    @Test
    void aSolverMayRaceAgainstItself() {
        Solver itself = new Backtracking();
        assertThat(Experiment.of(itself, itself).on("small", SMALL).repeat(3).run())
                .hasSize(2)
                .allMatch(run -> run.times().count() == 3);
    }

    /** Writes down its name and the clues of each puzzle it gets. */
    private record Listed(String name, List<String> turns) implements Solver {
        @Override
        public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
            turns.add(name + " " + puzzle.clues());
            return new BitmaskBacktracking().solve(puzzle, limit, listener);
        }
    }

    @Test
    void thePuzzlesOfASetAreNumbered() {
        List<Run> runs = Experiment.of(new Backtracking())
                .on("set", List.of(SMALL, SMALL))
                .run();
        assertThat(runs).extracting(Run::puzzle).containsExactly("set 1", "set 2");
    }

    @Test
    void theBytesOfASearchAreCounted() {
        Run run = Experiment.of(new DancingLinksSolver())
                .on(NamedPuzzles.get("wikipedia"))
                .repeat(2)
                .run()
                .get(0);
        assertThat(run.allocated()).as("at least a copy of the links").isGreaterThan(50_000);
    }

    @Test
    void aLimitIsForEachSearchAlone() {
        List<Run> runs = Experiment.of(new Backtracking())
                .on(NamedPuzzles.get("wikipedia"))
                .on("small", SMALL)
                .limit(SearchLimit.first().withNodes(100))
                .run();
        assertThat(runs).extracting(run -> run.result().outcome()).containsExactly(Outcome.LIMIT, Outcome.SOLVED);
    }

    @Test
    void theWatcherHearsOfTheBeginningAndOfEveryRun() {
        List<String> heard = new ArrayList<>();
        Experiment.of(new Backtracking())
                .on("a", SMALL)
                .on("b", SMALL)
                .run((done, total) -> heard.add(done + "/" + total));
        assertThat(heard).containsExactly("0/2", "1/2", "2/2");
        heard.clear();
        Experiment.of(new Backtracking()).on("a", SMALL).repeat(2).run((done, total) -> heard.add(done + "/" + total));
        assertThat(heard).as("a round to warm up and two").containsExactly("0/3", "1/3", "2/3", "3/3");
    }

    @Test
    void anInterruptionEndsItWithTheRunsSoFar() {
        List<Run> runs = Experiment.of(new Backtracking())
                .on("a", SMALL)
                .on("b", SMALL)
                .run((done, total) -> {
                    if (done == 1) {
                        Thread.currentThread().interrupt();
                    }
                });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(runs).hasSize(1);
    }

    @Test
    void aSearchThatWasCutShortIsNoRun() {
        Solver interrupting = new Solver() {
            @Override
            public String name() {
                return "interrupting";
            }

            @Override
            public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
                Thread.currentThread().interrupt();
                return new Backtracking().solve(puzzle, limit, listener);
            }
        };
        List<Run> runs = Experiment.of(new Backtracking(), interrupting)
                .on("a", SMALL)
                .repeat(5)
                .run();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(runs).extracting(Run::solver).containsExactly("naive");
    }

    @Test
    void withoutPuzzlesThereIsNothingToWarmUpFor() {
        assertThat(Experiment.of(new Backtracking()).repeat(2).run()).isEmpty();
    }

    @Test
    void itRunsAtLeastOnce() {
        assertThatThrownBy(() -> Experiment.of(new Backtracking()).repeat(0)).hasMessageContaining("not 0 times");
    }

    @Test
    void theRunsOfTwoExperimentsFitIntoOneList() {
        Experiment experiment = Experiment.of(new Backtracking()).on(NamedPuzzles.get("wikipedia"));
        List<Run> runs = experiment.run();
        runs.addAll(experiment.run());
        assertThat(runs).hasSize(2);
    }
}
