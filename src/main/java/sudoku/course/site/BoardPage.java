package sudoku.course.site;

import static sudoku.picture.draw.Html.escape;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.puzzles.CluePattern;
import sudoku.puzzles.Difficulty;
import sudoku.puzzles.NamedPuzzle;

/** The page with a board to play with: the frame, the named puzzles, and places that a script fills. */
public final class BoardPage {
    /** A search that needs more is told to stop: a few seconds in a page. */
    public static final int MOST_NODES = 1_000_000;

    private static final String SCRIPT = LiveFiles.PLACE + "board.js";

    /** Boards with a harder puzzle are too rare to wait for. */
    private static final Difficulty HARDEST = Difficulty.FEW_GUESSES;

    private BoardPage() {}

    /** Whether the site has what the page needs. */
    static boolean isIn(Set<String> scripts) {
        return scripts.contains(SCRIPT);
    }

    /** The whole page; the course's name is text. */
    public static String html(String course, Collection<NamedPuzzle> puzzles) {
        String named = puzzles.stream()
                .map(puzzle -> option(puzzle.grid().toLine(), puzzle.key() + " (" + puzzle.kind() + ")"))
                .collect(Collectors.joining());
        String grades = Arrays.stream(Difficulty.values())
                .filter(grade -> grade.compareTo(HARDEST) <= 0)
                .map(grade -> option(grade.name(), grade.toString()))
                .collect(Collectors.joining());
        String patterns = Arrays.stream(CluePattern.values())
                .map(pattern -> option(pattern.name(), pattern.toString()))
                .collect(Collectors.joining());
        return SitePage.head("A board to play with · " + escape(course), "")
                + SitePage.top("<a href=\"" + SitePage.INDEX + "\">" + escape(course) + "</a>", "")
                + String.format(Locale.ROOT, template(), named, grades, patterns, MOST_NODES, MOST_NODES)
                + "</body>\n</html>\n";
    }

    private static String option(String value, String words) {
        return "<option value=\"" + value + "\">" + escape(words) + "</option>\n";
    }

    private static String template() {
        try (InputStream template = BoardPage.class.getResourceAsStream("board.html")) {
            return new String(template.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }
}
