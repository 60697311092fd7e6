package sudoku.piece.howfast;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;
import sudoku.piece.propagation.PencilMarks;

/**
 * A board folded twice, so that its three bands lie on top of each other: 27 numbers, each with three sets of digits.
 *
 * <p><b>Representation.</b> The set of band {@code b}, its field, begins at bit {@code 10 b}; digit {@code d} is bit
 * {@code d} of its field, as in lesson 2. Bit 0 of a field belongs to no digit. It is the guard of the field below: off
 * in every word, it catches the carry of an addition.
 */
public final class Words {
    static final int FIELD = 10;
    static final int FIELDS = 3;
    static final int NINE = Digits.all(9);
    /** Every digit of every field. */
    static final int ALL = NINE * (1 | 1 << FIELD | 1 << 2 * FIELD);

    static final int COUNT = 27;
    private static final int CELLS = FIELDS * COUNT;
    private static final String[] NAMES = {"upper", "middle", "lower"};

    private Words() {}

    static String name(int field) {
        return NAMES[field];
    }

    /** What one field of a word holds. */
    static int set(int word, int field) {
        return word >>> FIELD * field & NINE;
    }

    /** A word from its three sets, that of the upper band first. */
    static int of(int upper, int middle, int lower) {
        return upper | middle << FIELD | lower << 2 * FIELD;
    }

    static int random(Random random) {
        return random.nextInt() & ALL;
    }

    /** The boards of these puzzles, each as 27 words. */
    public static List<int[]> folded(List<Grid> puzzles) {
        return puzzles.stream().map(PencilMarks::of).map(Words::fold).toList();
    }

    /** The 27 words of 81 sets. */
    public static int[] fold(int[] marks) {
        int[] words = new int[COUNT];
        for (int cell = 0; cell < CELLS; cell++) {
            words[cell % COUNT] |= marks[cell] << FIELD * (cell / COUNT);
        }
        return words;
    }

    /** The 81 sets of 27 words; what belongs to no digit is left out. */
    public static int[] unfold(int[] words) {
        return IntStream.range(0, CELLS)
                .map(cell -> set(words[cell % COUNT], cell / COUNT))
                .toArray();
    }

    /** What to say where the fault is a bit that a picture leaves out. */
    static String notDrawn(int bit) {
        return bit == 0 ? " (The picture does not draw bit 0.)" : "";
    }

    static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(number -> number).toArray();
    }

    /** Cells with one mark as digits, the others with their marks. */
    static GridPicture picture(int[] words) {
        return PencilMarks.picture(unfold(words), Grid.empty(9));
    }

    /** The three sets, the upper band's first: "{1, 5} {} {9}". */
    static String said(int word) {
        return Digits.toString(set(word, 0)) + " " + Digits.toString(set(word, 1)) + " "
                + Digits.toString(set(word, 2));
    }
}
