package sudoku.piece;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Rows of numbers, each with its name: what a piece was asked about.
 *
 * @param marked the places of boxes that are the answer, in every row
 */
public record NumbersPicture(List<String> names, List<List<Double>> rows, List<Integer> marked) implements Picture {
    private static final double BOX = 74;
    private static final double HIGH = 44;
    private static final double STEP = 58;
    private static final double LEAST_LEFT = 150;
    /** How wide a letter of a name is, at most about. */
    private static final double LETTER = 10;

    private static final double GAP = 14;

    public static NumbersPicture of(String name, double... numbers) {
        return new NumbersPicture(List.of(name), List.of(list(numbers)), List.of());
    }

    public NumbersPicture and(String name, double... numbers) {
        return new NumbersPicture(List.of(names.get(0), name), List.of(rows.get(0), list(numbers)), marked);
    }

    public NumbersPicture mark(int... places) {
        return new NumbersPicture(names, rows, Arrays.stream(places).boxed().toList());
    }

    private static List<Double> list(double... numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    private int longest() {
        return rows.stream().mapToInt(List::size).max().orElse(0);
    }

    /** Where the boxes begin: right of the longest name. */
    private double left() {
        int letters = names.stream().mapToInt(String::length).max().orElse(0);
        return Math.max(LEAST_LEFT, letters * LETTER + GAP);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        double left = left();
        for (int row = 0; row < rows.size(); row++) {
            double top = 16 + row * STEP;
            svg.text(left - GAP, top + HIGH / 2, 18, names.get(row), Style.fill(Palette.INK), Style.END);
            for (int i = 0; i < rows.get(row).size(); i++) {
                svg.rect(
                        left + i * BOX,
                        top,
                        BOX,
                        HIGH,
                        Style.fill(marked.contains(i) ? Palette.LIGHT_GREEN : Palette.PAPER),
                        Style.stroke(Palette.INK));
                svg.text(
                        left + (i + 0.5) * BOX,
                        top + HIGH / 2,
                        18,
                        Numbers.text(rows.get(row).get(i)),
                        Style.fill(Palette.INK));
            }
        }
        return svg.image(left + Math.max(1, longest()) * BOX + 20, 16 + rows.size() * STEP + 4, alt());
    }

    @Override
    public String alt() {
        return IntStream.range(0, rows.size())
                        .mapToObj(row -> names.get(row) + ": " + numbers(row, ", "))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private String numbers(int row, String between) {
        return rows.get(row).stream().map(Numbers::text).collect(Collectors.joining(between));
    }

    @Override
    public String text() {
        return IntStream.range(0, rows.size())
                .mapToObj(row -> names.get(row) + "  " + numbers(row, "  "))
                .collect(Collectors.joining("\n"));
    }
}
