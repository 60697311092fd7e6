package sudoku.piece.howfast;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.judge.Judgment;
import sudoku.piece.RightWays;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Propagation;

/** What a student is told of the pieces of lesson 12, written in several ways, right and wrong. */
class HowFastPiecesTests implements RightWays {
    private static final int NINE = 0b1111111110;
    private static final int ALL = NINE * (1 | 1 << 10 | 1 << 20);
    private static final int GUARDS = 1 << 10 | 1 << 20 | 1 << 30;
    private static final List<String> PUZZLES = List.of(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Ways SIX = Ways.PIECE.library();

    private static int fieldByField(int word, IntUnaryOperator of) {
        return IntStream.of(0, 10, 20)
                .map(shift -> of.applyAsInt(word >>> shift & NINE) << shift)
                .reduce(0, (a, b) -> a | b);
    }

    private static int[] withIfs(int[] has) {
        int[] can = new int[9];
        for (int bit = 0; bit < 31; bit++) {
            for (int a = 0; a < 3; a++) {
                for (int b = 0; b < 3; b++) {
                    int c = 3 - a - b;
                    if (a != b && (has[a] & has[3 + b] & has[6 + c] & 1 << bit) != 0) {
                        can[a] |= 1 << bit;
                        can[3 + b] |= 1 << bit;
                        can[6 + c] |= 1 << bit;
                    }
                }
            }
        }
        return can;
    }

    /** Band by band and digit by digit, with the cells of a board. */
    private static void rowsOfCells(int[] words) {
        int[] marks = Words.unfold(words);
        for (int band = 0; band < 3; band++) {
            int[] has = new int[9];
            for (int cell = 27 * band; cell < 27 * band + 27; cell++) {
                has[cell % 27 / 9 * 3 + cell % 9 / 3] |= marks[cell];
            }
            int[] can = withIfs(has);
            for (int cell = 27 * band; cell < 27 * band + 27; cell++) {
                int gone = marks[cell] & ~can[cell % 27 / 9 * 3 + cell % 9 / 3];
                words[cell % 27] &= ~(gone << 10 * band);
            }
        }
    }

    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of("field by field", Filled.class, (Filled)
                        word -> fieldByField(word, set -> set == 0 ? 0 : NINE)),
                Arguments.of("smeared to all bits", Filled.class, (Filled) word -> {
                    int guards = (word & ALL) + ALL & GUARDS;
                    int full = 0;
                    for (int by = 1; by <= 9; by++) {
                        full |= guards >>> by;
                    }
                    return full;
                }),
                Arguments.of("counted bit by bit", Alone.class, (Alone) (board, house) -> {
                    int[] places = new int[32];
                    for (int place : house) {
                        for (int left = board[place]; left != 0; left &= left - 1) {
                            places[Integer.numberOfTrailingZeros(left)]++;
                        }
                    }
                    return IntStream.range(0, 32)
                            .filter(bit -> places[bit] == 1)
                            .map(bit -> 1 << bit)
                            .reduce(0, (a, b) -> a | b);
                }),
                Arguments.of("each against all others", Alone.class, (Alone) (board, house) -> {
                    int alone = 0;
                    for (int one : house) {
                        int others = 0;
                        for (int other : house) {
                            others |= other == one ? 0 : board[other];
                        }
                        alone |= board[one] & ~others;
                    }
                    return alone;
                }),
                Arguments.of("bit by bit", Ways.class, (Ways) HowFastPiecesTests::withIfs),
                Arguments.of("in the array that was lent", Ways.class, (Ways) has -> {
                    System.arraycopy(SIX.ways(has), 0, has, 0, 9);
                    return has;
                }),
                Arguments.of("columns first", Sweep.class, (Sweep) words -> {
                    WordRules.sweep(words, new WordRules.Kinds(false, true, false));
                    WordRules.sweep(words, new WordRules.Kinds(true, false, true));
                }),
                Arguments.of("twice at once", Sweep.class, (Sweep) words -> {
                    Sweep.PIECE.library().sweep(words);
                    Sweep.PIECE.library().sweep(words);
                }),
                Arguments.of("by cells", BandRows.class, (BandRows) HowFastPiecesTests::rowsOfCells),
                Arguments.of("asked once more", BandRows.class, (BandRows) words -> {
                    BandRows.PIECE.library().rows(words);
                    rowsOfCells(words);
                }));
    }

    static Stream<Arguments> untouched() {
        return Stream.of(
                Arguments.of(Filled.class, (Filled) word -> 0),
                Arguments.of(Alone.class, (Alone) (board, house) -> 0),
                Arguments.of(Ways.class, (Ways) has -> new int[9]),
                Arguments.of(Sweep.class, (Sweep) words -> {}),
                Arguments.of(BandRows.class, (BandRows) words -> {}));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("untouched")
    <T> void whatIsNotWrittenIsCalledSo(Class<T> kind, T stub) {
        assertThat(verdict(kind, stub).kind()).isEqualTo(Judgment.Kind.NOT_WRITTEN);
    }

    /** Right for small sets, wrong for some that are only met among all 512. */
    @Test
    void everySetIsAskedForInEachField() {
        for (int shift : new int[] {0, 10, 20}) {
            int rare = 0b0110110010 << shift;
            assertWrong(
                    Filled.class,
                    word -> (word & NINE << shift) == rare
                            ? Filled.PIECE.library().filled(word) & ~(NINE << shift)
                            : Filled.PIECE.library().filled(word),
                    "a field with a digit gets all nine.");
        }
    }

    /** The right answer but for one question of the 512. */
    @Test
    void allQuestionsAreAsked() {
        assertWrong(
                Ways.class,
                has -> {
                    int[] can = SIX.ways(has);
                    boolean isOne = IntStream.of(has).sum() == 3 && has[2] == 1 && has[4] == 1 && has[6] == 1;
                    return isOne ? new int[9] : can;
                },
                "removes the place in row 1 of the right box");
    }

    @Test
    void aFoldedBoardIsTheBoard() {
        int[] words = IntStream.range(0, 27).map(word -> word * 0x2468ace & ALL).toArray();
        int[] marks = Words.unfold(words);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(marks[cell]).as(Cells.of(9).name(cell)).isEqualTo(words[cell % 27] >>> cell / 27 * 10 & NINE);
        }
    }

    @Test
    void aSearchBySweepsTriesAsManyDigitsAsLesson6() {
        for (String line : PUZZLES) {
            Grid puzzle = Grid.parse(line);
            long lesson6 =
                    new Propagation().solve(puzzle, SearchLimit.solutions(2)).nodes();
            List<int[]> words = Words.folded(List.of(puzzle));
            Sweep sweep = Sweep.PIECE.library();
            assertThat(SweptSearch.guesses(words, sweep)).as(line).isEqualTo(lesson6);
            assertThat(SweptSearch.solutions(words.get(0), 2, sweep)).isEqualTo(1);
            assertThat(SweptSearch.walk(puzzle, sweep).steps())
                    .filteredOn(step -> step.kind() == Trace.Kind.PLACED)
                    .hasSize((int) lesson6);
        }
    }

    @Test
    void withoutAGapAnswersAreWrongAndWithOneNoneIs() {
        assertThat(FieldGap.wrong(10).values()).containsOnly(0);
        assertThat(FieldGap.wrong(9).values()).doesNotContain(0);
        assertThat(FieldGap.sum(10))
                .contains("0100000000  0000000000  0000010001")
                .contains("1011111111  0111111111  1000010000");
        assertThat(FieldGap.sum(9))
                .as("the empty field in the middle runs over, too")
                .contains("0  100000000  000000000  000010001")
                .contains("1  100000000  000000000  000010000");
    }
}
