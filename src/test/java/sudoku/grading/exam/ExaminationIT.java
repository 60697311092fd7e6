package sudoku.grading.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static sudoku.grading.ExaminationHall.DOUBLING;
import static sudoku.grading.ExaminationHall.doubling;
import static sudoku.grading.ExaminationHall.everything;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grading.ExaminationHall;
import sudoku.grading.sample.Everything;
import sudoku.judge.CallFailed;
import sudoku.kernel.Jdks;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Answers of every kind, in real workers in real boxes. */
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
@Needs(Need.BUBBLEWRAP)
class ExaminationIT {
    private static final String HONEST =
            """
            int[] sortedCopy(int[] numbers) {
                int[] copy = numbers.clone();
                Arrays.sort(copy);
                return copy;
            }
            class MyEverything implements Everything {
                public int plus(int a, int b) { return a + b; }
                public long minus(long a) { return -a; }
                public boolean not(boolean a) { return !a; }
                public double half(double a) { return a / 2; }
                public String greeting(String name) { return "Hello " + name + "!"; }
                public int[] sorted(int[] numbers) { return sortedCopy(numbers); }
                public int[][] transposed(int[][] table) { return new int[][] {{table[0][0], table[1][0]}}; }
                public String[] shouted(String[] words) { words[0] = words[0].toUpperCase(); return words; }
                public List<String> twice(List<String> words) {
                    List<String> all = new LinkedList<>(words);
                    all.addAll(words);
                    return all;
                }
                public List<int[]> pairs(List<int[]> rows) { rows.get(0)[0] = 9; return rows; }
                public Iterator<String> letters(String word) { return List.of(word.split("")).iterator(); }
                public Iterator<int[]> countdown(int from) {
                    return new Iterator<int[]>() {
                        int next = from;
                        public boolean hasNext() { return next > 0; }
                        public int[] next() { return new int[] {next--}; }
                    };
                }
                public void each(int most, Consumer<String> found) {
                    for (int i = 0; i < most; i++) found.accept("element " + i);
                }
            }
            """
                    .replace("Consumer<", "java.util.function.Consumer<");

    private static ExaminationHall hall;

    ExaminationIT(Jdks.Jdk jdk) {}

    @BeforeParameterizedClassInvocation
    static void open(Jdks.Jdk jdk) throws IOException {
        hall = new ExaminationHall(jdk.home());
    }

    @AfterParameterizedClassInvocation
    static void close() throws IOException {
        hall.close();
    }

    private static Examination withMethod(String method) {
        return hall.sit(
                HONEST.replaceAll("(?s)class MyEverything", "class Honest")
                        + "class MyEverything extends Honest {\n"
                        + method + "\n}",
                DOUBLING);
    }

    @Test
    void everythingThatAnAnswerMayTakeAndGiveGetsThroughUnchanged() {
        try (Examination examination = hall.sit(HONEST, DOUBLING)) {
            assertThat(examination.failures()).isEmpty();
            Everything answer = everything(examination);
            assertThat(answer.plus(Integer.MAX_VALUE, -1)).isEqualTo(Integer.MAX_VALUE - 1);
            assertThat(answer.minus(Long.MAX_VALUE)).isEqualTo(-Long.MAX_VALUE);
            assertThat(answer.not(true)).isFalse();
            assertThat(answer.half(1)).isEqualTo(0.5);
            assertThat(answer.greeting("数独 \ud83d\ude00")).isEqualTo("Hello 数独 \ud83d\ude00!");
            assertThat(answer.sorted(new int[] {3, 1, 2})).containsExactly(1, 2, 3);
            assertThat(answer.transposed(new int[][] {{1}, {2}})).isDeepEqualTo(new int[][] {{1, 2}});
            assertThat(answer.twice(List.of("a"))).containsExactly("a", "a");
            assertThat(doubling(examination).doubled(21)).isEqualTo(42);
        }
    }

