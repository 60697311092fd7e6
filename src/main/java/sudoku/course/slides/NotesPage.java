package sudoku.course.slides;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.course.edition.Evenings;
import sudoku.course.edition.LectureEdition;
import sudoku.course.edition.LessonPlan;
import sudoku.course.edition.SpeakerNotes;
import sudoku.course.jupyter.Jupyter;
import sudoku.course.jupyter.NotebookPages;
import sudoku.ipynb.Notebook;

/**
 * A lecturer's notes as a page for a window of their own: the plan, then section by section, with a clock.
 *
 * <p><b>Idea.</b> The room sees the notebook; so nothing of the notes may be in it. The page lies beside it as a
 * file, which opens in any browser, on a second screen, a telephone or on paper, whichever Jupyter shows the lesson.
 *
 * <p><b>Representation.</b> nbconvert turns the Markdown of headings and notes into HTML; a script of the page's own
 * marks the section that the lecture has reached. Without it the page is there to be read.
 *
 * <p><b>Alternatives.</b> A window that JupyterLab's script opens and moves along by itself, as the slides have one: it
 * would be there in the course's own JupyterLab only, and gone with its tab.
 */
public final class NotesPage {
    private static final Pattern HEADING = Pattern.compile("^## (.+)$", Pattern.MULTILINE);

    private NotesPage() {}

    /** The pages of several lessons by their names; rendering one takes as long as rendering all. */
    public static Map<String, byte[]> of(Map<String, Notebook> lessons, Jupyter jupyter) {
        Map<String, Notebook> notes = new LinkedHashMap<>();
        lessons.forEach((name, lesson) -> notes.put(name, notesOf(lesson)));
        Map<String, byte[]> pages = new LinkedHashMap<>();
        NotebookPages.of(notes, jupyter)
                .forEach((name, body) -> pages.put(
                        name,
                        template().replace("TITLE", name).replace("BODY", body).getBytes(StandardCharsets.UTF_8)));
        return pages;
    }

    /** The headings and the notes of a lesson as a notebook of prose; each note says which cells it is about. */
    public static Notebook notesOf(Notebook lesson) {
        ObjectNode root = Notebook.JSON.createObjectNode().put("nbformat", 4).put("nbformat_minor", 5);
        root.putObject("metadata");
        ArrayNode cells = root.putArray("cells");
        String begins = "# " + lesson.title();
        int live = 0;
        for (Notebook evening : Evenings.of(lesson)) {
            LessonPlan plan = new LessonPlan(evening);
            add(cells, begins + "\n\n**" + plan.total() + " minutes**\n\n" + plan.markdown());
            live = addNotes(evening, plan, live, cells);
            begins = "## The period ends here\n\nWhat follows is for a second one.";
        }
        return new Notebook(root);
    }

    /** @param before how many cells have been typed before; what is returned is how many then have been */
    private static int addNotes(Notebook evening, LessonPlan plan, int before, ArrayNode cells) {
        int live = before;
        List<ObjectNode> all = evening.cells();
        for (int i = 0; i < all.size(); i++) {
            ObjectNode cell = all.get(i);
            String text = Notebook.source(cell);
            if (Notebook.isNotes(cell)) {
                add(
                        cells,
                        about(live + 1, live + liveBeforeTheNextNote(all.subList(i + 1, all.size())))
                                + SpeakerNotes.unfolded(text));
            } else if (cell.path("cell_type").asText().equals("markdown")) {
                for (Matcher heading = HEADING.matcher(text); heading.find(); ) {
                    add(
                            cells,
                            "## " + heading.group(1).strip()
                                    + plan.minutesOf(heading.group(1).strip())
                                            .map(minutes -> " · " + minutes + " min")
                                            .orElse(""));
                }
            }
            live += LectureEdition.isLive(cell) ? 1 : 0;
        }
        return live;
    }

    private static int liveBeforeTheNextNote(List<ObjectNode> cells) {
        int live = 0;
        for (ObjectNode cell : cells) {
            if (Notebook.isNotes(cell)) {
                return live;
            }
            live += LectureEdition.isLive(cell) ? 1 : 0;
        }
        return live;
    }

    /** The number is the one in the cell's last line, where one catches up. */
    private static String about(int first, int last) {
        if (last < first) {
            return "";
        }
        String cells = last == first ? "cell " + first : "cells " + first + " to " + last;
        return "*To type: " + cells + "*\n\n";
    }

    private static void add(ArrayNode cells, String markdown) {
        ObjectNode cell = cells.addObject().put("cell_type", "markdown").put("id", "notes-" + cells.size());
        cell.putObject("metadata");
        cell.put("source", markdown);
    }

    private static String template() {
        try (InputStream page = NotesPage.class.getResourceAsStream("notes.html")) {
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }
}
