package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.verdict;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.judge.Judgment;
import sudoku.judge.PieceKind;
import sudoku.judge.Told;
import sudoku.piece.racer.Refuted;
import sudoku.piece.racer.Twins;
import sudoku.piece.stack.Step;
import sudoku.solve.Backtracking;

/** How pieces of all kinds are tried, and what is said of those that are right, not written, or without an end. */
class PieceTests {
    /** Whatever a lesson lets a student write. */
    static Stream<Class<?>> kinds() {
        return new ClassFileImporter()
                .importPackagesOf(Piece.class).stream()
                        .filter(type -> type.tryGetField("PIECE").isPresent())
                        .map(JavaClass::reflect);
    }

    @Test
    void thereAreKinds() {
        assertThat(kinds()).contains(Blanks.class, Step.class).hasSizeGreaterThan(30);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void theLibrarysOwnIsRight(Class<T> kind) {
        assertThat(verdict(kind, PieceKind.declaredBy(kind).library()).kind()).isEqualTo(Judgment.Kind.RIGHT);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aStubIsNotWrittenYet(Class<T> kind) {
        Judgment verdict = verdict(kind, PieceKind.declaredBy(kind).stub());
        assertThat(verdict.kind()).isEqualTo(Judgment.Kind.NOT_WRITTEN);
        assertThat(verdict.sentence()).contains("as it did at the start", "the library's is used");
        assertThat(Told.of(verdict).text())
                .contains(verdict.fault().orElseThrow().picture().text());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void nothingAtAllIsASentenceToo(Class<T> kind) {
        assertThat(verdict(kind, null).kind()).isEqualTo(Judgment.Kind.WRONG);
    }

    @Test
    void anExceptionIsASentenceWithTheBoardItWasAskedAbout() {
        Judgment verdict = verdict(Fits.class, (board, cell, digit) -> board[cell + digit] == 0);
        assertThat(verdict.sentence()).startsWith("Your fits threw ArrayIndexOutOfBoundsException");
        assertThat(verdict.fault()).isPresent();
    }

    @Test
    void whoLooksFor81CellsOnASmallBoardIsToldHowManyItHas() {
        assertThat(verdict(Twins.class, (marks, cell) -> new int[][] {{marks[80]}})
                        .sentence())
                .isEqualTo("Your twins threw ArrayIndexOutOfBoundsException: Index 80 out of bounds for length 16. The"
                        + " board of this try is a small one, with 16 cells: they are numbered 0 to 15.");
        assertThat(verdict(Refuted.class, (points, cell, digits) -> points[91]++)
                        .sentence())
                .doesNotContain("board");
        assertThat(verdict(Twins.class, (marks, cell) -> {
                            throw new IllegalStateException("no");
                        })
                        .sentence())
                .as("another failure")
                .doesNotContain("board");
    }

    @Test
    void aRecursionWithoutAnEndIsASentence() {
        Solve endless = new Solve() {
            @Override
            public boolean solve(int[] board, int cell) {
                return solve(board, cell);
            }
        };
        assertThat(verdict(Solve.class, endless).sentence()).contains("Your solve calls itself again and again");
    }

    @Test
    void aLoopWithoutAnEndIsLeftBehindAndSaysSo() {
        boolean[] end = new boolean[1];
        Judgment verdict = verdict(Greedy.class, board -> {
            while (!end[0]) {
                LockSupport.parkNanos(1_000_000);
            }
            return -1;
        });
        end[0] = true;
        assertThat(verdict.kind()).isEqualTo(Judgment.Kind.WRONG);
        assertThat(verdict.sentence()).startsWith("Your greedy had not returned after 5 seconds");
    }

    /** What an exception says of itself is the student's code as well. */
    @Test
    @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aMessageWithoutAnEndEndsLikeALoop() {
        boolean[] end = new boolean[1];
        Judgment verdict = verdict(Greedy.class, board -> {
            throw new IllegalStateException() {
                @Override
                public String getMessage() {
                    while (!end[0]) {
                        LockSupport.parkNanos(1_000_000);
                    }
                    return "";
                }
            };
        });
        end[0] = true;
        assertThat(verdict.sentence()).startsWith("Your greedy had not returned after 5 seconds");
    }

    @Test
    void theSameNodesAreCounted() {
        assertThat(Piece.comparison(
                                new Backtracking(),
                                board ->
                                        new Backtracking().solve(Grid.of(board)).nodes(),
                                "")
                        .text())
                .isEqualTo("✓ Your program and the library's count the same on "
                        + "three puzzles (a small one, Wikipedia's and AI Escargot): 50, 4,208,"
                        + " 8,969.");
    }

    @Test
    void theFirstPuzzleThatDiffersIsDrawn() {
        Told told = Piece.comparison(
                new Backtracking(),
                board -> new Backtracking().solve(Grid.of(board)).nodes() + (board.length == 81 ? 1 : 0),
                "");
        assertThat(told.text())
                .startsWith("✗ On this puzzle your program counts 4,209 digits and the library's 4,208.");
        assertThat(told.html()).contains("<img");
        assertThat(Piece.comparison(new Backtracking(), board -> 3, "").text())
                .contains("your program counts 3 digits", "50, in this tree", "r1c1=1");
    }

    @Test
    void aProgramWithAPieceThatIsNotRightIsNotDrawnAsASecondMistake() {
        assertThat(Piece.comparison(new Backtracking(), board -> 3, "where").text())
                .isEqualTo("○ Your where is not right yet, so the digits that your program writes are not compared with"
                        + " the library's.");
        assertThat(Piece.comparison(
                                new Backtracking(),
                                board ->
                                        new Backtracking().solve(Grid.of(board)).nodes(),
                                "where")
                        .text())
                .as("nor praised, when three puzzles don't show what is wrong")
                .startsWith("○ Your where is not right yet");
    }

    @Test
    void aProgramThatCountsNothingIsToldSo() {
        assertThat(Piece.comparison(new Backtracking(), board -> 0, "").text())
                .startsWith("○ Your program has counted no digit");
        assertThat(Piece.comparison(
                                new Backtracking(),
                                board -> {
                                    throw new IllegalStateException("no");
                                },
                                "")
                        .text())
                .startsWith("✗ Your program threw IllegalStateException: no");
    }

    @Test
    void aPieceThatIsRightAndCountsNothingIsToldSo() {
        assertThat(Piece.uncounted("advance", 0, "")).get().satisfies(told -> assertThat(told.text())
                .startsWith("○ Your advance is right, but it counts nothing: placed++ is missing."));
        assertThat(Piece.uncounted("advance", 1, "")).isEmpty();
        assertThat(Piece.uncounted("advance", 0, "advance")).isEmpty();
    }

    @Test
    void aCellThatHasAnErrorIsSaidToHaveOne() {
        String said = "error: ';' expected\nline 3 of your cell\n    return true\nand more";
        assertThat(Piece.notRun("fits", said).text())
                .isEqualTo(
                        """
                ✗ The cell with your fits has an error, so there is nothing to try. Fix it, run it, and then run this cell again.
                    error: ';' expected
                    line 3 of your cell
                        return true
                Until then the library's fits is used.""");
    }
}
