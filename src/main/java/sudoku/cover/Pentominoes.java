package sudoku.cover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Packing a box with the twelve pieces of five squares, as an exact cover.
 *
 * <p><b>Idea.</b> Each square of the box must be filled: a primary item. Each piece is used once in a
 * box of 60 squares, which needs them all, and at most once in a smaller one: a primary or a
 * secondary item. An option is a piece, turned and perhaps flipped, at a place.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public final class Pentominoes {
    /** The pieces by the letters they look like. */
    private static final Map<String, String> SHAPES = shapes(
            "F",
            ".##/##./.#.",
            "I",
            "#####",
            "L",
            "####/#...",
            "N",
            "##../.###",
            "P",
            "##/##/#.",
            "T",
            "###/.#./.#.",
            "U",
            "#.#/###",
            "V",
            "#../#../###",
            "W",
            "#../##./.##",
            "X",
            ".#./###/.#.",
            "Y",
            ".#../####",
            "Z",
            "##./.#./.##");

    private static final Pattern PLACE = Pattern.compile("r(\\d+)c(\\d+)");

    private record Square(int row, int column) {
        String name() {
            return "r" + (row + 1) + "c" + (column + 1);
        }
    }

    private Pentominoes() {}

    private static Map<String, String> shapes(String... lettersAndShapes) {
        Map<String, String> shapes = new LinkedHashMap<>();
        for (int i = 0; i < lettersAndShapes.length; i += 2) {
            shapes.put(lettersAndShapes[i], lettersAndShapes[i + 1]);
        }
        return shapes;
    }

    /** A box of up to 60 squares, a multiple of five. */
    public static ExactCover cover(int rows, int columns) {
        int squares = rows * columns;
        if (rows < 1 || columns < 1 || squares % 5 != 0 || squares > 60) {
            throw new IllegalArgumentException("Pieces of five squares, twelve at most, fill a box of 5, 10, 15 …"
                    + " or 60 squares, not of " + rows + " × " + columns + ".");
        }
        String[] pieces = SHAPES.keySet().toArray(String[]::new);
        String[] places = IntStream.range(0, squares)
                .mapToObj(i -> new Square(i / columns, i % columns).name())
                .toArray(String[]::new);
        ExactCover.Builder builder = squares == 60
                ? ExactCover.items(concat(pieces, places))
                : ExactCover.items(places).secondary(pieces);
        for (String piece : pieces) {
            for (List<Square> turned : orientations(SHAPES.get(piece))) {
                placeEverywhere(piece, turned, rows, columns, builder);
            }
        }
        return builder.build();
    }

    /** A packed box as text: in each square the letter of its piece. */
    public static String draw(List<String> options) {
        TreeMap<Integer, TreeMap<Integer, String>> rows = new TreeMap<>();
        for (String option : options) {
            PLACE.matcher(option).results().forEach(place -> rows.computeIfAbsent(
                            Integer.valueOf(place.group(1)), row -> new TreeMap<>())
                    .put(Integer.valueOf(place.group(2)), option.substring(0, 1)));
        }
        return rows.values().stream().map(row -> String.join(" ", row.values())).collect(Collectors.joining("\n"));
    }

    private static void placeEverywhere(
            String piece, List<Square> turned, int rows, int columns, ExactCover.Builder builder) {
        int height = 1 + turned.stream().mapToInt(Square::row).max().orElseThrow();
        int width = 1 + turned.stream().mapToInt(Square::column).max().orElseThrow();
        for (int row = 0; row + height <= rows; row++) {
            for (int column = 0; column + width <= columns; column++) {
                int top = row;
                int left = column;
                String[] covered = turned.stream()
                        .map(square -> new Square(square.row() + top, square.column() + left).name())
                        .toArray(String[]::new);
                builder.option(piece + ": " + String.join(" ", covered), concat(new String[] {piece}, covered));
            }
        }
    }

    private static String[] concat(String[] first, String[] second) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(List.of(second));
        return all.toArray(String[]::new);
    }

    /** The shape in each of its different positions: four quarter turns, then flipped and four more. */
    private static Set<List<Square>> orientations(String shape) {
        List<Square> squares = new ArrayList<>();
        String[] rows = shape.split("/");
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == '#') {
                    squares.add(new Square(row, column));
                }
            }
        }
        Set<List<Square>> different = new LinkedHashSet<>();
        for (int turn = 0; turn < 8; turn++) {
            different.add(toCorner(squares));
            squares = each(squares, square -> new Square(square.column(), -square.row()));
            if (turn == 3) {
                squares = each(squares, square -> new Square(square.row(), -square.column()));
            }
        }
        return different;
    }

    private static List<Square> toCorner(List<Square> squares) {
        int top = squares.stream().mapToInt(Square::row).min().orElseThrow();
        int left = squares.stream().mapToInt(Square::column).min().orElseThrow();
        return squares.stream()
                .map(square -> new Square(square.row() - top, square.column() - left))
                .sorted(Comparator.comparingInt(Square::row).thenComparingInt(Square::column))
                .toList();
    }

    private static List<Square> each(List<Square> squares, UnaryOperator<Square> move) {
        return squares.stream().map(move).collect(Collectors.toList());
    }
}
