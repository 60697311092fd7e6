package sudoku.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What spreadsheets save is read as it was typed. */
class CsvRowsTests {
    private static List<List<String>> fields(String text) {
        return CsvRows.of(text).stream().map(CsvRows.Row::fields).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t"})
    void theDelimiterIsTheFirstOneOutsideOfQuotes(String delimiter) {
        String name = "\"Meier, Anna; of \"\"B\"\"\tC\"";
        assertThat(fields(name + delimiter + "3" + delimiter + "10"))
                .containsExactly(List.of("Meier, Anna; of \"B\"\tC", "3", "10"));
        assertThat(fields("ada\n" + name + delimiter + "3\nbob" + delimiter + "\"1,5\""))
                .containsExactly(List.of("ada"), List.of("Meier, Anna; of \"B\"\tC", "3"), List.of("bob", "1,5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void aLineEndsAsOnAnySystemAndLinesWithNothingInThemCountOnlyForTheNumbers(String end) {
        String text = "\ufeffa,b" + end + end + ",," + end + "\"c" + end + "d\",e" + end + "f,";
        assertThat(CsvRows.of(text))
                .containsExactly(
                        new CsvRows.Row(1, List.of("a", "b")),
                        new CsvRows.Row(4, List.of("c\nd", "e")),
                        new CsvRows.Row(6, List.of("f", "")));
    }

    @Test
    void aFieldKeepsWhatIsInItAndLosesTheBlanksAroundIt() {
        assertThat(fields(" a , b c ,5\" wide,\"\",\" x \"y"))
                .containsExactly(List.of("a", "b c", "5\" wide", "", "x y"));
        assertThat(fields("")).isEmpty();
        assertThat(fields("\n \n\t\n")).isEmpty();
        assertThat(fields("a,")).containsExactly(List.of("a", ""));
    }

    @Test
    void headingsAreLeftOutWhereThereAreAny(@TempDir Path folder) throws Exception {
        Path headed = Files.writeString(folder.resolve("headed.csv"), "Student,x\nstudent,y\n");
        Path bare = Files.writeString(folder.resolve("bare.csv"), "ada,x\nstudent,y\n");
        assertThat(CsvRows.under("student", headed)).containsExactly(new CsvRows.Row(2, List.of("student", "y")));
        assertThat(CsvRows.under("student", bare)).hasSize(2);
    }

    @Test
    void whatCannotBeReadIsSaidWithFileAndLine(@TempDir Path folder) throws Exception {
        Path open = Files.writeString(folder.resolve("open.csv"), "a,b\nc,\"d\ne,f\n");
        assertThatThrownBy(() -> CsvRows.read(open))
                .isInstanceOf(CourseProblem.class)
                .hasMessage("The quotes that begin on line 2 of the file " + open
                        + " are not closed: add a \" where the field ends.");
        Path latin = Files.write(folder.resolve("latin.csv"), "M\u00fcller".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> CsvRows.read(latin))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining(latin + " is not written in UTF-8");
        assertThatThrownBy(() -> CsvRows.read(folder.resolve("none.csv")))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("none.csv cannot be read");
    }
}
