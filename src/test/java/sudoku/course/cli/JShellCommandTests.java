package sudoku.course.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Where no window can be opened, {@code /edit} opens an editor in the terminal, and not a page of Java's stack. */
@EnabledOnOs(OS.LINUX)
class JShellCommandTests {
    @TempDir
    private Path folder;

    private String editor(Map<String, String> environment, String... programs) throws IOException {
        for (String program : programs) {
            Path file = Files.createFile(folder.resolve(program));
            assertThat(file.toFile().setExecutable(true)).isTrue();
        }
        Map<String, String> changed = new HashMap<>(environment);
        changed.put("PATH", folder.resolve("missing") + File.pathSeparator + folder);
        JShellCommand.withEditor(changed);
        return changed.getOrDefault("JSHELLEDITOR", "");
    }

    @Test
    void theEasierOfTheEditorsOnThePathIsTaken() throws IOException {
        assertThat(editor(Map.of(), "vi", "nano"))
                .isEqualTo(folder.resolve("nano").toString());
    }

    @Test
    void theOnlyOneIsTaken() throws IOException {
        assertThat(editor(Map.of(), "vi")).isEqualTo(folder.resolve("vi").toString());
    }

    @Test
    void withoutAnEditorNothingIsPromised() throws IOException {
        assertThat(editor(Map.of())).isEmpty();
    }

    @Test
    void whoeverHasAWindowOrAnEditorOfTheirOwnKeepsIt() throws IOException {
        assertThat(editor(Map.of("DISPLAY", ":0"), "vi")).isEmpty();
        assertThat(editor(Map.of("EDITOR", "emacs"))).isEmpty();
        assertThat(editor(Map.of("JSHELLEDITOR", "emacs"))).isEqualTo("emacs");
    }
}
