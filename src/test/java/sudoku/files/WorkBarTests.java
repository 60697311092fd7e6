package sudoku.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkBarTests {
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final WorkBar bar = WorkBar.at(new PrintStream(screen, true, StandardCharsets.UTF_8));

    /** What was drawn on one line, each in place of the one before; a line end is in the text. */
    private List<String> drawn() {
        return List.of(screen.toString(StandardCharsets.UTF_8).substring(1).split("\r?\033\\[K\r?"));
    }

    @Test
    void atATerminalOneLineIsDrawnAgain() {
        bar.expect("Ran", 4);
        bar.begin("02-bitmask");
        bar.done();
        bar.done(4);
        assertThat(drawn())
                .satisfiesExactly(
                        nothing -> assertThat(nothing).isEmpty(),
                        first -> assertThat(first).isEqualTo("[>" + " ".repeat(20) + "] Ran 0 of 4"),
                        named -> assertThat(named).isEqualTo("[>" + " ".repeat(20) + "] Ran 0 of 4: 02-bitmask"),
                        quarter -> assertThat(quarter)
                                .matches("\\[={5}> {15}] Ran 1 of 4: 02-bitmask … about \\d+ seconds? left"),
                        whole -> assertThat(whole).matches("\\[={21}] Ran 4 of 4: 02-bitmask in \\d+ seconds?"));
        assertThat(screen.toString(StandardCharsets.UTF_8)).doesNotContain("\n");
    }

    @Test
    void whatIsSaidIsAboveTheBarAndTheBarGoesInTheEnd() {
        bar.say("before");
        bar.expect("Ran", 2);
        bar.say("a line");
        bar.close();
        bar.say("after");
        String said = screen.toString(StandardCharsets.UTF_8);
        assertThat(said)
                .startsWith("before\n\r\033[K[>")
                .contains("\r\033[Ka line\n\r\033[K[>")
                .endsWith("\r\033[Kafter\n");
    }

    /** What comes before the first work is waited for as well; what comes before the second is over. */
    @Test
    void theWholeTimeIsThatSinceTheBarWasMade() throws InterruptedException {
        Thread.sleep(2_100);
        bar.expect("Ran", 1);
        bar.done();
        bar.expect("Raced", 1);
        bar.done();
        assertThat(drawn())
                .anySatisfy(line -> assertThat(line).matches("\\[={21}] Ran 1 of 1 in \\d+ seconds"))
                .last()
                .asString()
                .contains("Raced 1 of 1");
    }

    @Test
    void withoutATerminalThereArePlainLines() {
        List<String> lines = new ArrayList<>();
        try (WorkBar plain = WorkBar.plain(lines::add)) {
            plain.say("before");
            plain.expect("Ran", 2);
            plain.begin("02-bitmask");
            plain.done();
            plain.done();
        }
        assertThat(lines)
                .satisfiesExactly(
                        first -> assertThat(first).isEqualTo("before"),
                        named -> assertThat(named).isEqualTo("Running 02-bitmask …"),
                        end -> assertThat(end).matches("Ran 2 of 2 in \\d+ seconds?\\."));
    }
}
