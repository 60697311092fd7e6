package sudoku.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sudoku.peers.PeerRace.Lap;
import tech.tablesaw.api.Table;

class StandingsTests {
    private static final List<Lap> LAPS = List.of(
            lap("slow", 1, 10, 5),
            lap("fast", 1, 300, 0),
            lap("fast", 2, 100, 0),
            lap("slow", 2, 30, 5),
            lap("fast", 3, 200, 0),
            lap("slow", 3, 20, 0));
    private static final Map<String, Double> SHOWN = Map.of("slow", 1.0, "fast", 100.0);

    private static Lap lap(String who, int round, long puzzles, long unfinished) {
        return new Lap(who, round, puzzles, 1_000_000_000, unfinished);
    }

    @Test
    void theFastestComesFirstWithItsMedianItsSpreadAndItsRatios() {
        Table standings = Standings.of(LAPS, SHOWN, "slow");
        assertThat(standings.stringColumn("solver").asList()).containsExactly("fast", "slow");
        assertThat(standings.row(0).getDouble("puzzles_per_second")).isEqualTo(200);
        assertThat(standings.row(0).getDouble("slowest_lap")).isEqualTo(100);
        assertThat(standings.row(0).getDouble("fastest_lap")).isEqualTo(300);
        assertThat(standings.row(0).getDouble("times_slow")).isEqualTo(10);
        assertThat(standings.row(1).getDouble("times_slowest")).isEqualTo(1);
        assertThat(standings.row(1).getDouble("checked_percent")).isEqualTo(1);
    }

    /** The machine was three times as fast in the last round, for both. */
    @Test
    void aRatioIsThatOfTheSameRound() {
        List<Lap> laps = List.of(
                lap("a", 1, 20, 0),
                lap("b", 1, 10, 0),
                lap("a", 2, 40, 0),
                lap("b", 2, 10, 0),
                lap("b", 3, 30, 0),
                lap("a", 3, 90, 0));
        Table standings = Standings.of(laps, Map.of("a", 100.0, "b", 100.0), "b");
        assertThat(standings.row(0).getDouble("times_b")).isEqualTo(3);
    }

    @Test
    void puzzlesGivenUpAreToldAsAShare() {
        Table standings = Standings.of(LAPS, SHOWN, "fast");
        assertThat(standings.doubleColumn("finished_percent").asList()).containsExactly(100.0, 83.33);
    }

    @Test
    void nobodyIsMeasuredAgainstSomeoneWhoIsNotThere() {
        assertThatThrownBy(() -> Standings.of(LAPS, SHOWN, "tortoise"))
                .hasMessageContaining("No solver called 'tortoise'");
    }
}
