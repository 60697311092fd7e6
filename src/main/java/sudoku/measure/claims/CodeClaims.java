package sudoku.measure.claims;

import static sudoku.measure.claims.Claim.measured;
import static sudoku.measure.claims.Claim.unverifiable;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;

/** What the code of the second article does, told again in Java and run. */
final class CodeClaims {
    private static final String LEGAL = "legal digits";
    private static final String RECURSION = "backtracking";
    private static final String STACK = "from recursion to a stack";
    private static final long MANY_STEPS = 2_000_000;

    private CodeClaims() {}

    static List<Claim> all() {
        return List.of(
                measured("B02", LEGAL, "Looking through row, column and box is too slow", e -> {
                    PuzzleSample one = new PuzzleSample("easter-monster", List.of(Evidence.puzzle("easter-monster")));
                    double ratio = e.millis(new Backtracking(), one) / e.millis(new BitmaskBacktracking(), one);
                    return Finding.of(ratio > 10 ? Verdict.TRUE : Verdict.IMPRECISE, "the same %,d nodes",
                            e.nodes("naive", "easter-monster")).timed("sets are %.1f times as fast", ratio);
                }),
                unverifiable("B03", LEGAL, "The method that adds to a set", "as printed it lacks a semicolon"),
                measured("B04", LEGAL, "The method that removes from a set", CodeClaims::removes),
                measured("B05", LEGAL, "A digit n is in the set when set & n is not zero", CodeClaims::contains),
                measured("B06", LEGAL, "The box of row i, column j is i / 3 * 3 + j / 3", CodeClaims::box),
                measured("B07", LEGAL, "27 integers are enough to know the legal digits", CodeClaims::enough),
                measured("B08", RECURSION, "Setting and deleting a digit undo each other", CodeClaims::inverse),
                measured("B09", RECURSION, "In the example r1c3 may be 1, 2 or 4; greed is stuck at the 9th cell",
                        CodeClaims::greed),
                measured("B10", RECURSION, "The recursive method finds a solution", e -> {
                    StackOfCells search = new StackOfCells(Evidence.puzzle("wikipedia"), true);
                    boolean found = search.next(MANY_STEPS);
                    return Finding.of(Verdict.of(found && e.nodes("naive", "wikipedia") == search.placed()),
                            "%,d digits placed, by recursion %,d", search.placed(), e.nodes("naive", "wikipedia"));
                }),
                unverifiable("B11", RECURSION, "A call is an iteration, a return is going back", "a way of speaking"),
                measured("B12", STACK, "Recursion cannot give the solutions one by one", e -> {
                    int[] heard = new int[1];
                    new Backtracking().solve(Evidence.puzzle("demo-160"), SearchLimit.none(),
                            new SearchListener() {
                                @Override
                                public void solved(Grid solution) {
                                    heard[0]++;
                                }
                            });
                    return Finding.of(heard[0] == 160 ? Verdict.IMPRECISE : Verdict.TRUE,
                            "a listener hears %d one by one; what recursion cannot do is wait in between", heard[0]);
                }),
                measured("B13", STACK,
                        "A digit of 0 on the stack tells a cell reached forwards from one come back to", e -> {
                    Grid puzzle = Evidence.puzzle("wikipedia");
                    return Finding.of(puzzle.clues() == 0 ? Verdict.TRUE : Verdict.IMPRECISE,
                            "true of the %d blanks; the %d clues hold 0 both ways", puzzle.blanks(), puzzle.clues());
                }),
                measured("B14", STACK, "Clues must be popped too, or it loops for ever", e -> {
                    StackOfCells right = new StackOfCells(Evidence.puzzle("wikipedia"), true);
                    boolean found = right.next(MANY_STEPS);
                    StackOfCells wrong = new StackOfCells(Evidence.puzzle("wikipedia"), false);
                    boolean stuck = !wrong.next(MANY_STEPS) && !wrong.isExhausted();
                    return Finding.of(Verdict.of(found && stuck), "%,d steps; without it nothing after %,d",
                            right.steps(), MANY_STEPS);
                }),
                measured("B16", STACK, "Each call gives the next solution, and false when there is none left",
                        CodeClaims::enumerates),
                unverifiable("B17", STACK, "The board is kept by a pointer to the caller's array",
                        "Java has no such pointer"),
                unverifiable("B18", LEGAL, "The clues are in the sets before the search",
                        "the text never shows where; an omission"),
                measured("B19", STACK, "When it answers true the board is a solution", e -> {
                    StackOfCells search = new StackOfCells(Evidence.puzzle("swapped"), true);
                    boolean says = search.next(MANY_STEPS);
                    int conflicts = Rules.conflicts(search.board()).size();
                    return Finding.of(Verdict.of(says && conflicts == 0),
                            "a full board with two cells exchanged: it says %b, and %d houses are wrong", says,
                            conflicts);
                }),
                measured("B20", STACK, "To see that there are no more solutions it searches the rest", e -> {
                    StackOfCells search = new StackOfCells(Evidence.puzzle("wikipedia"), true);
                    search.next(MANY_STEPS);
                    long first = search.placed();
                    boolean more = search.next(MANY_STEPS);
                    return Finding.of(Verdict.of(!more && search.isExhausted()),
                            "%,d digits to the first, %,d to know that it is the only one", first, search.placed());
                }));
    }

