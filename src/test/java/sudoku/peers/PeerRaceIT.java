package sudoku.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.peers.PeerRace.Lap;
import sudoku.puzzles.PuzzleSet;

/** A whole race in small, each contestant in its own virtual machine. */
class PeerRaceIT {
    @Test
    void everyoneRunsEveryRoundInAnOrderDrawnAnew() throws IOException {
        List<String> names = List.of(Contestants.RACE, "dlx", "mrv");
        PeerRace.Result result;
        PeerRace.Times times = new PeerRace.Times(50, 1_000);
        List<Grid> puzzles = PuzzleSet.shipped("easy");
        try (PeerRace heat = new PeerRace(names, List.of(), puzzles, List.of(), 2, times, 1)) {
            result = heat.run(6, () -> {});
        }
        List<Lap> laps = result.laps();
        assertThat(result.out()).isEmpty();
        assertThat(result.agreed()).endsWith(" of the solutions of 300 puzzles");
        assertThat(result.shown()).containsKeys("race", "dlx", "mrv").containsEntry("race", 100.0);
        assertThat(laps)
                .hasSize(6 * names.size())
                .allSatisfy(lap -> assertThat(lap.puzzles()).isPositive())
                .allSatisfy(lap -> assertThat(lap.unfinished()).isZero());
        assertThat(laps.stream()
                        .collect(Collectors.groupingBy(
                                Lap::round, Collectors.mapping(Lap::contestant, Collectors.toList())))
                        .values())
                .allSatisfy(round -> assertThat(round).containsExactlyInAnyOrderElementsOf(names))
                .anySatisfy(round -> assertThat(round).isNotEqualTo(names));
    }
}
