package sudoku.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import sudoku.genetic.Annealing;
import sudoku.genetic.Generation;
import sudoku.genetic.GeneticAlgorithm;
import sudoku.genetic.Selection;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;

class SuccessTableTests {
    private static final Grid WIKIPEDIA = NamedPuzzles.get("wikipedia").grid();
    private static final GeneticAlgorithm BLIND = new GeneticAlgorithm().selection(Selection.anyone());

    @Test
    void countsTheSeedsThatAreSolvedWithTheirShareOfBoards() {
        SuccessTable table = new SuccessTable("method", WIKIPEDIA, 3, 60_000)
                .add("blind", BLIND).add("annealing", new Annealing());
        long solved = LongStream.of(1, 2, 3).filter(seed -> new Annealing().stream(WIKIPEDIA, seed)
                .takeWhile(g -> g.weighed() < 62_000).anyMatch(Generation::isSolved)).count();
        assertThat(table.solved("blind")).isZero();
        assertThat(table.solved("annealing")).isEqualTo((int) solved).isPositive();
        assertThat(table.table().columnNames()).containsExactly("method", "solved");
        assertThat(new ChartWords(table.chart().data()).lines())
                .isEqualTo("Solved, of 3 seeds\n  blind: 0\n  annealing: " + solved);
    }

    @Test
    void aRunEndsWithTheGenerationThatUsesItsBoardsUp() {
        List<Generation> ends = SuccessTable.ends(BLIND, WIKIPEDIA, 2, 1_000);
        assertThat(ends).extracting(Generation::weighed).containsExactly(1_000L, 1_000L);
        assertThat(ends.get(0).champion().grid()).isNotEqualTo(ends.get(1).champion().grid());
    }

    @Test
    void aRowThatIsNotThereIsAnsweredWithThoseThatAre() {
        SuccessTable table = new SuccessTable("method", WIKIPEDIA, 1, 100).add("blind", BLIND);
        assertThatThrownBy(() -> table.solved("deaf")).hasMessage("The table has no row 'deaf'. It has: blind.");
    }
}
