package sudoku.course.slides;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.LessonPlan;
import sudoku.course.edition.NormalForm;
import sudoku.course.edition.SpeakerNotes;
import sudoku.course.jupyter.ChildProcess;
import sudoku.course.jupyter.Jupyter;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/**
 * An executed lesson as a page of slides.
 *
 * <p><b>Idea.</b> nbconvert turns cells and outputs into HTML, in the order and with the cuts that the notebook's own
 * slide types say; the page around them is ours and names no address on a network. Of the prose a room gets what
 * {@link RoomProse} leaves, and the speaker's notes get all of it. How much fits on a slide depends on the fonts of the
 * machine that shows it, so that is decided there, by {@code layout.js}.
 *
 * <p><b>Alternatives.</b> nbconvert's own page of slides, which loads six programs from two content networks, cuts off
 * what is too long, and has type for a reader and not for a room.
 */
public final class SlidePage {
    private static final Pattern LINK_TO_LESSON = Pattern.compile("<a href=\"([^\"/]+)\\.ipynb\"[^>]*>(.*?)</a>");

    private static final Pattern ASKS_THE_READER = Pattern.compile("(?m)^(?:Predict\\.that|Proof\\.step)\\(.*\\);\n?");

    /** How a verdict begins on a piece that is right, as those of the slides are. */
    private static final String GOOD = "✓";

    /** Marks prose that the speaker says; it holds for one slide, where notes hold until there are others. */
    private static final String SAID = "said";

    /** What every page of slides holds and no other page does. */
    public static final String MARK = "<div class=\"reveal\">";

    private final Jupyter jupyter;
    private final Collection<String> lessons;

    /** @param lessons the names of the lessons that are made; a link to one leads to its slides, others lead nowhere */
    public SlidePage(Jupyter jupyter, Collection<String> lessons) {
        this.jupyter = jupyter;
        this.lessons = lessons;
    }

    /** The page; what it needs besides lies in {@code assets}, seen from where it will lie. */
    public byte[] of(Notebook executed, String assets) {
        ObjectNode root = LessonEdition.SLIDES.of(executed, executed.title()).root();
        ((ObjectNode) root.get("metadata")).put("title", executed.title()).put("assets", assets);
        JsonNode lesson = root.get("cells");
        ArrayNode cells = root.putArray("cells");
        for (int i = 0; i < lesson.size(); i++) {
            JsonNode cell = lesson.get(i);
            if (Notebook.isNotes(cell)) {
                cells.add(((ObjectNode) cell).put("source", SpeakerNotes.unfolded(Notebook.source(cell))));
            } else if (cell.path("cell_type").asText().equals("markdown")) {
                addProse((ObjectNode) cell, asksTheReader(lesson, i + 1), cells);
            } else {
                cells.add(forTheRoom((ObjectNode) cell));
            }
        }
        cells.insert(1, planFor(executed));
        try {
            Path state = ChildProcess.folder();
            try {
                Path from = state.resolve("lesson.ipynb");
                Path to = state.resolve("slides.html");
                Files.write(from, NormalForm.written(root));
                render(state, from, to);
                return linked(Files.readString(to)).getBytes(StandardCharsets.UTF_8);
            } finally {
                ChildProcess.discard(state);
            }
        } catch (IOException failed) {
            throw new CourseProblem("Cannot make slides: " + Disk.reason(failed) + ".", failed);
        }
    }

    /** What the room reads; then what the speaker says, where that is more. */
    private static void addProse(ObjectNode cell, boolean isQuestion, ArrayNode cells) {
        String whole = Notebook.source(cell);
        String shown = isQuestion ? RoomProse.ofQuestion(whole) : RoomProse.of(whole);
        if (!shown.isEmpty()) {
            cells.add(withText(cell, shown));
        }
        if (!shown.equals(whole.strip())) {
            ObjectNode said = withText(cell, shown.isEmpty() ? whole : whole.replaceFirst("\\A#+ .*\n", ""))
                    .put("id", cell.path("id").asText() + "-said");
            if (!shown.isEmpty()) {
                said.withObjectProperty("metadata").putObject("slideshow").put("slide_type", "notes");
            }
            said.withObjectProperty("metadata").withArrayProperty("tags").add(SAID);
            cells.add(said);
        }
    }

    /** Whether the next cell, notes aside, is one that asks for a prediction. */
    private static boolean asksTheReader(JsonNode cells, int from) {
        int next = from;
        while (next < cells.size() && Notebook.isNotes(cells.get(next))) {
            next++;
        }
        return next < cells.size() && Notebook.source(cells.get(next)).contains("Predict.that(");
    }

    /** What a cell does, without what it tells or asks the one who typed it. */
    private static ObjectNode forTheRoom(ObjectNode cell) {
        String code = ASKS_THE_READER.matcher(Notebook.source(cell)).replaceAll("");
        cell.put("source", code);
        if (code.isBlank()) {
            cell.withObjectProperty("metadata").withArrayProperty("tags").add("hide-input");
        }
        if (cell.has("outputs")) {
            for (Iterator<JsonNode> each = cell.withArray("outputs").iterator(); each.hasNext(); ) {
                if (Notebook.text(each.next().at("/data/text~1plain")).startsWith(GOOD)) {
                    each.remove();
                }
            }
        }
        return cell;
    }

    private static ObjectNode withText(ObjectNode cell, String text) {
        return cell.deepCopy().put("source", text);
    }

    private void render(Path state, Path from, Path to) throws IOException {
        Path log = state.resolve("log");
        ObjectNode settings = Notebook.JSON
                .createObjectNode()
                .put("from", from.toString())
                .put("to", to.toString())
                .put("template", new String(SlideFiles.own("page.html.j2"), StandardCharsets.UTF_8));
        Process process = ChildProcess.start(jupyter.module(state, "course_slides")
                .directory(state.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile()));
        process.getOutputStream().write((settings + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        int status = ChildProcess.statusOf(process);
        if (status != 0 || !Files.exists(to)) {
            throw new CourseProblem("nbconvert could not make slides (exit status " + status + "): "
                    + Files.readString(log).strip());
        }
    }

    /** The notes of the first slide. */
    private static ObjectNode planFor(Notebook lesson) {
        LessonPlan plan = new LessonPlan(lesson);
        ObjectNode cell =
                Notebook.JSON.createObjectNode().put("cell_type", "markdown").put("id", "plan");
        cell.putObject("metadata").putObject("slideshow").put("slide_type", "notes");
        return cell.put("source", "**" + plan.total() + " minutes**\n\n" + plan.markdown());
    }

    private String linked(String page) {
        return LINK_TO_LESSON
                .matcher(page)
                .replaceAll(link -> Matcher.quoteReplacement(
                        lessons.contains(link.group(1))
                                ? "<a href=\"" + link.group(1) + ".html\">" + link.group(2) + "</a>"
                                : link.group(2)));
    }
}
