package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;

class StackEnumeratorTests {
    private static final Grid DEMO = NamedPuzzles.get("demo-160").grid();

    @Test
    void aCursorGivesOneSolutionACallAndThenNone() {
        StackEnumerator.Cursor cursor = new StackEnumerator().open(DEMO);
        List<Grid> found = new ArrayList<>();
        for (Optional<Grid> next = cursor.next(); next.isPresent(); next = cursor.next()) {
            found.add(next.get());
        }
        assertThat(found)
                .isEqualTo(new Backtracking().solutions(DEMO, SearchLimit.none()))
                .hasSize(160);
        assertThat(cursor.next()).as("none stays none").isEmpty();
    }

    @Test
    void aCursorAtRestDoesNoWork() {
        StackEnumerator.Cursor cursor = new StackEnumerator().open(DEMO);
        assertThat(cursor.stats().nodes()).isZero();
        cursor.next();
        assertThat(cursor.stats().nodes())
                .isEqualTo(new StackEnumerator().solve(DEMO).nodes());
    }

    @Test
    void twoCursorsDoNotDisturbEachOther() {
        StackEnumerator solver = new StackEnumerator();
        StackEnumerator.Cursor one = solver.open(DEMO);
        StackEnumerator.Cursor other = solver.open(DEMO);
        one.next();
        assertThat(one.next()).isNotEqualTo(other.next());
        assertThat(one.next()).isNotEqualTo(other.next());
    }

    @Test
    void aFullGridIsItsOwnOnlySolution() {
        Grid solved = NamedPuzzles.get("solved").grid();
        StackEnumerator.Cursor cursor = new StackEnumerator().open(solved);
        assertThat(cursor.next()).contains(solved);
        assertThat(cursor.next()).isEmpty();
    }

    @Test
    void contradictingCluesAreRefused() {
        Grid twoFives = NamedPuzzles.get("double-five").grid();
        assertThatThrownBy(() -> new StackEnumerator().open(twoFives))
                .hasMessage("The clues contradict each other: 5 is twice in row 1: at r1c1 and r1c2.");
    }
}
