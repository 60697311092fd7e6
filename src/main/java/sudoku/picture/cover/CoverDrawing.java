package sudoku.picture.cover;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Draws the matrix of a cover.
 *
 * <p>A matrix of a few columns is drawn large, with its ones as digits and the number of options left
 * below each item; of one with dozens only the pattern can be seen, and that is what it is for.
 */
final class CoverDrawing {
    private static final double MARGIN = 14;
    /**
     * So small, that 64 rows fit a screen; a line through a name would hide the name, and numbers below would run into
     * each other.
     */
    private static final double SMALLEST = 12;

    private final CoverLook look;
    private final String alt;
    private final ExactCover cover;
    private final Svg svg = new Svg();
    private final double side;
    private final double letters;
    private final double left;
    private final double top;
    private final double right;
    private final double bottom;

    CoverDrawing(CoverLook look, String alt) {
        this.look = look;
        this.alt = alt;
        this.cover = look.cover();
        this.side = side(cover.itemCount());
        this.letters = Math.min(20, side * 0.84);
        this.left = MARGIN + (longest(cover.optionCount(), cover::option) + 2.5) * letters * 0.56;
        this.top = MARGIN + (namesStand() ? longest(cover.itemCount(), cover::item) * letters * 0.52 + 8 : 32);
        this.right = left + cover.itemCount() * side;
        this.bottom = top + cover.optionCount() * side;
    }

    static double side(int items) {
        if (items <= 12) {
            return 46;
        }
        if (items <= 32) {
            return 26;
        }
        return items <= 50 ? 20 : SMALLEST;
    }

    private static int longest(int count, IntFunction<String> name) {
        return IntStream.range(0, count)
                .map(each -> name.apply(each).length())
                .max()
                .orElse(0);
    }

    /** Names too long for their columns are turned. */
    private boolean namesStand() {
        return longest(cover.itemCount(), cover::item) * letters * 0.56 > side;
    }

    String svg() {
        for (int item = 0; item < cover.itemCount(); item++) {
            column(item);
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            row(option);
        }
        double captionAt = bottom + side + 12;
        if (!look.caption().isEmpty()) {
            svg.text(MARGIN, captionAt + 14, 20, look.caption(), Style.fill(Palette.INK), Style.START);
        }
        double width = Math.max(right + MARGIN, 2 * MARGIN + look.caption().length() * 10.5);
        return svg.image(width, captionAt + (look.caption().isEmpty() ? 0 : 36), alt);
    }

    private void column(int item) {
        double x = left + item * side;
        boolean gone = look.covered().contains(item);
        boolean marked = look.marked().contains(item);
        boolean empty = look.isStuck(item);
        String back = gone ? Palette.LIGHT_GRAY : Palette.PAPER;
        String ink = gone ? Palette.GRAY : Palette.INK;
        if (marked) {
            back = Palette.YELLOW;
        }
        if (empty) {
            back = Palette.LIGHT_RED;
            ink = Palette.RED;
        }
        svg.rect(x, top, side, bottom - top, Style.fill(back), Style.stroke("#9AA0A6", 0.5));
        String struck = gone && side > SMALLEST ? "line-through" : "none";
        double middle = x + side / 2;
        if (namesStand()) {
            svg.text(
                    middle,
                    top - 6,
                    letters,
                    cover.item(item),
                    Style.fill(ink),
                    Style.of("text-decoration", struck),
                    Style.START,
                    Style.of("transform", "rotate(-90 " + middle + " " + (top - 6) + ")"));
        } else {
            svg.text(middle, top - 16, letters, cover.item(item), Style.fill(ink), Style.of("text-decoration", struck));
        }
        if (!gone && side > SMALLEST) {
            svg.text(middle, bottom + side / 2, letters * 0.9, String.valueOf(look.left(item)), Style.fill(ink));
        }
    }

    private void row(int option) {
        double y = top + option * side;
        double middle = y + side / 2;
        boolean selected = look.selected().contains(option);
        boolean gone = !selected && look.isGone(option);
        String ink = gone ? Palette.GRAY : Palette.INK;
        String ones = gone ? "#C4C7CC" : Palette.BLUE;
        if (selected) {
            ink = Palette.GREEN;
            ones = Palette.GREEN;
            svg.rect(left, y, right - left, side, Style.fill(Palette.LIGHT_GREEN));
        }
        svg.line(left, y + side, right, y + side, Style.stroke("#9AA0A6", 0.5));
        String struck = gone && side > SMALLEST ? "line-through" : "none";
        svg.text(
                left - 6,
                middle,
                letters,
                (selected ? "✓ " : "") + cover.option(option),
                Style.fill(ink),
                Style.END,
                Style.of("text-decoration", struck),
                Style.bold(selected));
        for (int item : cover.itemsOf(option)) {
            one(left + item * side + side / 2, middle, ones);
        }
    }

    private void one(double x, double y, String color) {
        double size = side * 0.74;
        svg.rect(x - size / 2, y - size / 2, size, size, Style.round(side / 8), Style.fill(color));
        if (side >= 40) {
            svg.text(x, y, 22, "1", Style.fill(Palette.PAPER), Style.BOLD);
        }
    }
}
