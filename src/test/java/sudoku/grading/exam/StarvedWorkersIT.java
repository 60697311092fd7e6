package sudoku.grading.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static sudoku.grading.ExaminationHall.DOUBLING;
import static sudoku.grading.ExaminationHall.HONEST;
import static sudoku.grading.ExaminationHall.doubling;
import static sudoku.grading.ExaminationHall.everything;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grading.ExaminationHall;
import sudoku.grading.intake.Limits;
import sudoku.grading.sample.Doubling;
import sudoku.grading.sample.Everything;
import sudoku.judge.CallFailed;
import sudoku.kernel.Jdks;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** An answer that takes all the memory or all the compiler's time there is: each is told so, and no other task pays. */
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
@Needs(Need.BUBBLEWRAP)
class StarvedWorkersIT {
    private static final String UNSAFE = "sun.misc.Unsafe unsafe() { try { var f ="
            + " sun.misc.Unsafe.class.getDeclaredField(\"theUnsafe\"); f.setAccessible(true);"
            + " return (sun.misc.Unsafe) f.get(null); } catch (Exception e) { throw new RuntimeException(e); } }\n";

    /** One call without an end is more than usual. */
    private static final Limits SHORT = new Limits(
            ExaminationHall.LIMITS.call(),
            ExaminationHall.LIMITS.load(),
            Duration.ofMinutes(1),
            ExaminationHall.LIMITS.heapMegabytes());

    /** Of half a second each, enough to fill what there is for classes on a slow machine. */
    private static final int MANY_CALLS = 150;

    private static ExaminationHall hall;

    StarvedWorkersIT(Jdks.Jdk jdk) {}

    @BeforeParameterizedClassInvocation
    static void open(Jdks.Jdk jdk) throws IOException {
        hall = new ExaminationHall(jdk.home());
    }

    @AfterParameterizedClassInvocation
    static void close() throws IOException {
        hall.close();
    }

    private static String plus(String body) {
        return "class MyEverything extends Honest { public int plus(int a, int b) { " + body + " } }";
    }

    /** Types that take a compiler hours to find. */
    private static String nestedTypes(String variable) {
        return "<T> T id" + variable + "(T t) { return t; }\nObject " + variable + " = "
                + ("id" + variable + "(java.util.Map.of(1, ").repeat(40) + "2" + "))".repeat(40) + ";\n";
    }

    @Test
    void whoRunsOrCompilesWithoutAnEndGivesWayToTheOthers() {
        AtomicInteger times = new AtomicInteger();
        Budget endless = new Budget(SHORT, times::incrementAndGet);
        try (Examination examination = hall.sit(plus("while (true) { }"), DOUBLING, endless)) {
            assertThatThrownBy(() -> everything(examination).plus(1, 2)).isInstanceOf(CallFailed.class);
            doubling(examination).doubled(4);
        }
        assertThat(times).as("after calls without an end").hasValue(1);
        AtomicInteger rounds = new AtomicInteger();
        Budget compiling = new Budget(ExaminationHall.LIMITS, rounds::incrementAndGet);
        try (Examination examination = hall.sit(nestedTypes("slow") + HONEST, DOUBLING, compiling)) {
            assertThat(examination.failures()).containsKey("task1-answer");
        }
        assertThat(rounds)
                .as("with a cell that no compiler comes to an end with, in each of the rounds")
                .hasValue(3);
    }

    @Test
    void whoseCallsAreSlowGivesWayBetweenTwoTests() {
        AtomicInteger times = new AtomicInteger();
        Budget slow = new Budget(ExaminationHall.LIMITS, times::incrementAndGet);
        try (Examination examination = hall.sit(
                plus("try { Thread.sleep(1000); } catch (InterruptedException e) { }" + " return a + b;"),
                DOUBLING,
                slow)) {
            for (int test = 0; test < 4; test++) {
                assertThat(everything(examination).plus(test, 2)).isEqualTo(test + 2);
                examination.betweenTests();
            }
            assertThat(everything(examination).plus(1, 2)).isEqualTo(3);
        }
        assertThat(times).hasValue(1);
    }

