package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lessons, messages, pages, guides and comments keep to plain English: its list is {@code words.txt}. */
class WordsTests {
    private static final Path LIST = Path.of("src", "test", "resources", "sudoku", "course", "words.txt");
    private static final Pattern READ = Pattern.compile(".*\\.(java|ipynb|md|html|css|js|py|txt|xml|yml)|LICENSE");
    private static final List<String> PLACES =
            List.of("README.md", "LICENSE", "pom.xml", ".github", "src", "exercises", "notebooks");

    private static List<Path> everythingWritten() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String place : PLACES) {
            try (Stream<Path> files = Files.walk(Path.of(place))) {
                files.filter(file -> READ.matcher(file.getFileName().toString()).matches())
                        .filter(file -> !file.equals(LIST) && !file.endsWith("WordsTests.java"))
                        .filter(file -> !file.toString().contains(".ipynb_checkpoints"))
                        .forEach(all::add);
            }
        }
        return all;
    }

    @Test
    void nobodyWritesOneOfThem() throws IOException {
        Words words = new Words(LIST);
        List<String> faults = new ArrayList<>();
        for (Path file : everythingWritten()) {
            words.faults(Files.readString(file)).forEach(fault -> faults.add(file + ": " + fault));
        }
        assertThat(faults).isEmpty();
        for (Words.Rule rule : words.rules) {
            assertThat(rule.unneeded())
                    .as("places that are excused and not there")
                    .isEmpty();
        }
    }

    @Test
    void eachRuleFindsItsExample() throws IOException {
        for (Words.Rule rule : new Words(LIST).rules) {
            assertThat(rule.faults(rule.example)).as(rule.example).isNotEmpty();
        }
    }

    /** Where an editor or the formatter happens to end a line hides nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                " * A digit stands\n     * in a cell.",
                "// A digit stands\n// in a cell.",
                "\"A digit stands\\n\",\n    \"in a cell.\"",
                "say(\"A digit stands \"\n        + \"in a cell.\");"
            })
    void aSentenceIsReadAcrossItsLines(String text) throws IOException {
        assertThat(new Words(LIST).faults(text)).singleElement().asString().contains("say: is, are, occurs");
    }

    @Test
    void aPlaceThatIsExcusedExcusesNoOther() throws IOException {
        assertThat(new Words(LIST).faults("It leaves a thread behind. The number is behind the bar."))
                .singleElement()
                .asString()
                .contains("number is [behind] the bar");
    }
}
