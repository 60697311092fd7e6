package sudoku.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
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
    public final Grid grid;
    /** The same board with the clues alone. */
    final Grid clues;
    final Map<Integer, Integer> candidates = new TreeMap<>();
    /** Candidates that are ruled out, and those that must stand. */
    final Map<Integer, Integer> struck = new TreeMap<>();
    final Map<Integer, Integer> ringed = new TreeMap<>();
    final Set<Integer> shaded = new TreeSet<>();
    final Set<Integer> marked = new TreeSet<>();
    final Set<Integer> crossed = new TreeSet<>();
    String caption = "";

    private GridPicture(Grid grid, Grid clues) {
        this.grid = grid;
        this.clues = clues;
    }

    /** A puzzle: every digit on it is a clue. */
    public static GridPicture of(Grid puzzle) {
        return new GridPicture(puzzle, puzzle);
    }

    /** A board on the way from a puzzle to its solution: what is not a clue is drawn as found. */
    public static GridPicture of(Grid board, Grid puzzle) {
        if (board.size() != puzzle.size()) {
            throw new IllegalArgumentException("A " + board.size() + "×" + board.size() + " board cannot belong to a "
                    + puzzle.size() + "×" + puzzle.size() + " puzzle.");
        }
        return new GridPicture(board, puzzle);
    }

    private GridPicture changed(Consumer<GridPicture> change) {
        GridPicture copy = new GridPicture(grid, clues);
        copy.candidates.putAll(candidates);
        copy.struck.putAll(struck);
        copy.ringed.putAll(ringed);
        copy.shaded.addAll(shaded);
        copy.marked.addAll(marked);
        copy.crossed.addAll(crossed);
        copy.caption = caption;
        change.accept(copy);
        return copy;
    }

    /** Cells to look at. */
    public GridPicture mark(int... cells) {
        return changed(copy -> copy.marked.addAll(checked(cells)));
    }

    /** Cells that belong to what is looked at: a house, the peers of a cell. */
    public GridPicture shade(int... cells) {
        return changed(copy -> copy.shaded.addAll(checked(cells)));
    }

    /** Cells where something is wrong. */
    public GridPicture cross(int... cells) {
        return changed(copy -> copy.crossed.addAll(checked(cells)));
    }

    /** Crosses every cell whose digit stands twice in a house, and says the first such case, and how many there are. */
    public GridPicture conflicts() {
        List<Conflict> conflicts = Rules.conflicts(grid);
        int[] cells = conflicts.stream().flatMap(conflict -> conflict.cells().stream()).mapToInt(c -> c).toArray();
        int more = conflicts.size() - 1;
        return conflicts.isEmpty() ? this
                : cross(cells).caption(conflicts.get(0).message() + (more > 0 ? "; and " + more + " more" : ""));
    }

    /** Small digits in a blank cell, as a {@link Digits} set. */
    public GridPicture candidates(int cell, int digits) {
        return changed(copy -> copy.candidates.put(checked(cell).get(0), digits));
    }

    /** In every blank cell the digits that no peer holds. */
    public GridPicture candidates() {
        return changed(copy -> {
            for (int cell = 0; cell < grid.cells().count(); cell++) {
                if (grid.isBlank(cell)) {
                    copy.candidates.put(cell, Rules.candidates(grid, cell));
                }
            }
        });
    }

    /** Candidates of a cell that are ruled out: they stay to be seen, struck through. */
    public GridPicture strike(int cell, int digits) {
        return changed(copy -> copy.struck.merge(checked(cell).get(0), digits, (a, b) -> a | b));
    }

    /** Candidates of a cell that must stand, in a ring. */
    public GridPicture ring(int cell, int digits) {
        return changed(copy -> copy.ringed.merge(checked(cell).get(0), digits, (a, b) -> a | b));
    }

    /** A line of text below the board. */
    public GridPicture caption(String text) {
        return changed(copy -> copy.caption = text);
    }

    private List<Integer> checked(int... cells) {
        for (int cell : cells) {
            if (cell < 0 || cell >= grid.cells().count()) {
                throw new IllegalArgumentException("Cell " + cell + " is not on the board; its cells are 0 to "
                        + (grid.cells().count() - 1) + ".");
            }
        }
        return Arrays.stream(cells).boxed().toList();
    }

    @Override
    public String svg() {
        return new GridDrawing(this).svg();
    }

    @Override
    public String alt() {
        int size = grid.size();
        List<String> said = new ArrayList<>();
        said.add("Sudoku board " + size + "×" + size + ", " + clues.clues() + " clues, "
                + (grid.clues() - clues.clues()) + " found, " + grid.blanks() + " blank");
        String line = grid.toLine();
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            rows.add(line.substring(row * size, (row + 1) * size));
        }
        said.add("Rows: " + String.join(" ", rows));
        said.addAll(remarks());
        return String.join(". ", said) + ".";
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(grid.toString());
        remarks().forEach(remark -> text.append('\n').append(remark));
        return text.toString();
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        remark(remarks, "Shaded", shaded);
        remark(remarks, "Marked", marked);
        remark(remarks, "Crossed", crossed);
        if (!candidates.isEmpty()) {
            remarks.add("Candidates: " + symbols(candidates));
        }
        if (!struck.isEmpty()) {
            remarks.add("Struck: " + symbols(struck));
        }
        if (!ringed.isEmpty()) {
            remarks.add("Ringed: " + symbols(ringed));
        }
        if (!caption.isEmpty()) {
            remarks.add(caption);
        }
        return remarks;
    }

    private void remark(List<String> remarks, String what, Set<Integer> cells) {
        if (!cells.isEmpty()) {
            remarks.add(what + ": " + cells.stream().map(grid.cells()::name).collect(Collectors.joining(" ")));
        }
    }

    private String symbols(Map<Integer, Integer> byCell) {
        return byCell.entrySet().stream()
                .map(entry -> grid.cells().name(entry.getKey()) + " " + symbols(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private String symbols(int digits) {
        return digits == Digits.NONE ? "none" : Arrays.stream(Digits.toArray(digits))
                .mapToObj(digit -> String.valueOf(grid.cells().symbol(digit)))
                .collect(Collectors.joining());
    }
}
