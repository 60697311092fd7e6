package sudoku.course.slides;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.ipynb.Notebook;

/** What of a lesson's prose is left on a slide. */
class RoomProseTests {
    private static final String TEN = "one two three four five six seven eight nine ten";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It walks through all of them. How many of them are there?  | How many of them are there?",
                "It walks through all of them. Each is a **node** of it.    | Each is a **node** of it.",
                "Each is a **node** of it. How many of them are there?      | How many of them are there?",
                "**Predict.** How many digits are left? Type your number.   | How many digits are left?"
            })
    void ofAParagraphARoomReadsWhatItAsksOrStresses(String paragraph, String shown) {
        assertThat(RoomProse.of(paragraph)).containsExactly(shown);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It walks through all of them. Then it stops.", "We change an earlier one. Which one?",
                "Type **your** number in place of the question mark.", "Do you see what the cell below draws?"
            })
    void theRestIsSaid(String paragraph) {
        assertThat(RoomProse.of(paragraph)).isEmpty();
    }

    @Test
    void belowAHeadingThereIsASentence() {
        assertThat(RoomProse.of("## One\n\nRun it. It walks on and on. Then it stops.\n\n## Two\n\nSo it was once."))
                .containsExactly("## One\n\nIt walks on and on.", "## Two\n\nSo it was once.");
    }

    @Test
    void headingsCodeAndTablesStay() {
        String cell = "## One\n\n    for each digit:\n\n        try it\n\nPairs:\n\n| a | b |\n|---|---|\n| 1 | 2 |";
        assertThat(RoomProse.of(cell)).containsExactly(cell);
    }

    @Test
    void whatLeadsToCodeIsAboveIt() {
        assertThat(RoomProse.of("First this happens to it. On the way it tries these:\n\n    1 2 3"))
                .containsExactly("On the way it tries these:\n\n    1 2 3");
    }

    @Test
    void aShortListIsReadWholeAndOfALongOneHowItsItemsBegin() {
        String list = "1. It fits here now. Or not. Run it.\n2. **Both.** They meet. They part.\n3. Lost? Begin again.";
        assertThat(RoomProse.of(list)).containsExactly(list.replace(" Run it.", ""));
        assertThat(RoomProse.of(list + " One " + TEN + " " + TEN + " " + TEN))
                .containsExactly("1. It fits here now.\n2. **Both.** They meet.\n3. Lost? Begin again.");
    }

    @Test
    void aPropositionIsReadWholeAndAStepOfItsProofSaysMoreThanItsName() {
        String proposition = "**Proposition 1 (so).** " + TEN + " " + TEN + " " + TEN + " " + TEN + " " + TEN;
        String steps = "1. *A clue.* We say what it says. One " + TEN + "\n2. It ends before that. One " + TEN + " "
                + TEN + " " + TEN;
        assertThat(RoomProse.of(proposition + "\n\n**Proof.** By induction on it.\n\n" + steps))
                .containsExactly(proposition + "\n\nBy induction on it."
                        + "\n\n1. *A clue.* We say what it says.\n2. It ends before that.");
    }

    @Test
    void aQuotationIsReadWhole() {
        assertThat(RoomProse.of("What may it rely on?\n\n> `false` leaves the board. As it was."))
                .containsExactly("What may it rely on?\n\n> `false` leaves the board. As it was.");
    }

    @Test
    void aLongListTakesSeveralSlidesAndKeepsWhatLeadsToIt() {
        String two = "- " + TEN + "\n- " + TEN;
        assertThat(RoomProse.of("## One\n\nIs it so again?\n\nYou can\n\n" + two + "\n" + two))
                .containsExactly("## One\n\nIs it so again?", "You can\n\n" + two + "\n- " + TEN, "- " + TEN);
    }

    @Test
    void whatALessonIsForIsSaidAndItsQuestionIsRead() {
        assertThat(RoomProse.of("# 1 · One\n\n**Is it so again?**\n\nAfter it you can\n\n1. ask;\n2. answer."))
                .containsExactly("# 1 · One\n\n**Is it so again?**");
    }

    @Test
    void aSentenceThatIsTooLongIsSaid() {
        assertThat(RoomProse.of("Is it " + TEN + " " + TEN + " " + TEN + " " + TEN + "?\n\nIs it short enough?"))
                .containsExactly("Is it short enough?");
    }

    static List<Path> lessons() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void noSlideHasMoreThanFortyWordsOrSpeaksToSomebodyAlone(Path lesson) {
        List<String> slides = Notebook.read(lesson).cells().stream()
                .filter(cell -> cell.path("cell_type").asText().equals("markdown"))
                .filter(cell -> !cell.path("metadata").toString().contains("\"skip\"") && !Notebook.isNotes(cell))
                .flatMap(cell -> RoomProse.of(Notebook.source(cell)).stream())
                .toList();
        assertThat(slides).isNotEmpty().allSatisfy(slide -> {
            assertThat(words(slide)).isLessThanOrEqualTo(RoomProse.MOST);
            assertThat(prose(slide))
                    .doesNotContainPattern("(?i)cells? (below|above)|question mark|your (number|guess)|(?<!you )run"
                            + " (it|both|this)\\b");
        });
    }

    private static long words(String slide) {
        return Stream.of(prose(slide).replaceAll("\\]\\([^)]*\\)", "").split("\\s+"))
                .filter(word -> word.matches(".*[\\p{L}\\p{N}].*") && !word.matches("\\d+\\."))
                .count();
    }

    private static String prose(String slide) {
        return slide.replaceAll("(?m)^\\*\\*Proposition .*(?:\n.+)*", "")
                .lines()
                .filter(line -> !line.matches("(#|\\||    ).*"))
                .collect(Collectors.joining("\n"));
    }
}
