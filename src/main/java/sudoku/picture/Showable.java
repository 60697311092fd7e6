package sudoku.picture;

import java.util.Map;

/** Something to look at: a picture, a chart, a table, a film, or words with some of these among them. */
public interface Showable {
    /** The thing in characters, as good as characters allow. */
    String text();

    /** A piece of HTML that needs nothing around it and can be read on light and on dark. */
    String html();

    /** Forms that some readers show better, by the names of their MIME types. */
    default Map<String, Object> otherForms() {
        return Map.of();
    }
}
