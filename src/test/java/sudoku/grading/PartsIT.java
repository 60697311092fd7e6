package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.files.CourseProblem;
import sudoku.files.TemporaryFolder;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Part;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A class that is graded in parts comes out as if it had been graded in one. */
@Needs(Need.BUBBLEWRAP)
class PartsIT {
    @TempDir
    Path folder;

    private Path exercise;
    private final List<String> said = new ArrayList<>();

    @BeforeEach
    void handIn() throws IOException {
        exercise = AttackedExercise.in(folder);
        for (String student : List.of("ada", "bob", "cleo", "dan")) {
            AttackedExercise.handIn(
                    folder.resolve("submitted"),
                    student,
                    student.equals("bob") ? AttackedExercise.dividingByZero() : AttackedExercise.honest(),
                    Instant.parse("2026-11-20T12:00:00Z"));
        }
    }

    private int run(String out, Part part, long... seed) {
        return new Grading(
                        new GradingPlan(
                                exercise,
                                folder.resolve("submitted"),
                                folder.resolve(out),
                                Optional.empty(),
                                Optional.empty(),
                                Path.of(System.getProperty("java.home")),
                                2,
                                seed.length == 0 ? OptionalLong.empty() : OptionalLong.of(seed[0]),
                                AttackedExercise.LIMITS,
                                false,
                                false,
                                part,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        said::add)
                .run();
    }

    private Map<String, String> files(String out) throws IOException {
        Map<String, String> files = BitmaskClass.reports(folder.resolve(out));
        files.keySet().removeIf(name -> name.startsWith(Part.FOLDER));
        return files;
    }

    @Test
    @Tag("thorough")
    void partsThatAreLostOrDoneTwiceAreJoinedToTheBytesOfOneRun() throws IOException {
        assertThat(run("whole", Part.WHOLE, 7)).isEqualTo(4);
        int graded = 0;
        for (int i = 1; i <= 3; i++) {
            graded += run("shared", new Part(i, 3, false), 7);
        }
        assertThat(graded).isEqualTo(4);
        run("shared", new Part(1, 3, false), 7);
        Path parts = folder.resolve("shared").resolve(Part.FOLDER);
        Path lost;
        try (Stream<Path> done = Files.walk(parts)) {
            lost = done.filter(file -> file.endsWith("bob.json"))
                    .findFirst()
                    .orElseThrow()
                    .getParent();
        }
        TemporaryFolder.delete(lost);
        Path ada;
        try (Stream<Path> done = Files.walk(parts)) {
            ada = done.filter(file -> file.endsWith("ada.json")).findFirst().orElse(null);
        }
        assertThat(run("shared", Part.JOINED)).isEqualTo(4);
        assertThat(files("shared")).isEqualTo(files("whole"));
        if (ada != null) {
            Files.writeString(ada, Files.readString(ada).replace("\"remarks\":[]", "\"remarks\":[\"from a part\"]"));
            Files.delete(folder.resolve("shared").resolve("done").resolve("ada.json"));
            run("shared", Part.JOINED);
            assertThat(files("shared").get("students/ada/index.html")).contains("from a part");
        }
    }

    @Test
    void partsThatCannotBelongTogetherAreRefused() throws IOException {
        assertRefused("out", new Part(1, 2, false), "add --seed");
        assertRefused("out", Part.JOINED, "no parts to join");
        for (int i = 1; i <= 2; i++) {
            Path part = Files.createDirectories(folder.resolve("out/parts/" + i + "-of-2/done"));
            Files.writeString(part.resolve("seed.txt"), 6 + i + "\n");
        }
        assertRefused("out", Part.JOINED, "seeds [7, 8]");
        assertRefused("out", Part.WHOLE, "is not empty");
        assertThat(folder.resolve("out").resolve("grades.csv")).doesNotExist();
    }

    private void assertRefused(String out, Part part, String sentence) {
        assertThatThrownBy(() -> run(out, part))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining(sentence);
    }
}
