package sudoku.picture;

import sudoku.grid.Grid;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;
import sudoku.search.Trace;

/**
 * A small search as a tree: every digit tried, every dead end, the way to the solution.
 *
 * <p><b>Idea.</b> Backtracking <em>is</em> a walk through this tree, from the top and from the left.
 *
 * <p><b>Representation.</b> A box for each digit placed, with the name of its cell.
 *
 * <p><b>Cost.</b> Nobody can read a tree of thousands: only the first nodes are drawn, and the
 * picture says so.
 *
 * <p><b>Alternatives.</b> {@link TreesSideBySide} for a search before and after a change,
 * {@link sudoku.picture.icicle.IciclePicture} for
 * large ones.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class SearchTreePicture implements Picture {
    private static final int MOST_NODES = 150;
    static final double MARGIN = 16;
    static final double LINE = 30;
    /** Room for the key. */
    private static final double NARROWEST = 620;

    final TreeNames names;
    final SearchTree tree;
    private final long traceLength;

    private SearchTreePicture(TreeNames names, Trace trace, boolean shortened) {
        this.names = names;
        this.tree = new SearchTree(trace, MOST_NODES, shortened);
        this.traceLength = trace.length();
    }

    /** The tree of the search whose steps were recorded. */
    public static SearchTreePicture of(Grid puzzle, Trace trace) {
        return new SearchTreePicture(TreeNames.of(puzzle.cells()), trace, true);
    }

    /** The same with every node in its level, for trees whose depths are compared. */
    static SearchTreePicture withoutShortCuts(TreeNames names, Trace trace) {
        return new SearchTreePicture(names, trace, false);
    }

    @Override
    public String svg() {
        SearchTreeDrawing drawing = drawing();
        double width = Math.max(2 * MARGIN + drawing.width(), NARROWEST);
        Svg svg = new Svg();
        drawing.draw(svg, (width - drawing.width()) / 2, MARGIN);
        double bottom = MARGIN + drawing.height() + LINE;
        svg.text(MARGIN, bottom, 22, size(), Style.fill(Palette.INK), Style.START, Style.BOLD);
        for (String line : names.lines(tree)) {
            bottom += LINE;
            svg.text(MARGIN, bottom, 22, line, Style.fill(Palette.INK), Style.START);
        }
        return svg.image(width, bottom + LINE, alt());
    }

    SearchTreeDrawing drawing() {
        return new SearchTreeDrawing(names, tree);
    }

    String size() {
        String counted = Numbers.text(tree.nodes) + (tree.nodes == 1 ? " node" : " nodes");
        return tree.isCut
                ? "The first " + counted + " of a search of " + Numbers.text(traceLength) + " steps"
                : counted;
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
            case DEAD_END -> names.deadEnd(node);
            case SOLUTION -> "solved";
            case CHAIN -> node.shortened + " more";
            case PLACED -> names.place(node) + (names.digit(node).isEmpty() ? "" : "=" + names.digit(node));
        };
    }
}
