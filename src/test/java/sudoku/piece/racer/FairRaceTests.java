package sudoku.piece.racer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;
import sudoku.solve.racer.Racer;

/** Who is ahead of whom, on a machine whose clock the test turns. */
class FairRaceTests {
    private static final List<Grid> PUZZLES = PuzzleSet.shipped("easy").subList(0, 4);

    /** A machine on which a turn right after one of the same code is quicker; only solving moves its clock. */
    private static final class Machine {
        private final double whenItKnowsTheWay;
        private String lastCode = "";
        private long time;

        Machine(double whenItKnowsTheWay) {
            this.whenItKnowsTheWay = whenItKnowsTheWay;
        }

        Solver running(String name, String code, long cost) {
            Solver racer = new Racer();
            return new Solver() {
                @Override
                public String name() {
                    return name;
                }

                @Override
                public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
                    time += Math.round(cost * (code.equals(lastCode) ? whenItKnowsTheWay : 1));
                    lastCode = puzzle.equals(PUZZLES.get(PUZZLES.size() - 1)) ? code : lastCode;
                    return racer.solve(puzzle, limit, listener);
                }
            };
        }
    }

    private static FairRace race(Machine machine, long mine) {
        return FairRace.once(
                List.of(
                        machine.running("dlx", "dlx", 2_000),
                        machine.running("racer", "racer", 100),
                        machine.running("one", "hers", 1_000),
                        machine.running("two", "hers", 1_000),
                        machine.running("new", "new", mine)),
                PUZZLES,
                15,
                () -> machine.time);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.9, 0.5, 0.1})
    void anEntryUnderASecondNameDrawsAgainstItself(double whenItKnowsTheWay) {
        FairRace race = race(new Machine(whenItKnowsTheWay), 1_000);
        assertThat(race.isDraw("one", "two")).isTrue();
        assertThat(race.isDraw("two", "one")).isTrue();
        assertThat(race.ratio("one", "two")).isEqualTo(1, within(0.01));
    }

    @Test
    void oneThatIsATenthFasterIsAheadAndOneThatIsAFiftiethFasterDraws() {
        FairRace race = race(new Machine(1), 900);
        assertThat(race.isDraw("new", "one")).isFalse();
        assertThat(race.ahead("new", "one")).isEqualTo(race.rounds());
        assertThat(race.ratio("new", "one")).isEqualTo(0.9, within(0.001));
        assertThat(race.isDraw("one", "new")).isFalse();
        assertThat(race.ahead("one", "new")).isZero();
        assertThat(race(new Machine(1), 980).isDraw("new", "one")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7})
    void eachComesRightAfterEachOtherOneEquallyOften(int solvers) {
        Map<List<Integer>, Integer> after = new HashMap<>();
        for (int round = 0; round < 2 * solvers; round++) {
            List<Integer> order = new ArrayList<>();
            for (int solver : FairRace.order(solvers, round)) {
                order.add(solver);
            }
            assertThat(order).doesNotHaveDuplicates().hasSize(solvers);
            for (int i = 1; i < solvers; i++) {
                after.merge(order.subList(i - 1, i + 1), 1, Integer::sum);
            }
        }
        assertThat(after).hasSize(solvers * (solvers - 1));
        assertThat(after.values()).allMatch(often -> often == 2);
    }

    @Test
    void theSignTestCountsTheWaysOfACoin() {
        assertThat(FairRace.byChance(3, 3)).isEqualTo(0.25);
        assertThat(FairRace.byChance(2, 4)).isEqualTo(1);
        assertThat(FairRace.byChance(9, 10)).isEqualTo(22 / 1024.0, within(1e-12));
        assertThat(FairRace.byChance(8, 10)).isGreaterThan(0.05);
    }
}
