package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The square button stops whatever a cell does, and nothing else is lost. */
@Needs(Need.JUPYTER)
class KernelStopsIT extends KernelCase {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (true) {}",
                "for (int i = 0; ; i++) { for (int j = 0; j < 10; j++) {} }",
                "do { } while (kept > 0);",
                "void spin() { while (kept > 0); }\nspin();",
                "Runnable spinning = () -> { while (kept > 0); };\nspinning.run();",
                "class Spinner { class Inner { void spin() { while (kept > 0); } } }\nnew Spinner().new"
                        + " Inner().spin();",
                "while (kept > 0) { switch (kept) { case 41: continue; default: continue; } }",
                "while (kept > 0) { try { throw new RuntimeException(); } catch (RuntimeException e) { continue; } }",
                "while (kept > 0) { try { kept = 41; } finally { continue; } }",
                "class Lazy { static { while (kept > 0); } }\nnew Lazy();",
                "String loop() { return loop2(); }\nString loop2() { try { return loop(); } catch (StackOverflowError"
                        + " e) { return loop(); } }\nloop();",
                "void deep() { try { deep(); } catch (Throwable anything) { deep(); } }\ndeep();"
            })
    void anEndlessLoopOrRecursionOfTheNotebook(String code) throws InterruptedException {
        assertStops(client.runAndInterrupt(code));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thread.sleep(1_000_000);",
                "new ArrayBlockingQueue<Integer>(1).take();",
                "new CountDownLatch(1).await();",
                "synchronized (Thread.class) { Thread.class.wait(); }",
                "while (true) { try { Thread.sleep(100_000); } catch (InterruptedException e) { } }",
                "var other = new Thread(() -> { while (kept > 0); });\nother.start();\nother.join();",
                "Executors.newFixedThreadPool(2).submit(() -> { while (kept > 0); }).get();",
                "CompletableFuture.runAsync(() -> { while (kept > 0); }).join();"
            })
    void aWait(String code) throws InterruptedException {
        assertStops(client.runAndInterrupt(code));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "IntStream.range(0, 1_000).parallel().forEach(i -> { while (kept > 0); });",
                "LongStream.range(0, Long.MAX_VALUE).parallel().map(i -> i * kept).sum();",
                "Stream.iterate(1, i -> i + 1).filter(i -> i < 0).findFirst();"
            })
    void aStreamThatUsesCodeOfTheNotebook(String code) throws InterruptedException {
        assertStops(client.runAndInterrupt(code));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Backtracking", "BitmaskBacktracking", "StackEnumerator"})
    void aSearchOfTheLibrary(String solver) throws InterruptedException {
        assertStops(client.runAndInterrupt("new sudoku.solve." + solver + "().solve(sudoku.grid.Grid.parse("
                + "\".\".repeat(81)), sudoku.search.SearchLimit.none())"));
    }

    /** Each level of this doubles what the compiler has to try; nothing can stop a compiler. */
    @Tag("thorough")
    @Test
    void aCellWhoseCompilerIsAtWorkForHoursIsToldWhatHelps() {
        String nested = "1";
        for (int level = 0; level < 24; level++) {
            nested = "Optional.of(kept > 0 ? " + nested + " : " + (level % 2 == 0 ? "2L" : "\"a\"") + ")";
        }
        try (JupyterClient own = JupyterClient.on(jdk)) {
            own.run("int kept = 1;");
            own.send("begin", Map.of("code", "var x = " + nested + ";"));
            String said = "";
            for (int tries = 0; said.isEmpty() && tries < 12; tries++) {
                own.send("interrupt", Map.of()); // may come before the cell has begun
                said = own.send("event", Map.of("name", "stream", "timeout", 5))
                        .path("text")
                        .asText();
            }
            assertThat(said).contains("The compiler is still at work", "restart the kernel");
        }
    }

    @Test
    void aCellThatStillWaitsForTheCompilerToGetReady() {
        try (JupyterClient impatient = JupyterClient.on(jdk)) {
            CellRun run = impatient.run("while (true) {}", Map.of("interrupt_after", 0.2));
            assertThat(run.status()).as(run.toString()).isEqualTo("error");
            assertThat(impatient.value("1 + 1")).isEqualTo("2");
        }
    }

    @RepeatedTest(20)
    void aCellSentOnHearingOfAFailureIsNoneOfThoseThatWaited() {
        assertThat(client.run("1 / 0").status()).isEqualTo("error");
        assertGoesOn();
    }

    /** Where the JDK can still stop a thread it is stopped; elsewhere the cell is given up and says so. */
    @Tag("thorough")
    @Test
    void aLoopWithinTheJdkIsNeverMetWithSilence() throws InterruptedException {
        try (JupyterClient lost = JupyterClient.on(jdk)) {
            lost.well("int before = 5;");
            CellRun run = lost.runAndInterrupt("java.util.stream.LongStream.range(0, Long.MAX_VALUE).sum()");
            assertThat(run.status()).isEqualTo("error");
            assertThat(run.wasStopped()).as(run.toString()).isTrue();
            assertThat(run.error()).containsAnyOf("the cell was stopped", "restart the kernel");
            assertThat(lost.value("before")).isEqualTo("5");
            lost.send("restart", Map.of());
            assertThat(lost.value("6 * 7")).isEqualTo("42");
        }
    }

    @Test
    void whatAnEarlierCellHasLeftRunning() throws InterruptedException {
        client.well("new Thread(() -> { while (kept > 0); }).start();");
        assertThat(client.processorSecondsDuring(Duration.ofSeconds(2))).isGreaterThan(0.2);
        client.send("interrupt", Map.of());
        Thread.sleep(500);
        assertIdle();
    }

    @Test
    void aThreadPoolOfAnEarlierCellIsStoppedAndCanBeUsedAgain() throws InterruptedException {
        client.well("var pool = Executors.newFixedThreadPool(2);");
        assertThat(client.runAndInterrupt("pool.submit(() -> { while (kept > 0); }).get();")
                        .errorName())
                .isEqualTo("Interrupted");
        assertIdle();
        CellRun next = client.run("pool.submit(() -> {\n  int sum = 0;\n"
                + "  for (int i = 0; i < 9; i++) sum += i;\n  return sum;\n}).get()");
        assertThat(next.result()).as(next.toString()).isEqualTo("36");
    }

    /** The brake is fitted anew when a class gets other code in place. */
    @Test
    void codeThatIsEndlessOnlySinceItWasChanged() throws InterruptedException {
        assertThat(client.value("boolean go() { return false; }\nvoid roll() { while (go()); }\nroll();\n"
                        + "class Mill { int turn() { return 1; } }\nMill mill = new Mill();\nmill.turn()"))
                .isEqualTo("1");
        assertThat(client.run("boolean go() { return true; }\n"
                                + "class Mill { int turn() { while (kept > 0); return 1; } }")
                        .kinds())
                .containsExactly("execute_input");
        assertStops(client.runAndInterrupt("roll();"));
        assertStops(client.runAndInterrupt("mill.turn();"));
    }

    @Test
    void codeThatStillRunsAsItWasBeforeItsChange() throws InterruptedException {
        client.run("class Wheel { void turn() { while (kept > 0); } }\nWheel wheel = new Wheel();\n"
                + "new Thread(() -> wheel.turn()).start();");
        assertThat(client.run("class Wheel { void turn() { } }\nwheel.turn();").kinds())
                .containsExactly("execute_input");
        assertThat(client.processorSecondsDuring(Duration.ofSeconds(2))).isGreaterThan(0.2);
        client.send("interrupt", Map.of());
        assertIdle();
    }

    private static void assertStops(CellRun run) throws InterruptedException {
        assertThat(run.status()).as(run.toString()).isEqualTo("error");
        assertThat(run.errorName()).as(run.toString()).isEqualTo("Interrupted");
        assertThat(run.wasStopped()).as(run.toString()).isTrue();
        assertIdle();
        assertGoesOn();
    }

    /** Soon, that is: the virtual machine may still be busy compiling what has just been stopped. */
    private static void assertIdle() throws InterruptedException {
        double used = Double.MAX_VALUE;
        for (int attempt = 0; attempt < 10 && used > 0.1; attempt++) {
            used = client.processorSecondsDuring(Duration.ofMillis(300));
        }
        assertThat(used).isLessThanOrEqualTo(0.1);
    }
}
