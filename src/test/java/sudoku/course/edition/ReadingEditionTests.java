package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.ipynb.Notebook;

/** What a page shows of an executed notebook. */
class ReadingEditionTests {
    private static final String SMALL = "<img alt=\"small\" src=\"data:,a\">";
    private static final String LARGE = "<img alt=\"large\" src=\"data:,aaaa\">";

    private final ObjectNode root = Notebook.JSON.createObjectNode();
    private final ArrayNode cells = root.putArray("cells");

    private ObjectNode cell(String source, String... html) {
        ObjectNode cell = cells.addObject().put("cell_type", "code").put("source", source);
        cell.putObject("metadata");
        ArrayNode outputs = cell.putArray("outputs");
        List.of(html).forEach(each -> outputs.addObject()
                .put("output_type", "display_data")
                .putObject("data")
                .put("text/html", each));
        return cell;
    }

    private Notebook read() {
        return ReadingEdition.of(new Notebook(root));
    }

    @Test
    void aChartHasItsFigureBesideItsImage() {
        ObjectNode data = (ObjectNode) cell("Show.chart(…);", SMALL).at("/outputs/0/data");
        data.putObject("application/vnd.plotly.v1+json").put("title", "</script><b>");
        assertThat(read().outputs().get(0).at("/data/text~1html").asText())
                .isEqualTo("<div class=\"chart\">" + SMALL
                        + "<script type=\"application/json\">{\"title\":\"\\u003c/script>\\u003cb>\"}</script></div>");
    }

    @Test
    void anImageThatIsNoChartStaysAsItIs() {
        cell("Show.picture(…);", SMALL);
        assertThat(read().outputs().get(0).at("/data/text~1html").asText()).isEqualTo(SMALL);
    }

    /** Above it a reader sees the room for the answer. */
    @Test
    void aVerdictSaysThatItIsAboutTheAnswer() {
        cell(
                "Piece.of(…);",
                "✓ Your <code>fits</code> is right. From here on, yours is used.",
                "Your `remove` and your `restore` are right. From here on, yours are used.",
                "Your <code>fits</code> says true to everything.");
        assertThat(read().outputs())
                .extracting(output -> output.at("/data/text~1html").asText())
                .containsExactly(
                        "✓ With the answer filled in, <code>fits</code> is right.",
                        "With the answers filled in, `remove` and `restore` are right.",
                        "Your <code>fits</code> says true to everything.");
    }

    @Test
    void whatTheLecturerReadsIsLeftOut() {
        cell("seen");
        ((ObjectNode) cell("unseen").get("metadata")).putObject("slideshow").put("slide_type", "notes");
        assertThat(read().cells()).extracting(Notebook::source).containsExactly("seen");
    }

    @Test
    void whatACheckSaysOfTheRoomForAnAnswerIsLeftOut() {
        ((ObjectNode) cell("Check.answer(…)", "0 of 3 points").get("metadata"))
                .putObject("nbgrader")
                .put("grade", true);
        ((ObjectNode) cell("Show.grid(…)", SMALL).get("metadata"))
                .putObject("nbgrader")
                .put("grade", false);
        assertThat(read().cells()).hasSize(2);
        assertThat(read().outputs()).hasSize(1);
    }

    @Test
    void whatJupyterLabFoldsIsFoldedAndWhatFetchesTheLibraryForJupyterIsLeftOut() {
        cell("%jars ../target/sudoku.jar");
        for (String folded : List.of("import sudoku.grid.*;", "Show.numbers(9);", "// Draws it\nShow.numbers(9);")) {
            ((ObjectNode) cell(folded).get("metadata")).putArray("tags").add("hide-input");
        }
        cell("int seen;");
        assertThat(read().cells())
                .extracting(
                        cell -> cell.path("metadata").path(LessonEdition.FOLD).asText())
                .containsExactly("Imports", "How it is drawn", "Draws it", "");
    }

    @Test
    void theNotebookItselfIsNotChanged() {
        ((ObjectNode) cell("Check.answer(…)", "0 of 3 points").get("metadata"))
                .putObject("nbgrader")
                .put("grade", true);
        ObjectNode before = root.deepCopy();
        read();
        assertThat(root).isEqualTo(before);
    }

    @Test
    void theRichestPictureOfTheCoverStandsForTheNotebook() {
        cell("first", SMALL);
        ((ObjectNode) cell("cover", SMALL, "<div>" + LARGE + "</div>").get("metadata"))
                .putArray("tags")
                .add("live")
                .add("cover");
        cell("last", LARGE + LARGE);
        assertThat(ReadingEdition.cover(new Notebook(root))).hasValue(LARGE);
    }

    @Test
    void withoutACoverItIsTheFirst() {
        cell("none");
        assertThat(ReadingEdition.cover(new Notebook(root))).isEmpty();
        cell("first", SMALL);
        cell("last", LARGE);
        assertThat(ReadingEdition.cover(new Notebook(root))).hasValue(SMALL);
    }
}
