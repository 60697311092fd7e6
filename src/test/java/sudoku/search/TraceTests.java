package sudoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.search.Trace.Kind;
import sudoku.search.Trace.Step;
import sudoku.solve.Backtracking;
import sudoku.solve.HiddenSingles;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

class TraceTests {
    private static final Grid THREE_BLANKS = Grid.parse("123434122143....").with(15, 1);

    @Test
    void keepsWhatHappenedInOrder() {
        Trace trace = new Trace(100);
        new Backtracking().solve(THREE_BLANKS, SearchLimit.first(), trace);
        assertThat(trace.steps())
                .containsExactly(
                        new Step(Kind.PLACED, 12, 4, 1),
                        new Step(Kind.PLACED, 13, 3, 1),
                        new Step(Kind.PLACED, 14, 2, 1),
                        new Step(Kind.SOLVED, -1, 0, 0));
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

    @Test
    void thinkingIsKeptBesideTheSearchWithItsReason() {
        Trace trace = new Trace(100);
        new Propagation().solve(THREE_BLANKS, SearchLimit.first(), trace);
        assertThat(trace.steps())
                .startsWith(new Step(Kind.DEDUCED, 12, 4, 0, new Reason("naked single")))
                .endsWith(new Step(Kind.SOLVED, -1, 0, 0))
                .hasSize(4);
    }

    @Test
    void eliminationsAreKeptOnRequest() {
        Grid puzzle = Grid.parse("....\n1...\n..1.\n....");
        Trace brief = new Trace(10_000);
        Trace detailed = Trace.withEliminations(10_000);
        new Propagation().solve(puzzle, SearchLimit.first(), brief);
        new Propagation().solve(puzzle, SearchLimit.first(), detailed);
        assertThat(brief.steps()).noneMatch(step -> step.kind() == Kind.ELIMINATED);
        assertThat(detailed.steps())
                .contains(new Step(Kind.ELIMINATED, 1, 2, 0, new Reason("peer", Reason.NO_HOUSE, List.of(0))));
        assertThat(detailed.steps().stream()
                        .filter(step -> step.kind() != Kind.ELIMINATED)
                        .toList())
                .isEqualTo(brief.steps());
    }

    @Test
    void aHouseWithoutAPlaceIsADeadEndOfItsOwnKind() {
        Trace trace = new Trace(10);
        Solver hidden = new Propagation("hidden", new HiddenSingles());
        hidden.solve(Grid.parse("23..\n...1\n....\n...."), SearchLimit.first(), trace);
        assertThat(trace.steps()).contains(new Step(Kind.NO_PLACE, -1, 1, 0, new Reason("no place", 0, List.of())));
    }
}
