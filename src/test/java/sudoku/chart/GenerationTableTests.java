package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.genetic.Generation;
import sudoku.genetic.GeneticAlgorithm;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import tech.tablesaw.api.Table;

class GenerationTableTests {
    private static final Grid ESCARGOT = NamedPuzzles.get("escargot").grid();
    private static final GeneticAlgorithm SMALL = new GeneticAlgorithm().population(10);

    @Test
    void eachGenerationHasItsBestItsMeanAndItsDiversity() {
        GenerationTable history = new GenerationTable();
        List<Generation> course = SMALL.stream(ESCARGOT, 1).limit(20).peek(history).toList();
        Table errors = history.errors();
        assertThat(errors.rowCount()).isEqualTo(40);
        for (int i = 0; i < 20; i++) {
            Generation generation = course.get(i);
            assertThat(errors.intColumn("generation").get(2 * i)).isEqualTo(i);
            assertThat(errors.stringColumn("of").get(2 * i)).isEqualTo("mean");
            assertThat(errors.doubleColumn("errors").get(2 * i)).isEqualTo(generation.meanErrors());
            assertThat(errors.doubleColumn("errors").get(2 * i + 1)).isEqualTo(generation.best().errors());
            assertThat(history.diversity("plain").doubleColumn("diversity").get(i)).isEqualTo(generation.diversity());
        }
    }

    @Test
    void aLongCourseIsThinnedEvenly() {
        GenerationTable history = new GenerationTable();
        SMALL.stream(ESCARGOT, 1).limit(3_000).forEach(history);
        List<Integer> numbers = history.diversity("plain").intColumn("generation").asList();
        assertThat(numbers).hasSizeBetween(200, 400).startsWith(0, 8, 16).endsWith(2_992);
    }

    @Test
    void theSolutionIsWrittenDownWheneverItComes() {
        GenerationTable history = new GenerationTable();
        Grid easy = NamedPuzzles.get("deadly-rectangle").grid();
        new GeneticAlgorithm().population(2).stream(easy, 4).forEach(history);
        Table errors = history.errors();
        assertThat(errors.doubleColumn("errors").get(errors.rowCount() - 1)).isZero();
    }
}
