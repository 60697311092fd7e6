package sudoku.explain.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.explain.source.Instrumented;
import sudoku.explain.source.OwnSource;

/** What comes out of a box is read as a recorder writes it, or not at all. */
class RunTraceTests {
    private static final Instrumented PROGRAM = Instrumented.of(
            OwnSource.of("int f(int n) {\n    int a = n;\n    return a + 1;\n}").orElseThrow());
    private static final String GOOD = ">0\t3\n0\t3\n1\t3\t3\n=\t4\n<0\n!\t4";

    private static Optional<RunTrace> read(String text) {
        return RunTrace.of(text, PROGRAM);
    }

    @Test
    void aRunIsCallsAndVisits() {
        RunTrace trace = read(GOOD).orElseThrow();
        assertThat(trace.result()).isEqualTo("4");
        assertThat(trace.isThrown()).isFalse();
        assertThat(trace.frames()).singleElement().satisfies(frame -> {
            assertThat(frame.arguments()).containsExactly("3");
            assertThat(frame.returned()).isEqualTo("4");
        });
        assertThat(trace.visits()).hasSize(2);
        assertThat(trace.visits().get(1).valueOf("a")).contains("3");
    }

    @Test
    void aValueThatIsLeftOutIsWhatItWas() {
        RunTrace trace = read(">0\t3\n1\t3\t5\n1\t\t6\n<0\n!\t4").orElseThrow();
        assertThat(trace.visits().get(1).values()).containsExactly("3", "6");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "4",
                "!",
                ">7\t1\n<7\n!\t1",
                ">0\n<0\n!\t1",
                ">0\t3\n!\t1",
                "<0\n!\t1",
                "9\t1\n!\t1",
                "-1\n!\t1",
                "1\t3\n!\t1",
                ">0\t3\n=\t4\t5\n<0\n!\t1",
                "x\t1\n!\t1"
            })
    void whatNoRecorderWritesIsNoTrace(String forged) {
        assertThat(read(forged)).isEmpty();
    }

    @Test
    void whateverIsChangedInATraceNothingIsThrown() {
        Random random = new Random(57);
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder(GOOD);
            for (int j = random.nextInt(4); j >= 0; j--) {
                text.setCharAt(random.nextInt(text.length()), "0159\t\n<>=!*x-".charAt(random.nextInt(13)));
            }
            read(text.toString())
                    .ifPresent(trace -> assertThat(trace.waiting(3)).isNotNull());
        }
    }
}
