package sudoku.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sudoku.peers.PeerRace.Lap;
import sudoku.puzzles.PuzzleSet;

/** A whole race in small, each contestant in its own virtual machine. */
class PeerRaceIT {
    @Test
    void everyoneRunsEveryRoundInAnOrderDrawnAnew() throws IOException {
        List<String> names = List.of(Contestants.RACE, "dlx", "mrv");
        List<Lap> laps;
        try (PeerRace heat = new PeerRace(names, PuzzleSet.shipped("easy"), List.of(), 50, 1_000, 1)) {
            laps = heat.run(6, () -> {});
        }
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
