package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.Part;
import sudoku.kernel.Jdks;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;

/** A class of attackers, graded like any other. */
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
@Needs(Need.BUBBLEWRAP)
class AttacksIT {
    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(1), Duration.ofSeconds(6), Duration.ofSeconds(40), 128);

    private final Jdks.Jdk jdk;

    @TempDir
    Path folder;

    AttacksIT(Jdks.Jdk jdk) {
        this.jdk = jdk;
    }

    @Test
    void nobodyGetsAPointTooManyOrTooFewAndNobodyStopsTheRun() throws IOException {
        Path exercise = AttackedExercise.in(folder);
        Path submissions = Files.createDirectory(folder.resolve("submitted"));
        Path out = folder.resolve("out");
        List<Attack> attacks = new ArrayList<>(Attack.all());
        attacks.addAll(BrokenNotebooks.all());
        attacks = Thorough.orEach(12, attacks);
        for (Attack attack : attacks) {
            Files.write(submissions.resolve(attack.name() + ".ipynb"), attack.notebook());
        }
        GradingPlan plan = new GradingPlan(
                exercise,
                submissions,
                out,
                Optional.empty(),
                Optional.empty(),
                jdk.home(),
                2,
                OptionalLong.of(1),
                LIMITS,
                false,
                false,
                Part.WHOLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0);
        int graded = new Grading(plan, line -> {}).run();
        assertThat(graded).as("rows").isEqualTo(attacks.size()).isGreaterThan(Thorough.isOn() ? 100 : 8);
        List<String> wrong = new ArrayList<>();
        for (Attack attack : attacks) {
            Path results = out.resolve("students")
                    .resolve(ForeignText.fileName(attack.name()))
                    .resolve("results.json");
            JsonNode tests = new JsonMapper().readTree(results.toFile()).path("tests");
            int first = points(tests, "1. ");
            int second = points(tests, "2. ");
            if (first < attack.least() || first > attack.most() || second != attack.witness()) {
                wrong.add(attack.name() + ": " + first + " and " + second + " points, instead of "
                        + attack.least() + ".."
                        + attack.most() + " and " + attack.witness() + "\n" + Files.readString(results));
            }
        }
        assertThat(wrong).as("attacks that got other points than they should").isEmpty();
        assertNothingIsGivenAway(out);
        if (jdk.home().equals(Path.of(System.getProperty("java.home")))) {
            Set<String> again = Attack.all().stream()
                    .filter(attack -> attack.least() == attack.most())
                    .map(Attack::name)
                    .filter(AttacksIT::isGradedOnceMore)
                    .collect(Collectors.toSet());
            assertThat(again).as("attacks that are graded once more").isNotEmpty();
            assertThat(BothWays.differences(plan, again::contains))
                    .as("grades that depend on who has compiled")
                    .isEmpty();
        }
        assertThat(leftProcesses()).as("workers that outlive the grading").isEmpty();
    }

    private static boolean isGradedOnceMore(String name) {
        return Thorough.isOn() ? Thorough.isTodays(name.hashCode(), 12) : name.length() % 12 == 0;
    }

    private static int points(JsonNode tests, String task) {
        int points = 0;
        for (JsonNode test : tests) {
            points += test.path("name").asText().startsWith(task)
                    ? test.path("score").asInt()
                    : 0;
        }
        return points;
    }

    /**
     * Neither a hidden number nor a tag of a student's is in any report. The page of alike answers quotes, for the
     * teacher, what was handed in; nothing else.
     */
    private static void assertNothingIsGivenAway(Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                if (file.toString().endsWith(".html")) {
                    assertThat(text).as(file.toString()).doesNotContain("<script");
                }
                if (!file.endsWith("alike.html")) {
                    assertThat(text).as(file.toString()).doesNotContain("987654321", "It has escaped");
                }
            }
        }
    }

    private static List<ProcessHandle> leftProcesses() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").endsWith("bwrap"))
                .toList();
    }
}
