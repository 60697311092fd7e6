package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import sudoku.kernel.KernelCase;

/** A kernel in which a search is debugged; after each test everything in it goes on as if nobody had. */
abstract class DebugCase extends KernelCase {
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

    DebugTalk talk;

    @BeforeParameterizedClassInvocation
    static void defineTheSearch() {
        client.well("int before;\n" + SOLVE);
        client.well(SOLVE);
    }

    /** Switched off, everything runs to its end. */
    @AfterEach
    void switchOff() {
        if (talk != null) {
            talk.off();
        }
        assertThat(client.value(RUN)).isEqualTo("true");
        assertGoesOn();
    }

    /** Switched on, with a stop at a line of the search. */
    void stopInSolve(int line) {
        stop(SOLVE, line, RUN);
    }

    /** The same, with a stop at a line of the cell that runs. */
    void stopIn(String cell, int line) {
        stop(cell, line, cell);
    }

    private void stop(String code, int line, String run) {
        talk = DebugTalk.on(client);
        talk.breakAt(code, line);
        talk.begin(run);
        assertThat(talk.stop()).isEqualTo("breakpoint");
    }
}
