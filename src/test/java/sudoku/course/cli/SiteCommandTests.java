package sudoku.course.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What the verb refuses before it begins. */
class SiteCommandTests {
    @TempDir
    Path folder;

    private final StringWriter said = new StringWriter();

    private int run(String... arguments) {
        CommandLine course = Main.commandLine();
        course.setErr(new PrintWriter(said, true));
        return course.execute(arguments);
    }

    @Test
    void somebodysOwnFilesAreNotReplaced() throws IOException {
        Path own = Files.writeString(folder.resolve("thesis.txt"), "years of work");
        assertThat(run("site", "--out", folder.toString())).isNotZero();
        assertThat(said.toString()).contains(folder + " holds something that is not a site of this course");
        assertThat(own).hasContent("years of work");
    }

    @Test
    void aLessonThatIsNotThereIsAnsweredWithThoseThatAre() {
        assertThat(run("site", "99", "--out", folder.resolve("pages").toString()))
                .isNotZero();
        assertThat(said.toString()).contains("No lesson is called '99'").contains("01-backtracking");
        assertThat(folder).isEmptyDirectory();
    }
}
