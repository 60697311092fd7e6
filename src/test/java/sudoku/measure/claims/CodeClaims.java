package sudoku.measure.claims;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.solve.Backtracking;

/** What the code of the second article does, told again in Java and run. */
final class CodeClaims {
    private static final long MANY_STEPS = 2_000_000;

    private CodeClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("B04", CodeClaims::removes);
        programs.put("B05", CodeClaims::contains);
        programs.put("B06", CodeClaims::box);
        programs.put("B07", CodeClaims::enough);
        programs.put("B08", CodeClaims::inverse);
        programs.put("B09", CodeClaims::greed);
        programs.put("B10", e -> {
            StackOfCells search = new StackOfCells(Evidence.puzzle("wikipedia"), true);
            boolean found = search.next(MANY_STEPS);
            return Finding.of(
                    Verdict.of(found && e.nodes("naive", "wikipedia") == search.placed()),
                    "%,d digits placed, by recursion %,d",
                    search.placed(),
                    e.nodes("naive", "wikipedia"));
        });
        programs.put("B12", e -> {
            int[] heard = new int[1];
            new Backtracking().solve(Evidence.puzzle("demo-160"), SearchLimit.none(), new SearchListener() {
                @Override
                public void solved(Grid solution) {
                    heard[0]++;
                }
            });
            return Finding.of(
                    heard[0] == 160 ? Verdict.IMPRECISE : Verdict.TRUE,
                    "a listener hears %d one by one; what recursion cannot do is wait in between",
                    heard[0]);
        });
        programs.put("B13", e -> {
            Grid puzzle = Evidence.puzzle("wikipedia");
            return Finding.of(
                    puzzle.clues() == 0 ? Verdict.TRUE : Verdict.IMPRECISE,
                    "true of the %d blanks; the %d clues hold 0 both ways",
                    puzzle.blanks(),
                    puzzle.clues());
        });
        programs.put("B14", e -> {
            StackOfCells right = new StackOfCells(Evidence.puzzle("wikipedia"), true);
            boolean found = right.next(MANY_STEPS);
            StackOfCells wrong = new StackOfCells(Evidence.puzzle("wikipedia"), false);
            boolean stuck = !wrong.next(MANY_STEPS) && !wrong.isExhausted();
            return Finding.of(
                    Verdict.of(found && stuck), "%,d steps; without it nothing after %,d", right.steps(), MANY_STEPS);
        });
        programs.put("B16", CodeClaims::enumerates);
        programs.put("B19", e -> {
            StackOfCells search = new StackOfCells(Evidence.puzzle("swapped"), true);
            boolean says = search.next(MANY_STEPS);
            int conflicts = Rules.conflicts(search.board()).size();
            return Finding.of(
                    Verdict.of(says && conflicts == 0),
                    "a full board with two cells exchanged: it says %b, and %d houses are wrong",
                    says,
                    conflicts);
        });
        programs.put("B20", e -> {
            StackOfCells search = new StackOfCells(Evidence.puzzle("wikipedia"), true);
            search.next(MANY_STEPS);
            long first = search.placed();
            boolean more = search.next(MANY_STEPS);
            return Finding.of(
                    Verdict.of(!more && search.isExhausted()),
                    "%,d digits to the first, %,d to know that it is the only one",
                    first,
                    search.placed());
        });
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
        return Finding.of(
                Verdict.of(right == blanks), "the same as by looking around, on %,d of %,d blanks", right, blanks);
    }

    private static Finding inverse(Evidence e) {
        TwentySevenSets sets = new TwentySevenSets(Evidence.puzzle("solved"));
        int[] order = new Random(1)
                .ints(0, TwentySevenSets.CELLS)
                .distinct()
                .limit(TwentySevenSets.CELLS)
                .toArray();
        for (int cell : order) {
            sets.delete(cell, sets.board[cell]);
        }
        long left = Arrays.stream(sets.sets).filter(set -> set != Digits.NONE).count();
        return Finding.of(
                Verdict.of(left == 0),
                "%d digits deleted in a drawn order leave %d of %d sets with something",
                order.length,
                left,
                sets.sets.length);
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
        return Finding.of(
                Verdict.of(marks.equals("{1, 2, 4}") && cell == 8),
                "%s; stuck at cell %d after %d digits",
                marks,
                cell + 1,
                filled);
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
        return Finding.of(
                Verdict.of(calls == valid && !again),
                "%d calls, %d different solutions, all of them right",
                calls,
                valid);
    }
}
