package sudoku.piece.howfast;

import sudoku.grid.Cells;

/** Lesson 6's two rules on the 27 words of a board, three houses of the same kind at a time. */
final class WordRules {
    private static final Filled ANY = Filled.PIECE.library();
    private static final Alone SOLE = Alone.PIECE.library();
    private static final int SIDE = 3;
    private static final int NINE = 9;

    /** Rows, columns, boxes: those that a sweep goes over. */
    record Kinds(boolean rows, boolean columns, boolean boxes) {
        static final Kinds ALL = new Kinds(true, true, true);
    }

    private WordRules() {}

    static void sweep(int[] words, Kinds kinds) {
        for (int i = 0; i < SIDE; i++) {
            if (kinds.rows) {
                strike(words, Cells.of(NINE).house(i));
            }
            if (kinds.boxes) {
                strike(words, Cells.of(NINE).house(2 * NINE + i));
            }
        }
        for (int column = 0; kinds.columns && column < NINE; column++) {
            int[] nine = new int[NINE];
            for (int i = 0; i < NINE; i++) {
                nine[i] = turn(words[column + i % SIDE * NINE], i / SIDE);
            }
            strike(nine, Cells.of(NINE).house(0));
            for (int i = 0; i < SIDE; i++) {
                words[column + i * NINE] = nine[i];
            }
        }
    }

    /** The fields, each moved up by so many places, the uppermost to the bottom. */
    private static int turn(int word, int by) {
        return (word << Words.FIELD * by | word >>> Words.FIELD * (SIDE - by)) & Words.ALL;
    }

    /** Keeps of a word the fields that hold one digit. */
    private static int singles(int word) {
        return word & ~ANY.filled(word & word + Words.ALL);
    }

    private static void strike(int[] board, int[] house) {
        int once = 0;
        int twice = 0;
        for (int place : house) {
            int one = singles(board[place]);
            twice |= once & one;
            once |= one;
        }
        for (int place : house) {
            board[place] &= ~once | singles(board[place]) & ~twice;
        }
        int alone = SOLE.alone(board, house);
        int seen = 0;
        for (int place : house) {
            int own = board[place] & alone;
            seen |= board[place];
            board[place] &= ~ANY.filled(own) | singles(own);
        }
        board[house[0]] &= ~ANY.filled(Words.ALL & ~seen);
    }
}
