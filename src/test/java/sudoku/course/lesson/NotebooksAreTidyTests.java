package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.course.cli.TidyCommand;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.NormalForm;
import sudoku.ipynb.Notebook;

/** What is under version control is in normal form: a difference shows what somebody changed, and nothing else. */
class NotebooksAreTidyTests {

    @Test
    void everyNotebookIsTidy() {
        assertThat(CourseFolder.here().sources())
                .as("untidy notebooks; tidy them with: java -jar target/sudoku.jar tidy")
                .isNotEmpty()
                .noneMatch(TidyCommand::isUntidy);
    }

    @Test
    void anExecutedNotebookIsUntidyUntilItIsTidied(@TempDir Path folder) throws IOException {
        Path notebook = folder.resolve("executed.ipynb");
        Files.writeString(
                notebook,
                "{\"cells\": [{\"cell_type\": \"code\", \"id\": \"a\", \"metadata\": {},"
                        + " \"execution_count\": 1, \"outputs\": [], \"source\": []}], \"metadata\": {},"
                        + " \"nbformat\": 4, \"nbformat_minor\": 5}");
        assertThat(TidyCommand.isUntidy(notebook)).isTrue();
        TidyCommand.tidy(notebook);
        assertThat(TidyCommand.isUntidy(notebook)).isFalse();
        assertThat(notebook).content().endsWith("}\n");
    }

    @Test
    void whatIsProvenTimedAndExemptedSurvivesTidying() {
        Notebook sample = SecondEdition.sample().notebook();
        Notebook tidied = Notebook.parse(NormalForm.of(sample), "tidied");
        for (String kept : new String[] {"proves", "timed", "exempt"}) {
            assertThat(tidied.root().findValues(kept))
                    .as(kept)
                    .isNotEmpty()
                    .isEqualTo(sample.root().findValues(kept));
        }
    }
}
