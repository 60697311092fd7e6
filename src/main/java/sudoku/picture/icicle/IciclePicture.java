package sudoku.picture.icicle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sudoku.picture.Picture;
import sudoku.picture.SearchTreePicture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Large searches as trees that hang from the ceiling, side by side and to one scale.
 *
 * <p><b>Idea.</b> {@code IciclePicture.of("row by row", tree).and("tightest cell", other)}. One row
 * for each digit standing; a box is a digit tried, as wide as the number of ways down below it. What
 * two searches did to one puzzle is compared at a glance: width is work, wherever it is seen.
 *
 * <p><b>Representation.</b> Boxes too thin to be seen melt into one another: there the color is the
 * darker, the more of the ways reach that deep. So the picture of a million nodes is as large as
 * that of a thousand.
 *
 * <p><b>Alternatives.</b> {@link SearchTreePicture} names every digit, of small searches. A sunburst
 * bends the same boxes round a center, where equal widths no longer look equal.
 *
 * <p><b>Lesson.</b> None yet: for large trees of your own.
 */
public final class IciclePicture implements Picture {
    private static final double WIDTH = 980;
    private static final double MARGIN = 20;
    private static final double AXIS = 44;
    private static final double GAP = 30;
    /** Room for a name and its counts, however narrow the tree. */
    private static final double NARROWEST_PANEL = 260;

    private static final double TREES = 500;
    private static final double TALLEST_ROW = 30;
    private static final double TOP = 96;
    private static final double THINNEST_BOX = 4;
    private static final double COLUMN = 2;
    private static final double LINE = 28;
    private static final int TEXT_ROWS = 10;
    private static final int TEXT_COLUMNS = 60;

    private record Named(String name, FoldedTree tree) {
        String counts() {
            String nodes = tree.nodes() == 1 ? "node" : "nodes";
            String ways = tree.ways() == 1 ? "way" : "ways";
            return String.format(Locale.ROOT, "%,d %s, %,d %s down", tree.nodes(), nodes, tree.ways(), ways);
        }
    }

    private final List<Named> trees;

    private IciclePicture(List<Named> trees) {
        this.trees = trees;
    }

    public static IciclePicture of(String name, FoldedTree tree) {
        return new IciclePicture(List.of(new Named(name, tree)));
    }

    /** The same picture with one more tree on the right, drawn to the same scale. */
    public IciclePicture and(String name, FoldedTree tree) {
        List<Named> more = new ArrayList<>(trees);
        more.add(new Named(name, tree));
        return new IciclePicture(List.copyOf(more));
    }

    @Override
    public String svg() {
        double scale = scale();
        int deepest = deepest();
        double row = Math.min(TALLEST_ROW, TREES / deepest);
        Svg svg = new Svg();
        depths(svg, row, deepest);
        double left = MARGIN + AXIS;
        for (Named named : trees) {
            svg.text(left, 28, 21, named.name, Style.fill(Palette.INK), Style.START, Style.BOLD);
            svg.text(left, 56, 18, named.counts(), Style.fill(Palette.INK), Style.START);
            new IcicleDrawing(svg, named.tree, left, TOP, scale, row).draw(COLUMN, THINNEST_BOX);
            left += Math.max(named.tree.ways() * scale, NARROWEST_PANEL) + GAP;
        }
        double bottom = TOP + row * deepest + LINE;
        ruler(svg, scale, bottom);
        String[] key = {
            "One row for each digit tried on the way down. A box's width is the number of paths below.",
            "Where boxes are too thin to draw: the darker, the more paths reach that deep.",
            "Green: the way to the solution."
        };
        for (int i = 0; i < key.length; i++) {
            svg.text(MARGIN, bottom + (i + 1) * LINE, 18, key[i], Style.fill(Palette.INK), Style.START);
        }
        return svg.image(WIDTH, bottom + (key.length + 1) * LINE, alt());
    }

    private int deepest() {
        return Math.max(
                1, trees.stream().mapToInt(named -> named.tree.deepest()).max().orElse(0));
    }

    /** Pixels for a way down: as many as let all panels stand side by side. */
    private double scale() {
        double room = WIDTH - 2 * MARGIN - AXIS - (trees.size() - 1) * GAP;
        double tooSmall = 0;
        double tooLarge = room;
        for (int halving = 0; halving < 60; halving++) {
            double tried = (tooSmall + tooLarge) / 2;
            double needed = trees.stream()
                    .mapToDouble(named -> Math.max(named.tree.ways() * tried, trees.size() == 1 ? 0 : NARROWEST_PANEL))
                    .sum();
            if (needed > room) {
                tooLarge = tried;
            } else {
                tooSmall = tried;
            }
        }
        return tooSmall;
    }

    private static void depths(Svg svg, double row, int deepest) {
        int step = deepest > 8 ? 5 : 1;
        if (deepest > 20) {
            step = 10;
        }
        for (int depth = step; depth <= deepest; depth += step) {
            double y = TOP + depth * row;
            svg.line(MARGIN + AXIS - 8, y, WIDTH - MARGIN, y, Style.stroke(Palette.LIGHT_GRAY, 1));
            svg.text(MARGIN + AXIS - 12, y, 18, String.valueOf(depth), Style.fill(Palette.GRAY), Style.END);
        }
    }

    /** A line as long as a round number of ways down. */
    private static void ruler(Svg svg, double scale, double y) {
        long ways = 1;
        while (ways * scale * 10 <= 300) {
            ways *= 10;
        }
        double left = MARGIN + AXIS;
        svg.line(left, y, left + ways * scale, y, Style.stroke(Palette.INK, 3));
        String length = String.format(Locale.ROOT, ways == 1 ? "%,d way down" : "%,d ways down", ways);
        svg.text(left + ways * scale + 10, y, 18, length, Style.fill(Palette.INK), Style.START);
    }

    @Override
    public String alt() {
        return "Search trees, all to the same scale. "
                + trees.stream().map(IciclePicture::line).collect(Collectors.joining("; ")) + ".";
    }

    private static String line(Named named) {
        return named.name + ": " + named.counts() + ", at most " + named.tree.deepest() + " deep"
                + (named.tree.solvedWay() < 0 ? ", no solution found" : "");
    }

    @Override
    public String text() {
        long most = trees.stream().mapToLong(named -> named.tree.ways()).max().orElse(1);
        return trees.stream()
                .map(named -> line(named) + outline(named.tree, most))
                .collect(Collectors.joining("\n"));
    }

    /** The tree in blocks: full where all ways reach that deep, paler where half of them or any do. */
    private String outline(FoldedTree tree, long most) {
        int room = (int) Math.max(1, Math.round((double) TEXT_COLUMNS * tree.ways() / Math.max(1, most)));
        List<FoldedTree.Column> columns = tree.columns(room);
        StringBuilder text = new StringBuilder();
        for (int row = 1; row <= TEXT_ROWS; row++) {
            double depth = (double) row * deepest() / TEXT_ROWS;
            String line = columns.stream().map(column -> block(column, depth)).collect(Collectors.joining());
            text.append(line.isBlank() ? "" : "\n  " + line.stripTrailing());
        }
        return text.toString();
    }

    private static String block(FoldedTree.Column column, double depth) {
        if (column.reachedBy(1) >= depth) {
            return "█";
        }
        if (column.reachedBy(0.5) >= depth) {
            return "▒";
        }
        return column.reachedBy(0) >= depth ? "░" : " ";
    }
}
