package sudoku.exercise.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.race.SearchParts;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.solve.TightestQuestion;

/** Puzzles to be cut for task 3, and what the parts of one hold. */
public final class VisibleParts {

    private VisibleParts() {}

    /** Boards of parts; what is no digit is refused. */
    public static List<Grid> grids(List<int[]> parts) {
        Expect shown = Expect.onInput("");
        for (int[] part : parts) {
            shown.that(
                    part.length == 81 && IntStream.of(part).allMatch(digit -> digit >= 0 && digit <= 9),
                    "A part has 81 numbers from 0 to 9, and this one has not: " + Arrays.toString(part));
        }
        return parts.stream().map(Grid::of).toList();
    }

    /** The same where each is the puzzle with more digits: in any other a search might have no end. */
    static List<Grid> of(Grid puzzle, List<int[]> parts) {
        List<Grid> grids = grids(parts);
        for (Grid part : grids) {
            int[] lost = IntStream.range(0, 81)
                    .filter(cell -> !puzzle.isBlank(cell) && part.get(cell) != puzzle.get(cell))
                    .toArray();
            Expect.on(part, puzzle)
                    .cross(lost)
                    .that(lost.length == 0, "Not all digits of the puzzle are on this part.");
        }
        return grids;
    }

    /** So many digits of a full board. */
    static Grid drawn(Relabeling relabeling, int clues) {
        return board(
                relabeling.puzzle(KnownBoards.SOLVED),
                cells(relabeling.random()).subList(0, clues));
    }

    private static List<Integer> cells(Random random) {
        List<Integer> cells = new ArrayList<>(IntStream.range(0, 81).boxed().toList());
        Collections.shuffle(cells, random);
        return cells;
    }

    private static Grid board(Grid full, List<Integer> cells) {
        Grid board = Grid.empty(9);
        for (int cell : cells) {
            board = board.with(cell, full.get(cell));
        }
        return board;
    }

    /** As many as wanted, or nothing is left to be cut. */
    static void expectEnough(SearchParts answer, Grid puzzle, int wanted) {
        Expect shown = Expect.on(puzzle);
        List<Grid> parts = of(puzzle, answer.parts(puzzle.toArray(), wanted));
        shown.that(
                parts.size() >= wanted || parts.stream().allMatch(Grid::isFull),
                wanted + " parts were wanted, " + parts.size() + " came, and not all of them are full.");
    }

    /** Each solution of the puzzle is in a part. */
    static void expectNoneLost(SearchParts answer, Grid puzzle, int wanted) {
        Expect.on(puzzle);
        Set<Grid> found = new HashSet<>();
        of(puzzle, answer.parts(puzzle.toArray(), wanted)).stream()
                .distinct()
                .forEach(part -> found.addAll(solutions(part)));
        for (Grid solution : solutions(puzzle)) {
            Expect.on(solution, puzzle)
                    .that(found.contains(solution), "Of " + wanted + " parts or more, none has this solution.");
        }
    }

    /** Each solution of the puzzle is in one part only. */
    static void expectNoneTwice(SearchParts answer, Grid puzzle, int wanted) {
        Expect shown = Expect.on(puzzle);
        Set<Grid> seen = new HashSet<>();
        List<Grid> parts = of(puzzle, answer.parts(puzzle.toArray(), wanted));
        shown.that(!parts.isEmpty(), "There is no part at all.");
        for (Grid part : parts) {
            for (Grid solution : solutions(part)) {
                Expect.on(solution, puzzle).that(seen.add(solution), "This solution is in two of the parts.");
            }
        }
    }

    /** Some, no more than nine times as many as wanted, and the board is as it was. */
    static void expectNotTooMany(SearchParts answer, Grid puzzle, int wanted) {
        Expect shown = Expect.on(puzzle);
        int[] lent = puzzle.toArray();
        int count = answer.parts(lent, wanted).size();
        shown.that(count > 0, "There is no part at all.");
        shown.that(count <= 9 * wanted, wanted + " were wanted, and " + count + " came: more than nine times as many.");
        Expect.on(puzzle).untouched(answer, lent);
    }

    /** Of a nearly empty board some solutions are known: other dresses of a full one, where its clues are the same. */
    static void expectSomeKept(SearchParts answer, Relabeling relabeling, int clues, int wanted) {
        List<Integer> cells = cells(relabeling.random()).subList(0, clues);
        Grid puzzle = board(relabeling.puzzle(KnownBoards.SOLVED), cells);
        Expect shown = Expect.on(puzzle);
        List<Grid> parts = of(puzzle, answer.parts(puzzle.toArray(), wanted));
        shown.that(!parts.isEmpty(), "There is no part at all.");
        Stream.generate(() -> relabeling.puzzle(KnownBoards.SOLVED))
                .map(full -> renamed(full, puzzle, cells))
                .flatMap(Optional::stream)
                .limit(60)
                .forEach(full -> Expect.on(full, puzzle)
                        .that(
                                parts.stream().anyMatch(part -> IntStream.range(0, 81)
                                        .allMatch(cell -> part.isBlank(cell) || part.get(cell) == full.get(cell))),
                                "Of " + parts.size() + " parts, where " + wanted
                                        + " were wanted, none has this solution."));
    }

    /** A full board with its digits renamed so that it is a solution of the puzzle, if names can do that. */
    private static Optional<Grid> renamed(Grid full, Grid puzzle, List<Integer> cells) {
        int[] name = new int[10];
        for (int cell : cells) {
            int digit = full.get(cell);
            if (name[digit] != 0 && name[digit] != puzzle.get(cell)) {
                return Optional.empty();
            }
            name[digit] = puzzle.get(cell);
        }
        List<Integer> left = new ArrayList<>(IntStream.rangeClosed(1, 9)
                .filter(digit -> IntStream.of(name).noneMatch(each -> each == digit))
                .boxed()
                .toList());
        for (int digit = 1; digit <= 9; digit++) {
            if (name[digit] == 0 && !left.isEmpty()) {
                name[digit] = left.remove(0);
            }
        }
        return IntStream.of(name).skip(1).distinct().count() < 9
                ? Optional.empty()
                : Optional.of(Grid.of(
                        IntStream.of(full.toArray()).map(digit -> name[digit]).toArray()));
    }

    /** All of them, by a solver of the course. */
    public static List<Grid> solutions(Grid puzzle) {
        List<Grid> solutions = new ArrayList<>();
        new TightestQuestion().solve(puzzle, SearchLimit.solutions(5_000), new SearchListener() {
            @Override
            public void solved(Grid solution) {
                solutions.add(solution);
            }
        });
        return solutions;
    }
}
