package sudoku.solve.racer;

/**
 * The solutions of a board on which every open cell has two digits, counted without a guess.
 *
 * <p><b>Idea.</b> A row, column or box with five open cells lacks five digits, and ten candidates are left. No digit
 * has one place alone, or it would be there by now; so each has two. Then a cell that takes one of its digits says
 * what the cells take that share a digit with it, and they say it to theirs, until nobody is left to be told. Such a
 * group has two ways, for all its cells may take their other digits as well; and none if two cells tell a third
 * different things.
 *
 * <p><b>Representation.</b> For each digit of each row, column and box the exclusive or of its two places: from
 * one of them follows the other. What an open cell enters it takes out again at the end.
 *
 * <p><b>Cost.</b> Six entries and six looks for each open cell. It halves the guesses where thousands of solutions are
 * counted.
 *
 * <p><b>Alternatives.</b> A guess for each group, and twice as many boards with each. Looking through the twenty peers
 * of a cell for those that share a digit takes away half of what is gained. To guess first where three digits are left,
 * so that pairs remain sooner, saves no guesses.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class Pairs {
    /** Where the nine digits of a cell's row, column and box begin among the places. */
    private static final int[] ROW = new int[81];

    private static final int[] COLUMN = new int[81];
    private static final int[] BOX = new int[81];

    static {
        for (int cell = 0; cell < 81; cell++) {
            ROW[cell] = 9 * (cell / 9);
            COLUMN[cell] = 9 * (9 + cell % 9);
            BOX[cell] = 9 * (18 + cell / 27 * 3 + cell % 9 / 3);
        }
    }

    private final int[] open = new int[81];
    private final int[] low = new int[81];
    private final int[] high = new int[81];
    /** The digit a cell has taken, or −1. */
    private final int[] taken = new int[81];
    /** The cells of a group, in the order in which they were told. */
    private final int[] told = new int[81];

    private final int[] places = new int[27 * 9];
    private boolean agreed;

    /** Counts the solutions of one of two boards that were narrowed until nothing moved. */
    long solutions(TwinBoards boards, int board) {
        int count = read(boards, board);
        agreed = true;
        long solutions = 1;
        for (int i = 0; i < count && agreed; i++) {
            if (taken[open[i]] < 0) {
                tell(open[i]);
                solutions *= 2;
            }
        }
        for (int i = 0; i < count; i++) {
            enter(open[i], low[open[i]]);
            enter(open[i], high[open[i]]);
        }
        return agreed ? solutions : 0;
    }

    /** Enters the open cells and says how many there are; the rest of a cell with two digits is the higher one. */
    private int read(TwinBoards boards, int board) {
        int count = 0;
        for (int stack = 0; stack < 3; stack++) {
            long[] words = boards.tower(stack).cells;
            for (int place = 0; place < 9; place++) {
                long left = Lanes.rest(words[place]) & Lanes.FIRST << Lanes.FIELD * board;
                while (left != 0) {
                    int bit = Long.numberOfTrailingZeros(left);
                    left &= left - 1;
                    int band = bit / Lanes.BAND;
                    int begin = Lanes.BAND * band + Lanes.FIELD * board;
                    int cell = 27 * band + place / 3 * 9 + 3 * stack + place % 3;
                    high[cell] = bit - begin;
                    low[cell] = Long.numberOfTrailingZeros(words[place] >>> begin);
                    taken[cell] = -1;
                    enter(cell, low[cell]);
                    enter(cell, high[cell]);
                    open[count++] = cell;
                }
            }
        }
        return count;
    }

    private void enter(int cell, int digit) {
        places[ROW[cell] + digit] ^= cell;
        places[COLUMN[cell] + digit] ^= cell;
        places[BOX[cell] + digit] ^= cell;
    }

    /** Lets a cell take a digit, and all that follows. */
    private void tell(int first) {
        taken[first] = low[first];
        told[0] = first;
        int ends = 1;
        for (int i = 0; i < ends; i++) {
            int cell = told[i];
            int own = taken[cell];
            int other = low[cell] + high[cell] - own;
            ends = without(places[ROW[cell] + own] ^ cell, own, ends);
            ends = without(places[COLUMN[cell] + own] ^ cell, own, ends);
            ends = without(places[BOX[cell] + own] ^ cell, own, ends);
            ends = with(places[ROW[cell] + other] ^ cell, other, ends);
            ends = with(places[COLUMN[cell] + other] ^ cell, other, ends);
            ends = with(places[BOX[cell] + other] ^ cell, other, ends);
        }
    }

    private int without(int cell, int digit, int ends) {
        return with(cell, low[cell] + high[cell] - digit, ends);
    }

    private int with(int cell, int digit, int ends) {
        if (taken[cell] < 0) {
            taken[cell] = digit;
            told[ends] = cell;
            return ends + 1;
        }
        agreed &= taken[cell] == digit;
        return ends;
    }
}
