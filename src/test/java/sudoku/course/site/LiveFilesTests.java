package sudoku.course.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the pages are made with is what their makers are compiled with. */
class LiveFilesTests {
    @Test
    void theLibrariesHaveTheVersionsOfTheBuild() throws IOException {
        String build = Files.readString(Path.of("pom.xml"));
        String teavm = build.replaceAll("(?s).*<teavm.version>(.*?)</teavm.version>.*", "$1");
        String compiler = build.replaceAll("(?s).*<artifactId>ecj</artifactId>\\s*<version>(.*?)</version>.*", "$1");
        assertThat(LiveFiles.LIBRARIES).allSatisfy(library -> assertThat(library)
                .endsWith(":" + (library.contains(":ecj:") ? compiler : teavm)));
    }
}
