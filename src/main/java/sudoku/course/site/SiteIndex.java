package sudoku.course.site;

import static sudoku.picture.draw.Html.escape;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.course.edition.CourseMap;

/**
 * The first page of the site: a film that asks, and the map of the course, each lesson with its question and a picture
 * from it.
 *
 * @param map what the course is called, and how it begins
 * @param film what a visitor may try before she has read anything
 * @param lessons those the site has
 * @param appendices those the site has of what stands beside the map: what they are called, by their pages
 * @param board whether there is a page with a board to play with
 */
record SiteIndex(
        CourseMap map, Optional<String> film, List<Lesson> lessons, Map<String, String> appendices, boolean board) {
    private static final Pattern STRONG = Pattern.compile("\\*\\*(.+?)\\*\\*", Pattern.DOTALL);
    private static final Pattern EMPHASIS = Pattern.compile("\\*(.+?)\\*", Pattern.DOTALL);

    /**
     * A lesson's card: its place on the map, its page, the picture, the page of its exercises if it has any, and
     * whether Java can be written on its page.
     */
    record Lesson(
            CourseMap.Place place, String page, Optional<String> picture, Optional<String> exercises, boolean live) {}

    String html() {
        return SitePage.head(escape(map.title()), "") + SitePage.top("", board ? SitePage.toBoard("", "Board") : "")
                + "<main id=\"content\" class=\"map\" tabindex=\"-1\">\n<h1>" + escape(map.title()) + "</h1>\n"
                + film.map(SiteIndex::watchFirst).orElse("")
                + paragraphs(map.lead())
                + (board
                        ? "<p>" + SitePage.toBoard("", "A board to play with")
                                + ": type or paste a puzzle, ask for a hint, and let every solver run on it.</p>\n"
                        : "")
                + lessons.stream()
                        .map(SiteIndex::card)
                        .collect(Collectors.joining("\n", "<ol class=\"cards\">\n", "\n</ol>\n"))
                + beside()
                + "<p class=\"quiet\">"
                + (lessons.stream().anyMatch(Lesson::live)
                        ? "On the pages of lessons marked <em>write here</em>, and on those of their exercises, "
                                + "you write Java and have it tried. "
                        : "")
                + "To run the whole course and hand in your exercises, open it in JupyterLab: "
                + "<code>java -jar target/sudoku.jar lab</code></p>\n"
                + "</main>\n</body>\n</html>\n";
    }

    private static String watchFirst(String film) {
        return "<section aria-label=\"Watch it first\"><p><strong>A search fills this board, and asks you before each "
                + "step. Which digit comes next?</strong></p>\n" + film + "</section>\n";
    }

    private String beside() {
        return appendices.entrySet().stream()
                .map(one -> "<a href=\"" + one.getKey() + "\">" + escape(one.getValue()) + "</a>")
                .collect(Collectors.collectingAndThen(
                        Collectors.joining(", "),
                        links -> links.isEmpty()
                                ? ""
                                : "<p class=\"quiet\">For those who have read articles about solvers: " + links
                                        + "</p>\n"));
    }

    private static String card(Lesson lesson) {
        CourseMap.Place place = lesson.place();
        return "<li>"
                + lesson.picture()
                        .map(picture -> "<div class=\"cover\">" + picture + "</div>")
                        .orElse("")
                + "<h2><a href=\"" + lesson.page() + "\">" + place.number() + " · " + escape(place.name()) + "</a></h2>"
                + "<p>" + inline(place.question()) + "</p><p class=\"quiet\">" + place.minutes() + " minutes"
                + (lesson.live() ? " · write here" : "")
                + lesson.exercises()
                        .map(page -> " · <a href=\"" + page + "\">exercises</a>")
                        .orElse("") + "</p></li>";
    }

    private static String paragraphs(String markdown) {
        return Arrays.stream(markdown.split("\n\\s*\n"))
                .map(paragraph -> "<p>" + inline(paragraph) + "</p>\n")
                .collect(Collectors.joining());
    }

    /** The little Markdown there is on the map. */
    private static String inline(String markdown) {
        String strong = STRONG.matcher(escape(markdown)).replaceAll("<strong>$1</strong>");
        return EMPHASIS.matcher(strong).replaceAll("<em>$1</em>");
    }
}
