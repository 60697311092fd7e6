package sudoku.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.piece.Blanks;
import sudoku.piece.Piece;

class SoFarTests {
    @TempDir
    private Path folder;

    /** The sentence of a try cell is the library's own: were it another, nobody would ever have written anything. */
    private static String rightBlanks() {
        PrintStream console = System.out;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            Piece.of(Blanks.class, board ->
                    (int) Arrays.stream(board).filter(digit -> digit == 0).count());
        } finally {
            System.setOut(console);
        }
        return said.toString(StandardCharsets.UTF_8);
    }

    private void lesson(String name, String... said) throws IOException {
        StringBuilder cells = new StringBuilder();
        for (String each : said) {
            cells.append(cells.isEmpty() ? "" : ",")
                    .append("{\"cell_type\":\"code\",\"source\":\"Piece.of(A.class, a)\","
                            + "\"outputs\":[{\"data\":{\"text/plain\":\"" + each.strip() + "\"}}]}");
        }
        Files.writeString(folder.resolve(name + ".ipynb"), "{\"nbformat\":4,\"cells\":[" + cells + "]}");
    }

    @Test
    void whatIsRightIsCountedAndTheFirstThatIsNotIsNamed() throws IOException {
        lesson("00-start-here", rightBlanks());
        lesson("02-bitmask", "✗ Your contains says true.", "○ Your with is not written yet.");
        assertThat(SoFar.in(folder))
                .isEqualTo("Pieces of your own so far: 1 of 3. The next is in lesson 2 (02-bitmask).");
    }

    @Test
    void whoHasWrittenNothingIsToldWhatIsThere() throws IOException {
        lesson("00-start-here", "○ Your blanks is not written yet.");
        lesson("01-backtracking", "", "");
        assertThat(SoFar.in(folder)).isEqualTo("Pieces of your own so far: 0 of 3. The first is on this page.");
    }

    @Test
    void whoHasWrittenAllIsToldSo() throws IOException {
        lesson("00-start-here", rightBlanks());
        assertThat(SoFar.in(folder)).isEqualTo("Pieces of your own so far: 1 of 1, and all are right.");
    }

    @Test
    void aTextThatShowsHowAPieceIsTriedIsNone() throws IOException {
        Files.writeString(
                folder.resolve("00-start-here.ipynb"),
                "{\"nbformat\":4,\"cells\":[{\"cell_type\":\"markdown\",\"source\":\"    Piece.of(A.class, a)\"}]}");
        lesson("01-backtracking", rightBlanks());
        assertThat(SoFar.in(folder)).isEqualTo("Pieces of your own so far: 1 of 1, and all are right.");
    }

    @Test
    void aBrokenLessonDoesNotHideTheOthers() throws IOException {
        lesson("00-start-here", rightBlanks());
        Files.writeString(folder.resolve("01-backtracking.ipynb"), "{");
        assertThat(SoFar.in(folder)).contains("1 of 1");
    }

    @Test
    void withoutLessonsNothingIsSaid() {
        assertThat(SoFar.in(folder)).isEmpty();
    }
}
