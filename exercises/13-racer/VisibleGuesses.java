package sudoku.exercise.racer;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.Work;
import sudoku.exercise.api.racer.HousePoints;
import sudoku.exercise.api.racer.RankedChoice;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.StepsPicture;

/**
 * A search on this side that tries both cases of each guess and asks an answer where to guess. It counts, so that
 * nobody can count wrong.
 */
public final class VisibleGuesses {
    /** What the search asks, and to whom it tells its dead ends. */
    public interface Adviser {
        int cell(int[] marks);

        default void emptied(int from, int cell) {}
    }

    private static final Cells CELLS = Cells.of(9);
    private static final int[][] PEERS = VisibleRanks.peers(CELLS);
    private static final int[][] HOUSES = VisibleRanks.houses(CELLS);
    /** A mark is what the first open cell takes, divided by this. */
    private static final int PART = 2;

    private final Adviser adviser;
    private final long most;
    private long guesses;
    private int solutions;

    private VisibleGuesses(Adviser adviser, long most) {
        this.adviser = adviser;
        this.most = most;
    }

    /** The guesses until two solutions are found or everything has been searched; the search stops at so many. */
    public static long of(Grid puzzle, Adviser adviser, long most) {
        VisibleGuesses search = new VisibleGuesses(adviser, most);
        search.extend(IntStream.range(0, CELLS.count())
                .map(cell -> puzzle.isBlank(cell) ? Digits.all(9) : Digits.of(puzzle.get(cell)))
                .toArray());
        return search.guesses;
    }

    /** By the ranks of an answer. */
    public static Adviser ranking(RankedChoice answer) {
        return marks -> {
            VisibleRanks.shown(marks);
            return answer.choose(marks, PEERS);
        };
    }

    /** By the points that an answer learns on one puzzle. */
    public static Adviser learning(HousePoints answer) {
        return new Adviser() {
            private int[] points =
                    IntStream.generate(() -> 1).limit(HOUSES.length).toArray();

            @Override
            public int cell(int[] marks) {
                VisibleRanks.shown(marks);
                return answer.choose(marks, HOUSES, points);
            }

            @Override
            public void emptied(int from, int cell) {
                points = answer.learn(points, HOUSES, from, cell);
                Expect.on(Grid.empty(9))
                        .equal(HOUSES.length, points.length, "After a dead end there is a number for each house.");
            }
        };
    }

    private void extend(int[] marks) {
        if (guesses >= most) {
            return;
        }
        strike(marks);
        int cell = adviser.cell(marks);
        if (isFull(marks)) {
            if (cell != -1) {
                throw wrong(marks, cell, "-1", "Every cell has one mark: the board is solved.");
            }
            solutions++;
            return;
        }
        int dead = firstOf(marks, set -> set == Digits.NONE);
        if (dead >= 0) {
            if (cell != dead) {
                throw wrong(marks, cell, "" + dead, "The crossed cell has no mark left, and the search was not told.");
            }
            return;
        }
        if (cell < 0 || cell >= marks.length || !VisibleRanks.isOpen(marks[cell])) {
            throw wrong(marks, cell, "an open cell", "The search can only guess where there are two marks or more.");
        }
        guesses++;
        extend(with(marks, cell, Digits.of(Digits.first(marks[cell]))));
        if (solutions < 2) {
            extend(with(marks, cell, Digits.rest(marks[cell])));
        }
    }

    private static boolean isFull(int[] marks) {
        return Arrays.stream(marks).allMatch(set -> Digits.count(set) == 1);
    }

    private static int[] with(int[] marks, int cell, int set) {
        int[] copy = marks.clone();
        copy[cell] = set;
        return copy;
    }

    private static AssertionError wrong(int[] marks, int told, String right, String why) {
        return VisibleRanks.shown(marks).fail(right, "" + told, why);
    }

    /** Takes what is decided from those that see it, until nothing moves or a cell is empty. */
    private void strike(int[] marks) {
        boolean[] told = new boolean[marks.length];
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int cell = 0; cell < marks.length; cell++) {
                if (Digits.count(marks[cell]) == 1 && !told[cell]) {
                    told[cell] = true;
                    moved = true;
                    for (int peer : PEERS[cell]) {
                        marks[peer] &= (marks[peer] & marks[cell]) == 0 ? marks[peer] : ~marks[cell];
                        if (marks[peer] == Digits.NONE) {
                            adviser.emptied(cell, peer);
                            return;
                        }
                    }
                }
            }
        }
    }

    private static int firstOf(int[] marks, IntPredicate wanted) {
        return IntStream.range(0, marks.length)
                .filter(cell -> wanted.test(marks[cell]))
                .findFirst()
                .orElse(-1);
    }

    private static int tightest(int[] marks) {
        return IntStream.rangeClosed(2, 9)
                .map(count -> firstOf(marks, set -> Digits.count(set) == count))
                .filter(cell -> cell >= 0)
                .findFirst()
                .orElse(-1);
    }

    private static Adviser known(ToIntFunction<int[]> choice) {
        return marks -> {
            int dead = firstOf(marks, set -> set == Digits.NONE);
            return dead < 0 ? choice.applyAsInt(marks) : dead;
        };
    }

    private static long sum(List<Grid> puzzles, Supplier<Adviser> advisers, long most) {
        long sum = 0;
        for (Grid puzzle : puzzles) {
            sum += of(puzzle, advisers.get(), most - sum);
        }
        return sum;
    }

    /** All are searched to the end, with half of the guesses that the first open cell takes. */
    public static void expectFew(List<Grid> puzzles, Supplier<Adviser> advisers) {
        long first = sum(puzzles, () -> known(marks -> firstOf(marks, VisibleRanks::isOpen)), Long.MAX_VALUE);
        long mark = first / PART;
        long guesses = sum(puzzles, advisers, first);
        boolean isFinished = guesses < first;
        StepsPicture picture = StepsPicture.of("Guesses until six boards are searched to the end", mark)
                .beside("first open cell", first, true)
                .beside("tightest cell", sum(puzzles, () -> known(VisibleGuesses::tightest), Long.MAX_VALUE), true);
        Expect.counted(new Work(guesses, isFinished, picture.judged("your chooser", guesses, isFinished)));
        Expect shown = Expect.on(puzzles.get(0));
        shown.that(isFinished, "After " + guesses + " guesses there is still no end, and the search was stopped.");
        shown.that(
                guesses <= mark,
                "The search took " + guesses + " guesses. The first open cell takes " + first + ", and the limit is "
                        + mark + ".");
    }
}
