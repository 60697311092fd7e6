package sudoku.picture.cover;

import java.util.function.IntUnaryOperator;
import sudoku.cover.ExactCover;
import sudoku.cover.Links;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/** Draws the rings of dancing links: a place for each node, by its item and its option. */
final class LinksDrawing {
    private static final double BOX_WIDTH = 54;
    private static final double BOX_HEIGHT = 38;
    private static final double ACROSS = 122;
    private static final double DOWN = 84;
    private static final double STUB = 20;
    private static final double MARGIN = 18;
    private static final double LABELS = 70;

    private final ExactCover cover;
    private final Links links;
    private final String caption;
    private final String alt;
    private final Svg svg = new Svg();

    LinksDrawing(ExactCover cover, Links links, String caption, String alt) {
        this.cover = cover;
        this.links = links;
        this.caption = caption;
        this.alt = alt;
    }

    /** Whether a node is in none of its ring's links: a head in its row, another node in its column. */
    static boolean isOut(Links links, int node) {
        return links.option(node) < 0 ? isOut(node, links::right, links::left) : isOut(node, links::down, links::up);
    }

    private static boolean isOut(int node, IntUnaryOperator on, IntUnaryOperator back) {
        return on.applyAsInt(back.applyAsInt(node)) != node || back.applyAsInt(on.applyAsInt(node)) != node;
    }

    /** Whether the item of a node has left the problem: it cannot be reached from the root. */
    private boolean isCovered(int node) {
        return node != Links.ROOT && isOut(links, links.head(links.item(node)));
    }

    String svg() {
        for (int node = 0; node < links.nodes(); node++) {
            right(node);
            if (node != Links.ROOT) {
                down(node);
            }
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            svg.text(
                    MARGIN,
                    MARGIN + STUB + (option + 1) * DOWN + BOX_HEIGHT / 2,
                    20,
                    cover.option(option),
                    Style.fill(Palette.INK),
                    Style.START,
                    Style.BOLD);
        }
        for (int node = 0; node < links.nodes(); node++) {
            box(node);
        }
        double bottom = MARGIN + STUB + cover.optionCount() * DOWN + BOX_HEIGHT + STUB + MARGIN;
        if (!caption.isEmpty()) {
            svg.text(MARGIN, bottom + 10, 20, caption, Style.fill(Palette.INK), Style.START);
        }
        double width = LABELS + cover.itemCount() * ACROSS + BOX_WIDTH + STUB + 2 * MARGIN;
        return svg.image(
                Math.max(width, 2 * MARGIN + caption.length() * 10.5), bottom + (caption.isEmpty() ? 0 : 34), alt);
    }

    /** The root is above the names of the options. */
    private double x(int node) {
        return MARGIN + STUB + BOX_WIDTH / 2 + (node == Links.ROOT ? 0 : LABELS + links.item(node) * ACROSS + 20);
    }

    private double y(int node) {
        return MARGIN + STUB + BOX_HEIGHT / 2 + (links.option(node) + 1) * DOWN;
    }

    private void box(int node) {
        boolean head = links.option(node) < 0;
        boolean out = isOut(links, node);
        boolean gone = out || isCovered(node);
        int corner = head ? 4 : 19;
        if (out) {
            frame(node, corner, Palette.LIGHT_ORANGE, Palette.ORANGE, "5 4");
        } else if (gone) {
            frame(node, corner, Palette.LIGHT_GRAY, Palette.GRAY, "none");
        } else {
            frame(node, corner, head ? Palette.LIGHT_BLUE : Palette.PAPER, Palette.INK, "none");
        }
        String ink = gone ? Palette.GRAY : Palette.INK;
        svg.text(x(node), y(node), head ? 19 : 18, name(node), Style.fill(ink), Style.bold(head));
        svg.text(
                x(node) - BOX_WIDTH / 2 + 1,
                y(node) + BOX_HEIGHT / 2 + 8,
                15,
                String.valueOf(node),
                Style.fill(Palette.GRAY),
                Style.END);
    }

    private void frame(int node, int corner, String fill, String stroke, String dashes) {
        svg.rect(
                x(node) - BOX_WIDTH / 2,
                y(node) - BOX_HEIGHT / 2,
                BOX_WIDTH,
                BOX_HEIGHT,
                Style.round(corner),
                Style.fill(fill),
                Style.stroke(stroke, 2),
                Style.dashes(dashes));
    }

