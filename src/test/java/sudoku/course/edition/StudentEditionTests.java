package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.course.lesson.Draft;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

class StudentEditionTests {
    @Test
    void whereTheAnswerStoodThereIsRoomForOne() {
        assertThat(StudentEdition.withoutAnswers(
                        """
                int two() {
                    int two = 0;
                    // BEGIN SOLUTION
                    two = 2;
                    // END SOLUTION
                    return two;
                }
                // BEGIN SOLUTION

                int helper() { return 2; }
                // END SOLUTION
                """,
                        "test"))
                .isEqualTo(
                        """
                int two() {
                    int two = 0;
                    // YOUR CODE HERE
                    return two;
                }
                // YOUR CODE HERE""");
    }

    @Test
    void aCellWithoutAnAnswerStaysAsItIs() {
        assertThat(StudentEdition.withoutAnswers("int x = 1;\nint y = 2;", "test"))
                .isEqualTo("int x = 1;\nint y = 2;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "// BEGIN SOLUTION\nx",
                "x\n// END SOLUTION",
                "// END SOLUTION\n// BEGIN SOLUTION",
                "// BEGIN SOLUTION\n// BEGIN SOLUTION\n// END SOLUTION"
            })
    void marksThatDoNotMatchAreRefusedBeforeAnAnswerGetsOut(String source) {
        assertThatThrownBy(() -> StudentEdition.withoutAnswers(source, "exercises/x.ipynb"))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("exercises/x.ipynb");
    }

    @Test
    void whatBelongsToTheExerciseCannotBeChangedByAccident() {
        String nbgrader = "{'nbgrader':{'locked':%s,'solution':%s,'grade_id':'%s'}}";
        String json = "{'cells':[" + cell("a", nbgrader.formatted(true, false, "jars")) + ","
                + cell("b", nbgrader.formatted(false, true, "task1-answer")) + "," + cell("c", "{}")
                + "],'metadata':{},'nbformat':4,'nbformat_minor':5}";
        Notebook exercise = Notebook.parse(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8), "test");
        assertThat(StudentEdition.of(exercise, "test").cells())
                .extracting(cell -> cell.path("metadata"))
                .satisfiesExactly(
                        given -> {
                            assertThat(given.get("editable").asBoolean()).isFalse();
                            assertThat(given.get("deletable").asBoolean()).isFalse();
                        },
                        answer -> {
                            assertThat(answer.has("editable")).isFalse();
                            assertThat(answer.get("deletable").asBoolean()).isFalse();
                        },
                        own -> assertThat(own).isEmpty());
    }

    /** Its value, a bare number, is for nbgrader, which has the instructor's edition. */
    @Test
    void aCheckShowsItsPageAndNoNumberBelow() {
        String check = "Check.answer(Conflicts.class, task1)";
        String json = "{'cells':[{'cell_type':'code','id':'a','metadata':{},'outputs':[],'source':'" + check
                + "'}],'metadata':{},'nbformat':4,'nbformat_minor':5}";
        Notebook exercise = Notebook.parse(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8), "test");
        assertThat(Notebook.source(StudentEdition.of(exercise, "test").cells().get(0)))
                .isEqualTo("int points1 = " + check + ";");
    }

    @Test
    void anErrorInATaskKeepsNobodyFromTheNext() {
        String given = "{'nbgrader':{'locked':true,'grade_id':'%s'},'tags':['notebook-only']}";
        String json = "{'cells':[" + cell("a", given.formatted("jars")) + "," + cell("b", given.formatted("task1-try"))
                + "],'metadata':{},'nbformat':4,'nbformat_minor':5}";
        Notebook exercise = Notebook.parse(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8), "test");
        assertThat(StudentEdition.of(exercise, "test").cells())
                .extracting(cell -> cell.path("metadata").path("tags").toString())
                .containsExactly("[\"notebook-only\"]", "[\"notebook-only\",\"raises-exception\"]");
    }

    private static String cell(String id, String metadata) {
        return "{'cell_type':'code','id':'" + id + "','metadata':" + metadata + ",'outputs':[],'source':'1'}";
    }

    @Test
    void aPredictionIsLeftToTheStudent() {
        for (Path lesson : CourseFolder.notebooksUnder(CourseFolder.here().lessons())) {
            String given = text(LessonEdition.STUDENT.of(Notebook.read(lesson), "test"));
            assertThat(Pattern.compile("Predict\\.that\\(.*?,\\s*[\\d_.]+\\)")
                            .matcher(given)
                            .results())
                    .as(lesson.toString())
                    .isEmpty();
        }
        Notebook filled =
                new Draft().code("Predict.that(\"nodes\", 500);").lesson().notebook();
        assertThat(text(LessonEdition.STUDENT.of(filled, "test"))).contains("Predict.that(\\\"nodes\\\", \\\"?\\\");");
    }

    private static String text(Notebook notebook) {
        return new String(NormalForm.of(notebook), StandardCharsets.UTF_8);
    }
}
