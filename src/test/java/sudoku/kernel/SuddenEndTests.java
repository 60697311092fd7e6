package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuddenEndTests {
    @TempDir
    private Path folder;

    private SuddenEnd first;

    @BeforeEach
    void begin() {
        first = begun();
    }

    private SuddenEnd begun() {
        SuddenEnd end = new SuddenEnd(folder.resolve("kernel.json"));
        end.begin();
        return end;
    }

    @Test
    void whoWasKilledInACellIsMissedByTheNextOnce() {
        first.running(7);
        SuddenEnd next = begun();
        assertThat(next.news()).contains("unexpectedly, while it ran cell 7");
        assertThat(next.news()).isEmpty();
    }

    @Test
    void whoWasToldToEndInACellIsNotMissedThoughTheCellEndsLater() {
        first.running(7);
        first.told();
        first.idle();
        assertThat(begun().news()).isEmpty();
    }
}
