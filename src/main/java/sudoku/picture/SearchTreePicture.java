package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.search.Trace;

/**
 * A small search as a tree: every digit tried, every dead end, the way to the solution.
 *
 * <p><b>Idea.</b> Backtracking <em>is</em> a walk through this tree, from the top and from the left.
 *
 * <p><b>Representation.</b> A box for each digit placed, with the name of its cell. Subtrees stand
 * as close together as their outlines allow, each parent above the middle of its children.
 *
 * <p><b>Cost.</b> Nobody can read a tree of thousands: only the first nodes are drawn, and the
 * picture says so.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class SearchTreePicture implements Picture {
    private static final int MOST_NODES = 150;
    private static final double BOX_WIDTH = 66;
    private static final double BOX_HEIGHT = 50;
    private static final double LEVEL = 78;
    private static final double GAP = 12;
    private static final double MARGIN = 16;
    private static final double LINE = 30;
    /** Room for the key. */
    private static final double NARROWEST = 560;
    private static final List<String> KEY = List.of("green: leads to a solution · dashed: taken back",
            "✗: no digit left for this cell, or no place for this digit");

    private final Cells cells;
    private final SearchTree tree;
    private final long traceLength;

    private SearchTreePicture(Grid puzzle, Trace trace) {
        this.cells = puzzle.cells();
        this.tree = new SearchTree(trace, MOST_NODES);
        this.traceLength = trace.length();
    }

    /** The tree of the search whose steps were recorded. */
    public static SearchTreePicture of(Grid puzzle, Trace trace) {
        return new SearchTreePicture(puzzle, trace);
    }

    @Override
    public String svg() {
        Placed root = place(tree.root);
        double left = -min(root.left);
        double width = Math.max(2 * MARGIN + left + max(root.right), NARROWEST);
        double top = MARGIN + BOX_HEIGHT / 2;
        Svg svg = new Svg();
        double centre = MARGIN + left + (width - 2 * MARGIN - left - max(root.right)) / 2;
        edges(svg, root, centre, top);
        boxes(svg, root, centre, top);
        double bottom = top + (root.left.size() - 1) * LEVEL + BOX_HEIGHT / 2 + LINE;
        svg.text(MARGIN, bottom, 18, size(), "fill", Palette.INK, "text-anchor", "start", "font-weight", "bold");
        for (String line : KEY) {
            bottom += LINE;
            svg.text(MARGIN, bottom, 18, line, "fill", Palette.INK, "text-anchor", "start");
        }
        return svg.image(width, bottom + LINE, alt());
    }

    /** A subtree with its outline: how far it reaches to each side of its own middle, level by level. */
    private record Placed(SearchTree.Node node, List<Placed> children, List<Double> shifts,
            List<Double> left, List<Double> right) {}

    private static Placed place(SearchTree.Node node) {
        List<Placed> children = node.children.stream().map(SearchTreePicture::place).toList();
        List<Double> shifts = new ArrayList<>();
        List<Double> left = new ArrayList<>();
        List<Double> right = new ArrayList<>();
        for (Placed child : children) {
            double shift = 0;
            for (int level = 0; level < Math.min(right.size(), child.left.size()); level++) {
                shift = Math.max(shift, right.get(level) + GAP - child.left.get(level));
            }
            shifts.add(shift);
            for (int level = 0; level < child.left.size(); level++) {
                if (level == left.size()) {
                    left.add(shift + child.left.get(level));
                    right.add(shift + child.right.get(level));
                } else {
                    right.set(level, Math.max(right.get(level), shift + child.right.get(level)));
                    left.set(level, Math.min(left.get(level), shift + child.left.get(level)));
                }
            }
        }
        double middle = shifts.isEmpty() ? 0 : (shifts.get(0) + shifts.get(shifts.size() - 1)) / 2;
        shifts.replaceAll(shift -> shift - middle);
        left.replaceAll(reach -> reach - middle);
        right.replaceAll(reach -> reach - middle);
        left.add(0, -BOX_WIDTH / 2);
        right.add(0, BOX_WIDTH / 2);
        return new Placed(node, children, shifts, left, right);
    }

    private static double min(List<Double> reaches) {
        return reaches.stream().mapToDouble(reach -> reach).min().orElseThrow();
    }

    private static double max(List<Double> reaches) {
        return reaches.stream().mapToDouble(reach -> reach).max().orElseThrow();
    }

    private void edges(Svg svg, Placed placed, double x, double y) {
        for (int i = 0; i < placed.children.size(); i++) {
            Placed child = placed.children.get(i);
            double childX = x + placed.shifts.get(i);
            boolean good = child.node.leadsToSolution || child.node.kind == SearchTree.Kind.SOLUTION;
            svg.line(x, y + BOX_HEIGHT / 2, childX, y + LEVEL - BOX_HEIGHT / 2,
                    "stroke", good ? Palette.GREEN : Palette.GREY, "stroke-width", good ? 5 : 2);
            edges(svg, child, childX, y + LEVEL);
        }
    }

    private void boxes(Svg svg, Placed placed, double x, double y) {
        box(svg, placed.node, x, y);
        for (int i = 0; i < placed.children.size(); i++) {
            boxes(svg, placed.children.get(i), x + placed.shifts.get(i), y + LEVEL);
        }
    }

    private void box(Svg svg, SearchTree.Node node, double x, double y) {
        switch (node.kind) {
            case ROOT -> {
                frame(svg, x, y, Palette.LIGHT_GREY, Palette.INK, "none");
                svg.text(x, y, 17, "start", "fill", Palette.INK);
            }
            case DEAD_END -> {
                svg.text(x, y - 8, 30, "✗", "fill", Palette.RED, "font-weight", "bold");
                svg.text(x, y + 17, 15, blocked(node), "fill", Palette.RED);
            }
            case SOLUTION -> {
                frame(svg, x, y, Palette.GREEN, Palette.GREEN, "none");
                svg.text(x, y, 15, "solved", "fill", Palette.PAPER, "font-weight", "bold");
            }
            case CHAIN -> {
                svg.text(x, y - 8, 17, "⋮", "fill", Palette.INK, "font-weight", "bold");
                svg.text(x, y + 13, 15, node.shortened + " more", "fill", Palette.INK);
            }
            case PLACED -> {
                boolean good = node.leadsToSolution;
                frame(svg, x, y, good ? Palette.LIGHT_GREEN : node.failed ? Palette.LIGHT_ORANGE : Palette.PAPER,
                        good ? Palette.GREEN : node.failed ? Palette.ORANGE : Palette.INK,
                        node.failed ? "6 4" : "none");
                svg.text(x, y - 12, 15, cells.name(node.cell), "fill", Palette.INK);
                svg.text(x, y + 10, 25, String.valueOf(cells.symbol(node.digit)),
                        "fill", Palette.INK, "font-weight", "bold");
            }
        }
    }

    private static void frame(Svg svg, double x, double y, String fill, String stroke, String dashes) {
        svg.rect(x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2, BOX_WIDTH, BOX_HEIGHT, "rx", 8, "fill", fill,
                "stroke", stroke, "stroke-width", 2, "stroke-dasharray", dashes);
    }

    private String size() {
        String counted = Numbers.text(tree.nodes) + (tree.nodes == 1 ? " node" : " nodes");
        return tree.isCut ? "The first " + counted + " of a search of " + Numbers.text(traceLength) + " steps" : counted;
    }

    @Override
    public String alt() {
        return "Search tree. " + size() + (tree.isCut ? "." : ": " + text().replace('\n', ';') + ".");
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder("start");
        write(text, tree.root, "");
        return text.append(tree.isCut ? "\n…" : "").toString();
    }

    /** Only branches are indented: a search is deep, a line is not. */
    private void write(StringBuilder text, SearchTree.Node node, String indent) {
        boolean branches = node.children.size() > 1;
        for (SearchTree.Node child : node.children) {
            text.append(branches ? "\n" + indent + "+ " : ", ").append(name(child));
            write(text, child, branches ? indent + "  " : indent);
        }
    }

    private String name(SearchTree.Node node) {
        return switch (node.kind) {
            case ROOT -> "start";
            case DEAD_END -> (node.cell < 0 ? "no place for " : "no digit for ") + blocked(node);
            case SOLUTION -> "solved";
            case CHAIN -> node.shortened + " more";
            case PLACED -> cells.name(node.cell) + "=" + cells.symbol(node.digit);
        };
    }

    /** The cell without a digit, or the digit without a place. */
    private String blocked(SearchTree.Node deadEnd) {
        return deadEnd.cell < 0 ? String.valueOf(cells.symbol(deadEnd.digit)) : cells.name(deadEnd.cell);
    }
}
