package sudoku.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.solve.Propagation;

/** Programs that somebody brings are shell scripts here: one that is right, and each way not to be. */
@EnabledOnOs(OS.LINUX)
class OutsideProgramTests {
    private static final Grid PUZZLE = NamedPuzzles.get("wikipedia").grid();
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final PeerRace.Times LONG = new PeerRace.Times(1, 5_000);

    @TempDir
    private Path folder;

    private PeerRace.Result race(String script, PeerRace.Times times) throws IOException {
        Path path = Files.writeString(folder.resolve("script"), script);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
        List<PeerRace.Program> programs = List.of(new PeerRace.Program("guest", path));
        try (PeerRace heat = new PeerRace(List.of(), programs, List.of(PUZZLE), List.of(), 2, times, 1)) {
            return heat.run(2, () -> {});
        }
    }

    @Test
    void oneThatIsRightIsInToTheEndAndItsSolutionsAreChecked() throws IOException {
        String worker = "exec '%s/bin/java' -cp '%s' %s dlx 5000 \"$@\"\n"
                .formatted(
                        System.getProperty("java.home"),
                        System.getProperty("java.class.path"),
                        RaceWorker.class.getName());
        PeerRace.Result result = race("#!/bin/sh\n" + worker, LONG);
        assertThat(result.out()).isEmpty();
        assertThat(result.shown()).containsEntry("guest", 100.0);
        assertThat(result.laps()).hasSize(2).allSatisfy(lap -> assertThat(lap.puzzles())
                .isPositive());
    }

    @ParameterizedTest
    @CsvSource({
        "a lap of enough ticks on a busy machine,              250, 300, 160, 160",
        "more than one thread works,                           250, 250, 480, 480",
        "another process works for it,                         250, 250,  10, 250",
        "the system does not tell,                             250, 250,   0, 250",
        "a lap of few ticks,                                    50,  60,  40,  60"
    })
    void aLapIsChargedWithTheProcessorUnlessOthersMayHaveWorked(
            String why, long lap, long wall, long processor, long charged) {
        assertThat(Duration.ofNanos(PeerProcess.charged(nanos(lap), nanos(wall), nanos(processor))))
                .as(why)
                .isEqualTo(Duration.ofMillis(charged));
    }

    private static long nanos(long millis) {
        return Duration.ofMillis(millis).toNanos();
    }

    @Test
    void oneThatOnlyCountsIsInAndNothingIsChecked() throws IOException {
        PeerRace.Result result = race(answering("echo $many", "yes 1 | head -n $many"), LONG);
        assertThat(result.out()).isEmpty();
        assertThat(result.shown()).containsEntry("guest", 0.0);
        assertThat(result.laps()).hasSize(2);
    }

    private static String answering(String count, String show) {
        return "#!/bin/sh\nwhile read what first many; do if [ $what = count ]; then " + count + "; else " + show
                + "; fi; done\n";
    }

    @ParameterizedTest
    @CsvSource({
        "echo $many, echo 2, 'asked for up to 2 solutions of PUZZLE it says 2, and the racer finds 1.'",
        "echo $many, echo 1 WRONG, 'it shows WRONG, which is not a solution of PUZZLE.'",
        "echo $many, echo 1 rubbish, 'it shows rubbish, which is not a solution of PUZZLE.'",
        "echo $many, echo 1 SOLVED SOLVED, it says 1 and shows 2 as solutions of PUZZLE.",
        "echo 7, echo 1 SOLVED, it counts 7 solutions in a lap that has 1.",
        "echo many, echo 1 SOLVED, it answers 'many' where a number of solutions is asked for.",
        "echo $many, echo, it answers '' where a number of solutions is asked for.",
        "exit 3, echo 1 SOLVED, it ends with exit code 3 before it answers.",
        "echo $many, kill -9 $$, it ends with exit code 137 before it answers."
    })
    void oneThatIsWrongOrEndsIsOut(String count, String show, String sentence) throws IOException {
        PeerRace.Result result = race(answering(named(count), named(show)), LONG);
        assertThat(result.out()).containsExactly("'guest' is out: " + named(sentence));
        assertThat(result.laps()).isEmpty();
    }

    private static String named(String text) {
        String wrong = SOLVED.replace('1', 'x').replace('2', '1').replace('x', '2');
        return text.replace("PUZZLE", PUZZLE.toLine()).replace("SOLVED", SOLVED).replace("WRONG", wrong);
    }

    @Test
    void oneThatHangsIsOut() throws IOException {
        assertThat(race("#!/bin/sh\nexec sleep 1000\n", new PeerRace.Times(10, 10))
                        .out())
                .containsExactly(
                        "'guest' is out: it gives no answer for 200 milliseconds; a longer --most gives it more.");
    }

    @Test
    void oneThatCannotBeStartedIsOut() throws IOException {
        assertThat(race("#!/no/such/interpreter\n", LONG).out())
                .singleElement()
                .asString()
                .startsWith("'guest' is out: it cannot be started (");
    }

    /** Where there are two solutions and two are wanted, one of them twice won't do. */
    @Test
    void theSameSolutionTwiceIsNotTwo() {
        Grid two = NamedPuzzles.get("two-solutions").grid();
        RightAnswers right = new RightAnswers(List.of(two), 2, Duration.ofSeconds(10));
        List<String> solutions = new Propagation()
                .solutions(two, SearchLimit.solutions(2)).stream()
                        .map(Grid::toLine)
                        .toList();
        assertThat(right.fault(0, 2, List.of(solutions.get(0), solutions.get(0))))
                .contains("it shows the same solution of " + two.toLine() + " twice.");
        assertThat(right.agreed()).startsWith("no checksum");
        assertThat(right.fault(0, 2, solutions)).isEmpty();
        assertThat(right.agreed()).endsWith(" of the solutions of 1 puzzles");
        assertThat(right.fault(0, 2, List.of(solutions.get(1), solutions.get(0))))
                .isEmpty();
    }
}
