package sudoku.notebook;

import java.util.LinkedHashMap;
import java.util.Map;
import sudoku.chart.Chart;
import sudoku.chart.TableView;
import sudoku.picture.Page;
import sudoku.picture.Picture;
import sudoku.picture.cover.CoverPlayer;
import sudoku.picture.draw.Html;
import sudoku.picture.player.StepPlayer;

/**
 * One output in several forms; whoever shows it takes the best form it knows.
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

    static MimeBundle of(Picture picture) {
        MimeBundle bundle = of(picture.text(), Html.image(picture.svg(), picture.alt()));
        bundle.data.put("image/svg+xml", picture.svg());
        return bundle;
    }

    static MimeBundle of(StepPlayer player) {
        return of(player.text(), player.html());
    }

    static MimeBundle of(CoverPlayer player) {
        return of(player.text(), player.html());
    }

    static MimeBundle of(Page page) {
        return of(page.text(), page.html());
    }

    static MimeBundle of(TableView table) {
        return of(table.text(), table.html());
    }

    /**
     * The image stands in HTML, where it has words for those who cannot see it. As {@code image/png}
     * JupyterLab would show it instead of the figure until the mouse comes near.
     */
    static MimeBundle of(Chart chart) {
        MimeBundle bundle = image(chart);
        bundle.data.put("application/vnd.plotly.v1+json", chart.plotly());
        return bundle;
    }

    /** The image alone: JupyterLab draws a figure once, and does not follow when it is replaced. */
    static MimeBundle image(Chart chart) {
        return of(chart.text(), Html.png(chart.png(), chart.alt()));
    }

    /** A progress bar of the page's own kind, which every theme can show; {@code done} of {@code total}. */
    static MimeBundle progress(String text, int done, int total) {
        return of(text, "<progress style=\"width:24em\" max=\"" + Math.max(total, 1) + "\" value=\"" + done
                + "\"></progress> " + Html.escape(text));
    }

    String text() {
        return (String) data.get("text/plain");
    }
}