    @Tag("thorough")
    @Test
    void aCompilerThatComesToNoEndIsTheVerdictOfItsCellAndIsPaidFromTheSubmissionsTime() {
        Budget budget = new Budget(ExaminationHall.LIMITS);
        try (Examination examination = hall.sit(nestedTypes("slow") + HONEST, DOUBLING, budget)) {
            assertThat(examination.failures().get("task1-answer")).contains("compiler did not end");
            assertThat(examination.ended(Everything.class).orElse("not ended")).contains("did not end");
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
        assertThat(budget.taken()).isGreaterThan(ExaminationHall.LIMITS.compilingCell());
        try (Examination next = hall.sit(HONEST, DOUBLING)) {
            assertThat(everything(next).plus(1, 2)).as("the next submission").isEqualTo(3);
        }
    }

    @Tag("thorough")
    @Test
    void compilingHasAnEndForTheWholeSubmissionHoweverOftenItIsTried() {
        Budget budget = new Budget(ExaminationHall.LIMITS);
        for (int time = 0; time < 2; time++) {
            try (Examination examination =
                    hall.sit(nestedTypes("one") + HONEST, nestedTypes("two") + DOUBLING, budget)) {
                assertThat(examination.ended(Everything.class)).isPresent();
                assertThat(examination.ended(Doubling.class)).isPresent();
            }
        }
        assertThat(budget.taken()).isLessThan(ExaminationHall.LIMITS.compiling().multipliedBy(2));
        try (Examination over = hall.sit(HONEST, DOUBLING, budget)) {
            assertThat(over.failures().get("task2-answer")).contains("used up the time for compiling");
        }
    }

    @Test
    void aSumOfSixtyThousandTermsIsTooDeepForTheCompilerAndCostsNoOtherTask() {
        String sum = "int one = 1;\nint many = one" + " + one".repeat(60_000) + ";\n";
        try (Examination examination = hall.sit(sum + HONEST, DOUBLING)) {
            assertThat(examination.failures().get("task1-answer")).contains("compiler ran out of stack");
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }

    @Test
    void aCellThatIsInTheNotebookVeryOftenIsToldSo() {
        String copy = "// " + "x".repeat(190_000) + "\n";
        try (Examination examination = hall.sit(copy.repeat(100) + HONEST, DOUBLING)) {
            assertThat(examination.failures().get("task1-answer")).contains("too long to compile", "19,000,");
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }

    @Test
    void whoFillsTheHeapIsToldSoAndIsAskedAgain() {
        String filling = plus("java.util.List<long[]> all = new java.util.ArrayList<>();"
                + " while (true) try { all.add(new long[1 << 17]); } catch (OutOfMemoryError e) { }");
        try (Examination examination = hall.sit(filling, DOUBLING)) {
            Everything answer = everything(examination);
            CallFailed failed = catchThrowableOfType(CallFailed.class, () -> answer.plus(1, 1));
            assertThat(failed).hasMessageContaining("filled the memory");
            assertThat(failed.isLast()).isFalse();
            assertThat(answer.not(true)).as("another method of the same answer").isFalse();
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }

    @Tag("thorough")
    @Test
    void whoFillsTheMemoryForClassesCostsNoOtherTask() {
        String filling = "java.util.List<Object> all = new java.util.ArrayList<>();\n"
                + plus("long end = System.nanoTime() + 500_000_000; try { while (System.nanoTime() < end)"
                        + " all.add(java.lang.reflect.Proxy.newProxyInstance(new"
                        + " ClassLoader(MyEverything.class.getClassLoader()) { }, new Class<?>[] {Runnable.class},"
                        + " (proxy, method, given) -> null)); } catch (Throwable full) { } return a + b;");
        String withClasses = DOUBLING.replace(
                "2 * number",
                "((Doubling) java.lang.reflect.Proxy.newProxyInstance("
                        + "new ClassLoader(MyDoubling.class.getClassLoader()) { }, new Class<?>[] {Doubling.class},"
                        + " (proxy, method, given) -> 2 * (Integer) given[0])).doubled(number)");
        try (Examination examination = hall.sit(filling, withClasses)) {
            assertThat(examination.failures()).isEmpty();
            Everything answer = everything(examination);
            CallFailed failed = null;
            for (int call = 0; call < MANY_CALLS && failed == null; call++) {
                failed = catchThrowableOfType(CallFailed.class, () -> answer.plus(1, 2));
            }
            assertThat(failed).hasMessageContaining("filled the memory");
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }

    @Tag("thorough")
    @Test
    void whatACellKeepsForGoodCostsNoOtherTask() {
        String hoarding = "java.util.List<byte[]> hoard = new java.util.ArrayList<>();\n"
                + "long free() { Runtime r = Runtime.getRuntime(); return r.maxMemory() - r.totalMemory()"
                + " + r.freeMemory(); }\nwhile (free() > (24 << 20)) hoard.add(new byte[1 << 20]);\n" + HONEST;
        String roomy = DOUBLING.replace("2 * number", "new byte[30 << 20].length > 0 ? 2 * number : 0");
        try (Examination examination = hall.sit(hoarding, roomy)) {
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
            assertThat(everything(examination).plus(1, 2)).isEqualTo(3);
        }
    }

    @Test
    void whoTakesMemoryBesideJavasIsToldSoAndCostsNoOtherTask() {
        String taking = UNSAFE
                + plus("for (int i = 0; i < 30; i++) unsafe().setMemory("
                        + "unsafe().allocateMemory(1 << 26), 1 << 26, (byte) 1); while (true);");
        try (Examination examination = hall.sit(taking, DOUBLING)) {
            assertThatThrownBy(() -> everything(examination).plus(1, 1))
                    .hasMessageContaining("MB of the machine's memory");
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }
}
