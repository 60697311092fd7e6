package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.piece.Trial.Verdict;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;

/**
 * What a student is told of the pieces of lesson 1, and how all kinds behave: right ones, stubs, and the wrong ones
 * that people write.
 */
class PieceTests {
    private static final Fits RULE = new Fits.Tried().given(new Fits.Tried().library());

    static Stream<Class<?>> kinds() {
        return Stream.of(Blanks.class, Fits.class, Greedy.class, Solve.class, TreeProbe.class);
    }

    private static <T> Verdict verdict(Class<T> kind, T mine) {
        return Trial.of(kind).of(mine);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void theLibrarysOwnIsRight(Class<T> kind) {
        assertThat(verdict(kind, Trial.of(kind).library()).kind()).isEqualTo(Verdict.Kind.RIGHT);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aStubIsNotWrittenYet(Class<T> kind) {
        Verdict verdict = verdict(kind, Trial.of(kind).stub());
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.NOT_WRITTEN);
        assertThat(verdict.sentence()).contains("not written yet", "the library's is used");
        assertThat(verdict.fault()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void nothingAtAllIsASentenceToo(Class<T> kind) {
        assertThat(verdict(kind, null).kind()).isEqualTo(Verdict.Kind.WRONG);
    }

    /** With a way of its own to number boxes, and with or without a look at the cell itself. */
    private static Fits fits(IntBinaryOperator box, boolean looksAtItself, boolean rows, boolean columns) {
        return (board, cell, digit) -> {
            int n = board.length == 81 ? 9 : 4;
            for (int other = 0; other < board.length; other++) {
                boolean shares = rows && other / n == cell / n || columns && other % n == cell % n
                        || box.applyAsInt(other, n) == box.applyAsInt(cell, n);
                if (shares && board[other] == digit && (looksAtItself || other != cell)) {
                    return false;
                }
            }
            return true;
        };
    }

    private static int box(int cell, int n) {
        int side = n == 9 ? 3 : 2;
        return cell / n / side * side + cell % n / side;
    }

    @Test
    void fitsMayLookAtTheBlankItselfOrNot() {
        assertThat(verdict(Fits.class, fits(PieceTests::box, true, true, true)).isRight()).isTrue();
        assertThat(verdict(Fits.class, fits(PieceTests::box, false, true, true)).isRight()).isTrue();
    }

    static Stream<Arguments> wrongFits() {
        return Stream.of(
                Arguments.of("no rows", fits(PieceTests::box, true, false, true),
                        "Your fits says true to a 1 at r1c3, but a 1 stands at r1c1, in the same row."),
                Arguments.of("no columns", fits(PieceTests::box, true, true, false),
                        "Your fits says true to a 1 at r3c1, but a 1 stands at r1c1, in the same column."),
                Arguments.of("no boxes", fits((cell, n) -> cell, true, true, true),
                        "Your fits says true to a 1 at r2c2, but a 1 stands at r1c1, in the same box."),
                Arguments.of("five boxes instead of nine",
                fits((cell, n) -> cell / n / 3 + cell % n / 3, true, true, true),
                        "no cell of its row, its column or its box holds a"),
                Arguments.of("false to everything", (Fits) (board, cell, digit) -> false,
                        "Your fits says false to a 1 at r1c1, but no cell of its row, its "
                        + "column or its box holds a 1."),
                Arguments.of("writes", (Fits) (board, cell, digit) -> {
                    boolean says = RULE.fits(board, cell, digit);
                    board[cell] = says ? digit : 0;
                    return says;
                }, "Your fits"),
                Arguments.of("empties a clue", (Fits) (board, cell, digit) -> {
                    boolean says = RULE.fits(board, cell, digit);
                    board[0] = cell == board.length - 1 ? 4 : board[0];
                    return says;
                }, "Your fits changed the board"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongFits")
    void aWrongFitsIsShownWhere(String name, Fits wrong, String sentence) {
        Verdict verdict = verdict(Fits.class, wrong);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
        assertThat(verdict.fault()).hasValueSatisfying(fault -> assertThat(fault.picture().svg()).startsWith("<svg"));
    }

    private static Greedy greedy(BiFunction<int[], Integer, Integer> digit, int full) {
        return board -> {
            for (int cell = 0; cell < board.length; cell++) {
                if (board[cell] == 0) {
                    int chosen = digit.apply(board, cell);
                    if (chosen == 0) {
                        return cell;
                    }
                    board[cell] = chosen;
                }
            }
            return full;
        };
    }

    private static int largest(int[] board, int cell) {
        for (int digit = board.length == 81 ? 9 : 4; digit >= 1; digit--) {
            if (RULE.fits(board, cell, digit)) {
                return digit;
            }
        }
        return 0;
    }

    static Stream<Arguments> wrongGreedy() {
        return Stream.of(
                Arguments.of("the largest", greedy(PieceTests::largest, -1), "The smallest digit that fits is 1."),
                Arguments.of("whatever fits or not", greedy((board, cell) -> 1, -1), "Your greedy writes 1 at r3c1. "
                        + "The smallest digit that fits is 4."),
                Arguments.of("no -1", greedy((board, cell) -> PieceTests.smallest(board, cell), 0),
                        "gives 0. It should give -1: the board is full."),
                Arguments.of("over the clues", (Greedy) board -> {
                    java.util.Arrays.fill(board, 1);
                    return -1;
                }, "A clue stays as it is: here, a 3."));
    }

    private static int smallest(int[] board, int cell) {
        for (int digit = 1; digit <= (board.length == 81 ? 9 : 4); digit++) {
            if (RULE.fits(board, cell, digit)) {
                return digit;
            }
        }
        return 0;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongGreedy")
    void aWrongGreedyIsShownWhere(String name, Greedy wrong, String sentence) {
        Verdict verdict = verdict(Greedy.class, wrong);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
    }

    /** The lesson's search, with some of its four lines left out. */
    private static final class Search implements Solve {
        private final boolean goesOn;
        private final boolean saysSo;
        private final boolean takesBack;

        Search(boolean goesOn, boolean saysSo, boolean takesBack) {
            this.goesOn = goesOn;
            this.saysSo = saysSo;
            this.takesBack = takesBack;
        }

        @Override
        public boolean solve(int[] board, int cell) {
            if (cell == board.length) {
                return true;
            }
            if (board[cell] != 0) {
                return solve(board, cell + 1);
            }
            for (int digit = 1; digit <= (board.length == 81 ? 9 : 4); digit++) {
                if (RULE.fits(board, cell, digit)) {
                    board[cell] = digit;
                    boolean worked = !goesOn || solve(board, cell + 1);
                    if (worked && saysSo) {
                        return true;
                    }
                    board[cell] = takesBack ? 0 : board[cell];
                }
            }
            return false;
        }
    }

    static Stream<Arguments> wrongSolve() {
        return Stream.of(
                Arguments.of("no take back", new Search(true, true, false),
                        "false must leave the board as it was: at r1c3 there was a blank, and now there is a 2."),
                Arguments.of("no return true", new Search(true, false, true), "it has to say true at once"),
                Arguments.of("neither", new Search(true, false, false), "it has to say true at once"),
                Arguments.of("does not go on", new Search(false, true, true),
                "Your solve says true, but r2c4 is still blank."),
                Arguments.of("true to everything", (Solve) (board, cell) -> true, "is still blank"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongSolve")
    void aWrongSolveIsShownWhere(String name, Solve wrong, String sentence) {
        Verdict verdict = verdict(Solve.class, wrong);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
    }

    @Test
    void solveMayTryTheDigitsFromTheOtherEnd() {
        Solve solve = new Solve() {
            @Override
            public boolean solve(int[] board, int cell) {
                if (cell == board.length) {
                    return true;
                }
                if (board[cell] != 0) {
                    return solve(board, cell + 1);
                }
                for (int digit = board.length == 81 ? 9 : 4; digit >= 1; digit--) {
                    board[cell] = 0;
                    if (RULE.fits(board, cell, digit)) {
                        board[cell] = digit;
                        if (solve(board, cell + 1)) {
                            return true;
                        }
                    }
                }
                board[cell] = 0;
                return false;
            }
        };
        assertThat(verdict(Solve.class, solve).isRight()).isTrue();
    }

    /** The lesson's probe: what a level is worth, and which of the digits that fit is drawn. */
    private static TreeProbe probe(BiFunction<Double, Integer, Double> wider, BiFunction<Random, Integer,
            Integer> draw) {
        return (board, random) -> {
            double nodes = 0;
            double width = 1;
            for (int cell = 0; cell < board.length; cell++) {
                if (board[cell] == 0) {
                    int[] digits = new int[9];
                    int count = 0;
                    for (int digit = 1; digit <= (board.length == 81 ? 9 : 4); digit++) {
                        if (RULE.fits(board, cell, digit)) {
                            digits[count++] = digit;
                        }
                    }
                    if (count == 0) {
                        return nodes;
                    }
                    width = wider.apply(width, count);
                    nodes += width;
                    board[cell] = digits[draw.apply(random, count)];
                }
            }
            return nodes;
        };
    }

    static Stream<Arguments> wrongProbes() {
        return Stream.of(
                Arguments.of("counts its own steps", probe((width, count) -> 1.0, Random::nextInt),
                        "Your probe says 4 where each walk is worth 8."),
                Arguments.of("forgets how wide it was above", probe((width, count) -> (double) count, Random::nextInt),
                        "Your probe says 5 where each walk is worth 8."),
                Arguments.of("draws nothing", probe((width, count) -> width * count, (random, count) -> 0),
                        "The mean of 20000 of your probes is 4, and this tree has 6 nodes."),
                Arguments.of("draws the first too often", probe((width, count) -> width * count,
                        (random, count) -> Math.max(0, random.nextInt(count + 1) - 1)), "drawn equally often"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongProbes")
    void aWrongProbeIsShownWhere(String name, TreeProbe wrong, String sentence) {
        Verdict verdict = verdict(TreeProbe.class, wrong);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
    }

    /** Another way to draw one of the digits that fit with equal chances: try digits until one fits. */
    @Test
    void aProbeMayDrawInAnotherWay() {
        assertThat(verdict(TreeProbe.class, (board, random) -> {
            double nodes = 0;
            double width = 1;
            for (int cell = 0; cell < board.length; cell++) {
                if (board[cell] == 0) {
                    int n = board.length == 81 ? 9 : 4;
                    int fitting = 0;
                    for (int digit = 1; digit <= n; digit++) {
                        fitting += RULE.fits(board, cell, digit) ? 1 : 0;
                    }
                    if (fitting == 0) {
                        return nodes;
                    }
                    int digit = random.nextInt(n) + 1;
                    while (!RULE.fits(board, cell, digit)) {
                        digit = random.nextInt(n) + 1;
                    }
                    board[cell] = digit;
                    width *= fitting;
                    nodes += width;
                }
            }
            return nodes;
        }).isRight()).isTrue();
    }

    @Test
    void anExceptionIsASentenceWithTheBoardItWasAskedAbout() {
        Verdict verdict = verdict(Fits.class, (board, cell, digit) -> board[cell + digit] == 0);
        assertThat(verdict.sentence()).startsWith("Your fits threw ArrayIndexOutOfBoundsException");
        assertThat(verdict.fault()).isPresent();
    }

    @Test
    void aRecursionWithoutAnEndIsASentence() {
        Solve endless = new Solve() {
            @Override
            public boolean solve(int[] board, int cell) {
                return solve(board, cell);
            }
        };
        assertThat(verdict(Solve.class, endless).sentence()).contains("Your solve calls itself without an end");
    }

    @Test
    void aLoopWithoutAnEndIsLeftBehindAndSaysSo() {
        boolean[] end = new boolean[1];
        Verdict verdict = verdict(Greedy.class, board -> {
            while (!end[0]) {
                Thread.onSpinWait();
            }
            return -1;
        });
        end[0] = true;
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
        assertThat(verdict.sentence()).startsWith("Your greedy had not come back after 5 seconds");
    }

    @Test
    void theSameNodesAreCounted() {
        assertThat(Piece.comparison(new Backtracking(), board -> new Backtracking().solve(Grid.of(board))
                .nodes()).text())
                .isEqualTo("✓ Your program and the library's write the same number of digits on "
                + "three puzzles: 50, 4,208,"
                        + " 8,969.");
    }

    @Test
    void theFirstPuzzleThatDiffersIsDrawn() {
        Told told = Piece.comparison(new Backtracking(),
                board -> new Backtracking().solve(Grid.of(board)).nodes() + (board.length == 81 ? 1 : 0));
        assertThat(told.text())
                .startsWith("✗ On this puzzle your program writes 4,209 digits and the library's 4,208.");
        assertThat(told.html()).contains("<img");
        assertThat(Piece.comparison(new Backtracking(), board -> 3).text()).contains("your program writes 3 digits",
                "50, in this tree", "r1c1=1");
    }

    @Test
    void aProgramThatCountsNothingIsToldSo() {
        assertThat(Piece.comparison(new Backtracking(), board -> 0).text())
                .startsWith("○ Your program has counted no digit");
        assertThat(Piece.comparison(new Backtracking(), board -> {
            throw new IllegalStateException("no");
        }).text()).startsWith("✗ Your program threw IllegalStateException: no");
    }

    static List<String> boards() {
        return List.of("...1.14343121234", ".4........1..2.4", "34.1.143.314123.",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    }

    /** Found out from the questions of a program, the steps are those that the library tells. */
    @ParameterizedTest
    @MethodSource("boards")
    void theStepsOfAProgramAreThoseOfTheLibrary(String line) {
        Grid puzzle = Grid.parse(line);
        Trace told = new Trace(100_000);
        new Backtracking().solve(puzzle, SearchLimit.first(), told);
        Trace seen = Piece.steps(puzzle, new Solve.Tried().library());
        assertThat(seen.steps()).extracting(PieceTests::words).containsExactlyElementsOf(
                told.steps().stream().map(PieceTests::words).limit(seen.steps().size()).toList());
        assertThat(seen.steps()).filteredOn(step -> step.kind() == Trace.Kind.PLACED)
                .hasSize((int) told.steps().stream().filter(step -> step.kind() == Trace.Kind.PLACED).count());
    }

    private static String words(Trace.Step step) {
        return step.kind() + " " + step.cell() + " " + step.digit();
    }

    @Test
    void aSearchThatTakesNothingBackIsSeenToStopEarly() {
        Solve forgetful = new Solve() {
            @Override
            public boolean solve(int[] board, int cell) {
                if (cell == board.length) {
                    return true;
                }
                if (board[cell] != 0) {
                    return solve(board, cell + 1);
                }
                for (int digit = 1; digit <= 4; digit++) {
                    if (RULE.fits(board, cell, digit)) {
                        board[cell] = digit;
                        if (solve(board, cell + 1)) {
                            return true;
                        }
                    }
                }
                return false;
            }
        };
        Trace seen = Piece.steps(Grid.parse(".4........1..2.4"), forgetful);
        assertThat(seen.steps()).filteredOn(step -> step.kind() == Trace.Kind.PLACED).hasSize(9);
        assertThat(seen.steps()).filteredOn(step -> step.kind() == Trace.Kind.DEAD_END).hasSize(2);
        assertThat(seen.steps()).noneMatch(step -> step.kind() == Trace.Kind.SOLVED);
    }

    @Test
    void aCellThatHasAnErrorIsSaidToHaveOne() {
        String said = "error: ';' expected\nline 3 of your cell\n    return true\nand more";
        assertThat(Piece.notRun("fits", said).text()).isEqualTo("""
                ✗ The cell with your fits has an error, so there is nothing to try. Mend it, run it, and then run this cell again.
                    error: ';' expected
                    line 3 of your cell
                        return true
                Until then the library's fits is used.""");
    }
}
