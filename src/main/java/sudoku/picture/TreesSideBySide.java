package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.grid.Grid;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;
import sudoku.search.Trace;

/**
 * Small searches side by side, before and after something was changed.
 *
 * <p><b>Idea.</b> {@code TreesSideBySide.of("as it was", puzzle, trace).and("changed", puzzle, other)}. A line of the
 * program is changed; what it does to the tree is seen where branches are missing, or new, or end earlier.
 *
 * <p><b>Representation.</b> Each tree as in {@link SearchTreePicture}, all to one scale and from one ceiling, so that
 * deep looks deep. Trees too wide to stand beside each other on a screen hang below each other, rather than
 * shrink; on a narrow page all do.
 *
 * <p><b>Alternatives.</b> {@link sudoku.picture.icicle.IciclePicture} for searches of thousands of nodes.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class TreesSideBySide implements Picture {
    /** What a projector shows beside the margins of a notebook. */
    private static final double WIDEST = 1500;

    private static final double NARROWEST_PANEL = 380;
    private static final double GAP = 48;
    private static final double MARGIN = SearchTreePicture.MARGIN;
    private static final double LINE = SearchTreePicture.LINE;
    private static final double HEADING = 88;
    /** How wide a letter is, about: of the headings, and of the rest. */
    private static final double BOLD_LETTER = 14;

    private static final double LETTER = 11;

    private record Named(String name, List<Trace.Step> steps, SearchTreePicture picture) {
        /** What the size of the picture's tree is, and how its branches end. */
        String counts() {
            SearchTree tree = picture.tree;
            return picture.size() + ", " + counted(tree.deadEnds(), "dead end") + ", "
                    + counted(tree.solutions(), "solution");
        }

        double width() {
            double words = Math.max(BOLD_LETTER * name.length(), LETTER * counts().length());
            return Math.max(Math.max(picture.drawing().width(), words), NARROWEST_PANEL);
        }
    }

    private final List<Named> trees;
    /** Of searches that were not run, because the program is not right yet; a message above says why. */
    private final List<String> missing;

    private TreesSideBySide(List<Named> trees, List<String> missing) {
        this.trees = trees;
        this.missing = missing;
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    public static TreesSideBySide of(String name, Grid puzzle, Trace trace) {
        return new TreesSideBySide(List.of(), List.of()).and(name, puzzle, trace);
    }

    /** The tree of a search for an exact cover: a box for each option chosen. */
    public static TreesSideBySide of(String name, ExactCover cover, CoverTrace trace) {
        return new TreesSideBySide(List.of(), List.of()).and(name, cover, trace);
    }

    /** The same picture with one more tree. */
    public TreesSideBySide and(String name, Grid puzzle, Trace trace) {
        return and(name, TreeNames.of(puzzle.cells()), trace);
    }

    /** The same with one more tree of options. */
    public TreesSideBySide and(String name, ExactCover cover, CoverTrace trace) {
        return and(name, TreeNames.of(cover), steps(trace));
    }

    private TreesSideBySide and(String name, TreeNames names, Trace trace) {
        if (trace.steps().isEmpty()) {
            List<String> more = new ArrayList<>(missing);
            more.add(name);
            return new TreesSideBySide(trees, List.copyOf(more));
        }
        List<Named> more = new ArrayList<>(trees);
        more.add(new Named(name, trace.steps(), SearchTreePicture.withoutShortCuts(names, trace)));
        return new TreesSideBySide(List.copyOf(more), missing);
    }

    /** Options in the place of cells; what covers and uncovers items is left out. */
    private static Trace steps(CoverTrace covering) {
        int kept = (int)
                covering.steps().stream().filter(step -> !isOfAnItem(step)).count();
        Trace trace = new Trace(kept);
        for (CoverTrace.Step step : covering.steps()) {
            switch (step.kind()) {
                case SELECTED -> trace.placed(step.option(), 0, step.choices());
                case DESELECTED -> trace.undone(step.option(), 0);
                case DEAD_END -> trace.deadEnd(step.item());
                case SOLVED -> trace.solved(null);
                case COVERED, UNCOVERED -> {}
            }
        }
        for (long seen = covering.steps().size(); !covering.isComplete() && seen < covering.length(); seen++) {
            trace.undone(-1, 0);
        }
        return trace;
    }

    private static boolean isOfAnItem(CoverTrace.Step step) {
        return step.kind() == CoverTrace.Kind.COVERED || step.kind() == CoverTrace.Kind.UNCOVERED;
    }

    @Override
    public String html() {
        String beside = svg();
        String stacked = svg(0);
        return beside.equals(stacked) ? Html.image(beside, alt()) : Html.image(beside, stacked, alt());
    }

    @Override
    public String svg() {
        return svg(WIDEST);
    }

    private String svg(double room) {
        Svg svg = new Svg();
        double beside = trees.stream().mapToDouble(Named::width).sum() + (trees.size() - 1) * GAP;
        boolean fits = trees.size() <= 1 || beside <= room;
        double widest = trees.stream().mapToDouble(Named::width).max().orElse(0);
        double tallest = trees.stream()
                .mapToDouble(named -> named.picture.drawing().height())
                .max()
                .orElse(0);
        double left = MARGIN;
        double top = 0;
        for (Named named : trees) {
            panel(svg, named, left, top);
            if (fits) {
                left += named.width() + GAP;
                line(svg, named == trees.get(trees.size() - 1), left - GAP / 2, HEADING + tallest);
            } else {
                top += HEADING + named.picture.drawing().height() + LINE;
            }
        }
        double bottom = fits ? tallest + (trees.isEmpty() ? 0 : HEADING + LINE) : top;
        List<String> words = new ArrayList<>(difference());
        words.addAll(key());
        for (String line : words) {
            bottom += LINE;
            svg.text(MARGIN, bottom, 22, line, Style.fill(Palette.INK), Style.START);
        }
        double widestLine =
                words.stream().mapToDouble(line -> LETTER * line.length()).max().orElse(0);
        return svg.image(2 * MARGIN + Math.max(widestLine, fits ? beside : widest), bottom + LINE, alt());
    }

    /** What the colors mean, said once: a line that another one begins with is left out. */
    private List<String> key() {
        List<String> lines = trees.stream()
                .flatMap(named -> named.picture.names.lines(named.picture.tree).stream())
                .distinct()
                .toList();
        return lines.stream()
                .filter(line -> lines.stream().noneMatch(other -> !other.equals(line) && other.startsWith(line)))
                .toList();
    }

    private static void panel(Svg svg, Named named, double left, double top) {
        svg.text(left, top + 28, 25, named.name, Style.fill(Palette.INK), Style.START, Style.BOLD);
        svg.text(left, top + 58, 22, named.counts(), Style.fill(Palette.INK), Style.START);
        SearchTreeDrawing drawing = named.picture.drawing();
        drawing.draw(svg, left + (named.width() - drawing.width()) / 2, top + HEADING);
    }

    private static void line(Svg svg, boolean isLast, double x, double bottom) {
        if (!isLast) {
            svg.line(x, MARGIN, x, bottom, Style.stroke(Palette.GRAY, 1));
        }
    }

    /** The last tree against the first, where both were drawn to their end. */
    private List<String> difference() {
        if (!missing.isEmpty()) {
            return missing.stream()
                    .map(name -> "“" + name + "”: no tree yet. The message above says why.")
                    .toList();
        }
        Named first = trees.get(0);
        Named last = trees.get(trees.size() - 1);
        if (first == last || first.picture.tree.isCut || last.picture.tree.isCut) {
            return List.of();
        }
        if (last.steps.equals(first.steps)) {
            return List.of("“" + last.name + "”: the same tree as “" + first.name + "”.");
        }
        int more = last.picture.tree.nodes - first.picture.tree.nodes;
        String difference = "as many nodes as";
        if (more != 0) {
            difference = counted(Math.abs(more), "node") + (more < 0 ? " fewer than" : " more than");
        }
        return List.of("“" + last.name + "”: " + difference + " “" + first.name + "”.");
    }

    @Override
    public String alt() {
        return counted(trees.size(), "search tree") + ". "
                + trees.stream()
                        .map(named -> named.name + ": " + named.counts())
                        .collect(Collectors.joining("; ")) + ". "
                + String.join(" ", difference());
    }

    @Override
    public String text() {
        String panels = trees.stream()
                .map(named -> named.name + " (" + named.counts() + "):\n"
                        + named.picture.text().indent(2))
                .collect(Collectors.joining("\n"));
        return panels + String.join("\n", difference());
    }
}
