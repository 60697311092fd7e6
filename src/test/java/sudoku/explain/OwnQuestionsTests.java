package sudoku.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import sudoku.explain.plain.Followed;
import sudoku.explain.plain.JavacMachine;
import sudoku.explain.run.SmallCall;
import sudoku.explain.source.NoQuestions;

/** A student answers, lets pass, errs and tries again. */
class OwnQuestionsTests {
    private static final String LOOP =
            """
            int sum(int n) {
                int sum = 0;
                for (int i = 1; i <= n; i++) {
                    sum += i * i;
                }
                return sum;
            }""";

    private static OwnQuestions about(String cell, long seed, SmallCall... calls) throws NoQuestions {
        return OwnQuestions.about(
                "About your own sum",
                cell,
                (source, random) -> Followed.prepared(source, calls),
                new JavacMachine(List.of(), cell),
                seed);
    }

    private static OwnQuestions questions() throws NoQuestions {
        return about(LOOP, 1, SmallCall.of("sum", 3), SmallCall.of("sum", 4), SmallCall.of("sum", 2));
    }

    @Test
    void aQuestionMarkLetsAQuestionPass() throws NoQuestions {
        OwnQuestions questions = questions();
        String first = questions.answer("?", "?", "?").text();
        assertThat(first)
                .contains("○ Question 1:", "○ Question 2:", "○ Question 3:", "  4          sum += i * i;", "no points")
                .doesNotContain("✗", "✓");
        assertThat(questions.answer().text()).isEqualTo(first);
        assertThat(questions.answer("?", null, " ", "more than asked").text()).isEqualTo(first);
    }

    @Test
    void aWrongAnswerIsAnsweredWithTheRunAndAnotherQuestionOfTheKind() throws NoQuestions {
        OwnQuestions questions = questions();
        String wrong = questions.answer("4711", "?", "?").text();
        Matcher told = Pattern.compile("✗ Question 1: not 4711\\. The answer to “.*” is (.*)\\. ")
                .matcher(wrong);
        assertThat(told.find()).isTrue();
        assertThat(wrong).contains("○ Question 1:");
        assertThat(questions.answer("4711", "?", "?").text())
                .as("the same wrong answer, still in the cell, is no answer to the new question")
                .doesNotContain("✗")
                .contains("○ Question 1:");
        assertThat(questions.answer(told.group(1), "?", "?").text())
                .as("nor is the answer to the question before, which she has read by now")
                .doesNotContain("✗");
    }

    @Test
    void rightAnswersEndIt() throws NoQuestions {
        OwnQuestions questions = questions();
        for (int place = 0; place < 3; place++) {
            for (int i = 0;
                    i < 400 && !questions.answer().text().contains("Question " + (place + 1) + ": Done.");
                    i++) {
                String[] typed = {"?", "?", "?"};
                typed[place] = String.valueOf(i);
                questions.answer(typed);
            }
        }
        assertThat(questions.answer().text()).contains("You know your program.");
    }

    @Test
    void theSameSeedAsksTheSame() throws NoQuestions {
        assertThat(questions().answer().text()).isEqualTo(questions().answer().text());
    }

    @Test
    void whatCannotBeFollowedIsASentence() {
        assertThatThrownBy(() -> about("int f() { return 1; }\nf();", 1, SmallCall.of("f")))
                .isInstanceOf(NoQuestions.class)
                .hasMessageContaining("contains more than declarations");
        assertThatThrownBy(() -> about("int f(int n) { return elsewhere(n); }", 1, SmallCall.of("f", 1)))
                .isInstanceOf(NoQuestions.class)
                .hasMessageContaining("cannot be run again by itself");
        assertThatThrownBy(
                        () -> about("int f(int n) { while (n > 0) { n++; n--; } return n; }", 1, SmallCall.of("f", 1)))
                .isInstanceOf(NoQuestions.class)
                .hasMessageContaining("too many steps");
        assertThatThrownBy(() -> about(inThreads(LOOP.replace("sum(int", "sumTo(int")), 1, SmallCall.of("sum", 3)))
                .isInstanceOf(NoQuestions.class)
                .hasMessageContaining("threads of its own");
    }

    private static String inThreads(String cell) {
        return cell
                + """

                int sum(int n) {
                    Thread other = new Thread(() -> {
                        int none = 0;
                    });
                    other.start();
                    try {
                        other.join();
                    } catch (InterruptedException stopped) {
                        throw new IllegalStateException(stopped);
                    }
                    return sumTo(n);
                }
                """;
    }

    @Test
    void aProgramThatDoesSomethingElseEachTimeIsNotAskedAbout() {
        String byChance = LOOP.replace("int sum = 0;", "int sum = new Random().nextInt();");
        String remembers = "final int[] seen = new int[1];\n" + LOOP.replace("int sum = 0;", "int sum = seen[0]++;");
        for (String cell : List.of(byChance, remembers)) {
            assertThatThrownBy(() -> about(cell, 1, SmallCall.of("sum", 3)))
                    .as(cell)
                    .isInstanceOf(NoQuestions.class)
                    .hasMessageContaining("does something different when it is called again");
        }
    }

    @Test
    void aVariableThatTheProgramKeepsBeginsAnewWithEachCall() throws NoQuestions {
        for (String variable : List.of("int begun;", "int begun = 0;", "long begun;")) {
            String cell = variable + "\n" + LOOP.replace("int sum = 0;", "int sum = (int) begun++;");
            assertThat(about(cell, 1, SmallCall.of("sum", 3)).answer().text()).contains("○ Question 1:");
        }
    }

    @Test
    void whatHerCodeContainsIsTextOnThePage() throws NoQuestions {
        String cell = LOOP.replace("int sum = 0;", "int sum = 0; // <b>&\"</b>");
        assertThat(about(cell, 1, SmallCall.of("sum", 3)).answer().html())
                .contains("&lt;b&gt;&amp;&quot;&lt;/b&gt;")
                .doesNotContain("<b>&");
    }
}
