package sudoku.solve.racer;

import java.util.function.Consumer;

/**
 * The solutions of a board on which every open cell has two digits, without a guess.
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
    /** The cells of all groups, in the order in which they were told, and where each group ends. */
    private final int[] told = new int[81];

    private final int[] ends = new int[81];

    private final int[] places = new int[27 * 9];
    private int groups;
    private boolean agreed;

    /** Counts the solutions of one of two boards that were narrowed until nothing moved. */
    long solutions(TwinBoards boards, int board) {
        int count = read(boards, board);
        agreed = true;
        groups = 0;
        for (int i = 0; i < count && agreed; i++) {
            if (taken[open[i]] < 0) {
                int begin = groups == 0 ? 0 : ends[groups - 1];
                ends[groups] = tell(open[i], begin);
                groups++;
            }
        }
        for (int i = 0; i < count; i++) {
            enter(open[i], low[open[i]]);
            enter(open[i], high[open[i]]);
        }
        return agreed ? 1L << groups : 0;
    }

    /**
     * Hands the solutions over, up to a limit, always in the same array, and says how many. From one to the next a
     * single group takes its other digits, as a single bit changes in a Gray code.
     */
    long each(TwinBoards boards, int board, long limit, byte[] into, Consumer<byte[]> receiver) {
        long solutions = Math.min(limit, solutions(boards, board));
        if (solutions == 0) {
            return 0;
        }
        boards.write(board, into);
        for (int i = 0; groups > 0 && i < ends[groups - 1]; i++) {
            into[told[i]] = (byte) ('1' + taken[told[i]]);
        }
        receiver.accept(into);
        for (long i = 1; i < solutions; i++) {
            turn(Long.numberOfTrailingZeros(i), into);
            receiver.accept(into);
        }
        return solutions;
    }

    private void turn(int group, byte[] into) {
        for (int i = group == 0 ? 0 : ends[group - 1]; i < ends[group]; i++) {
            int cell = told[i];
            into[cell] = (byte) (2 * '1' + low[cell] + high[cell] - into[cell]);
        }
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

    /** Lets a cell take a digit, and all that follows; says where the group ends that begins here. */
    private int tell(int first, int begin) {
        taken[first] = low[first];
        told[begin] = first;
        int end = begin + 1;
        for (int i = begin; i < end; i++) {
            int cell = told[i];
            int own = taken[cell];
            int other = low[cell] + high[cell] - own;
            end = without(places[ROW[cell] + own] ^ cell, own, end);
            end = without(places[COLUMN[cell] + own] ^ cell, own, end);
            end = without(places[BOX[cell] + own] ^ cell, own, end);
            end = with(places[ROW[cell] + other] ^ cell, other, end);
            end = with(places[COLUMN[cell] + other] ^ cell, other, end);
            end = with(places[BOX[cell] + other] ^ cell, other, end);
        }
        return end;
    }

    private int without(int cell, int digit, int end) {
        return with(cell, low[cell] + high[cell] - digit, end);
    }

    private int with(int cell, int digit, int end) {
        if (taken[cell] < 0) {
            taken[cell] = digit;
            told[end] = cell;
            return end + 1;
        }
        agreed &= taken[cell] == digit;
        return end;
    }
}
