package sudoku.course.edition;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import sudoku.ipynb.Notebook;

/**
 * An executed notebook as it is read on a page: without the lecturer's notes, and with charts that live.
 *
 * <p>A chart has its figure beside its image, for the page's script to draw when a reader comes near. The page shows
 * the room for an answer, and what came out with the answer in it: so a verdict says that. What a check says of the
 * room for an answer is left out: it is about code nobody has written yet, and another puzzle each time. Code that
 * JupyterLab folds is folded here as well; what tells Jupyter where the library is is left out.
 */
public final class ReadingEdition {
    private static final String FIGURE = "application/vnd.plotly.v1+json";
    private static final String HTML = "text/html";
    private static final String PIECE = "((?:<code>|`)?\\w+(?:</code>|`)?)";
    private static final Pattern VERDICT =
            Pattern.compile("Your " + PIECE + " is right\\.(?: From here on, yours is used\\.)?");
    private static final Pattern VERDICT_OF_TWO = Pattern.compile(
            "Your " + PIECE + " and your " + PIECE + " are right\\.(?: From here on, yours are used\\.)?");
    private static final Pattern IMAGE = Pattern.compile("<img [^>]*>");

    private ReadingEdition() {}

    public static Notebook of(Notebook executed) {
        Notebook copy = LessonEdition.SITE.of(executed, "the lesson");
        Iterator<JsonNode> all = copy.root().path("cells").elements();
        while (all.hasNext()) {
            if (Notebook.source(all.next()).startsWith("%jars ")) {
                all.remove();
            }
        }
        for (ObjectNode cell : copy.cells()) {
            if (cell.path("metadata").path("nbgrader").path("grade").asBoolean()) {
                cell.putArray("outputs");
            }
            cell.path("outputs").forEach(output -> {
                tellOfTheAnswer(output.path("data"));
                enliven(output.path("data"));
            });
            if (Notebook.hasTag(cell, "hide-input")) {
                cell.withObjectProperty("metadata").put(LessonEdition.FOLD, whatIsFolded(Notebook.source(cell)));
            }
        }
        return copy;
    }

    /** As it says itself in its first line. */
    private static String whatIsFolded(String code) {
        if (code.startsWith("// ")) {
            return code.lines().findFirst().orElseThrow().substring(3);
        }
        return code.startsWith("import ") ? "Imports" : "How it is drawn";
    }

    private static void tellOfTheAnswer(JsonNode data) {
        for (String type : List.of(HTML, "text/plain")) {
            String text = Notebook.text(data.path(type));
            String told = VERDICT_OF_TWO
                    .matcher(VERDICT.matcher(text).replaceAll("With the answer filled in, $1 is right."))
                    .replaceAll("With the answers filled in, $1 and $2 are right.");
            if (!told.equals(text)) {
                ((ObjectNode) data).put(type, told);
            }
        }
    }

    private static void enliven(JsonNode data) {
        if (data.has(FIGURE) && data.has(HTML)) {
            // In a script, "<" could end it.
            String figure = data.get(FIGURE).toString().replace("<", "\\u003c");
            ((ObjectNode) data)
                    .set(
                            HTML,
                            TextNode.valueOf("<div class=\"chart\">" + Notebook.text(data.get(HTML))
                                    + "<script type=\"application/json\">" + figure + "</script></div>"));
        }
    }

    /**
     * The picture that stands for a notebook: the richest of its cell with the tag {@code cover}, or else its first.
     */
    public static Optional<String> cover(Notebook executed) {
        List<String> all = new ArrayList<>();
        for (ObjectNode cell : executed.cells()) {
            List<String> pictures = pictures(cell);
            if (Notebook.hasTag(cell, "cover") && !pictures.isEmpty()) {
                return pictures.stream().max(Comparator.comparing(String::length));
            }
            all.addAll(pictures);
        }
        return all.stream().findFirst();
    }

    /** The first film, as HTML. */
    public static Optional<String> film(Notebook executed) {
        return executed.cells().stream()
                .flatMap(cell -> StreamSupport.stream(cell.path("outputs").spliterator(), false))
                .map(output -> Notebook.text(output.path("data").path(HTML)))
                .filter(html -> html.contains("data-sudoku-player"))
                .findFirst();
    }

    /** As HTML holds them, with the words for those who cannot see them. */
    private static List<String> pictures(ObjectNode cell) {
        List<String> pictures = new ArrayList<>();
        for (JsonNode output : cell.path("outputs")) {
            IMAGE.matcher(Notebook.text(output.path("data").path(HTML)))
                    .results()
                    .map(MatchResult::group)
                    .forEach(pictures::add);
        }
        return pictures;
    }
}
