package sudoku.notebook;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/**
 * What a lecturer needs while giving a lesson.
 *
 * <p><b>Idea.</b> Typing in front of a room goes wrong at some time, and time runs out. {@link #catchUp} runs all of
 * the lesson up to some live cell, from the copy that lies beside the lecture edition; the lecture goes on from there.
 *
 * <p><b>Representation.</b> The code is handed to the kernel, one cell after the other, as if it had been typed. Only
 * the last cell shows its code and its output; the room has seen the others, or will not miss them. What one catch-up
 * has run, the next does not run again. The copy lies in the folder {@value #FOLDER}, which nobody opens in front of a
 * room. In the course's own JupyterLab a script shows each section from its heading down, and the style here keeps the
 * next one off the screen.
 *
 * <p><b>Alternatives.</b> A magic of the kernel's: the lecture would run on no other.
 *
 * <p><b>Lesson.</b> All of them.
 */
public final class Lesson {
    private static final String FOLDER = "lecturer";
    private static final String ROOM =
            """
            <style class="for-the-room">
            .jp-Notebook { --jp-code-font-size: 20px; --jp-content-font-size1: 21px;
                --jp-cell-prompt-width: 92px; }
            .jp-Notebook .jp-OutputArea-output pre { font-size: 19px; }
            .shows-sections .jp-Cell:has(+ .jp-MarkdownCell h2) { padding-bottom: 70vh; }
            .jp-Notebook :is(img[src^='data:image/svg+xml'], [data-sudoku-player]) { zoom: 1; }
            .jp-Notebook .jp-PlaceholderText { font-size: 18px; }
            .jp-Notebook details { opacity: .75; }
            </style>
            <i>Larger type, and each section on a screen of its own.</i>""";
    private static final String DELETE_FIRST =
            " To catch up in this kernel, first delete what you have typed in the cell.";

    /** A cell of code: what it says, whether a lecturer types it, and whether it is meant to fail. */
    private record Code(String text, boolean live, boolean fails) {}

    /** By lesson, how many cells of code have been run by catching up. */
    private static final Map<String, Integer> CAUGHT_UP = new HashMap<>();

    private Lesson() {}

    /** Larger type for the last row, and each section on a screen of its own. */
    public static void forTheRoom() {
        Screen screen = Screens.current();
        String more = screen.takesCatchUpForTheCell() ? "" : DELETE_FIRST;
        screen.show(MimeBundle.of("Larger letters need JupyterLab." + more, ROOM + more));
    }

    /** Runs the lesson up to this live cell, the live ones counted from 1, as if all of it had been typed. */
    public static void catchUp(String lesson, int liveCell) {
        List<Code> cells = cellsOf(Path.of(FOLDER, lesson + "-solution.ipynb").toAbsolutePath());
        int last = placeOf(liveCell, cells, lesson);
        int next = Math.min(CAUGHT_UP.getOrDefault(lesson, 0), last);
        Screen screen = Screens.current();
        Silence.during(() -> cells.subList(next, last).forEach(cell -> run(cell, screen)));
        screen.show(MimeBundle.code("In use now:", cells.get(last).text));
        run(cells.get(last), screen);
        CAUGHT_UP.merge(lesson, last + 1, Math::max);
    }

    private static int placeOf(int liveCell, List<Code> cells, String lesson) {
        int seen = 0;
        for (int i = 0; i < cells.size(); i++) {
            if (cells.get(i).live && ++seen == liveCell) {
                return i;
            }
        }
        throw new IllegalArgumentException(
                lesson + " has live cells 1 to " + seen + "; " + liveCell + " is none of them.");
    }

    private static void run(Code cell, Screen screen) {
        try {
            screen.run(cell.text);
        } catch (RuntimeException failed) {
            if (!cell.fails) {
                throw failed;
            }
        }
    }

    /** Without the lines that speak to the kernel: a reader who catches up has the library already. */
    private static List<Code> cellsOf(Path solution) {
        try {
            return Notebook.read(solution).cells().stream()
                    .filter(cell -> cell.path("cell_type").asText().equals("code"))
                    .map(cell -> new Code(
                            Notebook.source(cell),
                            Notebook.hasTag(cell, "live"),
                            Notebook.hasTag(cell, "raises-exception")))
                    .filter(cell -> !cell.text.startsWith("%"))
                    .toList();
        } catch (CourseProblem unreadable) {
            throw new IllegalStateException(
                    "The code to be typed is in " + solution
                            + ", which cannot be read: make the lecture edition again, with all its files.",
                    unreadable);
        }
    }
}
