package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudoku.course.edition.Bundle;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.ChildProcess;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/**
 * A JupyterHub as {@code src/hub} starts it: its students log in, work, and look for what is not theirs.
 *
 * <p>It runs in namespaces of its own, so the machine has no more accounts, processes or open ports afterwards. What
 * the students find is gathered by {@code visit.py} and judged here.
 */
@Tag("thorough")
@Needs(Need.JUPYTERHUB)
@Timeout(900)
class HubIT {
    private static final Path ROOT = CourseFolder.here().root();
    private static final Path HUB = ROOT.resolve("src/hub");
    private static final Path SCRIPTS = ROOT.resolve("src/test/resources/sudoku/course/hub");
    private static final Path FOLDER = ROOT.resolve("target/hub");

    private static JsonNode facts;

    @BeforeAll
    static void studentsVisitAHub() throws IOException {
        Path bundle = FOLDER.resolve("bundle");
        Disk.delete(bundle);
        Disk.delete(FOLDER.resolve("state"));
        Files.deleteIfExists(FOLDER.resolve("hub.log"));
        Bundle.of(CourseFolder.here()).writeTo(bundle);
        onItsMachine("connected", HUB.resolve("prepare").toString(), bundle.toString());
        List<String> lines = onItsMachine(
                        "alone",
                        "/usr/bin/python3",
                        "-B",
                        SCRIPTS.resolve("visit.py").toString(),
                        HUB.toString())
                .lines();
        facts = Notebook.JSON.readTree(lines.get(lines.size() - 1));
    }

    private static ChildProcess.Ended onItsMachine(String network, String... command) throws IOException {
        List<String> all =
                new ArrayList<>(List.of("sh", SCRIPTS.resolve("machine.sh").toString(), FOLDER.toString(), network));
        all.addAll(List.of(command));
        ProcessBuilder builder = new ProcessBuilder(all);
        builder.environment().putAll(Map.of("HUB_COURSE", "/srv/course", "HUB_STATE", "/srv/state"));
        ChildProcess.Ended ended = ChildProcess.run(builder, Duration.ofMinutes(14));
        assertThat(ended.status()).as(ended.output()).isZero();
        return ended;
    }

    private static String fact(String name) {
        assertThat(facts.has(name)).as(name + " in " + facts).isTrue();
        return facts.path(name).asText();
    }

    @Test
    void whoLogsInFindsTheCourseLaidOut() {
        List<String> laidOut = new ArrayList<>();
        facts.path("laid out").forEach(name -> laidOut.add(name.asText()));
        assertThat(laidOut)
                .contains("00-start-here.ipynb", "01-backtracking.ipynb", "exercises/01-backtracking/exercise.ipynb");
    }

    @Test
    void herPageLooksAsTheCourseDoesAndKeepsWhatSheChooses() {
        JsonNode looks = facts.path("looks");
        assertThat(looks.path("the course's style").asBoolean()).isTrue();
        assertThat(looks.path("paths of root")).isEmpty();
        assertThat(looks.path("keeping a setting").asInt()).isEqualTo(204);
        assertThat(looks.path("the setting").asText()).isEqualTo("JupyterLab Dark");
    }

    @Test
    void aLessonRunsAndIsSavedWithItsOutputs() {
        assertThat(facts.path("outputs saved").asInt()).isGreaterThan(1);
    }

    @Test
    void whoIsNotInTheGroupIsRefused() {
        assertThat(fact("a stranger")).startsWith("eve cannot log in");
    }

    @Test
    void nobodyReadsTheWorkOfAnother() {
        assertThat(fact("bo is")).isEqualTo("bo");
        assertThat(fact("mode of the home")).isEqualTo("0o700");
        assertThat(fact("mode of a notebook")).isEqualTo("0o600");
        assertThat(fact("her notebook")).contains("Permission denied");
        assertThat(fact("her home")).contains("Permission denied");
        assertThat(fact("her page, asked for by him")).isEqualTo("403");
    }

    @Test
    void nobodySeesTheProgramsOfAnother() {
        assertThat(fact("owners of the processes seen")).isEqualTo("bo");
    }

    /** All servers are forks of one process, which is told of no student. */
    @Test
    void whatOneStudentsServerKnowsIsNotInTheMemoryOfAnothers() {
        assertThat(fact("a server knows its own")).isEqualTo("true");
        assertThat(fact("a server knows another")).isEqualTo("false");
    }

    @Test
    void whatAllServersHaveIsKeptOnce() {
        assertThat(fact("what all servers have is kept once")).isEqualTo("true");
    }

    @Test
    void theHubAndItsProxyComeBeforeKernels() {
        if (Files.exists(Path.of("/proc/self/autogroup"))) {
            assertThat(facts.path("turns")).extracting(JsonNode::asText).containsExactly("-15", "-15");
        }
    }

    @Test
    void aServerThatWasKilledAndTheProcessTheyAreForksOfStartAgainAndNobodyElseNotices() {
        assertThat(fact("after the end of what they are forks of")).isEqualTo("4");
        assertThat(fact("servers after a log in again")).isEqualTo("1");
    }

    /** A kernel's ports are open to the machine; only who has read its connection file understands it. */
    @Test
    void nobodyListensToTheKernelOfAnother() {
        assertThat(fact("heard with the key")).isEqualTo("true");
        assertThat(fact("heard without the key")).isEqualTo("false");
    }

    @Test
    void noAnswerAndNoHiddenTestIsOnTheStudentsDisk() {
        assertThat(fact("hidden tests")).isEmpty();
        assertThat(fact("answers")).isEmpty();
    }

    @Test
    void whatBelongsToTheHubAndToAllIsNotAStudentsToChange() {
        assertThat(fact("the hub's own files")).contains("Permission denied");
        assertThat(fact("writing to the course")).contains("Permission denied");
    }

    @Test
    void whoWantsAllOfTheMemoryIsStoppedAndCanGoOn() {
        assertThat(fact("a memory hog")).startsWith("error ").contains("heap space");
        assertThat(fact("after it")).isEqualTo("2");
        assertThat(fact("programs at most")).isEqualTo("512");
    }

    @Test
    void aMorningGoesWellBesideAnEndlessLoopAndAMemoryHog() {
        assertThat(fact("a morning"))
                .contains("to the end of its check: median")
                .contains("\n0 errors");
    }

    @Test
    void anIdleKernelEndsAndTheNotebookStays() {
        JsonNode idle = facts.path("an idle kernel");
        assertThat(idle.path("kernels left").asInt(-1)).isZero();
        assertThat(idle.path("its outputs").asInt())
                .isEqualTo(facts.path("outputs saved").asInt());
        assertThat(idle.path("the next kernel").asText()).isEqualTo("2");
    }
}
