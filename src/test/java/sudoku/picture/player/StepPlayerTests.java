package sudoku.picture.player;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Reason;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

class StepPlayerTests {
    private static final Grid PUZZLE = NamedPuzzles.get("escargot").grid();

    private static Trace trace(Solver solver, int most) {
        Trace trace = new Trace(most);
        solver.solve(PUZZLE, SearchLimit.first(), trace);
        return trace;
    }

    private static JsonNode film(StepPlayer player) throws IOException {
        Matcher data = Pattern.compile("data-sudoku-player=\"([^\"]*)\"").matcher(player.html());
        assertThat(data.find()).isTrue();
        return new ObjectMapper()
                .readTree(data.group(1)
                        .replace("&quot;", "\"")
                        .replace("&amp;", "&")
                        .replace("&lt;", "<")
                        .replace("&gt;", ">")
                        .replace("&#39;", "'"));
    }

    @Test
    void theFilmHoldsEveryStep() throws IOException {
        Trace trace = trace(new Backtracking(), 100);
        JsonNode film = film(StepPlayer.of(PUZZLE, trace));
        assertThat(film.get("steps")).hasSize(5 * 100);
        Trace.Step first = trace.steps().get(0);
        assertThat(film.get("steps").get(1).asInt()).isEqualTo(first.cell());
        assertThat(film.get("steps").get(2).asInt()).isEqualTo(first.digit());
        assertThat(film.get("steps").get(3).asInt()).isEqualTo(first.options());
    }

    @Test
    void reasonsAreKeptOnceEach() throws IOException {
        JsonNode film = film(StepPlayer.of(PUZZLE, trace(new Propagation(), 5000)));
        assertThat(film.get("reasons"))
                .extracting(reason -> reason.get("words").asText())
                .doesNotHaveDuplicates()
                .contains("naked single")
                .anyMatch(reason -> reason.startsWith("hidden single in "));
    }

    @Test
    void aReasonInAnyWordsIsStillData() throws IOException {
        Trace trace = new Trace(5);
        trace.deduced(2, 4, new Reason("\"</script>\" & 'so'\n\\"));
        StepPlayer player = StepPlayer.of(PUZZLE, trace);
        assertThat(film(player).get("reasons").get(0).get("words").asText()).isEqualTo("\"</script>\" & 'so'\n\\");
        assertThat(player.html()).containsOnlyOnce("</script>");
    }

    @Test
    void tenThousandStepsStaySmallAndTheRestIsSaid() throws IOException {
        StepPlayer player = StepPlayer.of(PUZZLE, trace(new Backtracking(), 20_000));
        assertThat(player.html().length()).isLessThan(200_000);
        assertThat(film(player).get("note").asText())
                .isEqualTo("These are the first 10,000 of 20,457 steps; the rest were not kept.");
        assertThat(player.text()).contains("the first 10,000 of 20,457 steps");
    }

    @Test
    void itNeedsNothingFromAnywhereElse() {
        assertThat(StepPlayer.of(PUZZLE, trace(new Backtracking(), 100)).html())
                .doesNotContainPattern("(src|href)=\"(?!data:)")
                .doesNotContainPattern("https?://(?!www\\.w3\\.org/2000/svg)");
    }

    @Test
    void whereNoScriptRunsTheLastBoardIsSeen() {
        Trace trace = trace(new Propagation(), 5000);
        StepPlayer player = StepPlayer.of(PUZZLE, trace);
        String solution = new Propagation().solve(PUZZLE).solution().toLine();
        assertThat(player.html()).contains("<img alt=\"Sudoku board 9×9, 23 clues, 58 found, 0 blank");
        assertThat(player.text().replaceAll("[^1-9]", ""))
                .endsWith(solution + trace.steps().size());
    }

    @Test
    void anUndoTakesBackWhatWasDeducedSince() {
        Trace trace = new Trace(10);
        trace.deduced(1, 3, new Reason("naked single"));
        trace.placed(2, 4, 2);
        trace.deduced(3, 2, new Reason("naked single"));
        trace.undone(2, 4);
        Grid small = Grid.parse("1...|....|....|....");
        assertThat(StepPlayer.of(small, trace).lastFrame().grid()).isEqualTo(small.with(1, 3));
    }

    @Test
    void theScriptKnowsTheKindsOfSteps() {
        assertThat(List.of(Trace.Kind.values()))
                .as("film.js numbers them in this order")
                .containsExactly(
                        Trace.Kind.PLACED,
                        Trace.Kind.UNDONE,
                        Trace.Kind.DEAD_END,
                        Trace.Kind.NO_PLACE,
                        Trace.Kind.DEDUCED,
                        Trace.Kind.ELIMINATED,
                        Trace.Kind.SOLVED);
    }
}
