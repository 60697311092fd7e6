package sudoku.exercise.stack;

import static sudoku.exercise.stack.VisibleStacks.choices;
import static sudoku.exercise.stack.VisibleStacks.expectResumed;
import static sudoku.exercise.stack.VisibleStacks.expectStanding;
import static sudoku.exercise.stack.VisibleStacks.solutions;
import static sudoku.exercise.stack.VisibleStacks.steps;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
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
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.solve.Backtracking;

/** The tests of set 3 that a student sees. */
public class VisibleTests {
    // Task 1: reading a stack off a search

    @Points(1)
    @Order(1)
    @Says({
        "the oldest first, so that the top of the stack comes last",
        "nothing was taken back: every choice stands",
        "only to be read"
    })
    @DisplayName("As long as nothing is taken back, every choice stands")
    @Hint("The oldest choice comes first in the list, the top of the stack last.")
    void choicesStandInTheirOrder(StackReading answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        List<int[]> steps = steps(new Backtracking(), puzzle);
        int pushed = (int) steps.stream().takeWhile(step -> step[1] != 0).count();
        expectStanding(answer, puzzle, steps.subList(0, pushed));
    }

    @Points(1)
    @Order(2)
    @Says({
        "After the six steps",
        "`{2, 3}`, `{4, 5}`, `{8, 4}`, `{8, 0}`, `{4, 0}`, `{4, 9}`",
        "everything was: an empty list",
        "a cell may be tried again"
    })
    @DisplayName("What is taken back no longer stands")
    @Hint("A step with digit 0 is no choice. It takes away the choice made last, and a cell may be tried again later."
            + " When all choices have been taken back, the list is empty.")
    void whatIsTakenBackNoLongerStands(StackReading answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        List<int[]> steps = steps(new Backtracking(), puzzle);
        for (int length = 1; length <= 40; length++) {
            expectStanding(answer, puzzle, steps.subList(0, length));
        }
        expectStanding(answer, puzzle, steps.subList(0, 41 + relabeling.random().nextInt(steps.size() - 41)));
        List<int[]> upAndDown = List.of(steps.get(0), new int[] {steps.get(0)[0], 0}, steps.get(0));
        expectStanding(answer, puzzle, upAndDown.subList(0, 2));
        expectStanding(answer, puzzle, upAndDown);
    }

    // Task 2: the iterator

    @Points(1)
    @Order(1)
    @Says("each `next()` gives another solution of the puzzle, as 81 digits in a row")
    @DisplayName("The solution of a proper puzzle comes, and after it nothing")
    @Hint("When the stack is empty, everything has been tried. A cell with nothing to choose must be popped too, or"
            + " better, never be pushed. A blank that is reached from above tries all digits again. hasNext keeps what"
            + " it has found until next is called. And a full board is its own only solution.")
    void theOneSolutionComes(SolutionIterator answer, Relabeling relabeling) {
        expectAll(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        expectAll(answer, solutions(relabeling.puzzle(KnownBoards.ONE_SOLUTION)).get(0), 1);
    }

    @Points(1)
    @Order(2)
    @Says({"each `next()` gives another solution of the puzzle, as 81 digits in a row", "twelve different lines"})
    @DisplayName("Every solution comes, and none twice")
    @Hint("After a solution the top of the stack must try its next digit: go back as if it had been a dead end.")
    void everySolutionComesOnce(SolutionIterator answer, Relabeling relabeling) {
        expectAll(answer, relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS), 12);
    }

    @Points(1)
    @Order(3)
    @Says("`hasNext` may be called twice, or never")
    @DisplayName("Asking twice whether there is a next one loses nothing")
    @Hint("hasNext may search, but then it has to keep what it found until next is called.")
    void askingTwiceLosesNothing(SolutionIterator answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        Iterator<String> solutions = answer.solutions(puzzle.toArray());
        int count = 0;
        while (solutions.hasNext() && solutions.hasNext() && count < 13) {
            solutions.next();
            count++;
        }
        shown.equal(12, count, "hasNext was called twice before each next, and not every solution came.");
    }

