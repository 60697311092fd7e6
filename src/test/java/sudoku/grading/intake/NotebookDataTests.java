package sudoku.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class NotebookDataTests {
    static byte[] notebook(String... cells) {
        return ("{\"cells\": [" + String.join(",", cells)
                        + "], \"metadata\": {}, \"nbformat\": 4, \"nbformat_minor\": 5}")
                .getBytes(StandardCharsets.UTF_8);
    }

    static String cell(String id, String source) {
        return "{\"cell_type\": \"code\", \"metadata\": {\"nbgrader\": {\"grade_id\": \"" + id
                + "\", \"solution\": true}},"
                + " \"source\": " + source + "}";
    }

    @Test
    void aSourceIsReadInBothWaysOfWritingIt() throws Unreadable {
        NotebookData read = NotebookData.read(notebook(cell("a", "\"one\\ntwo\""), cell("b", "[\"one\\n\", \"two\"]")));
        assertThat(read.cells()).extracting(NotebookCell::source).containsExactly("one\ntwo", "one\ntwo");
        assertThat(read.cells()).extracting(NotebookCell::gradeId).containsExactly("a", "b");
    }

    @Test
    void linesEndAsTheyDoEverywhereWhateverMachineHasWrittenThem() throws Unreadable {
        NotebookData read = NotebookData.read(notebook(cell("a", "[\"one\\r\\n\", \"two\\rthree\"]")));
        assertThat(read.cells()).extracting(NotebookCell::source).containsExactly("one\ntwo\nthree");
    }

    @Test
    void aByteOrderMarkDoesNoHarm() throws Unreadable {
        byte[] plain = notebook(cell("a", "\"x\""));
        byte[] marked = new byte[plain.length + 3];
        System.arraycopy(new byte[] {(byte) 0xef, (byte) 0xbb, (byte) 0xbf}, 0, marked, 0, 3);
        System.arraycopy(plain, 0, marked, 3, plain.length);
        assertThat(NotebookData.read(marked).cells()).hasSize(1);
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                Arguments.of("empty", "", "empty"),
                Arguments.of("no JSON", "Dear grader,", "not valid JSON"),
                Arguments.of("cut off", "{\"cells\": [{\"cell_type\"", "not valid JSON"),
                Arguments.of("something after it", "{\"cells\": [], \"nbformat\": 4} {}", "not valid JSON"),
                Arguments.of(
                        "a key twice", "{\"nbformat\": 4, \"cells\": [], \"cells\": []}", "Duplicate field 'cells'"),
                Arguments.of("deep", "[".repeat(100_000), "not valid JSON"),
                Arguments.of("a long number", "{\"nbformat\": " + "4".repeat(100_000) + "}", "not valid JSON"),
                Arguments.of("an old format", "{\"nbformat\": 3, \"worksheets\": []}", "nbformat 3"),
                Arguments.of("another format", "{\"nbformat\": 5, \"cells\": []}", "format 4"),
                Arguments.of("a list", "[]", "is not a notebook"),
                Arguments.of("no number", "{\"nbformat\": NaN, \"cells\": []}", "not valid JSON"),
                Arguments.of(
                        "a key twice where nobody looks",
                        "{\"nbformat\": 4, \"cells\": [{\"source\": \"\"," + " \"outputs\": [{\"a\": 1, \"a\": 2}]}]}",
                        "Duplicate field 'a'"),
                Arguments.of(
                        "a fault before another", "{\"cells\": [{\"source\": [7]}], \"nbformat\": 4", "not valid JSON"),
                Arguments.of(
                        "too many cells",
                        "{\"nbformat\": 4, \"cells\": [" + "{\"source\":\"\"},".repeat(200_000) + "{\"source\":\"\"}]}",
                        "more than 200000 cells"),
                Arguments.of("cells that are none", "{\"nbformat\": 4, \"cells\": {}}", "is not a notebook"),
                Arguments.of("a cell that is none", "{\"nbformat\": 4, \"cells\": [7]}", "no source"),
                Arguments.of(
                        "a source that is not text", "{\"nbformat\": 4, \"cells\": [{\"source\": [7]}]}", "not text"),
                Arguments.of(
                        "a long source",
                        "{\"nbformat\": 4, \"cells\": [{\"source\": \"" + "x".repeat(200_001) + "\"}]}",
                        "characters"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("broken")
    void whatIsNoNotebookIsSaidToBeNone(String what, String text, String sentence) {
        assertThatThrownBy(() -> NotebookData.read(text.getBytes(StandardCharsets.UTF_8)))
                .as(what)
                .isInstanceOf(Unreadable.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void otherEncodingsAreRefusedInsteadOfGuessed() {
        byte[] utf16 = new String(notebook(), StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16);
        assertThatThrownBy(() -> NotebookData.read(utf16)).hasMessageContaining("not UTF-8");
    }

    @Test
    void aMillionEmptyObjectsLeaveNothingBehind() throws Unreadable {
        String many = "[" + "{},".repeat(2_000_000) + "{}]";
        byte[] file = notebook(
                cell("a", "\"x\"").replace("\"source\"", "\"outputs\": " + many + ", \"source\""),
                cell("b", "\"y\"").replace("\"solution\": true", "\"solution\": " + many));
        assertThat(NotebookData.read(file).cells())
                .extracting(NotebookCell::answer)
                .containsExactly(true, false);
    }

    @Test
    void aHundredThousandLinesForTheKernelAreTakenAwayOneByOne() throws Unreadable {
        NotebookData submission = NotebookData.read(notebook(cell("a", "\"" + "%\\n".repeat(90_000) + "int x;\"")));
        assertThat(AnswerCells.in(submission, List.of("a")).sources()).containsEntry("a", "int x;");
    }

    @Test
    void copiesOfACellThatAreTooMuchTogetherCountAsEmptyAndAreNamed() throws Unreadable {
        String half = cell("a", "\"" + "x".repeat(100_000) + "\"");
        assertThat(AnswerCells.in(NotebookData.read(notebook(half, half)), List.of("a"))
                        .sources()
                        .get("a"))
                .hasSize(200_001);
        AnswerCells answers = AnswerCells.in(
                NotebookData.read(notebook(half, half, cell("a", "\"y\""), cell("b", "\"z\""))), List.of("a", "b"));
        assertThat(answers.sources()).containsEntry("a", "").containsEntry("b", "z");
        assertThat(answers.remarks())
                .singleElement()
                .asString()
                .contains("cell a occurs 3 times", "200001", "counts as empty");
    }

    @Test
    void onlyTheWantedAnswersAreTakenAndACopiedCellCountsAsOftenAsItIsThere() throws Unreadable {
        NotebookData submission = NotebookData.read(notebook(
                cell("other", "\"no\""),
                cell("a", "\"1\""),
                cell("a", "\"2\""),
                cell("m", "\"%jars x\\n  \\n%load y\\nint z = 5\\n% 3;\"")));
        AnswerCells answers = AnswerCells.in(submission, List.of("a", "m", "gone"));
        assertThat(answers.sources())
                .containsOnlyKeys("a", "m")
                .containsEntry("a", "1\n2")
                .containsEntry("m", "int z = 5\n% 3;");
        assertThat(answers.remarks())
                .hasSize(2)
                .anyMatch(it -> it.contains("2 times"))
                .anyMatch(it -> it.contains("missing"));
    }
}
