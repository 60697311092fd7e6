package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Whatever a cell does to the virtual machine, it says so, and the next cell runs with all that was there. */
@Needs(Need.JUPYTER)
@Tag("thorough")
class KernelSurvivesIT extends KernelCase {
    /** Small, so that it is soon full. */
    private static final Map<String, String> SMALL_HEAP = Map.of("JDK_JAVA_OPTIONS", "-Xmx256m");

    @BeforeParameterizedClassInvocation
    static void start(Jdks.Jdk jdk) {
        begin(JupyterClient.on(jdk, SMALL_HEAP));
        client.well("int deep(int n) { return deep(n + 1) + 1; }");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.exit(3);",
                "System.class.getMethod(\"exit\", int.class).invoke(null, 3);",
                "Runtime.class.getMethod(\"halt\", int.class).invoke(Runtime.getRuntime(), 3);",
                "java.lang.invoke.MethodHandles.lookup().findVirtual(Runtime.class, \"halt\","
                        + " java.lang.invoke.MethodType.methodType(void.class, int.class)).invoke(Runtime.getRuntime(),"
                        + " 3);",
                "try { Runtime.class.getMethod(\"exit\", int.class).invoke(Runtime.getRuntime(), 3); } catch (Throwable"
                        + " any) { }",
                "Runtime.getRuntime().exit(3);",
                "Runtime.getRuntime().halt(3);",
                "List.of(3).forEach(System::exit);",
                "List.of(3).forEach(Runtime.getRuntime()::halt);",
                "try { System.exit(3); } catch (Throwable anything) { }",
                "class Ends { static { System.exit(3); } }\nnew Ends();",
                "class Quitter { public String toString() { System.exit(3); return \"\"; } }\nnew Quitter()",
                "var leaving = new Thread(() -> System.exit(3));\nleaving.start();\nleaving.join();",
                "Executors.newSingleThreadExecutor().submit(() -> System.exit(3)).get();",
                "IntStream.range(0, 9).parallel().forEach(i -> System.exit(3));"
            })
    void anEndOfTheMachine(String code) {
        CellRun run = client.run(code);
        assertThat(run.errorName()).as(run.toString()).isEqualTo("SystemExit");
        assertThat(run.error()).contains("System.exit(3) ends this cell, not the session");
        assertGoesOn();
    }

    /** Those of the kernel among them, which could speak with nobody afterwards. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);",
                "for (Thread each : Thread.getAllStackTraces().keySet())\n"
                        + "    if (!each.getName().equals(\"main\")) each.interrupt();",
                "ThreadGroup top = Thread.currentThread().getThreadGroup();\n"
                        + "while (top.getParent() != null) top = top.getParent();\ntop.interrupt();"
            })
    void aCellThatInterruptsEveryThread(String code) {
        client.run(code);
        assertGoesOn();
        CellRun printed = client.run("for (int i = 0; i < 1000; i++) System.out.println(i);");
        assertThat(printed.out().lines().count()).as(printed.toString()).isEqualTo(1000);
    }

    /** A pool of its own is ended as ever. */
    @Test
    void aCellThatInterruptsItsOwnThread() {
        assertThat(client.run("var sleeper = new Thread(() -> { try { Thread.sleep(60_000); } catch"
                                + " (InterruptedException e) { System.out.println(\"awake\"); }"
                                + " });\nsleeper.start();\nsleeper.interrupt();\nsleeper.join();")
                        .out())
                .contains("awake");
    }

    @Test
    void aThreadThatSaysWhatItsInterruptDoesBesides() {
        assertThat(client.run("class Sleeper extends Thread {\n"
                                + "    public void run() { try { Thread.sleep(60_000); } catch (InterruptedException e)"
                                + " { System.out.println(\"awake\"); } }\n"
                                + "    @Override public void interrupt() { System.out.println(\"asked\");"
                                + " super.interrupt(); }\n}\nvar own = new"
                                + " Sleeper();\nown.start();\nown.interrupt();\nown.join();")
                        .out())
                .contains("asked", "awake");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.setOut(null);",
                "System.setErr(null);",
                "System.setIn(null);",
                "System.setOut(null);\nSystem.setErr(null);\n1 + 1"
            })
    void aCellThatTakesTheStreamsAway(String code) {
        CellRun run = client.run(code);
        assertThat(run.toString()).doesNotContain("The kernel itself has failed");
        assertThat(run.status()).as(run.toString()).isEqualTo("ok");
        assertThat(client.run("System.out.println(\"there again\");").out()).contains("there again");
    }

    /** Its code is compiled by nobody who could have looked at it. */
    @Test
    void aLibraryThatEndsTheMachine() {
        CellRun run = client.run("sudoku.kernel.KernelMain.main(new String[0]);");
        assertThat(run.errorName()).as(run.toString()).isEqualTo("SystemExit");
        assertGoesOn();
    }

    @Test
    void aThreadThatEndsTheMachineWhenItsCellIsOver() {
        client.well("var gate = new CountDownLatch(1);\nvar late = new Thread(() -> {\n"
                + "  try { gate.await(); } catch (InterruptedException stopped) { }\n"
                + "  System.exit(4);\n});\nlate.start();");
        CellRun next = client.run("gate.countDown();\nlate.join();\nkept", Map.of("settle", 0.5));
        assertThat(next.result()).isEqualTo("41");
        assertThat(next.textOfEarlier(1)).contains("System.exit(4)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "deep(0)",
                "class Endless { public String toString() { return \"\" + this; } }\nnew Endless()",
                "void talk(int n) { System.out.println(n); talk(n + 1); }\ntalk(0);",
                "class Root { static int depth = deep(0); }\nRoot.depth",
                "List<Object> itself = new ArrayList<>();\nitself.add(itself);\nitself.hashCode()",
                "IntStream.range(0, 9).parallel().map(i -> deep(0)).sum()"
            })
    void aStackOverflow(String code) {
        CellRun run = client.run(code);
        assertThat(run.error()).as(run.toString()).contains("java.lang.StackOverflowError");
        assertGoesOn();
    }

    @Test
    void aStackOverflowThatIsCaught() {
        for (int attempt = 0; attempt < 3; attempt++) {
            assertThat(client.value("boolean caught = false;\n"
                            + "try { deep(0); } catch (StackOverflowError e) { caught = true; }\ncaught"))
                    .isEqualTo("true");
        }
        assertGoesOn();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "void fill() { var all = new ArrayList<int[]>(); while (true) all.add(new int[10_000]); }\nfill();",
                "void fill() { var all = new LinkedList<Object>(); while (true) all.add(new Object()); }\nfill();",
                "void fill() { var all = new HashMap<Integer, String>(); for (int i = 0; ; i++) "
                        + "all.put(i, \"\" + i); }\nfill();",
                "void fill() { String all = \"x\"; while (true) all += all; }\nfill();",
                "IntStream.iterate(0, i -> i + 1).boxed().collect(Collectors.toList())",
                "new long[50_000_000]",
                "new long[Integer.MAX_VALUE]"
            })
    void memoryFilledByWhatIsGoneWithTheCell(String code) {
        CellRun run = client.run(code);
        assertThat(run.errorName()).as(run.toString()).isEqualTo("java.lang.OutOfMemoryError");
        assertThat(run.error()).contains("The memory is free again");
        assertGoesOn();
        assertMemoryIsFree();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "var all = new ArrayList<int[]>();\nwhile (true) all.add(new int[10_000]);",
                "var all = new LinkedList<Object>();\nwhile (true) all.add(new Object());",
                "class Chain { Chain next; Chain(Chain next) { this.next = next; } }\n"
                        + "Chain all = null;\nwhile (true) all = new Chain(all);"
            })
    void memoryFilledByAVariableOfTheNotebook(String code) {
        CellRun run = client.run(code);
        assertThat(run.errorName()).as(run.toString()).isEqualTo("java.lang.OutOfMemoryError");
        assertThat(run.error()).containsPattern("set it to null to free the memory: .*\\ball\\b");
        assertGoesOn();
        assertThat(client.value("all == null")).isEqualTo("false");
        CellRun freed = client.run("all = null;");
        assertThat(freed.status()).as(freed.toString()).isEqualTo("ok");
        assertMemoryIsFree();
    }

    @Test
    void memoryFilledByValuesThatWereOnlyShown() {
        CellRun run = client.run("new long[4_000_000]");
        for (int attempt = 0; attempt < 9 && run.status().equals("ok"); attempt++) {
            run = client.run("new long[4_000_000]");
        }
        assertThat(run.errorName()).as(run.toString()).isEqualTo("java.lang.OutOfMemoryError");
        List<String> suspects = Pattern.compile("\\$\\d+")
                .matcher(run.error())
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(suspects).as(run.error()).isNotEmpty();
        suspects.forEach(name -> client.well(name + " = null;"));
        assertMemoryIsFree();
    }

    @Test
    void memoryFilledByAThread() {
        CellRun run = client.run("var filling = new Thread(() -> {\n  var all = new ArrayList<int[]>();\n"
                + "  while (true) all.add(new int[10_000]);\n});\nfilling.start();\nfilling.join();");
        assertThat(run.error() + run.err()).as(run.toString()).contains("java.lang.OutOfMemoryError");
        assertGoesOn();
        assertMemoryIsFree();
    }

    @Test
    void memoryThatIsFilledAndCaughtAgainAndAgain() {
        CellRun run = client.run(
                "while (true) {\n  try {\n    var all = new ArrayList<Object>();\n"
                        + "    while (true) all.add(new int[10_000]);\n  } catch (OutOfMemoryError e) { }\n}",
                Map.of("interrupt_after", 5.0));
        assertThat(run.status()).as(run.toString()).isEqualTo("error");
        assertGoesOn();
        assertMemoryIsFree();
    }

    @Test
    void aThreadThatPrintsOnDoesNotDisturbTheNext() {
        client.well("volatile boolean quiet = false;\nvar loud = new Thread(() -> {\n"
                + "  while (!quiet) System.out.println(\"noise\");\n});\nloud.start();");
        CellRun next = client.run("for (int i = 0; i < 1_000; i++) System.out.println(i);");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            expected.append(i).append('\n');
        }
        assertThat(next.out()).isEqualTo(expected.toString());
        assertThat(client.value("quiet = true;\nloud.join();\nkept")).isEqualTo("41");
    }

    @Test
    void threadsEndWithTheKernel() throws Exception {
        try (JupyterClient own = JupyterClient.on(jdk)) {
            own.run("for (int i = 0; i < 3; i++) new Thread(() -> { while (true) System.out.println(); }).start();\n"
                    + "Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true); }));");
            ProcessHandle kernel = own.kernel();
            own.send("shutdown", Map.of());
            kernel.onExit().get(20, TimeUnit.SECONDS);
        }
    }

    /** A good part of the heap can be had in one piece. */
    private static void assertMemoryIsFree() {
        CellRun run = client.run("new byte[64 << 20].length > 0 ? \"free\" : \"\"");
        assertThat(run.result()).as(run.toString()).isEqualTo("free");
    }
}