    @Points(1)
    @Order(4)
    @Says("`hasNext` may be called twice, or never")
    @DisplayName("next gives the next one, asked or unasked")
    @Hint("Nobody has to call hasNext. When nothing is ready, next has to search.")
    void nextNeedsNoQuestion(SolutionIterator answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect.on(puzzle);
        Iterator<String> solutions = answer.solutions(puzzle.toArray());
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            lines.add(solutions.next());
        }
        expectDifferent(puzzle, lines);
    }

    /** All of them, each once. */
    public static void expectAll(SolutionIterator answer, Grid puzzle, int count) {
        Expect shown = Expect.on(puzzle);
        Iterator<String> solutions = answer.solutions(puzzle.toArray());
        List<String> lines = new ArrayList<>();
        while (solutions.hasNext()) {
            lines.add(solutions.next());
            ExpectSolution.of(puzzle, lines.get(lines.size() - 1));
            shown.that(lines.size() <= count, "More solutions come than there are.");
        }
        expectDifferent(puzzle, lines);
        shown.equal(count, lines.size(), "Not every solution came.");
    }

    /** Each a solution, and none twice. */
    public static void expectDifferent(Grid puzzle, List<String> lines) {
        Set<String> seen = new HashSet<>();
        for (String line : lines) {
            Grid solution = ExpectSolution.of(puzzle, line);
            Expect.on(solution, puzzle).that(seen.add(line), "This solution came twice.");
        }
    }

    // Task 3: none, one or more

    @Points(1)
    @Order(1)
    @Says("Return 0 when there is none, 1 when there is one, and 2 when there are *two or more*")
    @DisplayName("A proper puzzle has one solution")
    @Hint("One solution has been found. Is there a second? Only a search that has come to its end can say no. And a"
            + " full board is its own only solution.")
    void aProperPuzzleHasOne(OneOrMore answer, Relabeling relabeling) {
        expectCount(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        expectCount(
                answer, solutions(relabeling.puzzle(KnownBoards.ONE_SOLUTION)).get(0), 1);
    }

    @Points(1)
    @Order(2)
    @Says({
        "Return 0 when there is none, 1 when there is one, and 2 when there are *two or more*",
        "has twelve solutions"
    })
    @DisplayName("Two stands for two or more")
    @Hint("A puzzle with a dozen solutions gets a 2, neither 12 nor 0. Check the count before you ask for another one.")
    void twoStandsForMore(OneOrMore answer, Relabeling relabeling) {
        expectCount(answer, relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS), 2);
    }

    @Points(1)
    @Order(3)
    @Says({
        "Return 0 when there is none, 1 when there is one, and 2 when there are *two or more*",
        "no solution, or clues that contradict each other in a row, a column or a box: 0"
    })
    @DisplayName("A puzzle without a solution has none")
    @Hint("No solution and one solution are different answers. And counters outside the method must begin at 0 in every"
            + " call.")
    void withoutASolutionThereIsNone(OneOrMore answer, Relabeling relabeling) {
        expectCount(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION), 1);
        expectCount(answer, relabeling.puzzle(KnownBoards.NO_SOLUTION), 0);
    }

    public static void expectCount(OneOrMore answer, Grid puzzle, int expected) {
        Expect shown = Expect.on(puzzle);
        shown.equal(expected, answer.atMostTwo(puzzle.toArray()), "0 is none, 1 is one, 2 is two or more.");
    }

    // Task 4: the saved stack

    @Points(1)
    @Order(1)
    @Says({"no choice saved, or `{0, 5}` alone", "no choice: the search hasn't begun"})
    @DisplayName("A search that hasn't begun goes to the first solution")
    @Hint("One choice for each blank, in reading order, the smallest digit that fits first. Clues are no choices.")
    void aFreshSearchGoesToTheFirst(SavedSearch answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        expectResumed(
                answer, puzzle, List.of(), choices(puzzle, solutions(puzzle).get(0)));
    }

    @Points(2)
    @Order(2)
    @Says("a choice for each blank: it had just found a solution")
    @DisplayName("From a solution it goes on to the next one")
    @Hint("A stack with a choice for each blank is a solution that was given already: its top must try the next digit,"
            + " from the one it has.")
    void fromASolutionItGoesOn(SavedSearch answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        List<Grid> solutions = solutions(puzzle);
        for (int i = 1; i < solutions.size(); i++) {
            expectResumed(answer, puzzle, choices(puzzle, solutions.get(i - 1)), choices(puzzle, solutions.get(i)));
        }
    }

    @Points(1)
    @Order(3)
    @Says({
        "a choice for each blank: it had just found a solution",
        "When there is no further solution, nothing stands: return an empty list"
    })
    @DisplayName("After the last solution nothing stands")
    @Hint("When every choice has been taken back, everything has been tried, and the stack is empty.")
    void afterTheLastNothingStands(SavedSearch answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        List<Grid> solutions = solutions(puzzle);
        expectResumed(answer, puzzle, choices(puzzle, solutions.get(solutions.size() - 1)), List.of());
    }
}
