package sudoku.solve.racer;

/**
 * The bet that there are as many solutions as are wanted, one or two, and that they are soon found.
 *
 * <p><b>Idea.</b> Where there are thousands of solutions, a search for one or two needs no good choices and no second
 * board: nearly every way down ends in a solution. So when a board looks like that, one board is filled with
 * {@link Hunch}es, three cells at a time, until it is full. If two solutions are wanted and no cell had three digits
 * before the last step, the second is known, because every open cell may take its other digit: five open cells of a
 * house have ten candidates for five digits, and a digit with one place only would be there by now, so each has two. If
 * not, the last step is taken back and the other end filled. A bet that meets too many contradictions is lost,
 * forgotten, and the search goes on as if there had been none.
 * <pre>
 * bet:
 *     full: a solution; as many as wanted, or pairs alone before: the bet is won
 *     copy the board, fill three cells of the copy, narrow it
 *     refuted: from now on fill one cell at a time; as often as agreed, then the bet is lost
 *     go on with the copy; come back when it has given what it has, with the first digit ruled out
 * </pre>
 * A board looks like that when it has few clues, or many candidates left in spite of the guesses, or few at both
 * ends of a guess: then these are mostly two solutions, and more often so if it was the first guess. Of the two boards
 * the bet is made on the one with fewer candidates.
 *
 * <p><b>Representation.</b> A {@link LoneBoard} and a {@link Hunch} for each step.
 *
 * <p><b>Cost.</b> A step is a third of a guess of {@link Race}. Puzzles with one solution pay for bets that are lost:
 * on lists of hard ones most searches make one, which costs some hundredths of the time.
 *
 * <p><b>Alternatives.</b> Betting on every board on which both ends of a guess stand finds some more second solutions
 * and costs puzzles that have one a tenth. Both boards of {@link TwinBoards} filled side by side are hardly ever
 * refuted at once, and narrowing both takes twice as long. Filling on before all has followed from the last cell goes
 * wrong too often. Looking for a second solution beside the first, two digits or two lines that change places, succeeds
 * for eight of ten puzzles that lack a clue, and saves next to nothing: by then the second is a step or two away.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class Bet {
    /** No puzzle with so few clues has one solution; it was the work of years to prove that. */
    private static final int CLUES_OF_MANY = 16;
    /** Candidates beyond one a cell, and those that a guess should have taken away. */
    private static final int MANY_CANDIDATES = 184;

    /** The same if one solution is enough: a hard puzzle that has only one is found sooner without a bet. */
    private static final int MANY_CANDIDATES_FOR_ONE = 190;

    private static final int CANDIDATES_A_GUESS = 8;
    /** On the board that has more of them, after the first guess, and after more. */
    private static final int FEW_CANDIDATES_FIRST = 140;

    private static final int FEW_CANDIDATES = 110;
    /** After so many guesses that all stand a bet for two solutions is made on any board. */
    private static final int GUESSES = 3;

    private static final int CONTRADICTIONS = 9;
    /** The same for a bet that is made without many candidates. */
    private static final int CONTRADICTIONS_IF_DOUBTFUL = 2;

    private static final int CLOSED = -1;
    /** A step fills a cell for good, and the full board takes one more. */
    private final LoneBoard[] boards = new LoneBoard[82];

    private final Hunch[] hunches = new Hunch[82];
    private boolean three;
    private int left;
    /** Whether one solution is enough, and on which board one was found. */
    private boolean one;

    private int full;
    private int many;
    /** How many guesses there were on the way to the first board, none of them refuted at either end. */
    private int guesses;

    Bet() {
        for (int i = 0; i < boards.length; i++) {
            boards[i] = new LoneBoard();
            hunches[i] = new Hunch();
        }
    }

    /** Another puzzle begins, of which one solution is wanted, or two, or none by a bet. */
    void begin(long wanted) {
        guesses = wanted == 0 ? CLOSED : 0;
        one = wanted == 1;
        many = one ? MANY_CANDIDATES_FOR_ONE : MANY_CANDIDATES;
    }

    /**
     * Bets before the first guess, if it is worth it, and says whether there are as many solutions as wanted; if not,
     * nobody knows.
     */
    boolean isWon(LoneBoard start, byte[] puzzle) {
        if (clues(puzzle) > CLUES_OF_MANY && start.excess() < many) {
            return false;
        }
        boards[0].copy(start);
        return finds(CONTRADICTIONS);
    }

    /** A branch for each of 81 characters could not be foretold: the sign of both differences is that of a digit. */
    private static int clues(byte[] puzzle) {
        int clues = 0;
        for (byte character : puzzle) {
            clues += ('0' - character & character - '9' - 1) >>> Integer.SIZE - 1;
        }
        return clues;
    }

    /** Whether a bet may still be made at this depth: so far both ends of every guess on the way have stood. */
    boolean isOpen(int depth) {
        return guesses == depth;
    }

    /** The same after one more guess of which both ends stand. */
    boolean isWon(TwinBoards twins, int board) {
        guesses++;
        boolean late = !one && guesses >= GUESSES;
        int excess = twins.excess(board);
        boolean few = twins.excess(1 - board) <= (guesses == 1 ? FEW_CANDIDATES_FIRST : FEW_CANDIDATES);
        boolean enough = excess + CANDIDATES_A_GUESS * guesses >= many;
        if (excess == 0 || !few && !enough && !late) {
            return false;
        }
        boards[0].take(twins, board);
        return finds(enough ? CONTRADICTIONS : CONTRADICTIONS_IF_DOUBTFUL);
    }

    /** Writes the solution that was found last. */
    void write(byte[] solution) {
        boards[full].write(solution);
    }

    private boolean finds(int contradictions) {
        guesses = CLOSED;
        three = true;
        left = contradictions;
        boolean found = false;
        int step = 0;
        while (step >= 0) {
            if (!hunches[step].choose(boards[step])) {
                full = step;
                if (found || one) {
                    return true;
                }
                found = true;
                if (step > 0 && boards[step - 1].hasPairsAlone()) {
                    return true;
                }
                step = back(step - 1);
            } else if (goesOn(step)) {
                step++;
            } else {
                left--;
                step = back(step);
            }
        }
        return false;
    }

    /** Makes the next board of one for which a cell was chosen, and says whether it is not refuted. */
    private boolean goesOn(int step) {
        LoneBoard next = boards[step + 1];
        if (three) {
            next.copy(boards[step]);
            hunches[step].fill(next);
            hunches[step].fillMore(next);
            if (next.narrow(false)) {
                return true;
            }
            three = false;
            left--;
        }
        if (left <= 0) {
            return false;
        }
        next.copy(boards[step]);
        hunches[step].fill(next);
        return next.narrow(false);
    }

    /** The last step, up to this one, that stands without the digit chosen there; −1 for none, or for a lost bet. */
    private int back(int last) {
        for (int step = last; step >= 0 && left > 0; step--) {
            hunches[step].ruleOut(boards[step]);
            if (boards[step].narrow(false)) {
                return step;
            }
            left--;
        }
        return -1;
    }
}
