package sudoku.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Conflict;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/**
 * A board, drawn: clues, found digits, candidates, cells to look at.
 *
 * <p><b>Idea.</b> {@code GridPicture.of(puzzle).shade(peers).mark(cell).caption("…")}: a picture is
 * built by saying what should be seen on it.
 *
 * <p><b>Representation.</b> It never changes; each call gives a new picture, so a picture kept in a
 * variable can be added to twice.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class GridPicture implements Picture {
    private final GridLook look;

    private GridPicture(GridLook look) {
        this.look = look;
    }

    /** A puzzle: every digit on it is a clue. */
    public static GridPicture of(Grid puzzle) {
        return of(puzzle, puzzle);
    }

    /** A board on the way from a puzzle to its solution: what is not a clue is drawn as found. */
    public static GridPicture of(Grid board, Grid puzzle) {
        if (board.size() != puzzle.size()) {
            throw new IllegalArgumentException("A " + board.size() + "×" + board.size() + " board cannot belong to a "
                    + puzzle.size() + "×" + puzzle.size() + " puzzle.");
        }
        return new GridPicture(GridLook.of(board, puzzle));
    }

    /** The board that is drawn. */
    public Grid grid() {
        return look.grid();
    }

    /** Cells to look at. */
    public GridPicture mark(int... cells) {
        return new GridPicture(look.with(GridLook.Emphasis.MARKED, checked(cells)));
    }

    /** Cells that belong to what is looked at: a house, the peers of a cell. */
    public GridPicture shade(int... cells) {
        return new GridPicture(look.with(GridLook.Emphasis.SHADED, checked(cells)));
    }

    /** Cells where something is wrong. */
    public GridPicture cross(int... cells) {
        return new GridPicture(look.with(GridLook.Emphasis.CROSSED, checked(cells)));
    }

    /** Crosses every cell whose digit occurs twice in a house, and says the first such case, and how many there are. */
    public GridPicture conflicts() {
        List<Conflict> conflicts = Rules.conflicts(grid());
        if (conflicts.isEmpty()) {
            return this;
        }
        int[] cells = conflicts.stream()
                .flatMap(conflict -> conflict.cells().stream())
                .mapToInt(c -> c)
                .toArray();
        String others = conflicts.size() > 1 ? "; conflicts in all: " + conflicts.size() : "";
        return cross(cells).caption(conflicts.get(0).message() + others);
    }

    /** Small digits in a blank cell, as a {@link Digits} set. */
    public GridPicture candidates(int cell, int digits) {
        return small(GridLook.Small.CANDIDATES, cell, digits, (before, now) -> now);
    }

    /** In every blank cell the digits that no peer holds. */
    public GridPicture candidates() {
        Map<Integer, Integer> all = IntStream.range(0, grid().cells().count())
                .filter(grid()::isBlank)
                .boxed()
                .collect(Collectors.toMap(cell -> cell, cell -> Rules.candidates(grid(), cell)));
        return new GridPicture(look.with(GridLook.Small.CANDIDATES, all, (before, now) -> now));
    }

    /** Candidates of a cell that are ruled out: they stay to be seen, struck through. */
    public GridPicture strike(int cell, int digits) {
        return small(GridLook.Small.STRUCK, cell, digits, (before, now) -> before | now);
    }

    /** Candidates of a cell that must stand, in a ring. */
    public GridPicture ring(int cell, int digits) {
        return small(GridLook.Small.RINGED, cell, digits, (before, now) -> before | now);
    }

    private GridPicture small(GridLook.Small small, int cell, int digits, IntBinaryOperator both) {
        checked(cell);
        return new GridPicture(look.with(small, Map.of(cell, digits), both));
    }

    /** A line of text below the board. */
    public GridPicture caption(String text) {
        return new GridPicture(look.withCaption(text));
    }

    private List<Integer> checked(int... cells) {
        for (int cell : cells) {
            if (cell < 0 || cell >= grid().cells().count()) {
                throw new IllegalArgumentException("Cell " + cell + " is not on the board; its cells are 0 to "
                        + (grid().cells().count() - 1) + ".");
            }
        }
        return Arrays.stream(cells).boxed().toList();
    }

    @Override
    public String svg() {
        return drawing().svg();
    }

    GridDrawing drawing() {
        return new GridDrawing(look, alt());
    }

    @Override
    public String alt() {
        int size = grid().size();
        int clues = look.clues().clues();
        List<String> said = new ArrayList<>();
        said.add("Sudoku board " + size + "×" + size + ", " + clues + " clues, " + (grid().clues() - clues) + " found, "
                + grid().blanks() + " blank");
        String line = grid().toLine();
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            rows.add(line.substring(row * size, (row + 1) * size));
        }
        said.add("Rows: " + String.join(" ", rows));
        said.addAll(look.remarks());
        return String.join(". ", said) + ".";
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(grid().toString());
        look.remarks().forEach(remark -> text.append('\n').append(remark));
        return text.toString();
    }
}