    static List<Arguments> harmless() {
        String streams =
                """
                import java.util.stream.*;
                import java.util.function.*;
                class MyDoubling implements Doubling {
                    public int doubled(int number) {
                        Function<Integer, Integer> twice = each -> helper(each);
                        return Stream.of(number).map(twice).collect(Collectors.toList()).get(0);
                    }
                }
                Integer helper(Integer each) { return 2 * each; }
                """;
        return List.of(
                Arguments.of("imports, for which JShell compiles the first variable anew", true, HONEST, streams),
                Arguments.of(
                        "an earlier variable", true, HONEST, DOUBLING + "\nEverything task1 = null;\nint plus = 3;"),
                Arguments.of(
                        "what fits later", false, "", HONEST + DOUBLING + "\nEverything task1 = new MyEverything();"),
                Arguments.of(
                        "what does not compile",
                        false,
                        "Show.grid(puzzle);\n" + HONEST + "\nint none = nothing;",
                        DOUBLING));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("harmless")
    void whatIsBesideAnAnswerTakesNoneAway(String what, boolean allRun, String first, String second) {
        try (Examination examination = hall.sit(first, second)) {
            assertThat(examination.failures().isEmpty()).isEqualTo(allRun);
            assertThat(everything(examination).plus(1, 2)).isEqualTo(3);
            assertThat(doubling(examination).doubled(21)).isEqualTo(42);
        }
    }

    @Test
    void aTextThatIsTooLongCostsOnlyItsOwnTask() {
        String text = "String text = \"" + "x".repeat(70_000) + "\";";
        try (Examination examination = hall.sit(HONEST, text + DOUBLING)) {
            assertThat(examination.failures().get("task2-answer")).contains("constant string too long");
            assertThat(everything(examination).plus(1, 2)).isEqualTo(3);
            assertThat(doubling(examination).doubled(21)).isEqualTo(42);
        }
    }

    @Test
    void iteratorsAndCallbacksWorkStepByStep() {
        try (Examination examination = hall.sit(HONEST, DOUBLING)) {
            Everything answer = everything(examination);
            Iterator<String> letters = answer.letters("ab");
            Iterator<int[]> numbers = answer.countdown(1);
            assertThat(letters.next() + letters.next()).isEqualTo("ab");
            assertThat(letters.hasNext()).isFalse();
            assertThat(numbers.hasNext()).isTrue();
            assertThat(numbers.next()).containsExactly(1);
            List<String> found = new ArrayList<>();
            answer.each(3, found::add);
            assertThat(found).containsExactly("element 0", "element 1", "element 2");
        }
    }

    @Test
    void whatACallbackThrowsEndsTheCallAndComesOut() {
        try (Examination examination = hall.sit(HONEST, DOUBLING)) {
            IllegalStateException enough = new IllegalStateException("enough");
            List<String> found = new ArrayList<>();
            Consumer<String> two = element -> {
                found.add(element);
                if (found.size() == 2) {
                    throw enough;
                }
            };
            assertThatThrownBy(() -> everything(examination).each(Integer.MAX_VALUE, two))
                    .isSameAs(enough);
            assertThat(found).hasSize(2);
            assertThat(doubling(examination).doubled(1)).isEqualTo(2);
        }
    }

    @Test
    void anExceptionIsReportedAndTheNextCallIsAnswered() {
        try (Examination examination =
                withMethod("    @Override public int plus(int a, int b) {\n        return a / (b - b);\n    }")) {
            assertThatThrownBy(() -> everything(examination).plus(1, 1))
                    .isInstanceOf(CallFailed.class)
                    .hasMessageContaining("plus")
                    .hasMessageContaining("ArithmeticException: / by zero");
            assertThat(everything(examination).not(false)).as("the next call").isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "true, new NoSuchElementException()",
        "false, new NoSuchElementException() { }",
        "false, new IllegalStateException(\"It threw NoSuchElementException as java.util.NoSuchElementException\")"
    })
    void anExceptionIsKnownByItsClassAndByNoWords(boolean threw, String thrown) {
        try (Examination examination = withMethod("public Iterator<String> letters(String word) { return new"
                + " Iterator<String>() { public boolean hasNext() { return false; } public String next() { throw "
                + thrown + "; } }; }")) {
            Iterator<String> letters = everything(examination).letters("");
            CallFailed failed = catchThrowableOfType(CallFailed.class, letters::next);
            assertThat(failed.threw(NoSuchElementException.class)).isEqualTo(threw);
        }
    }

    @Test
    void aRecursionWithoutEndIsAnExceptionAsInTheNotebook() {
        try (Examination examination = withMethod("public int plus(int a, int b) { return 1 + plus(b, a); }")) {
            assertThatThrownBy(() -> everything(examination).plus(1, 1))
                    .hasMessageContaining("calls itself again and again");
            assertThat(everything(examination).not(false)).isTrue();
        }
    }

    @Test
    void anEndlessCallEndsItsTaskAndTheOtherTaskGetsAFreshWorker() {
        try (Examination examination = withMethod("public int plus(int a, int b) { while (true); }")) {
            Everything answer = everything(examination);
            assertThatThrownBy(() -> answer.plus(1, 1)).hasMessageContaining("did not end within 2 seconds");
            assertThatThrownBy(() -> answer.not(true)).as("the same task").hasMessageContaining("did not end");
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }

    static List<Arguments> deadly() {
        String forged = "try { new FileOutputStream(FileDescriptor.out)"
                + ".write(new byte[] {0, 0, 0, 9, 9, 0, 0, 0, 1, 0, 0, 0, 3}); } catch (IOException e) { }";
        return List.of(
                Arguments.of("System.exit(0);", "ended its own program"),
                Arguments.of(forged, "Its answer was malformed"));
    }

    @ParameterizedTest
    @MethodSource("deadly")
    void whatEndsAWorkerEndsItsTaskOnly(String body, String sentence) {
        try (Examination examination = withMethod("public int plus(int a, int b) { " + body + " return 0; }")) {
            assertThatThrownBy(() -> everything(examination).plus(1, 1)).hasMessageContaining(sentence);
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }

    static List<Arguments> failing() {
        String unknown = "class MyEverything implements Everything {\n    int plus(int a) { return b; }\n}";
        return List.of(
                Arguments.of("while (true);\n" + HONEST, "did not end"), Arguments.of(unknown, "does not compile"));
    }

    @ParameterizedTest
    @MethodSource("failing")
    void aCellThatFailsIsLeftOutAndCostsNoOtherTask(String first, String sentence) {
        try (Examination examination = hall.sit(first, DOUBLING)) {
            assertThat(examination.failures().get("task1-answer")).contains(sentence);
            assertThat(examination.ended(Everything.class).orElse("not ended")).contains(sentence);
            assertThat(doubling(examination).doubled(4)).isEqualTo(8);
        }
    }

    @Test
    void nullIsNoAnswer() {
        try (Examination examination = withMethod("public int[] sorted(int[] numbers) { return null; }"
                + " public Iterator<int[]> countdown(int from) { return null; }")) {
            assertThatThrownBy(() -> everything(examination).sorted(new int[1])).hasMessageContaining("null");
            assertThatThrownBy(() -> everything(examination).countdown(1)).hasMessageContaining("null");
        }
    }

    @Test
    void printedTextGoesNowhere() {
        try (Examination examination = withMethod("public int plus(int a, int b) { for (int i = 0; i < 100000; i++)"
                + " { System.out.println(\"noise\"); System.err.println(\"noise\"); } return a; }")) {
            assertThat(everything(examination).plus(5, 1)).isEqualTo(5);
        }
    }
}
