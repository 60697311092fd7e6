package sudoku.course.slides;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
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
        for (JsonNode cell : lesson) {
            if (Notebook.isNotes(cell)) {
                cells.add(((ObjectNode) cell).put("source", SpeakerNotes.unfolded(Notebook.source(cell))));
            } else if (cell.path("cell_type").asText().equals("markdown")) {
                addProse((ObjectNode) cell, cells);
            } else {
                cells.add(cell);
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

    /** What the room reads, each slide's in a cell of its own; then what the speaker says, where that is more. */
    private static void addProse(ObjectNode cell, ArrayNode cells) {
        String whole = Notebook.source(cell);
        List<String> shown = RoomProse.of(whole);
        for (int i = 0; i < shown.size(); i++) {
            cells.add(i == 0 ? withText(cell, shown.get(0)) : cut(withText(cell, shown.get(i)), i, "subslide"));
        }
        if (!String.join("\n\n", shown).equals(whole.strip())) {
            ObjectNode said = cut(
                    withText(cell, whole.replaceFirst("\\A#+ .*\n", "")),
                    shown.size(),
                    shown.isEmpty() ? cell.at("/metadata/slideshow/slide_type").asText() : "notes");
            said.withObjectProperty("metadata").withArrayProperty("tags").add(SAID);
            cells.add(said);
        }
    }

    private static ObjectNode withText(ObjectNode cell, String text) {
        return cell.deepCopy().put("source", text);
    }

    private static ObjectNode cut(ObjectNode cell, int part, String slideType) {
        cell.put("id", cell.path("id").asText() + "-" + part);
        cell.withObjectProperty("metadata").putObject("slideshow").put("slide_type", slideType);
        return cell;
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
