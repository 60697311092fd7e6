package sudoku.exercise.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sudoku.exercise.api.backtracking.Conflicts;
import sudoku.exercise.api.backtracking.SudokuX;
import sudoku.exercise.help.Help.Question;
import sudoku.files.CourseProblem;

/** Help is written in one form, and a file in any other is refused with the line that is wrong. */
class HelpFileTests {
    private static final String GOOD =
            """
            # Help with `sudoku.exercise.api.backtracking`

            ## Conflicts

            1. How many?
               - `1` is right.
               - `3, 4`: That is: pairs.
               - `2`: Two.
               - Otherwise: Count digits.
            2. Which?
               - `no` is right.
               - Otherwise: Look again.

            ### Hints

            1. First `this`.
            2. Then that.

            ### Another way

            In 2 sets.

            ## SudokuX

            1. How many?
               - `5` is right.
               - Otherwise: More.

            ### Hints

            1. One.

            ### Another way

            None.
            """;

    @Test
    void eachTaskGetsItsQuestionsItsHintsAndAnotherWay() {
        assertThat(HelpFile.read("help.md", GOOD))
                .containsExactly(
                        new Help(
                                Conflicts.class,
                                List.of(
                                        new Question(
                                                "How many?",
                                                "1",
                                                Map.of("3, 4", "That is: pairs.", "2", "Two."),
                                                "Count digits."),
                                        new Question("Which?", "no", Map.of(), "Look again.")),
                                List.of("First `this`.", "Then that."),
                                "In 2 sets."),
                        new Help(
                                SudokuX.class,
                                List.of(new Question("How many?", "5", Map.of(), "More.")),
                                List.of("One."),
                                "None."));
    }

    /** What is said where this is in place of that. */
    private static String refusal(String bad, String good) {
        assertThat(GOOD).containsOnlyOnce(good);
        return catchThrowableOfType(CourseProblem.class, () -> HelpFile.read("help.md", GOOD.replace(good, bad)))
                .getMessage();
    }

    @Test
    void whatComesOutOfOrderIsRefusedAndTheLineSaysWhatShouldBeThere() {
        assertThat(refusal("# Help for `sudoku", "# Help with `sudoku"))
                .isEqualTo("help.md, line 1: there should be \"# Help with `package`\".");
        assertThat(refusal("- `no` isn't wrong.", "- `no` is right."))
                .isEqualTo("help.md, line 11: there should be \"- `answer` is right.\".");
        assertThat(refusal("- `two` Two.", "- `2`: Two."))
                .isEqualTo("help.md, line 8: there should be \"- Otherwise: Sentence\".");
        assertThat(refusal("### Steps\n\n1. First", "### Hints\n\n1. First"))
                .isEqualTo("help.md, line 14: there should be \"### Hints\".");
        assertThat(refusal("In 2 sets.\n\nAnd in three.", "In 2 sets."))
                .isEqualTo("help.md, line 23: there should be \"## Task\".");
        assertThat(refusal("- Nothing", "1. First `this`."))
                .isEqualTo("help.md, line 16: there should be \"1. Hint\".");
        assertThat(refusal("", "None.\n"))
                .isEqualTo("help.md, line 35: the file ends, and there should be \"A paragraph\".");
    }

    @Test
    void numbersCountFromOne() {
        assertThat(refusal("3. Which?", "2. Which?")).isEqualTo("help.md, line 10: number 2 comes here, not 3.");
        assertThat(refusal("1. Then", "2. Then")).isEqualTo("help.md, line 17: number 2 comes here, not 1.");
    }

    @Test
    void aHeadingNamesATask() {
        assertThat(refusal("## Sudoku", "## SudokuX"))
                .isEqualTo("help.md, line 23: there is no task Sudoku in sudoku.exercise.api.backtracking.");
        assertThat(refusal("`sudoku.exercise.help`\n\n## Help", "`sudoku.exercise.api.backtracking`\n\n## Conflicts"))
                .isEqualTo("help.md, line 3: Help in sudoku.exercise.help is not a task.");
    }

    @Test
    void anAnswerCanBeTypedAndIsThereOnce() {
        assertThat(refusal("`!` is right.\n   - `3", "`1` is right.\n   - `3"))
                .isEqualTo("help.md, line 6: an answer has letters or digits, and `!` has none.");
        assertThat(refusal("`(3 4)`: Two.", "`2`: Two."))
                .isEqualTo("help.md, line 8: `(3 4)` is there twice for one question.");
        assertThat(refusal("`1`: Two.", "`2`: Two."))
                .isEqualTo("help.md, line 8: `1` is there twice for one question.");
    }
}
