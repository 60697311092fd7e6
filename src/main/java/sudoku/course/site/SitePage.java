package sudoku.course.site;

import static sudoku.picture.draw.Html.escape;

import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The frame around a page of the site: where one is, what the page holds, what comes before and after.
 *
 * <p>A page needs nothing but the files beside it, so it opens from a disk as from a server. Without its script it is
 * complete as well; the script adds the switch between light and dark, and life to the charts.
 *
 * @param file its place in the site, with slashes
 * @param cells what nbconvert made of the notebook
 */
public record SitePage(String file, String cells) {
    static final String SCRIPT = "assets/site.js";
    public static final String STYLE = "assets/site.css";
    static final String PLOTLY = "assets/plotly.min.js";
    static final String ICON = "assets/icon.svg";
    public static final String INDEX = "index.html";
    static final String BOARD = "board.html";

    private static final Pattern LINK =
            Pattern.compile("<a href=\"([^\":?#]+)\\.ipynb(#[^\"]*)?\">(.*?)</a>", Pattern.DOTALL);
    private static final Pattern EXERCISES = Pattern.compile("<code>(exercises/[\\w-]+)</code>");
    private static final Pattern ANCHOR = Pattern.compile("<a class=\"anchor-link\" [^>]*>[^<]*</a>");
    private static final String SECOND_EVENING = "That was the evening. What follows is a second one.";
    private static final Pattern HEADING = Pattern.compile("<h([12]) id=\"([^\"]*)\">(.*?)</h\\1>", Pattern.DOTALL);

    /** What a page is called, as the text of its first heading. */
    String title() {
        Matcher heading = HEADING.matcher(withoutAnchors());
        return heading.find() ? heading.group(3).replaceAll("<[^>]*>", "") : file;
    }

    /** The way back to the folder of the site. */
    private String root() {
        return "../"
                .repeat((int) file.chars().filter(character -> character == '/').count());
    }

    /** The same with editors in the place of its pieces, if there is a script that has them. */
    SitePage live(Set<String> scripts) {
        if (!isLive(file, scripts)) {
            return this;
        }
        String place = root() + LiveFiles.PLACE;
        return new SitePage(
                file,
                cells + "\n<link rel=\"stylesheet\" href=\"" + place + "live.css\">\n<script src=\"" + root()
                        + piecesOf(file)
                        + "\"></script>\n<script src=\"" + place
                        + "editor.js\"></script>\n<script src=\"" + place + "live.js\"></script>\n");
    }

    static boolean isLive(String page, Set<String> scripts) {
        return scripts.contains(piecesOf(page));
    }

    private static String piecesOf(String page) {
        return LiveFiles.PLACE
                + page.replace("exercises/", "exercise-")
                        .replace("/exercise.html", ".js")
                        .replace(".html", ".js");
    }

    /**
     * The whole page.
     *
     * @param course what the course is called
     * @param pages the files of all pages of this site: a link to a notebook becomes one to its page
     */
    String html(String course, Set<String> pages, Optional<SitePage> before, Optional<SitePage> after) {
        String around = "<nav class=\"around\" aria-label=\"Before and after this page\">"
                + before.map(page -> to(page, "prev", "← ")).orElse("<span></span>")
                + after.map(page -> to(page, "next", "→ ")).orElse("<span></span>") + "</nav>\n";
        String board = pages.contains(BOARD) ? toBoard(root(), "Board") : "";
        return head(title() + " · " + escape(course), root())
                + top("<a href=\"" + root() + INDEX + "\">" + escape(course) + "</a>", board)
                + "<div class=\"columns\">\n" + contents()
                + "<main id=\"content\" tabindex=\"-1\">\n" + linked(withoutAnchors(), pages) + "\n</main>\n</div>\n"
                + "<footer>\n" + around + "</footer>\n</body>\n</html>\n";
    }

    /** Everything before a page's own content, for the index as well; the title is HTML already. */
    static String head(String title, String root) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%s</title>
                <link rel="icon" href="%s">
                <link rel="stylesheet" href="%s">
                <script src="%s" data-plotly="%s"></script>
                </head>
                <body>
                """
                .formatted(title, root + ICON, root + STYLE, root + SCRIPT, root + PLOTLY);
    }

    /** The bar above a page; the switch has no use without the script, which shows it. */
    static String top(String where, String links) {
        return """
                <a class="skip" href="#content">Skip to the content</a>
                <header class="top"><span>%s</span>%s<button type="button" id="theme" hidden>Dark</button></header>
                """
                .formatted(where, links.isEmpty() ? "" : "<nav aria-label=\"Tools\">" + links + "</nav>");
    }

    /** The link to the page with the board. */
    static String toBoard(String root, String words) {
        return "<a href=\"" + root + BOARD + "\">" + words + "</a>";
    }

    private String to(SitePage page, String relation, String arrow) {
        String words = page.title();
        return "<a rel=\"" + relation + "\" href=\"" + root() + page.file + "\">"
                + (relation.equals("prev") ? arrow + words : words + " " + arrow.strip()) + "</a>";
    }

    private String contents() {
        StringBuilder list = new StringBuilder();
        int evening = withoutAnchors().indexOf(SECOND_EVENING);
        for (Matcher heading = HEADING.matcher(withoutAnchors()); heading.find(); ) {
            if (heading.group(1).equals("2")) {
                if (evening >= 0 && heading.start() > evening) {
                    list.append("<li class=\"evening\">The second evening</li>\n");
                    evening = -1;
                }
                list.append("<li><a href=\"#")
                        .append(heading.group(2))
                        .append("\">")
                        .append(heading.group(3))
                        .append("</a></li>\n");
            }
        }
        return list.isEmpty()
                ? ""
                : "<nav class=\"contents\" aria-label=\"On this page\"><details open>"
                        + "<summary>On this page</summary>\n<ol>\n" + list + "</ol></details></nav>\n";
    }

    private String withoutAnchors() {
        return ANCHOR.matcher(cells).replaceAll("");
    }

    /** Links between notebooks lead to their pages; one to a notebook that is not here becomes plain text. */
    private String linked(String html, Set<String> pages) {
        String links = LINK.matcher(html).replaceAll(link -> Matcher.quoteReplacement(link(link, pages)));
        return EXERCISES.matcher(links).replaceAll(name -> {
            String page = name.group(1) + "/exercise.html";
            return pages.contains(page) ? "<a href=\"" + root() + page + "\">$0</a>" : "$0";
        });
    }

    private String link(MatchResult link, Set<String> pages) {
        String target = URI.create("/" + file)
                .resolve(link.group(1) + ".html")
                .getPath()
                .substring(1);
        String fragment = link.group(2) == null ? "" : link.group(2);
        return pages.contains(target)
                ? "<a href=\"" + link.group(1) + ".html" + fragment + "\">" + link.group(3) + "</a>"
                : link.group(3);
    }
}
