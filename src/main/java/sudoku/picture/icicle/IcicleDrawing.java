package sudoku.picture.icicle;

import java.util.List;
import java.util.Locale;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/** Draws one tree of an {@code IciclePicture}. */
final class IcicleDrawing {
    private static final double[] SHARES = {0, 0.5, 1};
    private static final String MIDDLE_ORANGE = "#E9B04D";
    private static final double THINNEST_STRAND = 3;

    private final Svg svg;
    private final FoldedTree tree;
    private final double left;
    private final double top;
    private final double scale;
    private final double row;

    private List<FoldedTree.Column> columns;
    /** Where each column begins, and where the last one ends. */
    private double[] edges;
    /** The column of the solution, -1 without one. */
    private int solved;
    /** The last row whose box on the way to the solution is wide enough to be drawn. */
    private int greenBoxesTo;

    IcicleDrawing(Svg svg, FoldedTree tree, double left, double top, double scale, double row) {
        this.svg = svg;
        this.tree = tree;
        this.left = left;
        this.top = top;
        this.scale = scale;
        this.row = row;
    }

    /** Draws columns no thinner than this many pixels, and no thinner boxes than that. */
    void draw(double thinnestColumn, double thinnestBox) {
        columns = tree.columns((int) Math.max(1, tree.ways() * scale / thinnestColumn));
        measure();
        for (double share : SHARES) {
            svg.path(outline(share), Style.fill(shade(share)));
        }
        for (int depth = 1; depth <= tree.deepest(); depth++) {
            boxes(depth, thinnestBox);
        }
        if (solved >= 0 && greenBoxesTo < tree.solvedDepth()) {
            double width = Math.max(scale, THINNEST_STRAND);
            double right = left + (tree.solvedWay() + 1) * scale;
            svg.rect(
                    right - width,
                    y(greenBoxesTo),
                    width,
                    y(tree.solvedDepth()) - y(greenBoxesTo),
                    Style.fill(Palette.GREEN));
        }
    }

    private void measure() {
        edges = new double[columns.size() + 1];
        solved = -1;
        long ways = 0;
        for (int i = 0; i < columns.size(); i++) {
            edges[i] = left + ways * scale;
            ways += columns.get(i).ways;
            if (solved < 0 && tree.solvedWay() >= 0 && ways > tree.solvedWay()) {
                solved = i;
            }
        }
        edges[columns.size()] = left + ways * scale;
    }

    /** The lower edge of row {@code depth}; row 1 begins at the top. */
    private double y(int depth) {
        return top + depth * row;
    }

    /** How deep this share of each column's ways reach, as one outline. */
    private String outline(double share) {
        StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%.1f %.1f", left, top));
        for (int i = 0; i < columns.size(); i++) {
            path.append(
                    String.format(Locale.ROOT, "V%.1fH%.1f", y(columns.get(i).reachedBy(share)), edges[i + 1]));
        }
        return path.append(String.format(Locale.ROOT, "V%.1fZ", top)).toString();
    }

    /** A node runs through every column that none of its ways enters from above that depth. */
    private void boxes(int depth, double thinnest) {
        int from = 0;
        while (from < columns.size()) {
            int to = from + 1;
            while (to < columns.size() && columns.get(to).start > depth) {
                to++;
            }
            int first = columns.get(from).ways == 1 ? from : from + 1;
            boolean reached = first > from || columns.get(from).reachedBy(1) >= depth;
            if (reached && first < to && edges[to] - edges[first] >= thinnest) {
                box(depth, first, to);
            }
            from = to;
        }
    }

    private void box(int depth, int from, int to) {
        boolean good = from <= solved && solved < to && depth <= tree.solvedDepth();
        if (good) {
            greenBoxesTo = depth;
        }
        String fill = good ? Palette.LIGHT_GREEN : Palette.LIGHT_ORANGE;
        String stroke = good ? Palette.GREEN : Palette.ORANGE;
        svg.rect(edges[from], y(depth - 1), edges[to] - edges[from], row, Style.fill(fill), Style.stroke(stroke, 1));
    }

    static String shade(double share) {
        if (share == 0) {
            return Palette.LIGHT_ORANGE;
        }
        return share == 1 ? Palette.ORANGE : MIDDLE_ORANGE;
    }
}
