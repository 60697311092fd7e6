package sudoku.exercise.treesize;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.treesize.Carriers;
import sudoku.exercise.api.treesize.CoinLuck;
import sudoku.exercise.api.treesize.NextBlank;
import sudoku.exercise.api.treesize.SolutionWalk;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.Backtracking;

/** The tests of set 5 that a student sees. */
public class VisibleTests {
    /** Two 4s and two 8s in the solved board, which could change places. */
    private static final int[] TWO_PAIRS = {16, 17, 61, 62};

    // Task 1: a walk that counts solutions

    @Points(1)
    @Order(1)
    @Says({"81 cells, from no clue to 81", "a full board: 1.0"})
    @DisplayName("Where one digit fits, there is nothing to choose")
    @Hint("A blank with one digit multiplies by 1, and a full board is one solution. Blanks can be in any cell, and"
            + " draws[0] belongs to the first of them, wherever it is.")
    void oneDigitIsNoChoice(SolutionWalk answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        VisibleWalks.expectWalk(answer, solved, new int[0]);
        for (int cell = 0; cell < 81; cell++) {
            Grid puzzle = solved.with(cell, Grid.BLANK);
            VisibleWalks.expectWalk(answer, puzzle, VisibleWalks.drawn(puzzle, relabeling.random()));
        }
    }

    @Points(1)
    @Order(2)
    @Says({
        "two 4s and two 8s may change places: 2.0, whatever is drawn",
        "says the product of its choices",
        "it takes the one at place `draw % number`"
    })
    @DisplayName("A walk that comes to a solution multiplies its choices")
    @Hint("At each blank multiply by the number of digits that fit. Then write the one that is drawn: the draw divided"
            + " by their number leaves its place as the remainder, and the smallest digit has place 0. The next blank"
            + " sees it. A blank with one digit uses up its draw, too.")
    void choicesAreMultiplied(SolutionWalk answer, Relabeling relabeling) {
        Grid change = Grid.parse(KnownBoards.SOLVED);
        for (int cell : TWO_PAIRS) {
            change = change.with(cell, Grid.BLANK);
        }
        for (int i = 0; i < 4; i++) {
            Grid pairs = relabeling.symmetry(9).apply(change);
            VisibleWalks.expectWalk(answer, pairs, VisibleWalks.drawn(pairs, relabeling.random()));
        }
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        for (Grid solution : new Backtracking().solutions(puzzle, SearchLimit.none())) {
            VisibleWalks.expectWalk(answer, puzzle, VisibleWalks.towards(solution, puzzle, relabeling.random()));
        }
    }

    @Points(1)
    @Order(3)
    @Says({"A walk that comes to a dead end: 0.0", "it takes the one at place `draw % number`"})
    @DisplayName("A walk that comes to a dead end has met no solution")
    @Hint("Where no digit fits, the walk ends, and it says 0, however wide the tree was above.")
    void aDeadEndIsNoSolution(SolutionWalk answer, Relabeling relabeling) {
        VisibleWalks.expectWalk(answer, Grid.parse(KnownBoards.SOLVED), new int[0]);
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        for (int i = 0; i < 100; i++) {
            VisibleWalks.expectWalk(answer, puzzle, VisibleWalks.drawn(puzzle, relabeling.random()));
        }
        VisibleWalks.expectDeadEnds(answer, relabeling.puzzle(KnownBoards.SOLVED), relabeling.random());
    }

    // Task 2: the carriers

    @Points(1)
    @Order(1)
    @Says({
        "`{1, 1, 1, 1, 996}` → 1; `{5, 5, 5, 5}` → 2",
        "the smallest number of walks that together said **at least half**"
    })
    @DisplayName("Those that said most are counted, until they said half")
    @Hint("A walk that said more than all others together carries half alone. Begin with those that said most.")
    void theLargestAreCounted(Carriers answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int[] one = random.ints(5, 1, 10).toArray();
        one[random.nextInt(5)] = 900 + random.nextInt(100);
        VisibleWalks.expectCarriers(answer, one);
        for (int count = 1; count <= 60; count++) {
            VisibleWalks.expectCarriers(answer, VisibleWalks.heavyTail(random, count));
        }
    }

