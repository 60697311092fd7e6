package sudoku.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.PuzzleSet;

class ContestantsTests {
    private static final Duration A_MINUTE = Duration.ofMinutes(1);

    static Stream<String> names() {
        return Stream.concat(Stream.of(Contestants.RACE, "racer", "dlx"), Contestants.peers().stream());
    }

    @ParameterizedTest
    @MethodSource("names")
    void proveThePuzzlesTheyEnteredWith(String name) {
        Contestant contestant = Contestants.named(name, A_MINUTE);
        List<Grid> puzzles = PuzzleSet.shipped("easy").subList(0, 3);
        assertThat(contestant.name()).isEqualTo(name);
        for (int i = 0; i < puzzles.size(); i++) {
            assertThat(contestant.enter(puzzles).test(i)).as("%s on %s", name, puzzles.get(i).toLine()).isTrue();
        }
    }

    @Test
    void whoHasNoTimeGivesUp() {
        List<Grid> empty = List.of(Grid.empty(25));
        assertThat(Contestants.named("stack", Duration.ofMillis(20)).enter(empty).test(0)).isFalse();
    }

    @ParameterizedTest
    @MethodSource("names")
    void findASecondSolutionAndRefuteWhatHasNone(String name) {
        List<Grid> puzzles = NamedPuzzles.list("two-solutions", "dead-cell", "double-five").stream()
                .map(NamedPuzzle::grid).toList();
        for (int i = 0; i < puzzles.size(); i++) {
            assertThat(Contestants.named(name, A_MINUTE).enter(puzzles).test(i)).as("%s on %s", name,
                    puzzles.get(i).toLine()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void thePeerThatIsFetchedIsThePeerThatIsTested(String library) throws IOException {
        String[] coordinates = library.split(":");
        assertThat(Files.readString(Path.of("pom.xml")).replaceAll("\\s+", "")).contains(
                "<groupId>" + coordinates[0] + "</groupId><artifactId>" + coordinates[1] + "</artifactId><version>"
                        + coordinates[2] + "</version><scope>provided</scope>");
    }

    static List<String> libraries() {
        return Contestants.LIBRARIES;
    }
}
