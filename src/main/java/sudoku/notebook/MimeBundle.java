package sudoku.notebook;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import sudoku.chart.Chart;
import sudoku.chart.TableView;
import sudoku.picture.Html;
import sudoku.picture.Picture;
import sudoku.picture.StepPlayer;

/**
 * One output in several forms; whoever shows it takes the best form it knows.
 *
 * @param data what Jupyter calls a MIME bundle: text, or plain maps and lists for JSON; there is
 *     always {@code text/plain}
 */
record MimeBundle(Map<String, Object> data) {

    private static MimeBundle of(String text, String html) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("text/plain", text);
        data.put("text/html", html);
        return new MimeBundle(data);
    }

    static MimeBundle of(String text) {
        return new MimeBundle(Map.of("text/plain", text));
    }

    static MimeBundle of(Picture picture) {
        MimeBundle bundle = of(picture.text(), Html.image(picture));
        bundle.data.put("image/svg+xml", picture.svg());
        return bundle;
    }

    static MimeBundle of(StepPlayer player) {
        return of(player.text(), player.html());
    }

    static MimeBundle of(TableView table) {
        return of(table.text(), table.html());
    }

    static MimeBundle of(Chart chart) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("text/plain", chart.text());
        data.put("application/vnd.plotly.v1+json", chart.plotly());
        data.put("image/png", Base64.getEncoder().encodeToString(chart.png()));
        return new MimeBundle(data);
    }

    /** A progress bar of the page's own kind, which every theme can show. */
    static MimeBundle progress(String text, int done, int total) {
        return of(text, "<progress style=\"width:24em\" max=\"" + Math.max(total, 1) + "\" value=\"" + done
                + "\"></progress> " + Html.escape(text));
    }

    String text() {
        return (String) data.get("text/plain");
    }
}