    @Points(1)
    @Order(2)
    @Says({
        "`{1, 1, 1, 1, 996}` → 1; `{5, 5, 5, 5}` → 2",
        "the smallest number of walks that together said **at least half**"
    })
    @DisplayName("Exactly half is enough, and less than half is not")
    @Hint("Exactly half is enough: stop there. And half of 7 is three and a half: compare twice the part with the"
            + " whole, and nothing is lost in a division.")
    void exactlyHalfIsEnough(Carriers answer, Relabeling relabeling) {
        int times = 2 * relabeling.random().nextInt(50) + 1;
        VisibleWalks.expectCarriers(answer, new int[] {times, times, times, times});
        VisibleWalks.expectCarriers(answer, new int[] {2 * times, times, times});
        VisibleWalks.expectCarriers(answer, new int[] {(times + 1) / 2, times, (times + 1) / 2});
        VisibleWalks.expectCarriers(answer, new int[] {times});
        for (int walks = 2; walks <= 100; walks += 2) {
            VisibleWalks.expectCarriers(
                    answer, IntStream.generate(() -> times).limit(walks).toArray());
        }
    }

    @Points(1)
    @Order(3)
    @Says("all said 0: 0")
    @DisplayName("A walk that said 0 carries nothing")
    @Hint("If all walks said 0, then no walk is needed to say half of it.")
    void whoSaidNothingCarriesNothing(Carriers answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleWalks.expectCarriers(answer, new int[1]);
        VisibleWalks.expectCarriers(answer, new int[2 + random.nextInt(9)]);
        int[] walks = new int[10 + random.nextInt(9)];
        walks[random.nextInt(10)] = 1 + random.nextInt(1_000);
        VisibleWalks.expectCarriers(answer, walks);
    }

    // Task 3: coins

    @Points(1)
    @Order(1)
    @Says({"two wins, one draw: 0.25", "show **as many heads as you have wins, or more**"})
    @DisplayName("To win all pairs is what coins seldom do")
    @Hint("One coin shows heads in half of all rounds, two coins both show heads in a quarter, and three in an eighth,"
            + " exactly, without throwing. And fewer nodes win.")
    void allWonIsRare(CoinLuck answer, Relabeling relabeling) {
        for (int pairs = 1; pairs <= 12; pairs++) {
            VisibleCoins.expectLuck(answer, relabeling.random(), pairs, 0, 0);
        }
    }

    @Points(1)
    @Order(2)
    @Says("show **as many heads as you have wins, or more**")
    @DisplayName("As many heads as wins, or more")
    @Hint("Add up the chances of so many heads, of one more, and so on, up to all coins.")
    void asManyOrMore(CoinLuck answer, Relabeling relabeling) {
        for (int pairs = 1; pairs <= 30; pairs++) {
            int wins = relabeling.random().nextInt(pairs + 1);
            VisibleCoins.expectLuck(answer, relabeling.random(), wins, pairs - wins, 0);
        }
    }

    @Points(1)
    @Order(3)
    @Says({
        "two wins, one draw: 0.25",
        "0 to 2,000 pairs, numbers of nodes from 0",
        "A draw tells us nothing, so it has no coin"
    })
    @DisplayName("A draw has no coin")
    @Hint("Where both have equally many nodes, nobody has won: such a pair tells nothing, and no coin is thrown for"
            + " it.")
    void aDrawHasNoCoin(CoinLuck answer, Relabeling relabeling) {
        for (int draws = 1; draws <= 20; draws++) {
            VisibleCoins.expectLuck(answer, relabeling.random(), 6, 3, draws);
        }
    }

