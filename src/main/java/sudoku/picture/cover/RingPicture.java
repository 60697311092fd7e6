package sudoku.picture.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * One doubly linked ring of a few nodes, and what those remember that have left it.
 *
 * <p><b>Idea.</b> A link that both neighbors agree on is a line with two heads; one that only one of them has is a
 * dashed arrow. Below stand the two walks from the first node. In a ring that is whole they meet the same nodes.
 *
 * <p><b>Representation.</b> Copies of the two arrays; links that lead nowhere are left out.
 *
 * <p><b>Alternatives.</b> {@link LinksPicture} for the rings of a whole cover.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class RingPicture implements Picture {
    private static final double RADIUS = 118;
    private static final double NODE = 25;
    private static final double BOW = 26;
    private static final double MARGIN = 22;
    private static final double LINE = 28;

    private final int[] left;
    private final int[] right;
    private final int first;
    private final String caption;

    private RingPicture(int[] left, int[] right, int first, String caption) {
        this.left = left;
        this.right = right;
        this.first = first;
        this.caption = caption;
    }

    /** The nodes 0, 1, 2 … with the neighbor of each on either side. */
    public static RingPicture of(int[] left, int[] right) {
        return new RingPicture(left.clone(), right.clone(), 0, "");
    }

    /** A line of text below. */
    public RingPicture caption(String text) {
        return new RingPicture(left, right, first, text);
    }

    /** The nodes from this one on, without the root: the ring of a column does not pass it. */
    public RingPicture from(int node) {
        return new RingPicture(left, right, node, caption);
    }

    /** Whether everybody is in it, and both walks from 0 pass all in the order of their numbers. */
    public boolean isWhole() {
        int nodes = right.length;
        return IntStream.range(0, nodes)
                .allMatch(node -> right[node] == (node + 1) % nodes && left[node] == (node + nodes - 1) % nodes);
    }

    private boolean isNode(int number) {
        return number >= 0 && number < right.length;
    }

    /** From the first until a node comes again or the way ends. */
    private List<Integer> walk(int[] links) {
        List<Integer> met = new ArrayList<>();
        for (int node = first; isNode(node) && !met.contains(node); node = links[node]) {
            met.add(node);
        }
        return met;
    }

    private String walked(int[] links) {
        List<Integer> met = walk(links);
        int next = links[met.get(met.size() - 1)];
        return met.stream().map(String::valueOf).collect(Collectors.joining(" ")) + " " + next
                + (next == first ? "" : " …");
    }

    private double x(int node) {
        return MARGIN + NODE + 70 + RADIUS * (1 + Math.sin(2 * Math.PI * node / right.length));
    }

    private double y(int node) {
        return MARGIN + NODE + RADIUS * (1 - Math.cos(2 * Math.PI * node / right.length));
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int node = first; node < right.length; node++) {
            int next = right[node];
            if (isNode(next) && next != node) {
                link(svg, node, next, true, left[next] == node);
            }
            int before = left[node];
            if (isNode(before) && before != node && right[before] != node) {
                link(svg, before, node, false, true);
            }
        }
        List<Integer> forth = walk(right);
        List<Integer> back = walk(left);
        for (int node = first; node < right.length; node++) {
            boolean isForth = forth.contains(node);
            if (isForth != back.contains(node)) {
                circle(svg, node, Palette.LIGHT_RED, Palette.RED, 3, "none");
            } else if (isForth) {
                circle(svg, node, Palette.LIGHT_BLUE, Palette.INK, 2, "none");
            } else {
                circle(svg, node, Palette.LIGHT_ORANGE, Palette.ORANGE, 2, "5 4");
            }
            svg.text(x(node), y(node), 22, String.valueOf(node), Style.fill(Palette.INK), Style.BOLD);
        }
        double below = 2 * (MARGIN + NODE + RADIUS) + LINE;
        List<String> lines = lines();
        for (int i = 0; i < lines.size(); i++) {
            svg.text(MARGIN, below + i * LINE, 20, lines.get(i), Style.fill(Palette.INK), Style.START);
        }
        double widest = lines.stream().mapToInt(String::length).max().orElse(0) * 10.5;
        return svg.image(
                Math.max(2 * (MARGIN + NODE + RADIUS + 70), 2 * MARGIN + widest), below + lines.size() * LINE, alt());
    }

    private void circle(Svg svg, int node, String fill, String stroke, int width, String dashes) {
        svg.circle(x(node), y(node), NODE, Style.fill(fill), Style.stroke(stroke, width), Style.dashes(dashes));
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("to the right: " + walked(right), "to the left: " + walked(left)));
        if (!caption.isEmpty()) {
            lines.add(caption);
        }
        return lines;
    }

    /** The way from one node to the one on its right, bent to the outside; a head where somebody knows of it. */
    private void link(Svg svg, int from, int to, boolean fromKnows, boolean toKnows) {
        boolean mutual = fromKnows && toKnows;
        double dx = x(to) - x(from);
        double dy = y(to) - y(from);
        double length = Math.hypot(dx, dy);
        double middleX = (x(from) + x(to)) / 2 + dy / length * BOW;
        double middleY = (y(from) + y(to)) / 2 - dx / length * BOW;
        double[] start = edge(from, middleX, middleY);
        double[] end = edge(to, middleX, middleY);
        Style stroke = mutual ? Style.stroke(Palette.BLUE, 3) : Style.stroke(Palette.ORANGE, 2.5);
        Style dashes = Style.dashes(mutual ? "none" : "6 5");
        svg.curve(start[0], start[1], middleX, middleY, middleX, middleY, end[0], end[1], stroke, dashes);
        if (fromKnows) {
            tip(svg, end, middleX, middleY, stroke);
        }
        if (toKnows) {
            tip(svg, start, middleX, middleY, stroke);
        }
    }

    private double[] edge(int node, double towardsX, double towardsY) {
        double length = Math.hypot(towardsX - x(node), towardsY - y(node));
        return new double[] {
            x(node) + (towardsX - x(node)) / length * NODE, y(node) + (towardsY - y(node)) / length * NODE
        };
    }

    private static void tip(Svg svg, double[] at, double fromX, double fromY, Style stroke) {
        double length = Math.hypot(at[0] - fromX, at[1] - fromY);
        double dx = (at[0] - fromX) / length;
        double dy = (at[1] - fromY) / length;
        for (int side : new int[] {-1, 1}) {
            svg.line(
                    at[0],
                    at[1],
                    at[0] - 11 * dx + side * 6 * dy,
                    at[1] - 11 * dy - side * 6 * dx,
                    stroke,
                    Style.dashes("none"));
        }
    }

    @Override
    public String alt() {
        return "A ring of links. " + text().replace('\n', ' ');
    }

    @Override
    public String text() {
        List<String> all = new ArrayList<>(lines());
        String out = IntStream.range(first, right.length)
                .filter(node -> !walk(right).contains(node) && !walk(left).contains(node))
                .mapToObj(node -> node + " remembers " + left[node] + " and " + right[node])
                .collect(Collectors.joining("; "));
        if (!out.isEmpty()) {
            all.add(2, "out: " + out);
        }
        return String.join("\n", all);
    }
}
