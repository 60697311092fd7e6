package sudoku.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.grading.PlayedWorker;
import sudoku.grading.sandbox.memory.WorkersMemory;

/** Which workers are ended for what they have of the memory. */
class WorkersMemoryTests {
    private static final long MEGABYTE = 1 << 20;

    private final List<String> ended = new ArrayList<>();

    private void watch(WorkersMemory memory, String name, long megabytes) {
        memory.watch(() -> megabytes * MEGABYTE, 100 * MEGABYTE, why -> ended.add(name + ": " + why));
    }

    @Test
    void whoHasMoreThanAWorkerMayIsEndedAndNobodyElse() {
        WorkersMemory memory = new WorkersMemory(1_000 * MEGABYTE);
        watch(memory, "honest", 100);
        watch(memory, "greedy", 101);
        memory.look();
        assertThat(ended).containsExactly("greedy: It took more than 100 MB of the machine's memory.");
    }

    @Test
    void whenAllTogetherHaveTooMuchTheLargestIsEnded() {
        WorkersMemory memory = new WorkersMemory(150 * MEGABYTE);
        watch(memory, "small", 60);
        watch(memory, "large", 95);
        memory.look();
        assertThat(ended)
                .containsExactly("large: All workers together took more than 150 MB of the machine's memory,"
                        + " and it took the most: 95 MB.");
    }

    @Test
    void whatAnEndedWorkerHadDoesNotCount() {
        WorkersMemory memory = new WorkersMemory(150 * MEGABYTE);
        long[] has = {90 * MEGABYTE};
        memory.watch(() -> has[0], 100 * MEGABYTE, why -> ended.add(why));
        watch(memory, "next", 90);
        has[0] = WorkersMemory.GONE;
        memory.look();
        assertThat(ended).isEmpty();
    }

    @Test
    void whatAProcessHasIsReadFromTheMachine() throws Exception {
        Process process = new ProcessBuilder("cat").start();
        process.getOutputStream().write('x');
        process.getOutputStream().flush();
        assertThat(process.getInputStream().read()).as("it runs by now").isEqualTo('x');
        ProcessorTime sleeping = new ProcessorTime(process);
        assertThat(sleeping.resident()).isBetween(100_000L, 50 * MEGABYTE);
        process.destroyForcibly().waitFor();
        assertThat(sleeping.resident()).isEqualTo(WorkersMemory.GONE);
        assertThat(new ProcessorTime(new PlayedWorker(frame -> new byte[0])).resident())
                .isZero();
    }
}
