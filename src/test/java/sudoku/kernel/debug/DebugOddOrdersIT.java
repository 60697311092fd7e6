package sudoku.kernel.debug;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudoku.kernel.CellRun;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What a person does in an order that nobody has thought of. */
@Needs(Need.JUPYTER)
@Tag("thorough")
class DebugOddOrdersIT extends DebugCase {
    @Test
    void whileItIsStoppedNamesAreCompletedAndTheKernelStaysBusyUntilTheSquareButtonEndsTheCell() {
        stopInSolve(4);
        assertThat(client.ask("complete", Map.of("code", "kep"))
                        .path("matches")
                        .path(0)
                        .asText())
                .isEqualTo("kept");
        assertThat(client.send("event", Map.of("name", "status"))
                        .path("execution_state")
                        .asText())
                .as("what is said of the cell after the answer")
                .isEqualTo("busy");
        client.send("interrupt", Map.of());
        assertThat(talk.end().errorName()).isEqualTo("Interrupted");
        assertThat(talk.well("debugInfo", Map.of()).path("stoppedThreads")).isEmpty();
        assertThat(talk.well("debugInfo", Map.of()).path("breakpoints")).hasSize(1);
        assertThat(client.ask("complete", Map.of("code", "java.util.conc"))
                        .path("matches")
                        .toString())
                .as("afterwards the packages are known, too")
                .contains("concurrent");
    }

    /** The virtual machine could take the rewriting back by itself, to what was there when it began. */
    @Test
    void whatIsChangedWhileItIsOnStaysChanged() {
        client.run("int version() {\n    return 1;\n}\nint[] made = {1};");
        talk = DebugTalk.on(client);
        client.run("int version() {\n    return 2;\n}\nint[] made = {2};");
        talk.off();
        assertThat(client.value("version() + made[0]")).isEqualTo("4");
        assertThat(client.value("int[] made = {2};\nversion() + made[0]")).isEqualTo("4");
        talk = DebugTalk.on(client);
        assertThat(client.value("version() + made[0]")).isEqualTo("4");
    }

    @Test
    void whoSwitchesOffWhileItIsStoppedLetsItGoOn() {
        stopInSolve(4);
        talk.off();
        assertThat(talk.end().result()).isEqualTo("true");
        assertThat(talk.well("debugInfo", Map.of()).path("isStarted").asBoolean())
                .isFalse();
        talk = null;
    }

    @Test
    void anAnswerIsNotGivenUpWhileSomebodyThinksAtABreakpoint() throws InterruptedException {
        talk = DebugTalk.on(client);
        talk.breakAt(SOLVE, 4);
        talk.begin("new sudoku.judge.Guarded(\"search\", java.time.Duration.ofSeconds(2))\n"
                + "        .call(() -> solve(new int[1], 0))");
        assertThat(talk.stop()).isEqualTo("breakpoint");
        Thread.sleep(3_000);
        talk.then("next");
        Thread.sleep(3_000);
        talk.breakAt(SOLVE);
        talk.well("continue", Map.of());
        assertThat(talk.end().result()).isEqualTo("true");
    }

    @Test
    void aRunningLoopIsPaused() {
        String endless = "int turns = 0;\nboolean on = true;\nwhile (on) {\n    turns++;\n}";
        talk = DebugTalk.on(client);
        talk.begin(endless);
        talk.pause();
        assertThat(talk.stop()).isEqualTo("pause");
        while (!talk.value("on").equals("true")) {
            talk.then("next");
        }
        talk.put(1, "on", "false");
        talk.well("continue", Map.of());
        assertThat(talk.end().status()).isEqualTo("ok");
    }

    @Test
    void whoSwitchesOnWhileACellRunsStopsInTheCallsThatBeginThen() {
        String loop = "boolean[] on = {true};\n{\n    System.out.println(\"begun\");\n    while (on[0]) {\n"
                + "        solve(new int[2], 0);\n    }\n}";
        client.send("begin", Map.of("code", loop));
        client.send("event", Map.of("name", "stream"));
        talk = DebugTalk.on(client);
        talk.breakAt(SOLVE, 5);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack()).startsWith("solve(cell = 2) 5", "solve(cell = 1), digit = 3 9");
        assertThat(talk.value("on[0] = false")).isEqualTo("false");
        talk.breakAt(SOLVE);
        CellRun run = talk.toTheEnd();
        assertThat(run.status()).isEqualTo("ok");
        assertThat(run.err()).startsWith("The debugger was switched on while this cell ran.");
    }

    @Test
    void otherCellsWaitWhileOneStandsStill() {
        stopInSolve(5);
        List<String> before = talk.stack();
        client.send("later", Map.of("code", "kept = kept + 1;"));
        client.send("later", Map.of("code", "kept = kept - 1;"));
        assertThat(talk.value("kept")).isEqualTo("41");
        assertThat(talk.stack()).isEqualTo(before);
        assertThat(talk.toTheEnd().result()).isEqualTo("true");
    }

    @Test
    void anEndlessLoopWithoutABodyIsPausedAndEnded() {
        talk = DebugTalk.on(client);
        talk.begin("while (true) {}");
        talk.pause();
        assertThat(talk.stop()).isEqualTo("pause");
        client.send("interrupt", Map.of());
        assertThat(talk.end().errorName()).isEqualTo("Interrupted");
    }

    /** The buttons that are pressed once too often. */
    @Test
    void whatIsAskedForAtTheWrongTimeIsRefusedWithAReason() {
        talk = DebugTalk.on(client);
        for (String button : List.of("continue", "next", "stepIn", "stepOut")) {
            assertThat(talk.ask(button, Map.of()).path("message").asText()).isEqualTo("Nothing is stopped.");
        }
        assertThat(talk.ask("pause", Map.of()).path("message").asText()).isEqualTo("No cell is running.");
        talk.well("attach", Map.of());
        talk.off();
        assertThat(talk.ask("setBreakpoints", Map.of()).path("message").asText())
                .isEqualTo("The debugger is off: click the bug button, or send initialize and attach.");
        assertThat(talk.ask("disconnect", Map.of()).path("success").asBoolean()).isFalse();
        talk = null;
    }

    @Test
    void aStepThatEndsTheCellLeavesNothingBehind() {
        stopIn(RUN, 2);
        assertThat(talk.then("next")).isEqualTo("idle");
        assertThat(client.value("1 + 1")).isEqualTo("2");
    }

    /** A page that was loaded anew while a cell stands still attaches once more, and asks what there is. */
    @Test
    void whoComesBackFindsTheStopAsItWas() {
        stopInSolve(5);
        List<String> before = talk.stack();
        talk = DebugTalk.on(client);
        assertThat(talk.well("debugInfo", Map.of()).path("stoppedThreads")).hasSize(1);
        assertThat(talk.stack()).isEqualTo(before);
        assertThat(talk.toTheEnd().result()).isEqualTo("true");
        talk.begin(RUN);
        assertThat(talk.stop()).isEqualTo("breakpoint");
        assertThat(talk.stack()).hasSameSizeAs(before);
    }

    /** Who wants a pause in a cell that ends before it comes does not get it in the next. */
    @Test
    void aPauseIsForTheCellThatRuns() {
        talk = DebugTalk.on(client);
        talk.begin("Thread.sleep(1_500);");
        talk.pause();
        String reason = talk.stop();
        assertThat(reason).isIn("idle", "pause");
        if (reason.equals("pause")) {
            talk.toTheEnd();
        }
        talk.begin("1 + 1");
        assertThat(talk.stop()).isEqualTo("idle");
    }
}
