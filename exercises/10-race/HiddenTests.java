package sudoku.exercise.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.race.Chooser;
import sudoku.exercise.api.race.Quantile;
import sudoku.exercise.api.race.Restarts;
import sudoku.exercise.api.race.SearchParts;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/** The tests of set 10 that only the grader sees. */
public class HiddenTests {
    /** No digit fits the first cell. */
    private static final String DEAD_AT_SIGHT =
            ".12345678....................................9...................................";

    private static final List<String> GENTLE = List.of(
            ".E..7....B4...89.....14.A8.5D..77..C.38B.1.24..5..B..5.A6CG7....93.2.GA.B5...C..4B.5.7D2.GF.8.3."
                    + "6.8D..194.A.G57.....5..6D3.8.E...FC.9..1...AE..G.9.786E...C..ABF.A56B47...1..3D...G8.A2.....94.."
                    + "16..A.F.G7BC5..2A.9..85..F2...6..82B6C..1.53..9.C..F.E.7.D...1..",
            "..........G43F6.B269D......F5.8.F.4.8639...2A1...1.CBA..8.E..4.9.B.A.E82F3.D6..5...3...6B.157.2A"
                    + "465.1..7..28FE.G.GF.A3C......B4D.C1.3..8..6...A7.4.BF.5DE78..3.1..3....41.B.E5G.E.....1....3.8.."
                    + "..2.58.BA9D.........E1AC.6....F.1..8.F932.5E.G7.C.96.2D.48.1...3",
            "49.....B75..2.3..2B37...1.6.DF..5A6....9....8E..C.7ED8.4A29..6...3A5....GF.7.2.8F.D2G5.69..C4B.3"
                    + ".B...2..8..59...97.4.1.3B...A5GF.62B...7.9FDG....F9C..B..15G.A8..5.1.D9...E8.3...D.G.C....73..F4"
                    + ".4.A.76.F...C.1GB..7.91D.4.2.856.1F8..4...G......E...F..D.C.3.AB");
    private static final List<String> HARD = List.of(
            "2C.395.FG4A...1.B.4....E.D.689......B.8..E71..3...G...3A..9C.E....F18B..E...6.4.....5A.4.....BG."
                    + "CG..F.........7D.8DB6.EG...4.3FC.....C..23.GB48.6.3C....49E....7D.....67.....A..4....G.BF75A.D.1"
                    + "7586AF.C9.D.G..4..B...5..FG...C.F..2.D..A......6..C9.3.....7....",
            "...1C..5...D.F.9..89..G2....D3...7..1.9.2.8A.4..4A...8..F.931..C89FBA4.....C.15D..G....F.5.8.92."
                    + "21.E6.3.....F.......2B8.1E.94A....23.......6G5.4B.1A72..C......37.4..9..E....6..5.9.3C...A....D7"
                    + "....B6A.5G.F......E..3.7D14....B.4.2...8.6B.3..E36......A8C...1.",
            ".31.2.G.6.C758F.C...1394..FB....D2.8......49.3....E7.......5.....15C........9EGDE7G43...DF...2.."
                    + ".6...5D.E.91......9.C8A..G5....B.F...G...7..81.A.A...1....8....E..71.A.F..G.CD9669..57.C.......G"
                    + "...D......AG4..7..3...2..4...9B8B.F.84..7D2.GA6...46.9.G.B.EF5..");