    /** A head says how many are below it. */
    private String name(int node) {
        if (node == Links.ROOT) {
            return "root";
        }
        String item = cover.item(links.item(node));
        return links.option(node) < 0 ? item + " " + links.size(node) : item;
    }

    private void right(int node) {
        int next = links.right(node);
        double y = y(node);
        double from = x(node) + BOX_WIDTH / 2;
        double to = x(next) - BOX_WIDTH / 2;
        boolean mutual = links.left(next) == node;
        if (next == node) {
            return;
        }
        if (x(next) < x(node)) {
            stub(from, y, 1, 0, mutual);
            if (mutual) {
                stub(to, y, -1, 0, true);
            }
        } else if (mutual && passes(node, next, true)) {
            bend(x(node) + 12, y - BOX_HEIGHT / 2, x(next) - 12, y - BOX_HEIGHT / 2, 0, -34);
        } else {
            straight(from, y, to, y, mutual);
        }
        int before = links.left(node);
        if (links.right(before) != node && x(before) < x(node)) {
            straight(x(node) - BOX_WIDTH / 2, y, x(before) + BOX_WIDTH / 2, y, false);
        }
    }

    private void down(int node) {
        int next = links.down(node);
        double x = x(node);
        double from = y(node) + BOX_HEIGHT / 2;
        double to = y(next) - BOX_HEIGHT / 2;
        boolean mutual = links.up(next) == node;
        if (next == node) {
            return;
        }
        if (y(next) < y(node)) {
            stub(x, from, 0, 1, mutual);
            if (mutual) {
                stub(x, to, 0, -1, true);
            }
        } else if (mutual && passes(node, next, false)) {
            bend(x + BOX_WIDTH / 2, y(node) + 8, x + BOX_WIDTH / 2, y(next) - 8, 44, 0);
        } else {
            straight(x, from, x, to, mutual);
        }
        int before = links.up(node);
        if (links.down(before) != node && y(before) < y(node)) {
            straight(x, y(node) - BOX_HEIGHT / 2, x, y(before) + BOX_HEIGHT / 2, false);
        }
    }

    /** Whether a node that stepped out stands between the two. */
    private boolean passes(int from, int to, boolean inRow) {
        for (int node = 1; node < links.nodes(); node++) {
            boolean between = inRow
                    ? links.option(node) == links.option(from) && x(node) > x(from) && x(node) < x(to)
                    : links.item(node) == links.item(from) && y(node) > y(from) && y(node) < y(to);
            if (between) {
                return true;
            }
        }
        return false;
    }

    private static Style stroke(boolean mutual) {
        return mutual ? Style.stroke(Palette.BLUE, 2.5) : Style.stroke(Palette.ORANGE, 2);
    }

    private static Style dashes(boolean mutual) {
        return Style.dashes(mutual ? "none" : "5 4");
    }

    /** Where a ring goes on at the other side. */
    private void stub(double x, double y, int dx, int dy, boolean mutual) {
        svg.line(x, y, x + dx * STUB, y + dy * STUB, stroke(mutual), dashes(mutual));
        tip(x + dx * STUB, y + dy * STUB, dx, dy, mutual);
    }

    private void straight(double x1, double y1, double x2, double y2, boolean mutual) {
        svg.line(x1, y1, x2, y2, stroke(mutual), dashes(mutual));
        double length = Math.hypot(x2 - x1, y2 - y1);
        tip(x2, y2, (x2 - x1) / length, (y2 - y1) / length, mutual);
        if (mutual) {
            tip(x1, y1, (x1 - x2) / length, (y1 - y2) / length, true);
        }
    }

    /** A line around what stands between its ends. */
    private void bend(double x1, double y1, double x2, double y2, double dx, double dy) {
        Style thick = Style.stroke(Palette.BLUE, 4);
        svg.curve(x1, y1, x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2, y2, thick, dashes(true));
        double length = Math.hypot(dx, dy);
        tip(x1, y1, -dx / length, -dy / length, true);
        tip(x2, y2, -dx / length, -dy / length, true);
    }

    /** Two short strokes at the end of a line that arrives in this direction. */
    private void tip(double x, double y, double dx, double dy, boolean mutual) {
        svg.line(x, y, x - 9 * dx + 5 * dy, y - 9 * dy - 5 * dx, stroke(mutual), dashes(true));
        svg.line(x, y, x - 9 * dx - 5 * dy, y - 9 * dy + 5 * dx, stroke(mutual), dashes(true));
    }
}
