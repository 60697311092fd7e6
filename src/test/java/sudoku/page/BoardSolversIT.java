package sudoku.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import sudoku.course.site.BoardPage;
import sudoku.grid.Grid;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.puzzles.CluePattern;
import sudoku.puzzles.Difficulty;
import sudoku.puzzles.Generator;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.PuzzleRequest;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.search.SearchStats;
import sudoku.solve.racer.Racer;

/** What the library does in the page with the board: its counts are those of the JVM, and nothing hangs. */
@Needs(Need.CHROMIUM)
@Timeout(900)
@Tag("thorough")
class BoardSolversIT {
    private static final String WIKIPEDIA = NamedPuzzles.get("wikipedia").grid().toLine();

    private static final String COUNT_ENDED_WORKERS =
            """
            const end = Worker.prototype.terminate;
            self.ended = 0;
            Worker.prototype.terminate = function () { self.ended++; end.call(this); };
            """;

    @TempDir
    private static Path scratch;

    @AutoClose
    private static BoardInBrowser page;

    @BeforeAll
    static void open() throws IOException {
        page = BoardInBrowser.open(scratch);
    }

    @BeforeEach
    void begin() {
        page.begin();
    }

    private static List<String> row(String solver, SearchResult result) {
        SearchStats stats = result.stats();
        return List.of(
                solver,
                Map.of("solved", "solved", "limit", "stopped at the limit")
                        .get(result.outcome().toString()),
                String.format(Locale.US, "%,d", stats.nodes()),
                String.format(Locale.US, "%,d", stats.guesses()),
                String.format(Locale.US, "%,d", stats.backtracks()),
                String.valueOf(stats.maxDepth()));
    }

    @SuppressWarnings("unchecked")
    private static List<List<String>> rows() {
        return (List<List<String>>) page.browser()
                .executeScript("return [...document.querySelectorAll('#board-solvers tbody tr')]"
                        + ".map(row => [...row.cells].slice(0, 6).map(cell => cell.textContent));");
    }

    /** The file of counts has no guesses and no depths, so the whole row is compared with a search here. */
    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "escargot", "inkala-2012", "brute-force-trap", "empty"})
    void eachSolverDoesInThePageWhatItDoesHere(String key) throws IOException {
        Grid puzzle = NamedPuzzles.get(key).grid();
        page.enter(puzzle.toLine());
        page.by("run").click();
        page.awaitWords("running", "Done.");
        SearchLimit limit = SearchLimit.first().withNodes(BoardPage.MOST_NODES);
        assertThat(rows())
                .isEqualTo(Solvers.all().stream()
                        .map(solver -> row(solver.name(), solver.solve(puzzle, limit)))
                        .toList());
        List<String> counted = rows().stream()
                .map(row -> key + "," + row.get(0) + "," + row.get(2).replace(",", ""))
                .toList();
        try (var counts = BoardSolversIT.class.getResourceAsStream("/sudoku/counts.csv")) {
            assertThat(new String(counts.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> line.startsWith(key + ",")))
                    .isNotEmpty()
                    .isSubsetOf(counted);
        }
    }

    @Test
    void stopEndsARunAtOnceAndWhatIsDoneStays() {
        page.enter(NamedPuzzles.get("norvig-impossible").grid().toLine());
        page.by("run").click();
        page.awaitWords("running", "Running propagation");
        page.browser().executeScript(COUNT_ENDED_WORKERS);
        long before = System.nanoTime();
        page.by("stop").click();
        assertThat(page.by("running").getText()).isEqualTo("Stopped.");
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(3));
        assertThat(page.browser().executeScript("return self.ended;")).isEqualTo(1L);
        assertThat(rows()).extracting(row -> row.get(0)).containsExactly("naive", "bitmask", "stack", "mrv");
        page.enter(WIKIPEDIA);
        page.by("run").click();
        page.awaitWords("running", "Done.");
        assertThat(rows().get(0).get(2)).isEqualTo("4,208");
    }

    @Test
    void aSearchIsShownAsAFilmAndAsATree() {
        page.enter(WIKIPEDIA);
        page.by("run").click();
        page.awaitWords("running", "Done.");
        page.browser()
                .findElement(By.cssSelector("[aria-label='Show the search of mrv']"))
                .click();
        page.awaitWords("film", "step 0 of 52");
        assertThat(page.by("film")
                        .findElement(By.cssSelector(".board-tree img"))
                        .getDomAttribute("alt"))
                .startsWith("Search tree. 51 nodes");
    }

    @Test
    void aNewPuzzleIsTheOneOfTheGeneratorForItsSeed() {
        page.browser().executeScript("Math.random = () => 0.5;");
        page.by("grade").sendKeys("hidden singles");
        page.by("pattern").sendKeys("half turn");
        page.by("own").submit();
        page.awaitWords("making", "The new puzzle is on the board.");
        PuzzleRequest wish =
                PuzzleRequest.size(9).pattern(CluePattern.HALF_TURN).difficulty(Difficulty.HIDDEN_SINGLES);
        assertThat(page.board())
                .isEqualTo(new Generator(Integer.MAX_VALUE / 2).puzzle(wish).toLine());
    }

    @Test
    void sixPuzzlesAreAllThatIsPrinted() {
        page.by("six").click();
        page.awaitWords("making", "The sheet is at the end of this page.");
        @SuppressWarnings("unchecked")
        List<String> puzzles = (List<String>) page.browser()
                .executeScript("return [...document.querySelectorAll('#board-sheet table')].map(table =>"
                        + " [...table.querySelectorAll('td')].map(cell => cell.textContent || '.').join(''));");
        assertThat(Set.copyOf(puzzles)).hasSize(6).allMatch(puzzle -> new Racer().isUnique(Grid.parse(puzzle)));
        page.browser().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        assertThat(page.browser()
                        .findElement(By.cssSelector("#board-sheet table"))
                        .isDisplayed())
                .isTrue();
        assertThat(page.browser().findElement(By.id("board")).isDisplayed()).isFalse();
        page.browser().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
    }
}
