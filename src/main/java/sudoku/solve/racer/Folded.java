package sudoku.solve.racer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A board folded twice, so that its three bands lie on top of each other, and the rules that work on it.
 *
 * <p><b>Idea.</b> The cells that meet in the fold share one number, each with a set of nine bits. One instruction then
 * thinks about three cells.
 *
 * <p><b>Representation.</b> A board is an {@code int[27]}, row by row. A field is ten bits: the digits 1 to 9, and a
 * guard that is clear in every number and catches the carry of an addition. The field of band {@code b} begins at bit
 * {@code 10 b}. There is no object, so that a lesson may write rules of its own.
 *
 * <p><b>Cost.</b> Some hundred instructions a rule, and none of them a branch that depends on the puzzle.
 *
 * <p><b>Alternatives.</b> {@link Lanes} does the same to six cells in a {@code long}, and {@link Tower} leaves out the
 * loops and arrays: three times as fast, and not to be typed.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class Folded {
    static final int FIELD = 10;
    static final int FIELD_DIGITS = 0x1ff;
    private static final int CELLS = 81;
    private static final int WORDS = 27;
    private static final int ALL = 3 * FIELD;
    private static final int DIGITS = FIELD_DIGITS * (1 | 1 << FIELD | 1 << 2 * FIELD);
    private static final int GUARDS = ~DIGITS & (1 << ALL) - 1;
    /** The six orders of three things: which box has the digit in the first line, in the second, in the third. */
    private static final int[][] SIX = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    /** What a character leaves possible. */
    private static final int[] OF_CHARACTER = ofCharacter();

    private Folded() {}

    private static int[] ofCharacter() {
        int[] sets = new int[128];
        Arrays.fill(sets, FIELD_DIGITS);
        for (int digit = 1; digit <= 9; digit++) {
            sets['0' + digit] = 1 << digit - 1;
        }
        return sets;
    }

    /** The board of 81 characters; all but the digits 1 to 9 are blanks. */
    public static int[] read(String line) {
        int[] board = new int[WORDS];
        for (int cell = 0; cell < CELLS; cell++) {
            board[cell % WORDS] |= OF_CHARACTER[line.charAt(cell) & 127] << FIELD * (cell / WORDS);
        }
        return board;
    }

    /** The digits a cell may have, bit 0 for the digit 1. */
    public static int get(int[] board, int cell) {
        return board[cell % WORDS] >>> FIELD * (cell / WORDS) & FIELD_DIGITS;
    }

    /** How many digits a cell may have. */
    public static int size(int[] board, int cell) {
        return Integer.bitCount(get(board, cell));
    }

    /**
     * The open cell, one with two digits or more, whose score is highest; the first of several, −1 where none is open.
     */
    public static int best(int[] board, IntUnaryOperator score) {
        int best = -1;
        int most = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            if (size(board, cell) > 1) {
                int own = score.applyAsInt(cell);
                if (best < 0 || own > most) {
                    best = cell;
                    most = own;
                }
            }
        }
        return best;
    }

    /** A copy of the board for each digit of a cell, with no other digit on it. */
    public static List<int[]> guesses(int[] board, int cell) {
        List<int[]> guesses = new ArrayList<>();
        int digits = get(board, cell);
        for (int left = digits; left != 0; left &= left - 1) {
            int[] copy = board.clone();
            copy[cell % WORDS] &= ~((digits ^ Integer.lowestOneBit(left)) << FIELD * (cell / WORDS));
            guesses.add(copy);
        }
        return guesses;
    }

    /** The three fields as bits, the lowest band at the right, each with its guard. */
    public static String text(int fields) {
        StringBuilder text = new StringBuilder();
        for (int bit = ALL - 1; bit >= 0; bit--) {
            text.append(fields >>> bit & 1).append(bit % FIELD == 0 && bit > 0 ? " " : "");
        }
        return text.toString();
    }

    /**
     * A digit stands once in each row and each box of a band: of its rows in the boxes, those in none of six ways go.
     */
    public static void rows(int[] board) {
        int[] has = new int[9];
        for (int word = 0; word < WORDS; word++) {
            has[word / 3] |= board[word];
        }
        int[] can = ways(has);
        for (int word = 0; word < WORDS; word++) {
            board[word] &= can[word / 3];
        }
    }

    /**
     * The same by a table of all 512 questions: for each digit of each band, bit {@code 3 line + box} says that there
     * is a place, in the question and in the answer. The words are joined first and parted last, as in {@link #rows}.
     */
    public static void rowsByTable(int[] board, int[] table) {
        int[] has = new int[9];
        for (int word = 0; word < WORDS; word++) {
            has[word / 3] |= board[word];
        }
        int[] can = new int[9];
        for (int bit = 0; bit < ALL; bit++) {
            int question = 0;
            for (int place = 0; place < 9; place++) {
                question |= (has[place] >>> bit & 1) << place;
            }
            for (int place = 0, answer = table[question]; place < 9; place++) {
                can[place] |= (answer >>> place & 1) << bit;
            }
        }
        for (int word = 0; word < WORDS; word++) {
            board[word] &= can[word / 3];
        }
    }

    /** The same of columns. The boxes below each other share a number, so the fields are turned until they meet. */
    public static void columns(int[] board) {
        for (int stack = 0; stack < 9; stack += 3) {
            int[] has = new int[9];
            for (int i = 0; i < 9; i++) {
                int column = stack + i / 3;
                has[i] = turn(board[column] | board[9 + column] | board[18 + column], i % 3);
            }
            int[] can = ways(has);
            for (int i = 0; i < 9; i++) {
                board[9 * (i / 3) + stack + i % 3] &= can[3 * (i % 3)];
            }
        }
    }

    /** Nine places, line by line, and of each only what belongs to one of the six ways. */
    private static int[] ways(int[] has) {
        int[] can = new int[9];
        for (int[] way : SIX) {
            int all = has[way[0]] & has[3 + way[1]] & has[6 + way[2]];
            for (int line = 0; line < 3; line++) {
                can[3 * line + way[line]] |= all;
            }
        }
        return can;
    }

    /**
     * A digit that has one cell left in its box takes it: the hidden singles of boxes. A cell that two digits take
     * keeps both, and the boxes they miss then will tell.
     */
    public static void settle(int[] board) {
        for (int stack = 0; stack < 9; stack += 3) {
            int[] box = new int[9];
            int once = 0;
            int twice = 0;
            for (int i = 0; i < 9; i++) {
                box[i] = 9 * (i / 3) + stack + i % 3;
                twice |= once & board[box[i]];
                once |= board[box[i]];
            }
            int sole = once & ~twice;
            for (int word : box) {
                board[word] &= sole | whole(GUARDS & ~((board[word] & sole) + DIGITS));
            }
        }
    }

    /**
     * A cell with one digit left takes it from its row, its column and its box: the naked singles. What two such cells
     * claim is taken from both, and leaves them empty.
     */
    public static void strike(int[] board) {
        int[] once = new int[15];
        int[] twice = new int[15];
        for (int word = 0; word < WORDS; word++) {
            int single = singles(board[word]);
            int below = turn(single, 1) | turn(single, 2);
            int[] claims = {single, single, single | below};
            int[] houses = {word / 9, 3 + word % 9 / 3, 6 + word % 9};
            for (int i = 0; i < 3; i++) {
                twice[houses[i]] |= once[houses[i]] & claims[i];
                once[houses[i]] |= claims[i];
            }
            twice[houses[2]] |= single & below;
        }
        for (int word = 0; word < WORDS; word++) {
            int row = word / 9;
            int box = 3 + word % 9 / 3;
            int column = 6 + word % 9;
            board[word] &= ~(once[row] | once[box] | once[column])
                    | singles(board[word]) & ~(twice[row] | twice[box] | twice[column]);
        }
    }

    /** Each field moves to the place of the next, this many times. */
    private static int turn(int fields, int by) {
        return (fields << FIELD * by | fields >>> ALL - FIELD * by) & DIGITS;
    }

    /** All digits of the fields whose guard is set. */
    private static int whole(int guards) {
        return guards - (guards >>> FIELD - 1);
    }

    /** The fields that hold one digit only; the others become empty. */
    private static int singles(int fields) {
        int rest = fields & fields + DIGITS;
        return fields & whole(GUARDS & ~(rest + DIGITS));
    }
}
