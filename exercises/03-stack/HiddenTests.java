package sudoku.exercise.stack;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectSolution;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.stack.OneOrMore;
import sudoku.exercise.api.stack.SavedSearch;
import sudoku.exercise.api.stack.SolutionIterator;
import sudoku.exercise.api.stack.StackReading;
import sudoku.exercise.small.ClashingClues;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.judge.CallFailed;
import sudoku.solve.TightestCell;

/** The tests of set 3 that only the grader sees. */
public class HiddenTests {
    /**
     * Sixteen clues, and nothing for the first cell and the last: 1 has no place in the first row, 9 none in the last.
     * So a search finds out soon, whether it goes by cells or by digits, and from whichever end.
     */
    private static final String DEAD_AT_BOTH_ENDS =
            ".23456789...............................................................13456782.";

    private static final int MANY = 6_000;
    /** Row by row its whole tree has 69,207,226 digits, and its only solution comes 31,910 before the end. */
    private static final String LONG_SEARCH =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    /** With so many choices or more standing, hardly more than ten thousand digits are missing. */
    private static final int NEAR_ITS_END = 8;

    @Points(1)
    @Order(11)
    @Says("cells from 0 to 80, in any order")
    @DisplayName("The search may jump about the board")
    @Hint("Not every search takes the cells in reading order. The order in the list is the order in which the choices"
            + " were made.")
    void theSearchMayJumpAbout(StackReading answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        List<int[]> steps = VisibleStacks.steps(new TightestCell(), puzzle);
        for (int length = 10; length <= steps.size(); length += 5) {
            VisibleStacks.expectStanding(answer, puzzle, steps.subList(0, length));
        }
        VisibleStacks.expectStanding(
                answer, Grid.empty(9), VisibleStacks.choices(Grid.empty(9), Grid.parse(KnownBoards.SOLVED)));
    }

    @Points(2)
    @Order(11)
    @Says("no solution, or clues that contradict each other in a row, a column or a box: `hasNext()` is `false`")
    @DisplayName("Where there is no solution there is no next one")
    @Hint("Clues can contradict each other, in a row, a column or a box, before the search has written a digit. Look at"
            + " them before you begin. And every clue counts, also those in the first cell and the last.")
    void withoutASolutionThereIsNoNext(SolutionIterator answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        Expect.on(puzzle).that(answer.solutions(puzzle.toArray()).hasNext(), "This puzzle has a solution.");
        VisibleTests.expectAll(answer, relabeling.puzzle(KnownBoards.NO_SOLUTION), 0);
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        ClashingClues.in(solved, relabeling.random()).forEach(each -> VisibleTests.expectAll(answer, each, 0));
        ClashingClues.withOneWrong(solved).forEach(each -> VisibleTests.expectAll(answer, each, 0));
        ClashingClues.alone(relabeling.random()).forEach(each -> VisibleTests.expectAll(answer, each, 0));
    }

    @Points(1)
    @Order(12)
    @Says("There may be two iterators at once, and each goes its own way")
    @DisplayName("Two iterators don't disturb each other")
    @Hint("Each iterator needs a board and a stack of its own: variables of the object, not of the notebook.")
    void twoIteratorsDoNotDisturbEachOther(SolutionIterator answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        Iterator<String> ahead = answer.solutions(puzzle.toArray());
        List<String> lines = new ArrayList<>(List.of(ahead.next(), ahead.next()));
        Grid another = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        Iterator<String> elsewhere = answer.solutions(another.toArray());
        Iterator<String> behind = answer.solutions(puzzle.toArray());
        List<String> others = new ArrayList<>(List.of(behind.next()));
        while (ahead.hasNext() && lines.size() < 13) {
            lines.add(ahead.next());
        }
        shown.equal(12, lines.size(), "The first iterator went on after a second one had begun.");
        VisibleTests.expectDifferent(puzzle, lines);
        while (behind.hasNext() && others.size() < 13) {
            others.add(behind.next());
        }
        shown.equal(12, others.size(), "The second iterator went on after the first had come to its end.");
        VisibleTests.expectDifferent(puzzle, others);
        ExpectSolution.of(another, elsewhere.next());
        Expect.on(another)
                .that(
                        !elsewhere.hasNext(),
                        "This puzzle has one solution, and two iterators on another puzzle had come to their ends"
                                + " before.");
    }

