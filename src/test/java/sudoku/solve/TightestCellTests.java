package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.SearchStats;
import sudoku.search.Trace;
import sudoku.search.Trace.Kind;
import sudoku.search.Trace.Step;

class TightestCellTests {

    private static Step firstStep(Solver solver, Grid puzzle) {
        Trace trace = new Trace(1);
        solver.solve(puzzle, SearchLimit.first(), trace);
        return trace.steps().get(0);
    }

    @Test
    void startsWhereTheFewestDigitsArePossible() {
        Grid puzzle = Grid.parse("....\n....\n....\n.12.");
        assertThat(firstStep(new TightestCell(), puzzle)).isEqualTo(new Step(Kind.PLACED, 12, 3, 2));
    }

    @Test
    void ofEquallyTightCellsTheFirstComesFirst() {
        assertThat(firstStep(new TightestCell(), Grid.empty(4))).isEqualTo(new Step(Kind.PLACED, 0, 1, 4));
    }

    @Test
    void theTieBreakDecidesBetweenEquallyTightCells() {
        Solver lastFirst = new TightestCell("last", (cell, board, geometry) -> cell);
        assertThat(firstStep(lastFirst, Grid.empty(4))).isEqualTo(new Step(Kind.PLACED, 15, 1, 4));
    }

    @Test
    void theTieBreakNeverOverrulesTheNumberOfCandidates() {
        Grid puzzle = Grid.parse("....\n....\n....\n.12.");
        Solver firstCell = new TightestCell("first", (cell, board, geometry) -> -cell);
        assertThat(firstStep(firstCell, puzzle).cell()).isEqualTo(12);
    }

    @Test
    void theDegreeIsTheNumberOfBlankPeers() {
        Grid puzzle = Grid.parse("1...\n....\n..3.\n....");
        int[] board = puzzle.toArray();
        Cells geometry = puzzle.cells();
        assertThat(TieBreak.DEGREE.weight(1, board, geometry)).isEqualTo(6);
        assertThat(TieBreak.DEGREE.weight(2, board, geometry)).isEqualTo(5);
        assertThat(TieBreak.DEGREE.weight(13, board, geometry)).isEqualTo(7);
    }

    @Test
    void aCellWithoutCandidateAnywhereEndsTheBranchAtOnce() {
        Trace trace = new Trace(10);
        new TightestCell().solve(NamedPuzzles.get("dead-cell").grid(), SearchLimit.none(), trace);
        assertThat(trace.steps()).containsExactly(new Step(Kind.DEAD_END, 8, 0, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"escargot", "demo-160", "two-solutions", "wrong-digit"})
    void anotherTieBreakIsAnotherTreeWithTheSameSolutions(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        Solver byDegree = new TightestCell("mrv+degree", TieBreak.DEGREE);
        assertThat(byDegree.solutions(puzzle, SearchLimit.none()))
                .containsExactlyInAnyOrderElementsOf(new TightestCell().solutions(puzzle, SearchLimit.none()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "escargot", "wrong-digit", "two-solutions"})
    void deepeningAddsUpTheSameTreeCutAtEveryDepth(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        Trace whole = new Trace(Integer.MAX_VALUE);
        new TightestCell().solve(puzzle, SearchLimit.none(), whole);
        long expected = 0;
        int depth = 0;
        int deepest = 0;
        for (Step step : whole.steps()) {
            if (step.kind() == Kind.PLACED) {
                deepest = Math.max(deepest, ++depth);
                expected -= depth - 1;
            } else if (step.kind() == Kind.UNDONE) {
                depth--;
            }
        }
        // A node at depth d is placed in each round that goes at least as deep as d.
        long nodes = whole.steps().stream()
                .filter(step -> step.kind() == Kind.PLACED)
                .count();
        expected += nodes * deepest;
        SearchStats deepening =
                new IterativeDeepening().solve(puzzle, SearchLimit.none()).stats();
        assertThat(deepening.nodes()).isEqualTo(expected).isGreaterThan(nodes);
        assertThat(deepening.maxDepth()).isEqualTo(deepest);
    }

    @Test
    void deepeningIsLostOnAnEmptyBoard() {
        assertThat(new IterativeDeepening()
                        .solve(Grid.empty(9), SearchLimit.first().withNodes(100_000))
                        .solutions())
                .isZero();
    }
}
