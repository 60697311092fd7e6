package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.Lateness;
import sudoku.grading.report.Grade.Row;

/** A grade that was kept is found again, and what somebody has written into its file is not believed. */
class GradeFilesTests {
    private static final String MADE_OF = "made of this";

    @TempDir
    Path out;

    private final List<String> said = new ArrayList<>();

    private static Grade grade(String student, int points, String text) {
        Row row = new Row(
                "sums",
                "Sums are right",
                1,
                points,
                5,
                points == 5 ? "PASS" : "FAIL",
                false,
                "No.",
                "1",
                "2",
                "",
                "Look.",
                List.of("a line"),
                0);
        return SampleGrade.of(student, row)
                .handedIn("then", new Lateness(true, 1, 0, 10))
                .remarks(List.of("A remark."))
                .open(text)
                .grade();
    }

    private GradeFiles files(Path place, long seed, String exercise, Path... parts) {
        return new GradeFiles(place, List.of(parts), exercise, seed, grade("", 0, ""), said::add);
    }

    private GradeFiles files() {
        return files(out, 7, "03-stack");
    }

    private Path keepAda() throws IOException {
        Files.createDirectories(out.resolve(GradeFiles.FOLDER));
        files().keep(grade("ada", 3, "Because."), MADE_OF);
        return out.resolve(GradeFiles.FOLDER).resolve("ada.json");
    }

    @Test
    void whatWasKeptIsFoundAgainAsLongAsItIsMadeOfTheSame() throws IOException {
        keepAda();
        assertThat(files().find("ada", MADE_OF)).contains(grade("ada", 3, "Because."));
        assertThat(files().find("ada", "something else")).isEmpty();
        assertThat(files().find("bob", MADE_OF)).isEmpty();
        assertThat(said).as("nothing here is wrong").isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`\"points\":3` | `\"points\":99999`",
                "`\"possible\":5` | `\"possible\":50`",
                "`\"points\":3` | `\"points\":-3`",
                "`\"points\":3` | `\"points\":null`",
                "`\"points\":3` | `\"points\":3,\"points\":5`",
                "`\"tests\":[` | `\"tests\":null,\"x\":[`",
                "`\"percent\":10.0` | `\"percent\":-900`",
                "`\"hint\":\"Look.\"` | `\"hint\":null`",
                "`\"status\":\"FAIL\"` | `\"status\":\"GREAT\"`",
                "`\"points\":4` | `\"points\":400`",
                "`\"test\":\"sums\"` | `\"test\":\"other\"`",
                "`\"student\":\"ada\"` | `\"student\":\"eve\"`",
                "`\"safe\":true` | `\"safe\":true,\"new\":1`",
                "`\"lines\":[\"a line\"]` | `\"lines\":[null]`",
                "`\"reading\":null` | `\"reading\":{\"points\":99,\"possible\":4,\"comment\":\"\"}`",
                "`\"lateness\":{` | `\"lateness\":null,\"x\":{`",
                "`\"exercise\":\"03-stack\"` | `\"exercise\":null`"
            })
    void aFileThatSomebodyHasChangedIsNamedAndNotBelieved(String written, String changed) throws IOException {
        Path ada = keepAda();
        String json = Files.readString(ada);
        assertThat(json).contains(written);
        Files.writeString(ada, json.replace(written, changed));
        assertThat(files().find("ada", MADE_OF)).isEmpty();
        assertThat(said).singleElement().asString().contains(ada.toString(), "is graded again");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "[]", "{}", "{\"madeOf\":\"made of this\"", "[[[[", "\u0000"})
    void aFileThatIsNoGradeIsNamedAndNotBelieved(String content) throws IOException {
        Path ada = keepAda();
        Files.writeString(ada, content);
        assertThat(files().find("ada", MADE_OF)).isEmpty();
        assertThat(said).singleElement().asString().contains(ada.toString(), "is graded again");
    }

    @ParameterizedTest
    @CsvSource({"8, 03-stack", "7, 02-bitmask"})
    void aPartOfAnotherGradingIsRefusedByWhatItsResultsSay(long seed, String exercise) throws IOException {
        Path part = out.resolve("parts/1-of-2");
        Files.createDirectories(part.resolve(GradeFiles.FOLDER));
        files(part, seed, exercise).keep(grade("ada", 3, ""), MADE_OF);
        assertThatThrownBy(() -> files(out, 7, "03-stack", part))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining(part.toString())
                .hasMessageContaining(exercise + " with seed " + seed)
                .hasMessageContaining("03-stack with seed 7");
        files(part, 7, "03-stack").keep(grade("ada", 3, ""), MADE_OF);
        assertThat(files(out, 7, "03-stack", part).find("ada", MADE_OF)).isPresent();
    }
}
