package sudoku.notebook;

import java.util.LinkedHashMap;
import java.util.Map;
import sudoku.picture.Showable;
import sudoku.picture.draw.Html;

/**
 * One output in several forms; a page that shows it takes the best form it knows.
 *
 * @param data what Jupyter calls a MIME bundle: text, or plain maps and lists for JSON; there is
 *     always {@code text/plain}
 */
record MimeBundle(Map<String, Object> data) {

    static MimeBundle of(String text, String html) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("text/plain", text);
        data.put("text/html", html);
        return new MimeBundle(data);
    }

    static MimeBundle of(String text) {
        return new MimeBundle(Map.of("text/plain", text));
    }

    /** Java below a line of words; a page that knows Markdown colors it. */
    static MimeBundle code(String words, String java) {
        return new MimeBundle(
                Map.of("text/plain", words + "\n\n" + java, "text/markdown", words + "\n\n```java\n" + java + "\n```"));
    }

    static MimeBundle of(Showable thing) {
        MimeBundle bundle = pageOf(thing);
        bundle.data.putAll(thing.otherForms());
        return bundle;
    }

    /** Without the other forms: JupyterLab draws a figure once, and does not follow when it is replaced. */
    static MimeBundle pageOf(Showable thing) {
        return of(thing.text(), thing.html());
    }

    /** A progress bar of the page's own kind, which every theme can show; {@code done} of {@code total}. */
    static MimeBundle progress(String text, int done, int total) {
        return of(
                text,
                "<progress style=\"width:24em\" max=\"" + Math.max(total, 1) + "\" value=\"" + done + "\"></progress> "
                        + Html.escape(text));
    }

    String text() {
        return (String) data.get("text/plain");
    }
}
