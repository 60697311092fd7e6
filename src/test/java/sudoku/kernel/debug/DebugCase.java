package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.kernel.Jdks;
import sudoku.kernel.JupyterClient;

/** A kernel in which a search is debugged; after each test everything in it goes on as if nobody had. */
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
abstract class DebugCase {
    static final String SOLVE =
            """
            // fills cells with 1 to 4
            boolean solve(int[] board, int cell) {

                if (cell == board.length) {
                    return true;
                }
                for (int digit = 1; digit <= 4; digit++) {
                    board[cell] = digit;
                    if (digit > 2 && solve(board, cell + 1)) {
                        return true;
                    }
                    board[cell] = 0;
                }
                return false;
            }""";
    static final String RUN = "int[] mine = new int[3];\nsolve(mine, 0)";

    static JupyterClient client;

    DebugTalk talk;

    @Parameter
    Jdks.Jdk jdk;

    @BeforeParameterizedClassInvocation
    static void start(Jdks.Jdk jdk) {
        client = JupyterClient.on(jdk);
        assertThat(client.run("int kept = 41;\n" + SOLVE).status()).isEqualTo("ok");
        assertThat(client.run(SOLVE).status()).isEqualTo("ok");
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        client.close();
    }

    /** Switched off, everything runs to its end. */
    @AfterEach
    void switchOff() {
        if (talk != null) {
            talk.off();
        }
        assertThat(client.run(RUN).result()).isEqualTo("true");
        assertThat(client.run("kept + 1").result()).isEqualTo("42");
    }

    /** Switched on, with a stop at a line of the search. */
    void stopInSolve(int line) {
        talk = DebugTalk.on(client);
        talk.breakAt(SOLVE, line);
        talk.begin(RUN);
        assertThat(talk.stop()).isEqualTo("breakpoint");
    }
}