    @Points(2)
    @Order(13)
    @Says({"thousands of solutions may be asked for", "Between two calls the search rests"})
    @DisplayName("A solution is found when it is asked for, not before, and thousands can be")
    @Hint("The empty board has more solutions than anyone can wait for. Stop the search at each solution and go on when"
            + " asked. A method that calls itself for each solution runs out of stack.")
    void solutionsAreFoundWhenAskedFor(SolutionIterator answer, Relabeling relabeling) {
        expectSome(answer, Grid.empty(9), MANY);
        for (int cell = 0; cell < 27; cell++) {
            expectSome(answer, Grid.empty(9).with(cell, 1 + relabeling.random().nextInt(9)), 2);
        }
    }

    private static void expectSome(SolutionIterator answer, Grid puzzle, int count) {
        Expect.on(puzzle);
        Iterator<String> solutions = answer.solutions(puzzle.toArray());
        List<String> lines = new ArrayList<>();
        while (lines.size() < count) {
            lines.add(solutions.next());
        }
        VisibleTests.expectDifferent(puzzle, lines);
    }

    @Points(1)
    @Order(14)
    @Says("past the last solution `next()` throws `NoSuchElementException`")
    @DisplayName("Past the last solution next throws NoSuchElementException")
    @Hint("An iterator that has nothing more to give says so: throw new NoSuchElementException().")
    void pastTheLastSolutionNextThrows(SolutionIterator answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        Expect shown = Expect.on(puzzle);
        Iterator<String> solutions = answer.solutions(puzzle.toArray());
        ExpectSolution.of(puzzle, solutions.next());
        for (int i = 0; i < 2; i++) {
            shown.that(
                    !solutions.hasNext(),
                    "This puzzle has one solution, and hasNext says that there is another" + " one.");
            expectNothingNext(solutions, puzzle, "After the last solution next was called once more");
        }
        Iterator<String> unasked = answer.solutions(puzzle.toArray());
        ExpectSolution.of(puzzle, unasked.next());
        expectNothingNext(unasked, puzzle, "After the last solution next was called once more, hasNext never");
        for (Grid none : List.of(
                relabeling.puzzle(KnownBoards.NO_SOLUTION),
                Grid.empty(9).with(0, 5).with(4, 5))) {
            expectNothingNext(answer.solutions(none.toArray()), none, "next was called, where there is no solution");
        }
    }

    private static void expectNothingNext(Iterator<String> solutions, Grid puzzle, String sentence) {
        Expect shown = Expect.on(puzzle);
        boolean thrown = false;
        try {
            solutions.next();
        } catch (CallFailed failed) {
            thrown = failed.threw(NoSuchElementException.class);
        }
        shown.that(thrown, sentence + ", and no NoSuchElementException came.");
    }

