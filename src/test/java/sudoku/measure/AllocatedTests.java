package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllocatedTests {
    private byte[] kept;

    @Test
    void countsTheBytesOfAnArray() {
        assertThat(Allocated.bytes(() -> kept = new byte[1_000_000])).isBetween(1_000_000L, 1_010_000L);
        assertThat(kept).hasSize(1_000_000);
    }

    @Test
    void workThatKeepsNothingNewTakesNextToNothing() {
        kept = new byte[10];
        assertThat(Allocated.bytes(() -> kept[3]++)).isLessThan(10_000);
    }
}
