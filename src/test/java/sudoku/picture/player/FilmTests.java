package sudoku.picture.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Reason;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.search.Trace.Kind;
import sudoku.search.Trace.Step;
import sudoku.solve.Backtracking;
import sudoku.solve.Propagation;

class FilmTests {
    private static final Grid SMALL = Grid.parse(".23.\n....\n....\n4...");

    private static String film(Grid puzzle, Trace trace) {
        return new Film(puzzle, trace.steps(), "", false).json();
    }

    private static Trace thinking(Grid puzzle, Trace trace) {
        Propagation.withNakedPairs().solve(puzzle, SearchLimit.first(), trace);
        return trace;
    }

    @Test
    void aSearchThatDoesNotThinkHasOnePaceAndNoMarks() {
        Trace trace = new Trace(100);
        new Backtracking().solve(SMALL, SearchLimit.first(), trace);
        assertThat(film(SMALL, trace)).doesNotContain("pace").doesNotContain("marks");
    }

    @Test
    void pencilMarksAreDrawnWhereTheTraceKnowsWhatWasStruck() {
        assertThat(film(SMALL, thinking(SMALL, Trace.withEliminations(100)))).contains("\"marks\":true");
        assertThat(film(SMALL, thinking(SMALL, new Trace(100)))).contains("\"marks\":false");
    }

    @Test
    void aReasonIsGivenInWordsAndWithTheCellsItRestsOn() {
        assertThat(film(SMALL, thinking(SMALL, Trace.withEliminations(100))))
                .contains(
                        "{\"words\":\"naked single\",\"house\":-1,\"cells\":[]}",
                        "{\"words\":\"it is at r1c1\",\"house\":-1,\"cells\":[0]}");
    }

    @Test
    void everyStepHasItsPace() {
        Grid puzzle = NamedPuzzles.get("escargot").grid();
        Trace trace = thinking(puzzle, Trace.withEliminations(10_000));
        String json = film(puzzle, trace);
        String pace = json.substring(json.indexOf("\"pace\":[") + 8, json.indexOf(']', json.indexOf("\"pace\":[")));
        assertThat(pace.split(",")).hasSize(trace.steps().size());
        assertThat(Arrays.stream(pace.split(",")).map(Double::valueOf)).allMatch(stay -> stay > 0);
    }

    @Test
    void whatIsHarderToFollowStaysLonger() {
        double strike = Pace.of(new Step(Kind.ELIMINATED, 0, 1, 0, new Reason("peer", Reason.NO_HOUSE, List.of(1))));
        double naked = Pace.of(new Step(Kind.DEDUCED, 0, 1, 0, new Reason("naked single")));
        double hidden = Pace.of(new Step(Kind.DEDUCED, 0, 1, 0, new Reason("hidden single", 3, List.of())));
        double guess = Pace.of(new Step(Kind.PLACED, 0, 1, 2));
        assertThat(List.of(strike, naked, hidden, guess)).isSorted().doesNotHaveDuplicates();
        assertThat(Pace.of(new Step(Kind.UNDONE, 0, 1, 0))).isEqualTo(guess);
        assertThat(Pace.of(new Step(Kind.PLACED, 0, 1, 1)))
                .as("no choice, no guess")
                .isEqualTo(naked);
    }

    @Test
    void withoutAScriptTheLastBoardIsSeenWithItsMarks() {
        Trace trace = Trace.withEliminations(5);
        assertThat(StepPlayer.of(SMALL, thinking(SMALL, trace)).text())
                .contains("A film of 5 steps: 0 digits placed, 0 taken back, 1 deduced.", "Candidates: r1c4 4");
    }

    @Test
    void theLastBoardHoldsNothingThatWasTakenBack() {
        Grid puzzle = NamedPuzzles.get("escargot").grid();
        Trace trace = new Trace(100_000);
        Propagation.withNakedPairs().solve(puzzle, SearchLimit.none(), trace);
        assertThat(StepPlayer.of(puzzle, trace).lastFrame().text())
                .startsWith(Propagation.withNakedPairs().think(puzzle).grid().toString());
    }
}
