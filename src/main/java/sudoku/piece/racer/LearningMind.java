package sudoku.piece.racer;

import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;

/**
 * Guesses in the loudest of the cells with two marks, and learns: if both ends of a guess were refuted, its cell and
 * its digits get points, which count with the loudness from then on. It is made anew for each puzzle.
 *
 * <p>A search that thinks about both ends of a guess, one right after the other, need not know that it is listened to.
 * One that follows the first end before it thinks about the second has asked about other cells in between: its answers
 * stay right, and points may go to another cell.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public final class LearningMind implements Mind {
    private static final int DIGITS = 81;
    private static final int PLACES = 91;
    static final int[][] PEERS =
            IntStream.range(0, DIGITS).mapToObj(Cells.of(9)::peers).toArray(int[][]::new);

    private final Loudness loudness;
    private final Refuted memory;
    private final int often;
    private final int[] points = new int[PLACES];
    private final Mind chooser = Mind.ofPairs(QuickThink::think, this::points);
    private int cell = -1;
    private int digits;
    private int refuted;

    /** @param often how many times a failure is written down; 0 switches learning off */
    public LearningMind(Loudness loudness, Refuted memory, int often) {
        this.loudness = loudness;
        this.memory = memory;
        this.often = often;
    }

    private int points(int[] marks, int at) {
        int sum = loudness.loudness(marks, PEERS[at], at) + points[at];
        for (int digit : Digits.toArray(marks[at])) {
            sum += points[DIGITS + digit];
        }
        return sum;
    }

    @Override
    public boolean think(int[] marks) {
        boolean stands = chooser.think(marks);
        refuted = stands ? 0 : refuted + 1;
        if (refuted == 2 && cell >= 0) {
            for (int i = 0; i < often; i++) {
                memory.refuted(points, cell, digits);
            }
        }
        return stands;
    }

    @Override
    public int where(int[] marks) {
        cell = chooser.where(marks);
        digits = cell < 0 ? Digits.NONE : marks[cell];
        refuted = 0;
        return cell;
    }
}
