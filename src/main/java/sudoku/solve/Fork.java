package sudoku.solve;

import sudoku.grid.Cells;

/**
 * Where to guess.
 *
 * <p><b>Idea.</b> A cell with two digits left makes two boards, and both go on at once. Among such cells the best is
 * the one whose peers will hear of it most: a peer that may have one of the two digits counts one, and four if
 * it has two digits itself, for then one of the two guesses fills it. Without such a cell a digit is tried on the
 * cell with the fewest, and taken away from it on the other board.
 *
 * <p><b>Representation.</b> Bit sets of cells, each in two words: {@code near} holds the first two towers and
 * {@code far} the third. A cell's bit is where its field begins in {@link Lanes}, the tower taking the part of the
 * board, plus its place in the box. Such a set for each digit says where it may stand, and the cells with two
 * digits come from adding up the nine.
 *
 * <p><b>Cost.</b> About 1,000 instructions, half a round of narrowing.
 *
 * <p><b>Alternatives.</b> The first cell with two digits costs nothing to find and doubles the guesses on hard
 * puzzles; counting peers without asking for a shared digit costs a fifth more of them. Guessing between two
 * places of a digit, in the band that is narrowest, was worse here than either.
 *
 * <p><b>Lesson.</b> 09-how-fast.
 */
final class Fork {
    static final int NONE = 0;
    private static final int FAR = 64;
    private static final int TWO_DIGITS_MORE = 3;
    /** By a cell's bit, {@link #FAR} added for the far ones: the cell, its place in the box, its peers. */
    private static final int[] CELL = new int[2 * FAR];
    private static final int[] PLACE = new int[2 * FAR];
    private static final long[] NEAR_PEERS = new long[2 * FAR];
    private static final long[] FAR_PEERS = new long[2 * FAR];

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

    private final long[] nearWords = new long[9];
    private final long[] farWords = new long[9];
    private final long[] near = new long[10];
    private final long[] far = new long[10];
    private long nearPairs;
    private long farPairs;
    private int best;
    private int bestScore;

    private static int position(int cell) {
        int stack = cell % 9 / 3;
        int place = cell / 9 % 3 * 3 + cell % 3;
        return Lanes.BAND * (cell / 27) + place + (stack == 2 ? FAR : Lanes.FIELD * stack);
    }

    /** Chooses on boards that are still the same. */
    void choose(TwinBoards boards) {
        fetch(boards);
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
        nearPairs = nearTwo & ~nearThree;
        farPairs = farTwo & ~farThree;
        if ((nearPairs | farPairs) == 0) {
            chooseAmong(boards, nearThree, farThree);
            return;
        }
        bestScore = -1;
        for (long left = nearPairs; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            weigh(bit, nearWords[PLACE[bit]] >>> bit - PLACE[bit], nearTwo, farTwo);
        }
        for (long left = farPairs; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            weigh(FAR + bit, farWords[PLACE[FAR + bit]] >>> bit - PLACE[FAR + bit], nearTwo, farTwo);
        }
        cell = CELL[best];
        int digits = boards.candidates(0, cell);
        digit = 1 + Integer.numberOfTrailingZeros(digits);
        otherDigit = Integer.SIZE - Integer.numberOfLeadingZeros(digits);
        options = 2;
    }

    /** Sorts the candidates by digit: where may each stand? */
    private void fetch(TwinBoards boards) {
        long[] a = boards.tower(0).cells;
        long[] b = boards.tower(1).cells;
        long[] c = boards.tower(2).cells;
        for (int i = 0; i < 9; i++) {
            nearWords[i] = a[i] & Lanes.FIRST | b[i] & Lanes.SECOND;
            farWords[i] = c[i] & Lanes.FIRST;
        }
        for (int d = 0; d < 9; d++) {
            long nearPlaces = 0;
            long farPlaces = 0;
            for (int i = 0; i < 9; i++) {
                nearPlaces |= (nearWords[i] >>> d & Lanes.ONES) << i;
                farPlaces |= (farWords[i] >>> d & Lanes.ONES) << i;
            }
            near[d] = nearPlaces;
            far[d] = farPlaces;
        }
    }

    private void weigh(int position, long word, long nearOpen, long farOpen) {
        int digits = (int) word & Lanes.FIELD_DIGITS;
        int x = Integer.numberOfTrailingZeros(digits);
        int y = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(digits);
        long nearShared = (near[x] | near[y]) & nearOpen & NEAR_PEERS[position];
        long farShared = (far[x] | far[y]) & farOpen & FAR_PEERS[position];
        int score = Long.bitCount(nearShared) + Long.bitCount(farShared)
                + TWO_DIGITS_MORE * (Long.bitCount(nearShared & nearPairs) + Long.bitCount(farShared & farPairs));
        if (score > bestScore) {
            bestScore = score;
            best = position;
        }
    }

    /** The cell with the fewest digits of those that have three or more. */
    private void chooseAmong(TwinBoards boards, long nearThree, long farThree) {
        options = Integer.MAX_VALUE;
        for (int position = 0; position < CELL.length; position++) {
            long set = position < FAR ? nearThree : farThree;
            int digits = boards.candidates(0, CELL[position]);
            if ((set >>> position & 1) != 0 && Integer.bitCount(digits) < options) {
                options = Integer.bitCount(digits);
                cell = CELL[position];
                digit = 1 + Integer.numberOfTrailingZeros(digits);
            }
        }
        otherDigit = NONE;
    }
}