    @Points(1)
    @Order(4)
    @Says({"0 to 2,000 pairs, numbers of nodes from 0", "no pair, or draws only: 1.0"})
    @DisplayName("No coin always does as well")
    @Hint("With no pair, or only draws, there are 0 wins, and no coins at all show 0 heads or more: always.")
    void noPairProvesNothing(CoinLuck answer, Relabeling relabeling) {
        VisibleCoins.expectLuck(answer, relabeling.random(), 0, 0, 0);
        VisibleCoins.expectLuck(
                answer, relabeling.random(), 0, 0, 1 + relabeling.random().nextInt(20));
        VisibleCoins.expectLuck(
                answer, relabeling.random(), 0, 1 + relabeling.random().nextInt(20), 0);
    }

    // Task 4: the race

    @Points(1)
    @Order(1)
    @Says({"only `r1c1` is blank: 0", "a blank where nothing fits may be named"})
    @DisplayName("A blank is named, wherever it is")
    @Hint("Look at all 81 cells. A blank where nothing fits is a good one to name: the search turns back there.")
    void aBlankIsNamed(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.moves(answer, new int[81]);
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        IntStream.range(0, 81)
                .forEach(cell -> VisibleRivals.moves(
                        answer, solved.with(cell, Grid.BLANK).toArray()));
        VisibleRivals.PUZZLES.forEach(puzzle -> {
            int[] board = relabeling.puzzle(puzzle).toArray();
            while (Arrays.stream(board).anyMatch(digit -> digit == 0)) {
                List<int[]> moves = VisibleRivals.moves(answer, board);
                if (moves.isEmpty()) {
                    return;
                }
                int[] move = moves.get(relabeling.random().nextInt(moves.size()));
                board[move[0]] = move[1];
            }
        });
    }

    @Points(1)
    @Order(2)
    @Says({
        "ten boards per rival, and you are ahead if you win on at least nine of them",
        "**row by row** takes the first blank"
    })
    @DisplayName("Ahead of the one that goes row by row")
    @Hint("Which blank leaves the fewest ways to go wrong? Lesson 4 knows.")
    void aheadOfRowByRow(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.expectAhead(answer, VisibleRivals.ROW_BY_ROW, "row by row", VisibleRivals.PUZZLES, relabeling);
    }

    @Points(1)
    @Order(3)
    @Says({
        "ten boards per rival, and you are ahead if you win on at least nine of them",
        "**the first** takes the first of the blanks with the fewest digits"
    })
    @DisplayName("Ahead of the one that takes the first of the tightest")
    @Hint("The tightest are a good idea, and the first of them is not. What else do you know of a blank?")
    void aheadOfTheFirst(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.expectAhead(
                answer, VisibleRivals.FIRST, "the first of the tightest", VisibleRivals.PUZZLES, relabeling);
    }

    @Points(1)
    @Order(4)
    @Says({
        "ten boards per rival, and you are ahead if you win on at least nine of them",
        "**chance** draws one of these"
    })
    @DisplayName("Ahead of the one that throws dice among the tightest")
    @Hint("That one has no idea at all, and is not easy to beat. A digit tells its neighbors something. Which of them"
            + " learn from it, and how much? If you count what they lose, for which of them does a loss matter most?")
    void aheadOfChance(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.expectAhead(
                answer,
                VisibleRivals.chance(relabeling),
                "one of the tightest at random",
                VisibleRivals.PUZZLES,
                relabeling);
    }

    @Points(1)
    @Order(5)
    @Says({
        "ten boards per rival, and you are ahead if you win on at least nine of them",
        "**the busiest** takes, of these, one with the most blank neighbors"
    })
    @DisplayName("Ahead of the one that takes the busiest of the tightest")
    @Hint("Blank neighbors are not all alike. One that can't have the digit anyway learns nothing from it, and one"
            + " with two digits learns more than one with seven.")
    void aheadOfTheBusiest(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.expectAhead(
                answer, VisibleRivals.BUSIEST, "the busiest of the tightest", VisibleRivals.PUZZLES, relabeling);
    }
}
