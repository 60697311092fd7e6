package sudoku.puzzles;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;
import sudoku.grid.GridReader;

/**
 * Puzzles read one after another from a file or a stream.
 *
 * <p><b>Idea.</b> Puzzles come as lists of lines, as drawn grids and as tables. All are read
 * without being told which: a line with the cells of a whole grid is a puzzle; a line with the
 * cells of one row begins a drawn one; a first line of CSV with a column {@code puzzle} makes the
 * file a table. Lines that begin with {@code #} and titles like {@code Grid 01} are passed over.
 *
 * <p><b>Representation.</b> A reader and at most one grid's lines of look-ahead: a file of a
 * million puzzles takes no more memory than one of ten.
 *
 * <p><b>Cost.</b> One pass. A puzzle that cannot be read makes {@link #next} throw, and the call
 * after that goes on after it, so one bad line never costs the rest of the file.
 *
 * <p><b>Alternatives.</b> Reading the whole file into a list, which {@link #read} does for the
 * small sets of a lesson.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
public final class PuzzleSet implements Iterator<PuzzleSet.Entry>, Closeable {
    private static final List<Integer> SIZES = List.of(4, 9, 16, 25);

    /** A puzzle and the line of the file it begins on, counted from 1. */
    public record Entry(int line, Grid grid) {}

    private record Line(int number, String text, int cells) {
        private static final Pattern TITLE = Pattern.compile("(?i)\\s*grid\\s*\\d+\\s*");

        Line(int number, String text) {
            this(number, text, GridReader.cellsIn(text));
        }

        boolean isWholeGrid() {
            return isWhole(cells);
        }

        boolean isNoise() {
            return cells == 0
                    || text.stripLeading().startsWith("#")
                    || TITLE.matcher(text).matches();
        }
    }

    private static boolean isWhole(int cells) {
        return SIZES.stream().anyMatch(size -> size * size == cells);
    }

    private final BufferedReader in;
    private final Deque<Line> ahead = new ArrayDeque<>();
    private int linesRead;
    /** The column of a table that holds the puzzles; -1 when the file is none; unknown before the first line. */
    private Integer puzzleColumn;

    private PuzzleSet(Reader reader) {
        this.in = new BufferedReader(reader);
    }

    public static PuzzleSet of(Reader reader) {
        return new PuzzleSet(reader);
    }

    /** The file of this name, if there is one. A puzzle with asterisks can't even be the name of a file on Windows. */
    public static Optional<Path> file(String name) {
        try {
            return Optional.of(Path.of(name)).filter(Files::isRegularFile);
        } catch (InvalidPathException noName) {
            return Optional.empty();
        }
    }

    /** Opens a file of puzzles, to be closed by the caller. */
    public static PuzzleSet open(Path file) throws IOException {
        return new PuzzleSet(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8));
    }

    /** All puzzles of a small file, at least one. */
    public static List<Grid> read(Path file) throws IOException {
        try (PuzzleSet set = open(file)) {
            List<Grid> grids = set.rest();
            if (grids.isEmpty()) {
                throw new IllegalArgumentException(file + " holds no puzzle: write one on a line of its own, 81"
                        + " characters with a dot for each blank.");
            }
            return grids;
        }
    }

    /** The puzzles of a set that comes with the course, for example {@code easy}; see {@link ShippedSet}. */
    public static List<Grid> shipped(String name) {
        return ShippedSet.named(name).puzzles();
    }

    /** All that were not read yet. */
    List<Grid> rest() {
        List<Grid> grids = new ArrayList<>();
        forEachRemaining(entry -> grids.add(entry.grid()));
        return grids;
    }

    @Override
    public boolean hasNext() {
        if (puzzleColumn == null && lookAhead(1)) {
            puzzleColumn = findPuzzleColumn(CsvLine.split(ahead.peekFirst().text()));
            if (puzzleColumn >= 0) {
                ahead.removeFirst();
            }
        }
        return lookAhead(1);
    }

    private static int findPuzzleColumn(List<String> header) {
        for (int i = 0; header.size() > 1 && i < header.size(); i++) {
            if (header.get(i).strip().equalsIgnoreCase("puzzle")) {
                return i;
            }
        }
        return header.size() == 1 && header.get(0).strip().equalsIgnoreCase("puzzle") ? 0 : -1;
    }

    /** The next puzzle; throws {@link GridFormatException} when what is there is none. */
    @Override
    public Entry next() {
        if (!hasNext()) {
            throw new NoSuchElementException("There are no more puzzles.");
        }
        Line line = ahead.removeFirst();
        if (puzzleColumn >= 0) {
            return new Entry(line.number(), parseField(line));
        }
        if (SIZES.contains(line.cells()) && !(line.isWholeGrid() && !beginsDrawnGrid(line))) {
            return new Entry(line.number(), parseRows(line));
        }
        return new Entry(line.number(), parse(line.number(), 0, firstWord(line)));
    }

    /** A rating or a name may follow a whole grid, after a space as well as after a tab. */
    private static String firstWord(Line line) {
        String word = line.text().strip().split("\\s", 2)[0];
        return word.length() > 16 && isWhole(word.length()) ? word : line.text();
    }

    private Grid parseField(Line line) {
        List<String> fields = CsvLine.split(line.text());
        if (fields.size() <= puzzleColumn) {
            throw new GridFormatException(
                    line.number(),
                    line.text().length() + 1,
                    "the row ends before its column " + (puzzleColumn + 1) + ", which the first line calls 'puzzle'.");
        }
        String field = fields.get(puzzleColumn);
        return parse(line.number(), Math.max(0, line.text().indexOf(field)), field);
    }

    private Grid parseRows(Line first) {
        int size = first.cells();
        StringBuilder text = new StringBuilder(first.text());
        int number = first.number();
        for (int row = 1; row < size; row++) {
            if (!lookAhead(1) || ahead.peekFirst().isWholeGrid() && size < 16) {
                throw new GridFormatException(
                        number,
                        1,
                        "the grid that begins on line " + first.number() + " ends after " + row
                                + (row == 1 ? " row" : " rows") + "; expected " + size + ".");
            }
            Line line = ahead.peekFirst();
            if (line.cells() != size) {
                skipRows(size);
                throw new GridFormatException(
                        line.number(),
                        1,
                        "this row has " + line.cells() + " cells; expected " + size
                                + " as in the grid's first row, line " + first.number() + ".");
            }
            ahead.removeFirst();
            text.append("\n".repeat(line.number() - number)).append(line.text());
            number = line.number();
        }
        return parse(first.number(), 0, text.toString());
    }

    /** Skips the rest of a broken grid: the broken row and the rows that still follow it. */
    private void skipRows(int size) {
        ahead.removeFirst();
        while (lookAhead(1)
                && ahead.peekFirst().cells() == size
                && !ahead.peekFirst().isWholeGrid()) {
            ahead.removeFirst();
        }
    }

    /**
     * Sixteen cells are a whole 4×4 grid or the first row of a 16×16: it is a row when some cell of
     * it and the fifteen lines after it cannot be in a 4×4 grid.
     */
    private boolean beginsDrawnGrid(Line first) {
        if (first.cells() != 16 || !lookAhead(15)) {
            return false;
        }
        List<Line> rows = new ArrayList<>(List.of(first));
        ahead.stream().limit(15).forEach(rows::add);
        return rows.stream().allMatch(row -> row.cells() == 16)
                && rows.stream().anyMatch(row -> row.text().split("\t")[0].matches(".*[5-9A-Ga-g].*"));
    }

    private static Grid parse(int line, int columnsBefore, String text) {
        try {
            return Grid.parse(text);
        } catch (GridFormatException e) {
            throw e.movedBy(line - 1, columnsBefore);
        }
    }

    /** Whether this many lines with something in them are ready in {@link #ahead}. */
    private boolean lookAhead(int wanted) {
        try {
            while (ahead.size() < wanted) {
                String text = in.readLine();
                if (text == null) {
                    return false;
                }
                Line line = new Line(++linesRead, text);
                if (!line.isNoise()) {
                    ahead.add(line);
                }
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException("Reading stopped after line " + linesRead + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
