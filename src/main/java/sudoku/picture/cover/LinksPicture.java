package sudoku.picture.cover;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import sudoku.cover.ExactCover;
import sudoku.cover.Links;
import sudoku.picture.Picture;

/**
 * The rings of dancing links as they are at one moment.
 *
 * <p><b>Idea.</b> Heads in the first row, below each the nodes of its options, beside each node its
 * number. A link both neighbors agree on is a line with two heads; where a node has stepped out, the
 * line bends around it, and dashed arrows show what the node still remembers.
 *
 * <p><b>Representation.</b> A copy of the links, as the search dances on. Rings close at their ends: a
 * stub that leaves the picture comes back on the other side.
 *
 * <p><b>Cost.</b> Made for a handful of items and options.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class LinksPicture implements Picture {
    private final ExactCover cover;
    private final Links links;
    private final String caption;

    private LinksPicture(ExactCover cover, Links links, String caption) {
        this.cover = cover;
        this.links = links;
        this.caption = caption;
    }

    /** The links of a cover as they are now. */
    public static LinksPicture of(ExactCover cover, Links links) {
        return new LinksPicture(cover, links.copy(), "");
    }

    /** A line of text below. */
    public LinksPicture caption(String text) {
        return new LinksPicture(cover, links, text);
    }

    @Override
    public String svg() {
        return new LinksDrawing(cover, links, caption, alt()).svg();
    }

    @Override
    public String alt() {
        return "Doubly linked rings. " + text().replace('\n', ' ');
    }

    @Override
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add("Row of items: " + ring(Links.ROOT, links::right) + ".");
        for (int item = 0; item < cover.itemCount(); item++) {
            lines.add("Column of " + ring(links.head(item), links::down) + ".");
        }
        Set<String> out = new TreeSet<>();
        for (int node = 1; node < links.nodes(); node++) {
            boolean isHead = links.option(node) < 0;
            if (LinksDrawing.isOut(links, node)) {
                int before = isHead ? links.left(node) : links.up(node);
                int after = isHead ? links.right(node) : links.down(node);
                out.add(name(node) + " remembers " + name(before) + " and " + name(after));
            }
        }
        if (!out.isEmpty()) {
            lines.add("Stepped out: " + String.join("; ", out) + ".");
        }
        if (!caption.isEmpty()) {
            lines.add(caption);
        }
        return String.join("\n", lines);
    }

    /** A ring that is broken is followed until a node comes again. */
    private String ring(int first, IntUnaryOperator next) {
        Set<Integer> nodes = new LinkedHashSet<>(Set.of(first));
        int node = next.applyAsInt(first);
        while (nodes.add(node)) {
            node = next.applyAsInt(node);
        }
        return nodes.stream().map(this::name).collect(Collectors.joining(" ⇄ "))
                + (node == first ? "" : " ⇄ " + name(node) + " …");
    }

    /** A head by its item, a node by its option and item. */
    String name(int node) {
        if (node == Links.ROOT) {
            return "root";
        }
        String item = cover.item(links.item(node));
        return links.option(node) < 0 ? item : cover.option(links.option(node)) + "/" + item;
    }
}
