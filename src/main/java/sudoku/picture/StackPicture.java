package sudoku.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;
import sudoku.picture.player.StepPlayer;
import sudoku.search.Trace;

/**
 * A board, and beside it the stack of choices that led there.
 *
 * <p><b>Idea.</b> What a search has to remember, made visible: which cell chose which digit, the
 * first choice at the bottom, the last on top.
 *
 * <p><b>Representation.</b> Entries are given from the top down, as a {@link Deque} used as a
 * stack is read. The board is the puzzle with the digits of the entries on it. It never
 * changes; each call gives a new picture.
 *
 * <p><b>Cost.</b> A stack is tall and a page is not: of a long one the uppermost entries are drawn
 * and the rest is counted.
 *
 * <p><b>Alternatives.</b> A {@link StepPlayer} shows the same search as a film, and no stack.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
public final class StackPicture implements Picture {
    private static final int MOST_DRAWN = 12;
    private static final double ENTRY_WIDTH = 150;
    private static final double ENTRY_HEIGHT = 32;
    private static final double GAP = 50;
    private static final double HEADING = 44;
    private static final double MARGIN = 16;
    private static final double CAPTION = 34;

    /** One choice: a cell, or the place after the last one, and its digit, 0 while it has none. */
    private record Entry(int cell, int digit) {}

    private final Grid puzzle;
    private final List<Entry> fromTheTop;
    private final String caption;

    private StackPicture(Grid puzzle, List<Entry> fromTheTop, String caption) {
        this.puzzle = puzzle;
        this.fromTheTop = fromTheTop;
        this.caption = caption;
    }

    /** A puzzle and an empty stack. */
    public static StackPicture of(Grid puzzle) {
        return new StackPicture(puzzle, List.of(), "");
    }

    /** The choices that stood after the first steps of a recorded search, and not one that was taken back. */
    public static StackPicture of(Grid puzzle, Trace trace, int steps) {
        if (steps < 0 || steps > trace.steps().size()) {
            throw new IllegalArgumentException(
                    "The trace holds " + trace.steps().size() + " steps, so there is no stack after " + steps + ".");
        }
        Deque<Entry> open = new ArrayDeque<>();
        for (Trace.Step step : trace.steps().subList(0, steps)) {
            if (step.kind() == Trace.Kind.PLACED) {
                open.push(new Entry(step.cell(), step.digit()));
            } else if (step.kind() == Trace.Kind.UNDONE) {
                open.pop();
            }
        }
        return new StackPicture(puzzle, List.copyOf(open), "");
    }

    /** The cells that lie on a program's own stack, the top first, each with the digit that its board has there. */
    public static StackPicture of(Grid puzzle, int[] board, Iterable<Integer> stack) {
        StackPicture picture = of(puzzle);
        for (int cell : stack) {
            picture = picture.under(cell, cell < board.length ? board[cell] : Grid.BLANK);
        }
        return picture;
    }

    /**
     * Adds an entry below those that are there.
     *
     * @param cell the cell that chose; the number of cells stands for "past the last one"
     * @param digit what it chose, 0 when it has chosen nothing
     */
    public StackPicture under(int cell, int digit) {
        if (cell < 0 || cell > puzzle.cells().count()) {
            throw new IllegalArgumentException("Cell " + cell + " cannot be on the stack; the board's cells are 0 to "
                    + (puzzle.cells().count() - 1) + ", and " + puzzle.cells().count() + " is past the last.");
        }
        List<Entry> more = new ArrayList<>(fromTheTop);
        more.add(new Entry(cell, digit));
        return new StackPicture(puzzle, more, caption);
    }

    /** A line of text below. */
    public StackPicture caption(String text) {
        return new StackPicture(puzzle, fromTheTop, text);
    }

    private boolean isOnBoard(Entry entry) {
        return entry.cell < puzzle.cells().count();
    }

    private boolean isClue(Entry entry) {
        return isOnBoard(entry) && !puzzle.isBlank(entry.cell);
    }

    private GridPicture board() {
        Grid board = puzzle;
        for (Entry entry : fromTheTop) {
            if (isOnBoard(entry) && !isClue(entry)) {
                board = board.with(entry.cell, entry.digit);
            }
        }
        GridPicture picture = GridPicture.of(board, puzzle);
        return fromTheTop.isEmpty() || !isOnBoard(fromTheTop.get(0)) ? picture : picture.mark(fromTheTop.get(0).cell);
    }

    private String words(Entry entry) {
        Cells cells = puzzle.cells();
        if (!isOnBoard(entry)) {
            return "the end";
        }
        if (isClue(entry)) {
            return cells.name(entry.cell) + "  a clue";
        }
        return cells.name(entry.cell) + (entry.digit == Grid.BLANK ? "  –" : " = " + cells.symbol(entry.digit));
    }

    @Override
    public String svg() {
        GridDrawing drawing = board().drawing();
        int drawn = Math.min(fromTheTop.size(), MOST_DRAWN);
        double stackHeight = HEADING + (drawn + 1) * ENTRY_HEIGHT;
        double height = Math.max(drawing.height(), stackHeight) + MARGIN;
        double left = drawing.width() + GAP;
        Svg svg = new Svg();
        svg.inside(0, height - MARGIN - drawing.height(), drawing.svg());
        stack(svg, left, height - MARGIN - ENTRY_HEIGHT, drawn);
        double width = Math.max(left + ENTRY_WIDTH + 70, 2 * MARGIN + caption.length() * 10.5);
        if (!caption.isEmpty()) {
            svg.text(MARGIN, height + CAPTION / 2, 20, caption, Style.fill(Palette.INK), Style.START);
        }
        return svg.image(width, height + (caption.isEmpty() ? 0 : CAPTION + MARGIN), alt());
    }

    /** Built upwards from the ground, as a stack is. */
    private void stack(Svg svg, double left, double ground, int drawn) {
        double middle = left + ENTRY_WIDTH / 2;
        int hidden = fromTheTop.size() - drawn;
        svg.line(
                left - 12,
                ground,
                left + ENTRY_WIDTH + 12,
                ground,
                Style.stroke(Palette.INK, 3),
                Style.dashes(hidden == 0 ? "none" : "4 6"));
        svg.text(middle, ground + ENTRY_HEIGHT / 2, 20, foot(hidden), Style.fill(Palette.GRAY));
        for (int i = 0; i < drawn; i++) {
            Entry entry = fromTheTop.get(i);
            double y = ground - (drawn - i) * ENTRY_HEIGHT;
            svg.rect(
                    left,
                    y + 2,
                    ENTRY_WIDTH,
                    ENTRY_HEIGHT - 4,
                    Style.round(5),
                    Style.fill(color(entry, i == 0)),
                    Style.stroke(Palette.INK, i == 0 ? 2.5 : 1));
            svg.text(
                    middle,
                    y + ENTRY_HEIGHT / 2,
                    20,
                    words(entry),
                    Style.fill(isClue(entry) ? Palette.GRAY : Palette.INK));
        }
        svg.text(middle, ground - drawn * ENTRY_HEIGHT - HEADING / 2, 20, heading(), Style.fill(Palette.INK));
    }

    private String foot(int hidden) {
        return hidden == 0 ? "the stack" : "and " + hidden + " below";
    }

    private String heading() {
        return fromTheTop.isEmpty() ? "empty" : "top ↓";
    }

    private String color(Entry entry, boolean isTop) {
        if (isTop) {
            return Palette.YELLOW;
        }
        return isClue(entry) ? Palette.LIGHT_GRAY : Palette.PAPER;
    }

    @Override
    public String text() {
        String entries = fromTheTop.stream().map(this::words).collect(Collectors.joining(", "));
        String listed = entries.isEmpty() ? "" : ", from the top: " + entries;
        String said = caption.isEmpty() ? "" : "\n" + caption;
        return board().text() + "\nStack of " + fromTheTop.size() + listed + "." + said;
    }
}
