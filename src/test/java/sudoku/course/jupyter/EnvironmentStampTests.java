package sudoku.course.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnvironmentStampTests {
    @TempDir
    Path environment;

    private EnvironmentStamp stamp;

    @BeforeEach
    void finished() throws IOException {
        Files.createDirectories(environment.resolve("lib/__pycache__"));
        Files.writeString(environment.resolve("lib/a file.py"), "print()");
        Files.writeString(environment.resolve("lib/__pycache__/a.pyc"), "compiled");
        stamp = new EnvironmentStamp(environment);
        stamp.write("jupyterlab", "3.11");
    }

    @Test
    void anUntouchedEnvironmentHasNoFault() {
        assertThat(stamp.fault("jupyterlab", () -> "3.11")).isEmpty();
    }

    @Test
    void aMissingFileIsNamed() throws IOException {
        Files.delete(environment.resolve("lib/a file.py"));
        assertThat(stamp.fault("jupyterlab", () -> "3.11")).get().asString().contains("a file.py is missing or");
    }

    @Test
    void aTruncatedFileIsNamed() throws IOException {
        Files.writeString(environment.resolve("lib/a file.py"), "");
        assertThat(stamp.fault("jupyterlab", () -> "3.11")).get().asString().contains("a file.py is missing or");
    }

    @Test
    void whatPythonCompilesAndWhatCameLaterDoesNoHarm() throws IOException {
        Files.delete(environment.resolve("lib/__pycache__/a.pyc"));
        Files.writeString(environment.resolve("lib/another.py"), "");
        assertThat(stamp.fault("jupyterlab", () -> "3.11")).isEmpty();
    }

    @Test
    void aNewListIsAFault() {
        assertThat(stamp.fault("jupyterlab, newer", () -> "3.11")).isPresent();
    }

    @Test
    void anotherPythonOrNoneIsAFault() {
        assertThat(stamp.fault("jupyterlab", () -> "3.12")).isPresent();
        assertThat(stamp.fault("jupyterlab", () -> "")).isPresent();
    }

    @Test
    void anEnvironmentThatWasNeverFinishedIsAFault() throws IOException {
        Files.delete(environment.resolve("stamp.txt"));
        assertThat(stamp.fault("jupyterlab", () -> "3.11")).get().asString().contains("never finished");
    }

    @Test
    void aDamagedStampIsAFault() throws IOException {
        String whole = Files.readString(environment.resolve("stamp.txt"));
        Files.writeString(environment.resolve("stamp.txt"), whole.replace("7 lib", "seven lib"));
        assertThat(stamp.fault("jupyterlab", () -> "3.11")).isPresent();
    }
}
