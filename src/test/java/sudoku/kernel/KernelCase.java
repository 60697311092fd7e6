package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that share one running kernel, on each of the JDKs; a variable of it tells whether it goes on. */
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
public abstract class KernelCase {
    protected static JupyterClient client;

    @Parameter
    protected Jdks.Jdk jdk;

    @BeforeParameterizedClassInvocation
    static void start(Jdks.Jdk jdk) {
        begin(JupyterClient.on(jdk));
    }

    static void begin(JupyterClient started) {
        client = started;
        client.well("import java.util.stream.*;\nint kept = 41;");
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        client.close();
    }

    protected static void assertGoesOn() {
        CellRun next = client.run("kept + 1");
        assertThat(next.result()).as(next.toString()).isEqualTo("42");
    }
}
