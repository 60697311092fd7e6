package sudoku.picture.draw;

import java.util.ArrayList;
import java.util.List;

/** Words below a drawing, in lines about as wide as it is: one long line would make the drawing small in its page. */
public final class Caption {
    private static final double SIZE = 20;
    private static final double LINE = 26;
    /** How wide a letter is, at most about. */
    private static final double LETTER = 10.5;

    private static final int SHORTEST_LINE = 30;

    private final List<String> lines = new ArrayList<>();

    /** @param width of the drawing above it */
    public Caption(String text, double width) {
        int letters = Math.max(SHORTEST_LINE, (int) (width / LETTER));
        String rest = text;
        while (rest.length() > letters && rest.indexOf(' ') > 0) {
            int space = rest.lastIndexOf(' ', letters);
            int end = space > 0 ? space : rest.indexOf(' ');
            lines.add(rest.substring(0, end));
            rest = rest.substring(end + 1);
        }
        if (!rest.isEmpty()) {
            lines.add(rest);
        }
    }

    /** Below a drawing that ends at {@code bottom}. */
    public void draw(Svg svg, double left, double bottom) {
        for (int i = 0; i < lines.size(); i++) {
            svg.text(left, bottom + 22 + i * LINE, SIZE, lines.get(i), Style.fill(Palette.INK), Style.START);
        }
    }

    public double width() {
        return lines.stream().mapToInt(String::length).max().orElse(0) * LETTER;
    }

    public double height() {
        return lines.isEmpty() ? 0 : 8 + lines.size() * LINE;
    }
}
