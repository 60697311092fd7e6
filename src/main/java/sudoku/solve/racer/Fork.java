package sudoku.solve.racer;

import sudoku.grid.Cells;

/**
 * Where to guess.
 *
 * <p><b>Idea.</b> A cell with two digits left makes two boards, and both go on at once. Among such cells the best is
 * the one whose peers will hear of it most: a peer that may have one of the two digits counts one, and four if
 * it has two digits itself, for then one of the two guesses fills it. {@link Experience} has a say as well. Without
 * such a cell a digit is tried on the cell with the fewest, and taken away from it on the other board.
 *
 * <p><b>Representation.</b> Bit sets of cells, each in two words: {@code near} holds the first two towers and
 * {@code far} the third. A cell's bit is where its field begins in {@link Lanes}, the tower taking the part of the
 * board, plus its place in the box. Such a set for each digit says where it may stand, and adding up the nine
 * tells the cells with two digits.
 *
 * <p><b>Cost.</b> About 1,000 instructions, as two towers narrowed.
 *
 * <p><b>Alternatives.</b> The first cell with two digits costs nothing to find and doubles the guesses on hard
 * puzzles; counting peers without asking for a shared digit costs a fifth more of them. Guessing between two
 * places of a digit, in the band that is narrowest, was worse here than either. An object for each of the two words
 * would read better, and hard puzzles took a twenty-fifth longer.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class Fork {
    static final int NONE = 0;
    private static final long THREES = 7 * Lanes.ONES;
    private static final long EVERY_THIRD = 0111 * Lanes.ONES;
    private static final int TWO_DIGITS_MORE = 3;
    /** Positions are a cell's bit, and for far cells this much more. */
    private static final int FAR = 64;

    static final int POSITIONS = 2 * FAR;
    private static final int[] CELL = new int[POSITIONS];
    private static final int[] PLACE = new int[POSITIONS];
    private static final long[] NEAR_PEERS = new long[POSITIONS];
    private static final long[] FAR_PEERS = new long[POSITIONS];

    static {
        for (int cell = 0; cell < 81; cell++) {
            int position = position(cell);
            CELL[position] = cell;
            PLACE[position] = cell / 9 % 3 * 3 + cell % 3;
            for (int peer : Cells.of(9).peers(cell)) {
                int at = position(peer);
                NEAR_PEERS[position] |= at < FAR ? 1L << at : 0;
                FAR_PEERS[position] |= at < FAR ? 0 : 1L << at - FAR;
            }
        }
    }

    /** The cell, a digit for the first board, and one for the second, or {@link #NONE} to rule the first out. */
    int cell;

    int digit;
    int otherDigit;
    /** How many digits the cell may have. */
    int options;

    private final Experience experience = new Experience(POSITIONS);
    private int position;
    /** The candidates of each place in a box. */
    private final long[] nearWords = new long[9];

    private final long[] farWords = new long[9];
    /** Where each digit may stand. */
    private final long[] near = new long[9];

    private final long[] far = new long[9];
    /** The cells with more than one digit, and those with exactly two. */
    private long nearOpen;

    private long farOpen;
    private long nearPairs;
    private long farPairs;

    private static int position(int cell) {
        int stack = cell % 9 / 3;
        int place = cell / 9 % 3 * 3 + cell % 3;
        return Lanes.BAND * (cell / 27) + place + (stack == 2 ? FAR : Lanes.FIELD * stack);
    }

    /** Chooses on boards that are still the same and not full. */
    void choose(TwinBoards boards) {
        fetch(boards);
        count();
        if ((nearPairs | farPairs) == 0) {
            chooseAmongMore(boards);
            return;
        }
        int best = 0;
        for (long left = nearPairs; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            best = Math.max(best, weigh(bit, nearWords[PLACE[bit]] >>> bit - PLACE[bit]));
        }
        for (long left = farPairs; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            int place = PLACE[FAR + bit];
            best = Math.max(best, weigh(FAR + bit, farWords[place] >>> bit - place));
        }
        position = best % POSITIONS;
        cell = CELL[position];
        int digits = boards.candidates(0, cell);
        digit = 1 + Integer.numberOfTrailingZeros(digits);
        otherDigit = Integer.SIZE - Integer.numberOfLeadingZeros(digits);
        options = 2;
    }

    /** Both ends of the last choice led to nothing. */
    void refuted() {
        experience.refuted(position, digit, otherDigit);
    }

    /** Another puzzle begins. */
    void forget() {
        experience.forget();
    }

    /** Sorts the candidates by digit: where may each stand? */
    private void fetch(TwinBoards boards) {
        long[] a = boards.tower(0).cells;
        long[] b = boards.tower(1).cells;
        long[] c = boards.tower(2).cells;
        for (int i = 0; i < 9; i++) {
            nearWords[i] = near[i] = a[i] & Lanes.FIRST | b[i] & Lanes.SECOND;
            farWords[i] = far[i] = c[i] & Lanes.FIRST;
        }
        turn(near);
        turn(far);
    }

    /** Turns a 9×9 table of bits about its diagonal, words against digits: first by threes, then within them. */
    private static void turn(long[] words) {
        for (int i = 0; i < 3; i++) {
            swap(words, i, 3 + i, 3, THREES);
            swap(words, i, 6 + i, 6, THREES);
            swap(words, 3 + i, 6 + i, 3, THREES << 3);
        }
        for (int i = 0; i < 9; i += 3) {
            swap(words, i, i + 1, 1, EVERY_THIRD);
            swap(words, i, i + 2, 2, EVERY_THIRD);
            swap(words, i + 1, i + 2, 1, EVERY_THIRD << 1);
        }
    }

    /** Swaps the bits of a mask in one word with those this much higher in another. */
    private static void swap(long[] words, int high, int low, int by, long mask) {
        long different = (words[high] >>> by ^ words[low]) & mask;
        words[low] ^= different;
        words[high] ^= different << by;
    }

    /** Adds up the nine digits on every cell at once: seen once, twice, three times. */
    private void count() {
        long nearOne = 0;
        long nearTwo = 0;
        long nearThree = 0;
        long farOne = 0;
        long farTwo = 0;
        long farThree = 0;
        for (int d = 0; d < 9; d++) {
            nearThree |= nearTwo & near[d];
            nearTwo |= nearOne & near[d];
            nearOne |= near[d];
            farThree |= farTwo & far[d];
            farTwo |= farOne & far[d];
            farOne |= far[d];
        }
        nearOpen = nearTwo;
        farOpen = farTwo;
        nearPairs = nearTwo & ~nearThree;
        farPairs = farTwo & ~farThree;
    }

    /** The weight of a cell, and below it the position, so that the greatest of these says which it was. */
    private int weigh(int position, long word) {
        int digits = (int) word & Lanes.FIELD_DIGITS;
        int x = Integer.numberOfTrailingZeros(digits);
        int y = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(digits);
        long nearShared = (near[x] | near[y]) & nearOpen & NEAR_PEERS[position];
        long farShared = (far[x] | far[y]) & farOpen & FAR_PEERS[position];
        int weight = Long.bitCount(nearShared)
                + Long.bitCount(farShared)
                + TWO_DIGITS_MORE * (Long.bitCount(nearShared & nearPairs) + Long.bitCount(farShared & farPairs))
                + experience.points(position, x + 1, y + 1);
        return weight * POSITIONS + position;
    }

    /** The cell with the fewest digits where none has two. */
    private void chooseAmongMore(TwinBoards boards) {
        options = Integer.MAX_VALUE;
        for (int i = 0; i < 81; i++) {
            int digits = boards.candidates(0, i);
            int count = Integer.bitCount(digits);
            if (count > 1 && count < options) {
                options = count;
                cell = i;
                digit = 1 + Integer.numberOfTrailingZeros(digits);
            }
        }
        otherDigit = NONE;
        position = position(cell);
    }
}
