package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What has to come over a network before somebody on a phone can write Java. */
@Needs(Need.NPM)
class PageSizeIT {
    private static final int MOST = 2_000_000;

    @Test
    void theScriptsOfAllLessonsTogetherAreUnderTwoMegabytes() throws IOException {
        List<Path> scripts;
        try (Stream<Path> files = Files.list(PageBuild.folder())) {
            scripts = files.filter(file -> file.toString().matches(".*\\.(js|css)"))
                    .toList();
        }
        int sum = 0;
        for (Path each : scripts) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
                gzip.write(Files.readAllBytes(each));
            }
            sum += packed.size();
        }
        assertThat(sum).isLessThan(MOST);
    }
}
