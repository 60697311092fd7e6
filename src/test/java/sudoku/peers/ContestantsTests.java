package sudoku.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;

class ContestantsTests {
    private static final Duration A_MINUTE = Duration.ofMinutes(1);

    static Stream<String> names() {
        return Stream.concat(Stream.of(Contestants.RACE, "racer", "dlx"), Contestants.peers().stream());
    }

    @ParameterizedTest
    @MethodSource("names")
    void countTheSolutionsOfThePuzzlesTheyEnteredWithAndShowThem(String name) {
        Contestant contestant = Contestants.named(name, A_MINUTE);
        List<NamedPuzzle> named = NamedPuzzles.list(
                "wikipedia",
                "escargot",
                "royle-1",
                "two-solutions",
                "demo-160",
                "dead-cell",
                "double-five",
                "double-in-box",
                "norvig-impossible");
        List<Grid> puzzles = named.stream().map(NamedPuzzle::grid).toList();
        assertThat(contestant.name()).isEqualTo(name);
        for (long limit : new long[] {1, 2, 200}) {
            Contestant.Entry entry = contestant.enter(puzzles, limit);
            RightAnswers right = new RightAnswers(puzzles, limit, A_MINUTE);
            for (int i = 0; i < named.size(); i++) {
                long found = Math.min(limit, named.get(i).solutions().orElseThrow());
                List<String> shown = new ArrayList<>();
                assertThat(entry.count(i)).as("%s on %s", name, named.get(i)).isEqualTo(found);
                assertThat(entry.show(i, shown::add)).isEqualTo(found);
                assertThat(shown).hasSize((int) found);
                assertThat(right.fault(i, found, shown)).isEmpty();
            }
        }
    }

    @Test
    void whoHasNoTimeGivesUp() {
        List<Grid> empty = List.of(Grid.empty(25));
        assertThat(Contestants.named("stack", Duration.ofMillis(20))
                        .enter(empty, 2)
                        .count(0))
                .isEqualTo(Contestant.UNFINISHED);
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void thePeerThatIsFetchedIsThePeerThatIsTested(String library) throws IOException {
        String[] coordinates = library.split(":");
        assertThat(Files.readString(Path.of("pom.xml")).replaceAll("\\s+", ""))
                .contains("<groupId>" + coordinates[0] + "</groupId><artifactId>" + coordinates[1]
                        + "</artifactId><version>" + coordinates[2] + "</version><scope>provided</scope>");
    }

    static List<String> libraries() {
        return Contestants.LIBRARIES;
    }
}
