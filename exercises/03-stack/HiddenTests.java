package sudoku.exercise.set03;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Relabelling;
import sudoku.exercise.api.stack.OneOrMore;
import sudoku.exercise.api.stack.SavedSearch;
import sudoku.exercise.api.stack.SolutionIterator;
import sudoku.exercise.api.stack.StackReading;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.solve.TightestCell;

/** The tests of set 3 that are seen by the grader alone. */
public class HiddenTests {
    @Points(1)
    @Order(11)
    @DisplayName("The search may jump about the board")
    @Hint("Not every search takes the cells in reading order. The order in the list is the order in which the choices"
            + " were made.")
    void theSearchMayJumpAbout(StackReading answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(VisibleTests.TWELVE_SOLUTIONS);
        List<int[]> steps = VisibleStacks.steps(new TightestCell(), puzzle);
        for (int length = 10; length <= steps.size(); length += 5) {
            VisibleStacks.expectStanding(answer, puzzle, steps.subList(0, length));
        }
    }

    @Points(1)
    @Order(11)
    @DisplayName("Where there is no solution there is no next one")
    @Hint("Clues can contradict each other before the search has written a digit. Look at them before you begin.")
    void withoutASolutionThereIsNoNext(SolutionIterator answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(VisibleTests.ONE_SOLUTION);
        Expect.on(puzzle).that(answer.solutions(puzzle.toArray()).hasNext(), "This puzzle has a solution.");
        VisibleTests.expectAll(answer, relabelling.puzzle(VisibleTests.NO_SOLUTION), 0);
        VisibleTests.expectAll(answer, relabelling.symmetry(9).apply(Grid.empty(9).with(0, 5).with(4, 5)), 0);
    }

    @Points(1)
    @Order(12)
    @DisplayName("Two iterators don't disturb each other")
    @Hint("Each iterator needs a board and a stack of its own: variables of the object, not of the notebook.")
    void twoIteratorsDoNotDisturbEachOther(SolutionIterator answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(VisibleTests.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        Iterator<String> ahead = answer.solutions(puzzle.toArray());
        List<String> lines = new ArrayList<>(List.of(ahead.next(), ahead.next()));
        Iterator<String> behind = answer.solutions(puzzle.toArray());
        shown.equal(lines.get(0), behind.next(), "A second iterator over the same puzzle begins at the same solution.");
        while (ahead.hasNext() && lines.size() < 13) {
            lines.add(ahead.next());
        }
        shown.equal(12, lines.size(), "The first iterator went on after a second one had begun.");
        VisibleTests.expectDifferent(puzzle, lines);
    }

    @Points(1)
    @Order(13)
    @DisplayName("A solution is found when it is asked for, not before")
    @Hint("The empty board has more solutions than anyone can wait for. Stop the search at each and go on when asked.")
    void solutionsAreFoundWhenAskedFor(SolutionIterator answer) {
        Grid empty = Grid.empty(9);
        Expect.on(empty);
        Iterator<String> solutions = answer.solutions(empty.toArray());
        VisibleTests.expectDifferent(empty, List.of(solutions.next(), solutions.next(), solutions.next()));
    }

    @Points(1)
    @Order(11)
    @DisplayName("Clues that contradict each other have no solution")
    @Hint("Two equal clues in a row can't be mended by any search.")
    void contradictingCluesHaveNone(OneOrMore answer, Relabelling relabelling) {
        VisibleTests.expectCount(answer, relabelling.puzzle(VisibleTests.ONE_SOLUTION), 1);
        VisibleTests.expectCount(answer, relabelling.symmetry(9).apply(Grid.empty(9).with(0, 5).with(4, 5)), 0);
    }

    @Points(1)
    @Order(12)
    @DisplayName("Two are enough to know")
    @Hint("Whoever has seen two solutions needn't see the third: end the search, don't only end the counting.")
    void twoAreEnoughToKnow(OneOrMore answer) {
        VisibleTests.expectCount(answer, Grid.empty(9), 2);
    }

    @Points(1)
    @Order(11)
    @DisplayName("From the middle it goes on below the saved choices")
    @Hint("A stack with fewer choices than blanks was saved on the way down: its choices stand until everything below"
            + " them was tried.")
    void fromTheMiddleItGoesOnBelow(SavedSearch answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(VisibleTests.TWELVE_SOLUTIONS);
        for (Grid solution : VisibleStacks.solutions(puzzle)) {
            List<int[]> choices = VisibleStacks.choices(puzzle, solution);
            int saved = 1 + relabelling.random().nextInt(choices.size() - 1);
            VisibleStacks.expectResumed(answer, puzzle, choices.subList(0, saved),
                    VisibleStacks.choices(puzzle, firstFrom(puzzle, choices.subList(0, saved))));
        }
    }

    @Points(1)
    @Order(12)
    @DisplayName("From a dead end it goes back over the saved choices")
    @Hint("Saved choices can be wrong like any others. When nothing is left below them, they are taken back one by"
            + " one.")
    void fromADeadEndItGoesBack(SavedSearch answer, Relabelling relabelling) {
        Grid puzzle = relabelling.puzzle(VisibleTests.ONE_SOLUTION);
        Grid solution = VisibleStacks.solutions(puzzle).get(0);
        List<int[]> choices = VisibleStacks.choices(puzzle, solution);
        Grid board = puzzle;
        for (int i = 0; i < choices.size(); i++) {
            int cell = choices.get(i)[0];
            int digit = Digits.first(Rules.candidates(board, cell));
            if (digit < solution.get(cell)) {
                List<int[]> saved = new ArrayList<>(choices.subList(0, i));
                saved.add(new int[] {cell, digit});
                VisibleStacks.expectResumed(answer, puzzle, saved, choices);
            }
            board = board.with(cell, solution.get(cell));
        }
    }

    /** The first solution that has these choices. */
    private static Grid firstFrom(Grid puzzle, List<int[]> saved) {
        return VisibleStacks.solutions(puzzle).stream()
                .filter(each -> IntStream.range(0, saved.size())
                        .allMatch(i -> each.get(saved.get(i)[0]) == saved.get(i)[1]))
                .findFirst().orElseThrow();
    }
}
