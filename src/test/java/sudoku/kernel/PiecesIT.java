package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A piece of a lesson on the course's kernel: one without an end is ended, one that does not compile is not tried. */
@Needs(Need.JUPYTER)
@Timeout(300)
class PiecesIT {
    private static final String SOLVE =
            """
            boolean solve(int[] board, int cell) {
                if (cell == board.length) return true;
                if (board[cell] != 0) return solve(board, cell + 1);
                for (int digit = 1; digit <= 4; digit++) {
                    board[cell] = digit;
                    while (true) {}
                }
                return false;
            }""";
    private static final String TRY =
            """
            Solve search = Piece.of(Solve.class, (b, c) -> solve(b, c));
            int[] board = Grid.parse("...1.14343121234").toArray();
            System.out.println(search.solve(board, 0) + " " + board[0]);""";

    @AutoClose
    private static JupyterClient client;

    @BeforeAll
    static void start() {
        client = JupyterClient.on(Jdks.tested().get(0));
        client.well("import sudoku.grid.*;\nimport sudoku.piece.*;");
    }

    /** Nothing is left running: its line is named, the library's takes over, and the next cell is answered. */
    @Test
    void aPieceWithoutAnEndIsEnded() {
        client.well(SOLVE);
        CellRun attempt = client.run(TRY);
        assertThat(attempt.status()).as(attempt.toString()).isEqualTo("ok");
        assertThat(attempt.messages("display_data").toString())
                .contains(
                        "Your solve had not returned after 5 seconds and was stopped",
                        "line 6: while (true) {}",
                        "Until it is right, the library's solve is used.")
                .doesNotContain("still running");
        assertThat(attempt.out()).isEqualTo("true 3\n");
        assertThat(client.value("Thread.getAllStackTraces().keySet().stream().filter(each -> "
                        + "each.getName().equals(\"your solve\")).count()"))
                .isEqualTo("0");
    }

    /** The cell only waits for the thread in which the piece is tried. */
    @Test
    void aPieceThatIsStoppedByHandIsShownWhereItWas() {
        client.run("boolean fits(int[] board, int cell, int digit) {\n    while (true) { cell++; }\n}");
        CellRun run = client.runAndInterrupt("Fits stopped = Piece.of(Fits.class, (b, c, d) -> fits(b, c, d));");
        assertThat(run.error())
                .contains("Interrupted", "while (true) { cell++; }")
                .doesNotContain("park");
    }

    @Test
    void aPieceThatDoesNotCompileIsNotTried() {
        assertThat(client.run(SOLVE.replace("digit++", "digit++;")).status()).isEqualTo("error");
        CellRun attempt = client.run(TRY);
        assertThat(attempt.status()).as(attempt.toString()).isEqualTo("ok");
        assertThat(attempt.messages("display_data").toString())
                .contains("The cell with your solve has an error", "line 4");
        assertThat(attempt.out()).isEqualTo("true 3\n");
    }
}
