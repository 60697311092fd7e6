package sudoku.course.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.course.CourseCopy;
import sudoku.course.jupyter.ChildProcess;
import sudoku.course.site.SitePage;
import sudoku.course.site.WrittenSite;
import sudoku.files.Fingerprint;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The site as it is written: which pages there are, that nothing is missing, and that a failure changes nothing. */
@Needs(Need.JUPYTER)
@Timeout(600)
class SiteCommandIT {
    @Test
    void thereIsAPageForEachNotebookAndTheMap() throws IOException {
        assertThat(WrittenSite.pages())
                .containsExactly(
                        "00-start-here.html",
                        WrittenSite.LESSON,
                        "15-ledger.html",
                        "board.html",
                        WrittenSite.EXERCISE,
                        "index.html");
    }

    @Test
    void noPageLoadsAnythingFromOutside() throws IOException {
        for (String page : WrittenSite.pages()) {
            assertThat(Files.readString(WrittenSite.folder().resolve(page)))
                    .as(page)
                    .doesNotContain("src=\"http", "url(http", "://cdn", "@import")
                    .doesNotContainPattern("<(?!a )[^>]*href=\"http");
        }
    }

    @Tag("thorough")
    @Test
    void writtenAgainItIsTheSame(@TempDir Path again) throws IOException {
        assertThat(WrittenSite.write(again)).isZero();
        assertThat(content(again)).isEqualTo(content(WrittenSite.folder()));
    }

    private static Map<String, String> content(Path folder) throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(folder.relativize(file).toString(), Fingerprint.of(file));
            }
        }
        return content;
    }

    @Tag("thorough")
    @Test
    void aNotebookThatFailsIsNamedAndTheSiteStaysAsItWas() throws IOException {
        CourseCopy copy = CourseCopy.prepared("site");
        Path lesson = copy.folder().lessons().resolve("00-start-here.ipynb");
        Files.writeString(lesson, Files.readString(lesson).replace("Show.grid(puzzle);", "throw new Error();"));
        Path out = copy.home().resolve("pages");
        Files.createDirectories(out.resolve("assets"));
        Files.writeString(out.resolve(SitePage.STYLE), "an earlier site");
        ChildProcess.Ended ended = copy.run("site", "0", "--out", out.toString());
        assertThat(ended.well()).isFalse();
        assertThat(ended.output())
                .containsPattern("00-start-here\\.ipynb: cell \\d+ failed\\.\\R.*\\Rthrow new Error\\(\\);\\R");
        assertThat(content(out).keySet()).containsExactly(SitePage.STYLE);
        assertThat(out.resolveSibling(".pages.half")).doesNotExist();
    }
}
