package sudoku.exercise.treesize;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.treesize.Carriers;
import sudoku.exercise.api.treesize.SolutionWalk;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.GridPicture;

/** Walks down the tree of a puzzle, and what answers to tasks 1 and 2 should make of them. */
public final class VisibleWalks {
    private VisibleWalks() {}

    private static IntStream blanks(Grid puzzle) {
        return IntStream.range(0, 81).filter(puzzle::isBlank);
    }

    /** Draws that lead nowhere in particular, one for each blank and some to spare. */
    public static int[] drawn(Grid puzzle, Random random) {
        return random.ints(puzzle.blanks() + random.nextInt(6), 0, 1_000_000).toArray();
    }

    /** Draws that lead to this solution; some are larger than there are digits. */
    public static int[] towards(Grid solution, Grid puzzle, Random random) {
        int[] draws = drawn(puzzle, random);
        Grid board = puzzle;
        int walked = 0;
        for (int cell : blanks(puzzle).toArray()) {
            int[] digits = Digits.toArray(Rules.candidates(board, cell));
            draws[walked++] = Arrays.binarySearch(digits, solution.get(cell)) + digits.length * random.nextInt(12);
            board = board.with(cell, solution.get(cell));
        }
        return draws;
    }

    /**
     * Walks to dead ends with one to six blanks after them. At the last blank no walk dies: if 80 cells are full and
     * nothing clashes, the row, the column and the box of the last cell lack one digit each, and it is the same.
     */
    public static void expectDeadEnds(SolutionWalk answer, Grid solution, Random random) {
        for (int walks = 0; walks < 30; ) {
            Grid puzzle = solution;
            for (int i = 0; i < 40; i++) {
                puzzle = puzzle.with(random.nextInt(81), Grid.BLANK);
            }
            int[] draws = drawn(puzzle, random);
            int[] blanks = blanks(puzzle).toArray();
            if (walk(puzzle, draws).dead == blanks[blanks.length - 2 - walks % 6]) {
                expectWalk(answer, puzzle, draws);
                walks++;
            }
        }
    }

    private record Walk(double width, Grid end, int dead) {}

    private static Walk walk(Grid puzzle, int[] draws) {
        double width = 1;
        Grid board = puzzle;
        int walked = 0;
        for (int cell : blanks(puzzle).toArray()) {
            int[] digits = Digits.toArray(Rules.candidates(board, cell));
            if (digits.length == 0) {
                return new Walk(0, board, cell);
            }
            width *= digits.length;
            board = board.with(cell, digits[draws[walked++] % digits.length]);
        }
        return new Walk(width, board, -1);
    }

    /** One walk, judged by the same walk on grids; where it ends is drawn. */
    public static void expectWalk(SolutionWalk answer, Grid puzzle, int[] draws) {
        Walk walk = walk(puzzle, draws);
        GridPicture end = GridPicture.of(walk.end, puzzle);
        Expect shown = Expect.on(
                walk.dead < 0 ? end : end.cross(walk.dead),
                "task1.solutions(" + JavaText.of(puzzle) + ", " + JavaText.of(draws) + ")");
        double got = answer.solutions(puzzle.toArray(), draws);
        if (!(Math.abs(got - walk.width) <= 1e-9 * walk.width)) {
            throw shown.fail(
                    String.valueOf(walk.width),
                    String.valueOf(got),
                    walk.dead < 0
                            ? "This walk comes to the solution that is drawn."
                            : "This walk comes to an end at the crossed" + " blank: no digit fits there.");
        }
    }

    /** What walks with a heavy tail say: most say little, a few very much. */
    public static int[] heavyTail(Random random, int count) {
        return IntStream.range(0, count)
                .map(i -> (int) (20 / Math.pow(1 - random.nextDouble(), 1.5)))
                .toArray();
    }

    /** The fewest are those that said most. */
    public static void expectCarriers(Carriers answer, int[] walks) {
        int[] ordered = walks.clone();
        Arrays.sort(ordered);
        long sum = Arrays.stream(ordered).asLongStream().sum();
        long rest = sum;
        int count = 0;
        while (rest > sum - rest) {
            count++;
            rest -= ordered[ordered.length - count];
        }
        Expect shown = Expect.onInput("task2.carriers("
                + (walks.length > 100 ? "…), with " + walks.length + " walks" : JavaText.of(walks) + ")"));
        shown.equal(
                count,
                answer.carriers(walks),
                "All together said " + sum + ", and half of that is " + sum / 2 + (sum % 2 == 0 ? "." : ".5."));
    }
}
