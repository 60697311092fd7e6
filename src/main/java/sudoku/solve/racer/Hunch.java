package sudoku.solve.racer;

/**
 * A cheap choice for a {@link Bet}: a cell with two digits, and cells in two more boxes that cannot be in its way.
 *
 * <p><b>Idea.</b> Where there are many solutions nearly every digit belongs to some. So the first cell will do and its
 * smallest digit. And where three boxes share neither a band nor a tower, three cells can be filled at once, for none
 * of them sees another.
 *
 * <p><b>Representation.</b> A box, a place in it, and the digit as its bit. The cells in the other boxes are found when
 * they are filled.
 *
 * <p><b>Cost.</b> Some hundred instructions. {@link Fork} takes a thousand to look for the best.
 *
 * <p><b>Alternatives.</b> Six cells at once: their smallest digits meet in a line, and more is to be taken back.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class Hunch {
    private int stack;
    private int band;
    private int place;
    private long bit;

    /** Chooses a cell with two digits, or with three where there is none, or any that is open, unless all are full. */
    boolean choose(LoneBoard board) {
        return choose(board, 2) || choose(board, 3) || choose(board, 9);
    }

    private boolean choose(LoneBoard board, int most) {
        for (int i = 0; i < 9; i++) {
            long leftOrMiddle = open(board.towerOf(0).cells[i], most) & Lanes.GUARDS;
            if (leftOrMiddle != 0) {
                int guard = Long.numberOfTrailingZeros(leftOrMiddle);
                return take(board, guard % Lanes.BAND / Lanes.FIELD, guard / Lanes.BAND, i);
            }
            long right = open(board.towerOf(2).cells[i], most) & Lanes.GUARDS & Lanes.FIRST;
            if (right != 0) {
                return take(board, 2, Long.numberOfTrailingZeros(right) / Lanes.BAND, i);
            }
        }
        return false;
    }

    /** Guard set: two digits or more, and not too many. Other bits are rubbish. */
    private static long open(long cells, int most) {
        long rest = Lanes.rest(cells);
        long open = Lanes.some(rest);
        return switch (most) {
            case 2 -> open & ~Lanes.some(Lanes.rest(rest));
            case 3 -> open & ~Lanes.some(Lanes.rest(Lanes.rest(rest)));
            default -> open;
        };
    }

    private boolean take(LoneBoard board, int stack, int band, int place) {
        this.stack = stack;
        this.band = band;
        this.place = place;
        bit = Long.lowestOneBit(board.towerOf(stack).cells[place] & LoneBoard.field(stack, band));
        return true;
    }

    /** Fills the chosen cell. */
    void fill(LoneBoard board) {
        board.towerOf(stack).place(bit, place / 3, place % 3);
    }

    /** Fills a cell in each of two more boxes as well, if one is open there. */
    void fillMore(LoneBoard board) {
        fill(board, (stack + 1) % 3, (band + 1) % 3);
        fill(board, (stack + 2) % 3, (band + 2) % 3);
    }

    private static void fill(LoneBoard board, int stack, int band) {
        Tower tower = board.towerOf(stack);
        long field = LoneBoard.field(stack, band);
        for (int i = 0; i < 9; i++) {
            if ((Lanes.some(Lanes.rest(tower.cells[i])) & Lanes.GUARDS & field) != 0) {
                tower.place(Long.lowestOneBit(tower.cells[i] & field), i / 3, i % 3);
                return;
            }
        }
    }

    /** Takes the digit away from the chosen cell. */
    void ruleOut(LoneBoard board) {
        board.towerOf(stack).ruleOut(bit, place);
    }
}
