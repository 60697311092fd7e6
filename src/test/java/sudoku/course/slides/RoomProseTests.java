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
                "It may go on. | ''",
                "That is a **node** of it. Then it stops. | ''",
                "If it says no, it ends. | ''",
                "A walk ends. It may go on. | A walk ends. It may go on.",
                "This board is full. | This board is full.",
                "A walk ends. Run it. It may go on. | A walk ends.",
                "Type your number. It is four.   | ''",
                "**Cost.** One two three. | **Cost.** One two three."
            })
    void ofAParagraphARoomReadsTheBeginning(String paragraph, String shown) {
        assertThat(RoomProse.of(paragraph)).isEqualTo(shown);
    }

    @Test
    void aSentenceIsNeverShownWithoutTheOneBefore() {
        String tooLong = "Two and " + TEN + " " + TEN + " " + TEN + " " + TEN + ".";
        assertThat(RoomProse.of("It begins here.")).isEmpty();
        assertThat(RoomProse.of("A walk ends. " + tooLong + " It goes on.\n\nIt is a walk."))
                .isEqualTo("A walk ends.");
        assertThat(RoomProse.of(tooLong + "\n\nWhat is said of it?")).isEmpty();
        assertThat(RoomProse.of("**Cost.** " + tooLong)).isEmpty();
        assertThat(RoomProse.of("## One\n\n" + tooLong + "\n\n## Two\n\nA walk ends."))
                .isEqualTo("## One\n\n## Two\n\nA walk ends.");
    }

    @Test
    void aPredictionIsAskedWhateverIsBeforeIt() {
        String cut = "A walk ends. Run it.\n\n";
        assertThat(RoomProse.of(cut + "**Predict.** How many are there? Type your number."))
                .isEqualTo("A walk ends.\n\n**Predict.** How many are there?");
        assertThat(RoomProse.ofQuestion(cut + "It is said of all. **Predict.** How many are there?"))
                .isEqualTo("A walk ends.\n\n**Predict.** How many are there?");
        assertThat(RoomProse.ofQuestion(cut + "How many are there?"))
                .isEqualTo("A walk ends.\n\n**Predict.** How many are there?");
    }

    @Test
    void headingsCodeAndTablesStay() {
        String cell = "## One\n\n    for each digit:\n\n        try it\n\nPairs:\n\n| a | b |\n|---|---|\n| 1 | 2 |";
        assertThat(RoomProse.of(cell)).isEqualTo(cell);
    }

    @Test
    void aQuestionIsNeverApartFromItsOptions() {
        String options = "- a) One " + TEN + "\n- b) " + TEN + "\n- c) " + TEN + "\n- d) the cell below";
        assertThat(RoomProse.of("A walk ends. Run it.\n\nWhich is it?\n\n" + options))
                .isEqualTo("A walk ends.\n\nWhich is it?\n\n" + options);
    }

    @Test
    void aShortListIsReadWholeAndOfALongOneEachLeadWithItsSentence() {
        String list = "- It fits here now. Or not. Run it.\n- **Both.** They meet. They part.\n- Lost? Begin again.";
        assertThat(RoomProse.of(list)).isEqualTo(list.replace(" Run it.", ""));
        assertThat(RoomProse.of(list + " One " + TEN + " " + TEN + " " + TEN))
                .isEqualTo("- It fits here now.\n- **Both.** They meet.\n- Lost?");
    }

    @Test
    void noItemOfAListIsEmpty() {
        assertThat(RoomProse.of("1. Run it.\n2. It ends. Run it.")).isEqualTo("1. Run it.\n2. It ends.");
    }

    @Test
    void aListWhoseBeginningsAreTooLongIsSaidWithWhatLeadsToIt() {
        String item = "- **A stack.** One " + TEN + ". It is more.\n";
        assertThat(RoomProse.of("## One\n\nThese are there:\n\n" + item.repeat(4)))
                .isEqualTo("## One");
    }

    @Test
    void aPropositionAndItsProofAreReadWhole() {
        String proposition = "**Proposition 1 (so).** " + TEN + " " + TEN + " " + TEN + " " + TEN + " " + TEN;
        String steps = "1. *A clue.* We say what it says. One " + TEN + "\n2. It ends before that. One " + TEN + " "
                + TEN + " " + TEN + " *This step is yours, below.*";
        assertThat(RoomProse.of(proposition + "\n\n**Proof.** By induction on it.\n\n" + steps))
                .isEqualTo(proposition + "\n\n**Proof.** By induction on it.\n\n" + steps.replace(", below", ""));
    }

    @Test
    void aQuotationIsReadWhole() {
        assertThat(RoomProse.of("What may it rely on?\n\n> `false` leaves the board. As it was."))
                .isEqualTo("What may it rely on?\n\n> `false` leaves the board. As it was.");
    }

    @ParameterizedTest
    @CsvSource({"Sources", "Roads not taken"})
    void whatIsLookedUpAtHomeIsOnNoSlide(String heading) {
        assertThat(RoomProse.of("## " + heading + "\n\n- A book.\n\nAnd one more.\n\n## One\n\nA walk ends."))
                .isEqualTo("## One\n\nA walk ends.");
    }

    @Test
    void whatALessonIsForIsSaidAndItsQuestionIsRead() {
        assertThat(RoomProse.of("# 1 · One\n\n**Is it so again?**\n\nAfter it you can\n\n1. ask;\n2. answer."))
                .isEqualTo("# 1 · One\n\n**Is it so again?**");
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
                .map(cell -> RoomProse.of(Notebook.source(cell)))
                .flatMap(shown -> Stream.of(shown.split("\n+(?=## |\\*\\*Predict)")))
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

    /** What is read: neither what is looked at, nor the points that are taken home. */
    private static String prose(String slide) {
        return slide.replaceAll("(?m)^\\*\\*Proposition .*(?:\n.+)*", "")
                .replaceAll("(?s)\\*\\*Proof.*?(?=\n\n\\*\\*|\n\n[^1*]|$)", "")
                .replaceAll("(?s)[^\n]*\n\n- a\\) .*", "")
                .lines()
                .filter(line -> !line.matches("(#|\\||    |\\d\\. ).*"))
                .collect(Collectors.joining("\n"));
    }
}