    @Points(1)
    @Order(11)
    @Says("1 to 100 runs of 0 to 2,000,000,000 steps; `percent` from 1 to 100")
    @DisplayName("Few runs, and percentages at both ends")
    @Hint("95% of ten runs are nine and a half, and nine are not enough: round up. Places in an array are counted"
            + " from 0.")
    void fewRunsAndBothEnds(Quantile answer, Relabeling relabeling) {
        int[] runs = VisibleRuns.drawn(relabeling.random(), 10, 0);
        for (int percent : new int[] {1, 10, 11, 50, 95, 100}) {
            VisibleRuns.expectQuantile(answer, runs, percent);
            VisibleRuns.expectQuantile(answer, Arrays.copyOf(runs, 1), percent);
        }
        VisibleRuns.expectQuantile(answer, new int[] {0, 3, -1, 0}, 50);
        VisibleRuns.expectQuantile(answer, new int[] {2_000_000_000, 1_999_999_999}, 100);
        VisibleRuns.expectQuantile(answer, new int[] {2_000_000_000, 1_999_999_999}, 50);
        VisibleRuns.expectQuantile(answer, new int[] {2_000_000_000, -1, 1_999_999_999}, 60);
    }

    @Points(1)
    @Order(12)
    @Says({
        "1 to 100 runs of 0 to 2,000,000,000 steps; `percent` from 1 to 100",
        "the smallest number of steps within which that percentage of *all* runs was done"
    })
    @DisplayName("A hundred runs, and every percentage from 1 to 100")
    @Hint("7% of a hundred runs are seven. In floating point 7 / 100.0 * 100 is a little more, and rounded up that is"
            + " eight. Calculate in whole numbers.")
    void everyPercentageOfAHundredRuns(Quantile answer, Relabeling relabeling) {
        int[] runs = VisibleRuns.drawn(relabeling.random(), 97, 3);
        for (int percent = 1; percent <= 100; percent++) {
            VisibleRuns.expectQuantile(answer, runs, percent);
        }
    }

    @Points(1)
    @Order(11)
    @Says({
        "`round` from 1 to 1,000,000; up to 1,024 runs, each of 1 step or more; `unit` from 1 to 10,000,000; the "
                + "steps may be more than an `int` can count",
        "1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2"
    })
    @DisplayName("The sequence goes on like that for a million rounds")
    @Hint("After each place where a number comes for the first time, the sequence begins again. That leads to any round"
            + " in a few steps.")
    void theSequenceGoesOn(Restarts answer, Relabeling relabeling) {
        int[] sequence = new int[1 << 20];
        for (int power = 1; power <= 20; power++) {
            int first = (1 << power) - 1;
            System.arraycopy(sequence, 1, sequence, 1 << power - 1, (1 << power - 1) - 1);
            sequence[first] = 1 << power - 1;
            Expect.onInput("task2.patience(" + first + ")")
                    .equal(sequence[first], answer.patience(first), "A power of two comes here for the first time.");
        }
        // Few, because an answer that builds the whole sequence for each of them is right, too.
        relabeling.random().ints(30, 16, 1_000_001).sorted().forEach(round -> Expect.onInput(
                        "task2.patience(" + round + ")")
                .equal(
                        sequence[round],
                        answer.patience(round),
                        "After each round in which a number comes for the first time, the sequence begins again."));
    }

    @Points(1)
    @Order(12)
    @Says("`round` from 1 to 1,000,000; up to 1,024 runs, each of 1 step or more; `unit` from 1 to 10,000,000; the "
            + "steps may be more than an `int` can count")
    @DisplayName("Steps may be more than an int can count")
    @Hint("Many runs with a large unit are more steps than an int can hold. Add them up in a long, and multiply in one:"
            + " an int times an int is an int, wherever it goes then.")
    void stepsMayBeMany(Restarts answer) {
        int[] runs = new int[1_024];
        Arrays.fill(runs, Integer.MAX_VALUE);
        // The first round that is patient enough is the 511th, with 256 units, and these are more than an int can hold.
        VisibleRuns.expectSteps(answer, runs, 10_000_000, 9 * 256 - 256, Integer.MAX_VALUE);
    }

