package sudoku.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.peers.PeerRace.Lap;
import tech.tablesaw.api.Table;

class StandingsTests {
    private static final List<Lap> LAPS = List.of(
            lap("slow", 10, 5),
            lap("fast", 300, 0),
            lap("fast", 100, 0),
            lap("slow", 30, 5),
            lap("fast", 200, 0),
            lap("slow", 20, 0));

    private static Lap lap(String who, long puzzles, long unfinished) {
        return new Lap(who, 1, puzzles, 1_000_000_000, unfinished);
    }

    @Test
    void theFastestComesFirstWithItsMedianItsSpreadAndItsRatios() {
        Table standings = Standings.of(LAPS, "slow");
        assertThat(standings.stringColumn("solver").asList()).containsExactly("fast", "slow");
        assertThat(standings.row(0).getDouble("puzzles_per_second")).isEqualTo(200);
        assertThat(standings.row(0).getDouble("slowest_lap")).isEqualTo(100);
        assertThat(standings.row(0).getDouble("fastest_lap")).isEqualTo(300);
        assertThat(standings.row(0).getDouble("times_slow")).isEqualTo(10);
        assertThat(standings.row(1).getDouble("times_slowest")).isEqualTo(1);
    }

    @Test
    void puzzlesGivenUpAreToldAsAShare() {
        Table standings = Standings.of(LAPS, "fast");
        assertThat(standings.doubleColumn("finished_percent").asList()).containsExactly(100.0, 83.33);
    }

    @Test
    void nobodyIsMeasuredAgainstSomeoneWhoIsNotThere() {
        assertThatThrownBy(() -> Standings.of(LAPS, "tortoise")).hasMessageContaining("Nobody called 'tortoise'");
    }
}
