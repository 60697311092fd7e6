package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Draws one small search tree: a box for each digit placed, with the name of its cell, or for each option chosen.
 *
 * <p>Subtrees stand as close together as their outlines allow, each parent above the middle of its children.
 */
final class SearchTreeDrawing {
    private static final double BOX_WIDTH = 86;
    private static final double BOX_HEIGHT = 38;
    private static final double LEVEL = 50;
    private static final double GAP = 10;

    private final TreeNames names;
    private final Placed root;

    SearchTreeDrawing(TreeNames names, SearchTree tree) {
        this.names = names;
        this.root = place(tree.root);
    }

    double width() {
        return max(root.right) - min(root.left);
    }

    double height() {
        return (root.left.size() - 1) * LEVEL + BOX_HEIGHT;
    }

    /** Draws the tree with its upper left corner here. */
    void draw(Svg svg, double left, double top) {
        double x = left - min(root.left);
        edges(svg, root, x, top + BOX_HEIGHT / 2);
        boxes(svg, root, x, top + BOX_HEIGHT / 2);
    }

    /** A subtree with its outline: how far it reaches to each side of its own middle, level by level. */
    private record Placed(
            SearchTree.Node node, List<Placed> children, List<Double> shifts, List<Double> left, List<Double> right) {}

    private static Placed place(SearchTree.Node node) {
        List<Placed> children =
                node.children.stream().map(SearchTreeDrawing::place).toList();
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
            String color = good ? Palette.GREEN : Palette.GRAY;
            svg.line(x, y + BOX_HEIGHT / 2, childX, y + LEVEL - BOX_HEIGHT / 2, Style.stroke(color, good ? 5 : 2));
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
                frame(svg, x, y, Palette.LIGHT_GRAY, Palette.INK, "none");
                svg.text(x, y, 23, "start", Style.fill(Palette.INK));
            }
            case DEAD_END -> {
                svg.text(x - BOX_WIDTH / 2 + 13, y, 28, "✗", Style.fill(Palette.RED), Style.BOLD);
                svg.text(x + 13, y, 23, names.blocked(node), Style.fill(Palette.RED));
            }
            case SOLUTION -> {
                frame(svg, x, y, Palette.GREEN, Palette.GREEN, "none");
                svg.text(x, y, 22, "solved", Style.fill(Palette.PAPER), Style.BOLD);
            }
            case CHAIN -> {
                svg.text(x - BOX_WIDTH / 2 + 8, y, 23, "⋮", Style.fill(Palette.INK), Style.BOLD);
                svg.text(x + 5, y, 20, node.shortened + " more", Style.fill(Palette.INK));
            }
            case PLACED -> {
                String dashes = node.failed ? "6 4" : "none";
                if (node.leadsToSolution) {
                    frame(svg, x, y, Palette.LIGHT_GREEN, Palette.GREEN, dashes);
                } else if (node.failed) {
                    frame(svg, x, y, Palette.LIGHT_ORANGE, Palette.ORANGE, dashes);
                } else {
                    frame(svg, x, y, Palette.PAPER, Palette.INK, dashes);
                }
                String digit = names.digit(node);
                svg.text(digit.isEmpty() ? x : x - 12, y, 23, names.place(node), Style.fill(Palette.INK));
                svg.text(x + BOX_WIDTH / 2 - 15, y, 28, digit, Style.fill(Palette.INK), Style.BOLD);
            }
        }
    }

    private static void frame(Svg svg, double x, double y, String fill, String stroke, String dashes) {
        svg.rect(
                x - BOX_WIDTH / 2,
                y - BOX_HEIGHT / 2,
                BOX_WIDTH,
                BOX_HEIGHT,
                Style.round(8),
                Style.fill(fill),
                Style.stroke(stroke, 2),
                Style.dashes(dashes));
    }
}