    private static Finding removes(Evidence e) {
        int right = 0;
        for (int set = 0; set <= Digits.all(9); set += Digits.of(1)) {
            for (int digit = 1; digit <= 9; digit++) {
                int removed = set & ~(1 << digit);
                boolean onlyThat = Digits.add(removed, digit) == Digits.add(set, digit);
                right += !Digits.contains(removed, digit) && onlyThat ? 1 : 0;
            }
        }
        return Finding.of(Verdict.of(right == 512 * 9), "right for %,d of %,d pairs of set and digit", right, 512 * 9);
    }

    private static Finding contains(Evidence e) {
        int wrong = 0;
        for (int set = 0; set <= Digits.all(9); set += Digits.of(1)) {
            for (int digit = 1; digit <= 9; digit++) {
                boolean asPrinted = (set & digit) != 0;
                wrong += asPrinted == Digits.contains(set, digit) ? 0 : 1;
            }
        }
        return Finding.of(Verdict.of(wrong == 0), "wrong for %,d of %,d pairs of set and digit", wrong, 512 * 9);
    }

    private static Finding box(Evidence e) {
        Cells cells = Cells.of(9);
        int right = 0;
        for (int cell = 0; cell < cells.count(); cell++) {
            right += TwentySevenSets.box(cells.row(cell), cells.column(cell)) == cells.box(cell) ? 1 : 0;
        }
        return Finding.of(Verdict.of(right == cells.count()), "right for %d of %d cells", right, cells.count());
    }

    private static Finding enough(Evidence e) {
        int right = 0;
        int blanks = 0;
        for (Grid grid : e.hard().grids()) {
            TwentySevenSets sets = new TwentySevenSets(grid);
            for (int cell = 0; cell < grid.cells().count(); cell++) {
                blanks += grid.isBlank(cell) ? 1 : 0;
                right += grid.isBlank(cell) && sets.candidates(cell) == Rules.candidates(grid, cell) ? 1 : 0;
            }
        }
        return Finding.of(Verdict.of(right == blanks), "the same as by looking around, on %,d of %,d blanks", right,
                blanks);
    }

    private static Finding inverse(Evidence e) {
        TwentySevenSets sets = new TwentySevenSets(Evidence.puzzle("solved"));
        int[] order = new Random(1).ints(0, TwentySevenSets.CELLS).distinct().limit(TwentySevenSets.CELLS).toArray();
        for (int cell : order) {
            sets.delete(cell, sets.board[cell]);
        }
        long left = Arrays.stream(sets.sets).filter(set -> set != Digits.NONE).count();
        return Finding.of(Verdict.of(left == 0),
                "%d digits deleted in a drawn order leave %d of %d sets with something",
                order.length, left, sets.sets.length);
    }

    private static Finding greed(Evidence e) {
        TwentySevenSets sets = new TwentySevenSets(Evidence.puzzle("wikipedia"));
        String marks = Digits.toString(sets.candidates(2));
        int filled = 0;
        int cell = 0;
        while (cell < sets.board.length && (sets.board[cell] != Grid.BLANK || sets.candidates(cell) != Digits.NONE)) {
            if (sets.board[cell] == Grid.BLANK) {
                sets.set(cell, Digits.first(sets.candidates(cell)));
                filled++;
            }
            cell++;
        }
        return Finding.of(Verdict.of(marks.equals("{1, 2, 4}") && cell == 8), "%s; stuck at cell %d after %d digits",
                marks, cell + 1, filled);
    }

    private static Finding enumerates(Evidence e) {
        Grid puzzle = Evidence.puzzle("demo-160");
        StackOfCells search = new StackOfCells(puzzle, true);
        Set<Grid> found = new HashSet<>();
        int calls = 0;
        while (search.next(Long.MAX_VALUE)) {
            calls++;
            found.add(search.board());
        }
        long valid = found.stream().filter(board -> Rules.solves(board, puzzle)).count();
        boolean again = search.next(Long.MAX_VALUE);
        return Finding.of(Verdict.of(calls == valid && !again), "%d calls, %d different solutions, all of them right",
                calls, valid);
    }
}
