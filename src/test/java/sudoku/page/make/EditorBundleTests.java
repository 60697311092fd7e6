package sudoku.page.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The editor is CodeMirror where npm can bring it; without npm the pages are still made. */
class EditorBundleTests {
    @TempDir
    private Path work;

    @Test
    void withoutNpmThereIsNoBundleAndNothingIsTakenForOne() throws IOException {
        EditorBundle bundle = new EditorBundle(work, "no-such-program");
        assertThat(bundle.script()).isEmpty();
        assertThat(work.resolve("made-from.txt")).doesNotExist();
    }

    @Test
    void aBundleOfAnotherLockFileIsNotUsed() throws IOException {
        Files.writeString(work.resolve("editor.js"), "old");
        Files.writeString(work.resolve("made-from.txt"), "another lock file");
        assertThat(new EditorBundle(work, "no-such-program").script()).isEmpty();
    }

    @Test
    void everyVersionIsFixed() throws IOException {
        assertThat(PageScripts.resource("editor/package.json")).doesNotContain("\"^", "\"~", "\"*", "latest");
        assertThat(PageScripts.resource("editor/package-lock.json")).doesNotContain("\"resolved\"");
    }
}
