package sudoku.exercise.stack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.stack.SavedSearch;
import sudoku.exercise.api.stack.StackReading;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.GridPicture;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import sudoku.solve.Solver;

/** What is on the stack of a search, as tasks 1 and 4 see it. */
public final class VisibleStacks {
    private VisibleStacks() {}

    /** What a solver does on a puzzle until it has seen everything, or has written five hundred digits. */
    public static List<int[]> steps(Solver solver, Grid puzzle) {
        Trace trace = new Trace(2_000);
        solver.solve(puzzle, SearchLimit.none().withNodes(500), trace);
        return trace.steps().stream()
                .filter(step -> step.kind() == Trace.Kind.PLACED || step.kind() == Trace.Kind.UNDONE)
                .map(step -> new int[] {step.cell(), step.kind() == Trace.Kind.PLACED ? step.digit() : 0})
                .toList();
    }

    /** The last step for each cell counts, in the order of these steps. */
    public static void expectStanding(StackReading answer, Grid puzzle, List<int[]> steps) {
        int[] last = new int[81];
        for (int i = 0; i < steps.size(); i++) {
            last[steps.get(i)[0]] = i;
        }
        List<int[]> expected = IntStream.range(0, 81)
                .boxed()
                .filter(puzzle::isBlank)
                .filter(cell -> steps.get(last[cell])[0] == cell && steps.get(last[cell])[1] != 0)
                .sorted(Comparator.comparing(cell -> last[cell]))
                .map(cell -> steps.get(last[cell]))
                .toList();
        Expect shown = Expect.on(GridPicture.of(with(puzzle, expected), puzzle), pasted(steps));
        shown.equal(
                expected,
                answer.standing(steps),
                "After " + steps.size() + " steps, the last of which is "
                        + Arrays.toString(steps.get(steps.size() - 1))
                        + ", other choices stand, or in another order: those that are drawn, the oldest first.");
        shown.equal(steps, Lent.back(answer, steps), "The list that was lent came back changed.");
    }

    /** The board with these choices, as far as they are choices. */
    private static Grid board(Grid puzzle, List<int[]> choices) {
        return with(
                puzzle,
                choices.stream()
                        .filter(choice -> choice.length == 2
                                && choice[0] >= 0
                                && choice[0] < 81
                                && choice[1] >= 1
                                && choice[1] <= 9)
                        .toList());
    }

    private static Grid with(Grid puzzle, List<int[]> choices) {
        Grid board = puzzle;
        for (int[] choice : choices) {
            board = board.with(choice[0], choice[1]);
        }
        return board;
    }

    /** As it is handed to a method in a notebook. */
    private static String pasted(List<int[]> steps) {
        return steps.stream()
                .map(step -> "new int[] {" + step[0] + ", " + step[1] + "}")
                .collect(Collectors.joining(", ", "List.of(", ")"));
    }

    /** In the order of the search. */
    public static List<Grid> solutions(Grid puzzle) {
        return new Backtracking().solutions(puzzle, SearchLimit.none());
    }

    /** What is on the stack when the blanks have been filled in reading order. */
    public static List<int[]> choices(Grid puzzle, Grid solution) {
        return IntStream.range(0, 81)
                .filter(puzzle::isBlank)
                .mapToObj(cell -> new int[] {cell, solution.get(cell)})
                .collect(Collectors.toList());
    }

    /** The first solution below these choices. */
    public static Optional<Grid> below(Grid puzzle, List<int[]> saved) {
        return new Backtracking()
                .solutions(with(puzzle, saved), SearchLimit.solutions(1)).stream()
                        .findFirst();
    }

    /** Where a search comes to that goes on from these choices; with a choice for each blank they are a solution. */
    public static Optional<Grid> next(Grid puzzle, List<int[]> saved) {
        Optional<Grid> below = with(puzzle, saved).blanks() == 0 ? Optional.empty() : below(puzzle, saved);
        return below.isPresent() ? below : after(puzzle, saved);
    }

    /** The solution that comes when nothing is left below these choices. */
    private static Optional<Grid> after(Grid puzzle, List<int[]> standing) {
        for (int height = standing.size() - 1; height >= 0; height--) {
            int[] top = standing.get(height);
            Grid board = with(puzzle, standing.subList(0, height));
            for (int digit : Digits.toArray(Rules.candidates(board, top[0]))) {
                Optional<Grid> next =
                        digit <= top[1] ? Optional.empty() : below(board, List.of(new int[] {top[0], digit}));
                if (next.isPresent()) {
                    return next;
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Stacks of the search where one choice is not that of a solution, which comes before it or after it, and up to
     * five more are above it: the first digit that fits each time.
     */
    public static List<List<int[]>> wrongTurns(Grid puzzle, Grid solution, Random random) {
        List<List<int[]>> stacks = new ArrayList<>();
        List<int[]> choices = choices(puzzle, solution);
        for (int height = 0; height < choices.size(); height++) {
            Grid board = with(puzzle, choices.subList(0, height));
            int cell = choices.get(height)[0];
            for (int digit : Digits.toArray(Digits.remove(Rules.candidates(board, cell), solution.get(cell)))) {
                List<int[]> saved = new ArrayList<>(choices.subList(0, height));
                saved.add(new int[] {cell, digit});
                stacks.add(List.copyOf(saved));
                Optional<int[]> next = firstThatFits(puzzle, saved);
                for (int more = random.nextInt(5); more >= 0 && next.isPresent(); more--) {
                    saved.add(next.get());
                    next = firstThatFits(puzzle, saved);
                }
                stacks.add(saved);
            }
        }
        return stacks;
    }

    private static Optional<int[]> firstThatFits(Grid puzzle, List<int[]> saved) {
        Grid board = with(puzzle, saved);
        return IntStream.range(0, 81)
                .filter(board::isBlank)
                .limit(1)
                .filter(cell -> Rules.candidates(board, cell) != Digits.NONE)
                .mapToObj(cell -> new int[] {cell, Digits.first(Rules.candidates(board, cell))})
                .findFirst();
    }

    /** As the search would go on, or to nothing. */
    public static void expectResumed(SavedSearch answer, Grid puzzle, List<int[]> saved) {
        expectResumed(
                answer,
                puzzle,
                saved,
                next(puzzle, saved).map(it -> choices(puzzle, it)).orElse(List.of()));
    }

    public static void expectResumed(SavedSearch answer, Grid puzzle, List<int[]> saved, List<int[]> expected) {
        Expect shown = Expect.on(with(puzzle, saved), puzzle);
        List<int[]> got = answer.resume(puzzle.toArray(), saved);
        String sentence = Rules.isValid(board(puzzle, got))
                ? "With the " + saved.size() + " choices that are drawn, this is not what the search comes to next."
                : "What came breaks the rules: do you look at the saved digits too, wherever you look at the board?";
        shown.equal(expected.size() + " choices", got.size() + " choices", sentence);
        for (int i = 0; i < expected.size(); i++) {
            shown.mark(expected.get(i)[0])
                    .equal(
                            "choice " + i + ", counted from 0: " + Arrays.toString(expected.get(i)),
                            "choice " + i + ", counted from 0: " + Arrays.toString(got.get(i)),
                            sentence);
        }
    }
}
