package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.ipynb.Notebook;
import sudoku.notebook.Proof;

/** The step of a proof: what can be chosen and what each choice is told are the same letters, and one is right. */
class StepsTests {
    private static final Pattern CHOICE = Pattern.compile("(?m)^[-*] \\**([a-z])\\)");
    private static final Pattern TOLD = Pattern.compile("(?s)([a-z])(\\*?): \\S(?:(?!\n[a-z]\\*?: ).)*[.?!)]");

    static List<SecondEdition> lessons() {
        List<SecondEdition> lessons = new ArrayList<>(SecondEdition.lessons());
        lessons.add(new EveningDraft().lesson());
        return lessons;
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyStepHasAChoiceForEachLetterAndOneIsRight(SecondEdition lesson) throws IOException {
        assertThat(faults(lesson)).isEmpty();
    }

    private static List<String> faults(SecondEdition lesson) throws IOException {
        List<String> faults = new ArrayList<>();
        String list = "";
        for (ObjectNode cell : lesson.notebook().cells()) {
            if (SecondEdition.is(cell, "step")) {
                String wanted = "Proof.step(\"" + lesson.name() + "\", \"?\");";
                if (!Notebook.source(cell).strip().equals(wanted)) {
                    faults.add("A step's cell is " + wanted);
                }
                faults.addAll(faultsOf(lesson.name(), letters(CHOICE, list)));
            } else if (!SecondEdition.isCode(cell) && !Notebook.isNotes(cell)) {
                list = Notebook.source(cell);
            }
        }
        return faults;
    }

    private static List<String> letters(Pattern what, String text) {
        return what.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static List<String> faultsOf(String lesson, List<String> letters) throws IOException {
        String file = "steps/" + lesson + ".md";
        try (InputStream told = Proof.class.getResourceAsStream(file)) {
            return told == null
                    ? List.of("There is no " + file)
                    : faultsIn(new String(told.readAllBytes(), StandardCharsets.UTF_8), letters);
        }
    }

    /** What is wrong with what the letters are told. */
    private static List<String> faultsIn(String told, List<String> letters) {
        List<String> faults = new ArrayList<>();
        List<MatchResult> answers = new ArrayList<>();
        for (String paragraph : told.strip().split("\\n\\s*\\n")) {
            TOLD.matcher(paragraph)
                    .results()
                    .filter(found -> found.group().equals(paragraph))
                    .findFirst()
                    .ifPresentOrElse(
                            answers::add, () -> faults.add("'a: sentence' or 'b*: sentence', not " + paragraph));
        }
        List<String> answered = answers.stream().map(answer -> answer.group(1)).toList();
        if (letters.isEmpty() || !answered.equals(letters)) {
            faults.add("The list above the step has " + letters + ", told something are " + answered);
        }
        long right =
                answers.stream().filter(answer -> !answer.group(2).isEmpty()).count();
        if (right != 1) {
            faults.add(right + " letters are marked as the step");
        }
        return faults;
    }

    @Test
    void lettersThatAreToldNothingOrAreNoChoiceAreFound() {
        assertThat(faultsIn("a: No.\n\nb*: Yes,\nit is.\n", List.of("a", "b"))).isEmpty();
        assertThat(faultsIn("a: No.\n\nb*: Yes.", List.of("a", "b", "c"))).hasSize(1);
        assertThat(faultsIn("a: No.\n\nb*: Yes.\n\nc: No.", List.of("a", "b"))).hasSize(1);
        assertThat(faultsIn("a: No.\n\nb*: Yes.", List.of())).as("no list").hasSize(1);
    }

    @Test
    void notOneRightLetterAndAnotherFormAreFound() {
        assertThat(faultsIn("a*: No.\n\nb*: Yes.", List.of("a", "b")))
                .containsExactly("2 letters are marked as the step");
        assertThat(faultsIn("a: No.\n\nb: Yes.", List.of("a", "b"))).hasSize(1);
        assertThat(faultsIn("a: No.\nb*: Yes.", List.of("a", "b")))
                .as("in one paragraph")
                .isNotEmpty();
        assertThat(faultsIn("a) No.\n\nb*: Yes.", List.of("a", "b")))
                .as("another sign")
                .isNotEmpty();
    }

    @Test
    void anotherCellOrAListThatIsNoneIsFound() throws IOException {
        assertThat(faults(new EveningDraft()
                        .step("Proof.step(\"03-sample\", \"b\");")
                        .lesson()))
                .hasSize(1);
        assertThat(faults(new EveningDraft()
                        .proposition("a) One\nb) Two\nc) Three")
                        .lesson()))
                .as("in a paragraph, where Markdown joins its lines")
                .hasSize(1);
    }
}
