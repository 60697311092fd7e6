package sudoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.search.Trace.Kind;
import sudoku.search.Trace.Step;
import sudoku.solve.Backtracking;

class TraceTests {
    private static final Grid THREE_BLANKS = Grid.parse("123434122143....").with(15, 1);

    @Test
    void keepsWhatHappenedInOrder() {
        Trace trace = new Trace(100);
        new Backtracking().solve(THREE_BLANKS, SearchLimit.first(), trace);
        assertThat(trace.steps()).containsExactly(new Step(Kind.PLACED, 12, 4, 1),
                new Step(Kind.PLACED, 13, 3, 1), new Step(Kind.PLACED, 14, 2, 1), new Step(Kind.SOLVED, -1, 0, 0));
        assertThat(trace.isComplete()).isTrue();
    }

    @Test
    void saysWhenItKeptOnlyTheBeginning() {
        Trace trace = new Trace(2);
        new Backtracking().solve(THREE_BLANKS, SearchLimit.first(), trace);
        assertThat(trace.steps()).hasSize(2);
        assertThat(trace.isComplete()).isFalse();
        assertThat(trace.length()).isEqualTo(4);
    }
}
