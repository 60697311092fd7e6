package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Several threads that are debugged at a time, and stacks that are very deep. */
@Needs(Need.JUPYTER)
@Tag("thorough")
class DebugStacksIT extends DebugCase {
    private static final String WORK =
            """
            void work(int[] turns, int me) {
                for (int i = 1; i <= 2; i++) {
                    turns[me] = i;
                }
            }""";

    @Test
    void oneThreadStandsStillWhileAnotherRuns() {
        client.run(WORK);
        talk = DebugTalk.on(client);
        talk.breakAt(WORK, 3);
        talk.begin(
                """
                int[] turns = new int[2];
                boolean[] over = new boolean[1];
                Thread free = new Thread(() -> {
                    while (!over[0]) {
                        turns[1]++;
                    }
                }, "free");
                free.start();
                work(turns, 0);
                over[0] = true;
                turns[0]""");
        assertThat(talk.stop()).isEqualTo("breakpoint");
        int before = Integer.parseInt(talk.value("turns[1]"));
        talk.await("turns[1] > " + before, "true");
        List<String> names = talk.well("threads", Map.of()).path("threads").findValuesAsText("name");
        assertThat(names.get(0)).startsWith("cell ");
        assertThat(names).contains("free");
        talk.breakAt(WORK);
        assertThat(talk.toTheEnd().result()).isEqualTo("2");
    }

    /** The thread that comes second waits; a step that is on its way when it gets its turn still ends. */
    @Test
    void twoThreadsAtABreakpointAreShownOneAfterTheOther() {
        client.run(WORK);
        talk = DebugTalk.on(client);
        talk.breakAt(WORK, 3);
        talk.begin(
                """
                int[] turns = new int[2];
                Thread one = new Thread(() -> work(turns, 0));
                Thread other = new Thread(() -> work(turns, 1));
                one.start();
                other.start();
                one.join();
                other.join();
                turns[0] + turns[1]""");
        long first = talk.stoppedThread();
        talk.await("one.getState() + \" \" + other.getState()", "\"WAITING WAITING\"");
        talk.breakAt(WORK, List.of(Map.of("line", 3, "condition", "i == 1")));
        talk.well("next", Map.of());
        long second = talk.stoppedThread();
        assertThat(second).isNotEqualTo(first);
        assertThat(talk.well("debugInfo", Map.of())
                        .path("stoppedThreads")
                        .path(0)
                        .asLong())
                .isEqualTo(second);
        talk.well("continue", Map.of());
        assertThat(talk.stoppedThread()).isEqualTo(first);
        assertThat(talk.stack().get(0)).matches("work\\(me = [01]\\), i = 1 2");
        assertThat(talk.toTheEnd().result()).isEqualTo("4");
    }

    @Test
    void aStackOfThousandsOfCallsIsReadPageByPage() {
        stopAtTheEndOf(5_000);
        JsonNode start = talk.well("stackTrace", Map.of("threadId", 1));
        assertThat(start.path("totalFrames").asInt()).isEqualTo(5_002);
        assertThat(start.path("stackFrames")).hasSize(200);
        JsonNode end = talk.well("stackTrace", Map.of("threadId", 1, "startFrame", 4_990, "levels", 100));
        List<String> names = end.path("stackFrames").findValuesAsText("name").stream()
                .filter(name -> name.startsWith("deep"))
                .toList();
        assertThat(names).hasSize(11).startsWith("deep(n = 4990)").endsWith("deep(n = 5000)");
        int frame = end.path("stackFrames").path(3).path("id").asInt();
        assertThat(talk.well("evaluate", Map.of("expression", "n + 1", "frameId", frame))
                        .path("result")
                        .asText())
                .isEqualTo("4994");
        assertThat(talk.toTheEnd().result()).isEqualTo("5000");
    }

    /** A condition is compiled when it is come to first: here where a compiler would find no room on the stack. */
    @Test
    void aConditionIsTriedWhereTheStackIsFull() {
        String full =
                """
                int fill(int n) {
                    try {
                        return fill(n + 1);
                    } catch (StackOverflowError none) {
                        return n;
                    }
                }""";
        client.run(full);
        talk = DebugTalk.on(client);
        talk.breakAt(full, List.of(Map.of("line", 5, "condition", "n > 0")));
        talk.begin("fill(0) > 1_000");
        JsonNode event = client.send("event", Map.of("name", "stopped")).path("body");
        assertThat(event.path("reason").asText()).isEqualTo("breakpoint");
        assertThat(event.path("text").asText()).isEmpty();
        assertThat(talk.stack().get(0)).matches("fill\\(n = \\d{4,}\\) 5");
        talk.breakAt(full);
        assertThat(talk.toTheEnd().result()).isEqualTo("true");
        assertThat(client.value("int after(int n) {\n    return n;\n}\nafter(5)"))
                .isEqualTo("5");
    }

    private void stopAtTheEndOf(int calls) {
        String deep =
                """
                int deep(int n) {
                    if (n == 0) {
                        return 0;
                    }
                    return deep(n - 1) + 1;
                }""";
        client.run(deep);
        talk = DebugTalk.on(client);
        talk.breakAt(deep, 3);
        talk.begin("deep(" + calls + ")");
        assertThat(talk.stop()).isEqualTo("breakpoint");
    }

    @Test
    void aRecursionWithoutEndIsAnErrorInTheCell() {
        talk = DebugTalk.on(client);
        talk.breakAt(SOLVE, 4);
        assertThat(client.run("int endless(int n) {\n    return endless(n + 1) + 1;\n}\nendless(0)")
                        .errorName())
                .isEqualTo("java.lang.StackOverflowError");
        talk.begin(RUN);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack()).hasSize(2);
    }
}
