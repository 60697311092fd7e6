package sudoku.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sudoku.grid.Digits;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Sets of digits, each drawn as the bits of its {@code int}.
 *
 * <p><b>Idea.</b> {@code DigitsPicture.of("row 1", row).and("column 3", column)}: the same bit of
 * every set is in the same column, so that "or" and "and" are read from top to bottom.
 *
 * <p><b>Representation.</b> In the order in which the number is written in binary: bit 9 on the
 * left, bit 0 on the right. Bit 0 belongs to no digit; it is drawn apart and, when it is on, as wrong.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
public final class DigitsPicture implements Picture {
    private static final int HIGHEST = 9;
    private static final double SIDE = 46;
    private static final double GAP = 14;
    private static final double TOP = 44;
    private static final double MARGIN = 20;
    /** Wide enough for any letter of the labels. */
    private static final double LETTER = 10;

    private record Row(String label, int set) {
        boolean isOn(int bit) {
            return (set >> bit & 1) == 1;
        }

        String bits() {
            return String.format(Locale.ROOT, "%10s", Integer.toBinaryString(set))
                    .replace(' ', '0');
        }

        /** Bit 0 shows in the number alone: it is no digit. */
        String meaning() {
            return Digits.toString(set & ~1) + " = " + set;
        }
    }

    private final List<Row> rows;

    private DigitsPicture(List<Row> rows) {
        this.rows = rows;
    }

    public static DigitsPicture of(String label, int set) {
        return new DigitsPicture(List.of()).and(label, set);
    }

    /** The same picture with one more set below. */
    public DigitsPicture and(String label, int set) {
        if (set < 0 || set >= 2 << HIGHEST) {
            throw new IllegalArgumentException(label + ": " + set + " has bits beyond digit " + HIGHEST
                    + ", and only bits 0 to " + HIGHEST + " are drawn.");
        }
        List<Row> more = new ArrayList<>(rows);
        more.add(new Row(label, set));
        return new DigitsPicture(List.copyOf(more));
    }

    @Override
    public String svg() {
        double left = MARGIN + longest(rows.stream().map(Row::label).toList()) + GAP;
        double right = left + (HIGHEST + 1) * SIDE + 2 * GAP;
        double width = right + longest(rows.stream().map(Row::meaning).toList()) + MARGIN;
        Svg svg = new Svg();
        svg.text(left - GAP, TOP / 2 + 4, 17, "bit", Style.fill(Palette.GRAY), Style.END);
        for (int bit = 0; bit <= HIGHEST; bit++) {
            svg.text(x(left, bit) + SIDE / 2, TOP / 2 + 4, 17, String.valueOf(bit), Style.fill(Palette.GRAY));
        }
        double y = TOP;
        for (Row row : rows) {
            svg.text(left - GAP, y + SIDE / 2, 19, row.label, Style.fill(Palette.INK), Style.END);
            for (int bit = 0; bit <= HIGHEST; bit++) {
                square(svg, x(left, bit), y, bit, row.isOn(bit));
            }
            svg.text(right, y + SIDE / 2, 19, row.meaning(), Style.fill(Palette.INK), Style.START);
            y += SIDE + GAP / 2;
        }
        return svg.image(width, y + GAP, alt());
    }

    private static double longest(List<String> texts) {
        return texts.stream().mapToInt(String::length).max().orElse(0) * LETTER;
    }

    private static double x(double left, int bit) {
        return left + (HIGHEST - bit) * SIDE + (bit == 0 ? GAP : 0);
    }

    private static void square(Svg svg, double x, double y, int bit, boolean on) {
        boolean unused = bit == 0;
        String paper = Palette.PAPER;
        String ink = Palette.GRAY;
        if (on) {
            paper = unused ? Palette.LIGHT_RED : Palette.LIGHT_BLUE;
            ink = unused ? Palette.RED : Palette.BLUE;
        }
        if (unused) {
            svg.rect(x, y, SIDE, SIDE, Style.fill(paper), Style.stroke(Palette.GRAY, 1), Style.dashes("4 4"));
        } else {
            svg.rect(x, y, SIDE, SIDE, Style.fill(paper), Style.stroke(Palette.INK, 2), Style.dashes("none"));
        }
        svg.text(x + SIDE / 2, y + SIDE / 2, 25, on ? "1" : "0", Style.fill(ink), Style.bold(on));
    }

    @Override
    public String alt() {
        return "Sets of digits as bits 9 to 0. "
                + rows.stream().map(DigitsPicture::line).collect(Collectors.joining("; ")) + ".";
    }

    @Override
    public String text() {
        int width = rows.stream().mapToInt(row -> row.label.length()).max().orElse(0);
        return rows.stream()
                .map(row -> " ".repeat(width - row.label.length()) + line(row))
                .collect(Collectors.joining("\n"));
    }

    private static String line(Row row) {
        return row.label + "  " + row.bits() + "  " + row.meaning();
    }
}
