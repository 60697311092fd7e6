package sudoku.picture;

import java.util.Map;
import sudoku.picture.draw.Html;

/**
 * Something to look at, which can also be read.
 *
 * <p><b>Idea.</b> A picture is drawn once and shown anywhere: as an image where there are images,
 * as a sentence to someone who cannot see it, as plain text in a terminal.
 *
 * <p><b>Representation.</b> SVG: sharp at any size, a few kilobytes, and text inside it stays text.
 *
 * <p><b>Alternatives.</b> Bitmaps blur on a projector and cannot be tested by reading them.
 */
public interface Picture extends Showable {
    /** The whole image, with a background of its own so that light and dark pages can carry it. */
    String svg();

    /** What the picture shows, for someone who cannot see it: in one line, or what it is as text. */
    default String alt() {
        return text().replace('\n', ' ');
    }

    @Override
    default String html() {
        return Html.image(svg(), alt());
    }

    @Override
    default Map<String, Object> otherForms() {
        return Map.of("image/svg+xml", svg());
    }
}
