package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MachineTests {

    @Test
    void oneLineSaysWhatAFigureWasMeasuredOn() {
        assertThat(new Machine(2, 8_200_000_000L, 2_000_000_000L, "Linux 6.1 amd64", "17.0.12 Debian"))
                .hasToString("2 cores, 8.2 GB (heap 2.0 GB), Linux 6.1 amd64, Java 17.0.12 Debian");
    }

    @Test
    void hereIsTheMachineOfThisVirtualMachine() {
        Machine here = Machine.here();
        assertThat(here.cores()).isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(here.heap()).isBetween(1L, here.bytes());
        assertThat(here.toString()).contains(System.getProperty("os.name"), System.getProperty("java.version"));
    }
}
