package sudoku.exercise;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.answer.Lent;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;
import sudoku.picture.Picture;

/**
 * What the test of an exercise expects of an answer.
 *
 * <p><b>Idea.</b> A student who fails wants to see where. So an expectation begins with the board it is about, and
 * each says in one sentence what is wrong when it is not met. When a call fails, the board last spoken of is drawn;
 * so speak of the board first:
 * <pre>
 * Expect puzzleHere = Expect.on(puzzle);
 * int found = answer.count(puzzle.toArray());
 * puzzleHere.equal(1, found, "This puzzle has one solution.");
 * </pre>
 *
 * <p><b>Representation.</b> It never changes; {@link #mark} gives a new one. What is not met ends the test.
 *
 * <p><b>Alternatives.</b> JUnit's own assertions: their messages are made for people who wrote the test.
 */
public final class Expect {
    private final Optional<GridPicture> board;
    private final Optional<Picture> picture;
    private final String input;

    private Expect(Optional<GridPicture> board, Optional<Picture> picture, String input) {
        this.board = board;
        this.picture = picture;
        this.input = input;
        TestRun.current().ifPresent(run -> run.lookAt(picture, input));
    }

    /** Expectations about a board, which is drawn when one is not met. */
    public static Expect on(Grid board) {
        return on(GridPicture.of(board), JavaText.of(board));
    }

    /** The same about a board with the digits that are not clues in another color; the puzzle is its input. */
    public static Expect on(Grid board, Grid puzzle) {
        return on(GridPicture.of(board, puzzle), JavaText.of(puzzle));
    }

    /** The same about a board that a search has come to; the answer was asked about the board, so that is its input. */
    public static Expect onTheWay(Grid board, Grid puzzle) {
        return on(GridPicture.of(board, puzzle), JavaText.of(board));
    }

    private static Expect on(GridPicture board, String input) {
        return new Expect(Optional.of(board), Optional.of(board), input);
    }

    /** Expectations about something else that can be drawn; {@code input} is the same as text, to try again with. */
    public static Expect on(Picture picture, String input) {
        return new Expect(Optional.empty(), Optional.of(picture), input);
    }

    /** Expectations about what cannot be drawn. */
    public static Expect onInput(String input) {
        return new Expect(Optional.empty(), Optional.empty(), input);
    }

    /** The cells to look at. */
    public Expect mark(int... cells) {
        GridPicture marked = drawn().mark(cells);
        return new Expect(Optional.of(marked), Optional.of(marked), input);
    }

    /** The cells where something is wrong. */
    public Expect cross(int... cells) {
        GridPicture crossed = drawn().cross(cells);
        return new Expect(Optional.of(crossed), Optional.of(crossed), input);
    }

    private GridPicture drawn() {
        return board.orElseThrow(() -> new IllegalStateException("Only a board has cells to mark."));
    }

    /** Something holds, or else this sentence. */
    public void that(boolean holds, String sentence) {
        if (!holds) {
            throw new Shortfall(sentence, "", "", picture, input);
        }
    }

    /** Two numbers, strings, arrays or lists are equal, or else this sentence and both of them. */
    public void equal(Object expected, Object got, String sentence) {
        if (!written(expected).equals(written(got))) {
            throw fail(written(expected), written(got), sentence);
        }
    }

    /** The failure itself, where the test has done its own comparing: {@code throw Expect.on(…).fail(…)}. */
    public AssertionError fail(String expected, String got, String sentence) {
        return new Shortfall(sentence, expected, got, picture, input);
    }

    /**
     * The last call of this answer left the board that it was lent as it was; otherwise it is drawn as it came back.
     */
    public void untouched(Object answer, int[] before) {
        int[] after = Lent.back(answer, before);
        int[] changed = IntStream.range(0, before.length)
                .filter(i -> before[i] != after[i])
                .toArray();
        if (changed.length > 0) {
            throw (board.isPresent() ? cameBack(before, after).cross(changed) : this)
                    .fail(
                            "",
                            "",
                            "The board that your method was given came back changed: work on a copy (clone()), or"
                                    + " take back every digit before the method ends.");
        }
    }

    private Expect cameBack(int[] before, int[] after) {
        try {
            return on(GridPicture.of(Grid.of(after), Grid.of(before)), input);
        } catch (IllegalArgumentException noDigits) {
            return this;
        }
    }

    private static String written(Object value) {
        if (value instanceof int[] numbers) {
            return Arrays.toString(numbers);
        }
        if (value instanceof Object[] elements) {
            return written(Arrays.asList(elements));
        }
        if (value instanceof List<?> elements) {
            return elements.stream().map(Expect::written).collect(Collectors.joining(", ", "[", "]"));
        }
        return String.valueOf(value);
    }

    /** Says what the running test has counted, whether its mark is passed or not. */
    public static void counted(Work work) {
        TestRun.current().ifPresent(run -> run.done(work));
    }
}