    @Points(1)
    @Order(11)
    @Says({"from no clue to 81", "no solution, or clues that contradict each other in a row, a column or a box: 0"})
    @DisplayName("Clues that contradict each other have no solution")
    @Hint("Two equal clues in a row, a column or a box can't be fixed by any search: look at them before it begins. If"
            + " no two are equal but one is wrong, the search has to come to its end and find nothing.")
    void contradictingCluesHaveNone(OneOrMore answer, Relabeling relabeling) {
        VisibleTests.expectCount(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        VisibleTests.expectCount(answer, solved, 1);
        VisibleTests.expectCount(answer, firstAndLastAreForced(), 2);
        ClashingClues.in(solved, relabeling.random()).forEach(each -> VisibleTests.expectCount(answer, each, 0));
        ClashingClues.withOneWrong(solved).forEach(each -> VisibleTests.expectCount(answer, each, 0));
        ClashingClues.alone(relabeling.random()).forEach(each -> VisibleTests.expectCount(answer, each, 0));
        VisibleTests.expectCount(answer, Grid.parse(DEAD_AT_BOTH_ENDS), 0);
    }

    /** A rectangle where 6 and 7 may be either way; the first blank and the last have one digit each. */
    private static Grid firstAndLastAreForced() {
        Grid board = Grid.parse(KnownBoards.SOLVED);
        for (int cell : new int[] {0, 3, 4, 30, 31, 80}) {
            board = board.with(cell, Grid.BLANK);
        }
        return board;
    }

    @Points(1)
    @Order(12)
    @Says({"from no clue to 81", "the empty board: 2"})
    @DisplayName("Two are enough to know")
    @Hint("Once you have seen two solutions, you don't need the third. End the search, not only the counting.")
    void twoAreEnoughToKnow(OneOrMore answer) {
        VisibleTests.expectCount(answer, Grid.empty(9), 2);
        VisibleTests.expectCount(answer, Grid.empty(9).with(40, 5), 2);
    }

    @Points(1)
    @Order(11)
    @Says({"no choice saved, or `{0, 5}` alone", "anything between: it was put down on its way"})
    @DisplayName("From the middle it goes on below the saved choices")
    @Hint("A stack with fewer choices than blanks was saved on the way down: its choices stand until everything below"
            + " them has been tried.")
    void fromTheMiddleItGoesOnBelow(SavedSearch answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        for (Grid solution : VisibleStacks.solutions(puzzle)) {
            List<int[]> choices = VisibleStacks.choices(puzzle, solution);
            int saved = 1 + relabeling.random().nextInt(choices.size() - 1);
            VisibleStacks.expectResumed(answer, puzzle, choices.subList(0, saved));
        }
    }

    @Points(1)
    @Order(12)
    @Says("saved choices that are wrong")
    @DisplayName("From a dead end it goes back over the saved choices")
    @Hint("Saved choices can be wrong like any others, even the oldest. When nothing is left below them, they are taken"
            + " back one by one, and when none stands, the list is empty.")
    void fromADeadEndItGoesBack(SavedSearch answer, Relabeling relabeling) {
        for (String line : List.of(KnownBoards.ONE_SOLUTION, KnownBoards.TWELVE_SOLUTIONS)) {
            Grid puzzle = relabeling.puzzle(line);
            List<Grid> solutions = VisibleStacks.solutions(puzzle);
            for (Grid solution : List.of(solutions.get(0), solutions.get(solutions.size() - 1))) {
                VisibleStacks.wrongTurns(puzzle, solution, relabeling.random())
                        .forEach(saved -> VisibleStacks.expectResumed(answer, puzzle, saved));
            }
        }
        VisibleStacks.expectResumed(answer, relabeling.puzzle(KnownBoards.NO_SOLUTION), List.of());
    }

    @Points(1)
    @Order(13)
    @Says({"from one blank to 81", "a stack saved far from the beginning of the search"})
    @DisplayName("A search put down far from its beginning goes on from there")
    @Hint("Before this stack there are more solutions than anyone can wait for. If you begin again and skip what was"
            + " already found, you never arrive. Put the saved digits on the board and go on with the last of them."
            + " They stand until everything below them has been tried.")
    void farFromItsBeginningItGoesOn(SavedSearch answer, Relabeling relabeling) {
        Grid empty = Grid.empty(9);
        for (int i = 0; i < 5; i++) {
            Grid solution = relabeling.puzzle(KnownBoards.SOLVED);
            int blank = relabeling.random().nextInt(81);
            List<int[]> choice = List.of(new int[] {blank, solution.get(blank)});
            VisibleStacks.expectResumed(answer, solution.with(blank, Grid.BLANK), List.of(), choice);
            VisibleStacks.expectResumed(answer, solution.with(blank, Grid.BLANK), choice, List.of());
            List<int[]> saved = VisibleStacks.choices(empty, solution);
            VisibleStacks.expectResumed(answer, empty, saved);
            VisibleStacks.expectResumed(answer, empty, saved.subList(0, 60));
        }
    }

    @Points(1)
    @Order(14)
    @Says("a stack saved far from the beginning of the search")
    @DisplayName("After sixty-nine million digits a search goes on to its end")
    @Hint("This puzzle has one solution. Either it is below what was saved, or it has already been found and nothing is"
            + " left. If you begin again, you have sixty-nine million digits to write. If you take back what was saved"
            + " before you have looked below it, you miss the solution.")
    void shortlyBeforeItsEndItGoesOn(SavedSearch answer, Relabeling relabeling) {
        Grid puzzle = Grid.parse(LONG_SEARCH);
        List<int[]> choices =
                VisibleStacks.choices(puzzle, new TightestCell().solve(puzzle).solution());
        for (int i = 0; i < 3; i++) {
            int saved = NEAR_ITS_END + relabeling.random().nextInt(choices.size() - NEAR_ITS_END);
            VisibleStacks.expectResumed(answer, puzzle, choices.subList(0, saved), choices);
        }
        VisibleStacks.expectResumed(answer, puzzle, choices, List.of());
    }
}