    @Points(1)
    @Order(11)
    @Says("is no work for anybody: leave it out, even if it is the puzzle itself")
    @DisplayName("A part that is dead at sight is left out")
    @Hint("Where a blank has no digit left, there is nothing to search. Look at each part before you keep it.")
    void noPartIsDeadAtSight(SearchParts answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        List<Grid> parts = new ArrayList<>();
        for (int wanted = 1; wanted <= 20; wanted++) {
            parts.addAll(VisibleParts.grids(answer.parts(puzzle.toArray(), wanted)));
        }
        shown.that(!parts.isEmpty(), "There is no part at all.");
        Grid none = relabeling.puzzle(DEAD_AT_SIGHT);
        Expect.on(none);
        for (int wanted : new int[] {1, 2, 20}) {
            parts.addAll(VisibleParts.grids(answer.parts(none.toArray(), wanted)));
        }
        for (Grid part : parts) {
            int[] dead = IntStream.range(0, 81)
                    .filter(cell -> part.isBlank(cell) && Rules.candidates(part, cell) == Digits.NONE)
                    .toArray();
            Expect.on(part, puzzle)
                    .cross(dead)
                    .that(dead.length == 0, "No digit fits the crossed blanks of this part.");
        }
    }

    @Points(1)
    @Order(12)
    @Says({"There is at least one clue. There may be fewer solutions than parts wanted", "only if all of them are full"
    })
    @DisplayName("Where there are fewer solutions than parts wanted, all of them are full")
    @Hint("A full board can't be cut, and it is a part all the same. When nothing is left to cut, stop.")
    void fullBoardsAreParts(SearchParts answer, Relabeling relabeling) {
        List<Grid> solutions = VisibleParts.solutions(relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS));
        Grid puzzle = Grid.of(IntStream.range(0, 81)
                .map(cell -> solutions.stream()
                                        .map(each -> each.get(cell))
                                        .distinct()
                                        .count()
                                > 1
                        ? Grid.BLANK
                        : solutions.get(0).get(cell))
                .toArray());
        Expect shown = Expect.on(puzzle);
        List<Grid> parts = VisibleParts.grids(answer.parts(puzzle.toArray(), 5_000));
        shown.equal(
                solutions.size(), parts.size(), "This puzzle has so many solutions, and each is a part in the end.");
        parts.forEach(part -> Expect.on(part, puzzle).that(part.isFull(), "This part could still be cut."));
    }

    @Points(1)
    @Order(13)
    @Says("a board with one blank, `wanted` = 2: one part, the full board")
    @DisplayName("The only blank of a board can be anywhere")
    @Hint("Look at all 81 cells when you look for a blank, and at all nine digits when you ask what fits.")
    void anyBlankCanBeCut(SearchParts answer, Relabeling relabeling) {
        Grid solution = VisibleParts.solutions(relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS))
                .get(0);
        for (int cell = 0; cell < 81; cell++) {
            Grid puzzle = solution.with(cell, Grid.BLANK);
            Expect shown = Expect.on(puzzle).mark(cell);
            List<Grid> parts = VisibleParts.grids(answer.parts(puzzle.toArray(), 2));
            shown.that(
                    parts.equals(List.of(solution)),
                    "One digit fits the only blank, so there is one part, and it is" + " full. There came "
                            + parts.size() + ".");
        }
    }

    @Points(1)
    @Order(11)
    @Says("16×16; three puzzles together within 2,500 steps")
    @DisplayName("Three other gentle puzzles are searched to the end within the mark")
    @Hint("A good choice is good on any board: the blank with the fewest digits left, whatever its place.")
    void otherGentlePuzzlesAreSearched(Chooser answer, Relabeling relabeling) {
        VisibleRace.expectRace(
                answer, "other gentle", GENTLE.stream().map(relabeling::puzzle).toList());
    }

    @Points(2)
    @Order(12)
    @Says("16×16; three puzzles together within 2,500 steps")
    @DisplayName("Three other hard puzzles are searched to the end within the mark")
    @Hint("Ask the houses too, rows, columns and boxes: how many places has each digit that is missing?")
    void otherHardPuzzlesAreSearched(Chooser answer, Relabeling relabeling) {
        VisibleRace.expectRace(
                answer, "other hard", HARD.stream().map(relabeling::puzzle).toList());
    }
}
