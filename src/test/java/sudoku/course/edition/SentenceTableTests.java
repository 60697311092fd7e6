package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.course.cli.TidyCommand;
import sudoku.course.edition.SentenceTable.Sentence;
import sudoku.files.CourseProblem;

/** The table of a README is what the tests beside it say, in the order in which the statements say it. */
class SentenceTableTests {
    private static final String VISIBLE =
            """
            public class VisibleTests {
                @Points(1)
                @Says({"no \\"blank\\": 0", "Count the **blanks** "
                        + "of a board"})
                @DisplayName("Blanks (all of them) are counted")
                void blanksAreCounted(Blanks answer) {
                }

                @Points(2)
                @DisplayName("This says nothing")
                void saysNothing(Blanks answer) {
                }
            }
            """;
    private static final String HIDDEN =
            """
            public class HiddenTests {
                @Points(1)
                @Says("Turn it.")
                void itIsTurned(Turn answer, Relabeling relabeling) {
                }

                @Points(1)
                @Says("Count the **blanks** of a board")
                void manyAreCounted(Blanks answer) {
                }
            }
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeASet() throws IOException {
        Files.writeString(
                folder.resolve("exercise.ipynb"),
                """
                {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [
                {"id": "a", "cell_type": "code", "metadata": {}, "outputs": [], "execution_count": null,
                 "source": ["sudoku.exercise.api.Blanks task1 = null;\\n", "sudoku.exercise.api.Turn task2 = null;"]},
                {"id": "b", "cell_type": "markdown", "metadata": {},
                 "source": ["## Task 1 · Blanks\\n", "Count the **blanks**\\n", "of a board; no \\"blank\\": 0"]},
                {"id": "c", "cell_type": "markdown", "metadata": {}, "source": ["## Task 2 · Turn\\n", "Turn it."]}]}
                """);
        Files.writeString(folder.resolve("VisibleTests.java"), VISIBLE);
        Files.writeString(folder.resolve("HiddenTests.java"), HIDDEN);
    }

    @Test
    void theTestsOfASentenceStandBesideItInTheOrderOfTheStatement() {
        assertThat(SentenceTable.of(folder))
                .containsExactly(
                        entry(1, "Count the **blanks** of a board", "blanksAreCounted", "manyAreCounted"),
                        entry(1, "no \"blank\": 0", "blanksAreCounted"),
                        entry(2, "Turn it.", "itIsTurned"));
    }

    private static Entry<Sentence, List<String>> entry(int task, String words, String... tests) {
        return Map.entry(new Sentence(task, words), List.of(tests));
    }

    @Test
    void tidyingAReadmeWritesItsTableAndNothingElse() throws IOException {
        Path readme = folder.resolve("README.md");
        Files.writeString(readme, "# A set\n\n## Every sentence and its test\n\n| old |\n\nThe end.\n");
        assertThat(TidyCommand.isUntidy(readme)).isTrue();
        TidyCommand.tidy(readme);
        assertThat(readme)
                .hasContent(
                        """
                # A set

                ## Every sentence and its test

                | task | what the statement says | tests |
                |---|---|---|
                | 1 | Count the **blanks** of a board | `blanksAreCounted`, `manyAreCounted` |
                | 1 | no "blank": 0 | `blanksAreCounted` |
                | 2 | Turn it. | `itIsTurned` |

                The end.
                """);
        assertThat(TidyCommand.isUntidy(readme)).isFalse();
    }

    @Test
    void aReadmeWithoutATableStaysAsItIs() throws IOException {
        Path readme = Files.writeString(folder.resolve("README.md"), "# A set\n");
        assertThat(TidyCommand.isUntidy(readme)).isFalse();
    }

    @Test
    void aTestOfNoTaskOfTheNotebookIsRefused() throws IOException {
        Files.writeString(folder.resolve("HiddenTests.java"), HIDDEN.replace("(Turn answer", "(Twist answer"));
        assertThatThrownBy(() -> SentenceTable.of(folder))
                .isInstanceOf(CourseProblem.class)
                .hasMessageEndingWith("HiddenTests.java: itIsTurned asks for a Twist, which is not a task of "
                        + "the notebook next to it.");
    }
}
