package sudoku.piece.howfast;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Numbers that hold three sets each, drawn as their bits, with the guard before each set.
 *
 * <p><b>Idea.</b> {@code WordsPicture.of("word", word).and("word + ALL", word + ALL)}: the same bit of every number
 * is in the same column, so that a carry can be seen to arrive.
 *
 * <p><b>Representation.</b> In the order in which numbers are written, so the lower band is on the left. What lies
 * above the last guard or below the first digit is not drawn.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class WordsPicture implements Picture {
    private static final double SIDE = 32;
    private static final double GAP = 20;
    private static final double TOP = 70;
    private static final double STEP = 40;
    private static final double MARGIN = 16;
    private static final double LETTER = 12;
    private static final int GUARD = Words.FIELD;

    private record Row(String label, int word) {
        boolean isOn(int field, int bit) {
            return (word >>> Words.FIELD * field + bit & 1) == 1;
        }

        String bits(int field) {
            StringBuilder bits = new StringBuilder();
            for (int bit = GUARD; bit > 0; bit--) {
                bits.append(isOn(field, bit) ? 1 : 0).append(bit == GUARD ? " " : "");
            }
            return bits.toString();
        }

        String text() {
            return label + "  " + bits(2) + "  " + bits(1) + "  " + bits(0);
        }
    }

    private final List<Row> rows;

    private WordsPicture(List<Row> rows) {
        this.rows = rows;
    }

    public static WordsPicture of(String label, int word) {
        return new WordsPicture(List.of()).and(label, word);
    }

    /** The same picture with one more number below. */
    public WordsPicture and(String label, int word) {
        List<Row> more = new ArrayList<>(rows);
        more.add(new Row(label, word));
        return new WordsPicture(List.copyOf(more));
    }

    private int longest() {
        return rows.stream().mapToInt(row -> row.label.length()).max().orElse(0);
    }

    private double x(int field, int bit) {
        int boxesBefore = (Words.FIELDS - 1 - field) * Words.FIELD + GUARD - bit;
        return MARGIN + longest() * LETTER + GAP + boxesBefore * SIDE + (Words.FIELDS - 1 - field) * GAP;
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int field = 0; field < Words.FIELDS; field++) {
            double middle = (x(field, GUARD) + x(field, 1) + SIDE) / 2;
            svg.text(middle, MARGIN, 20, Words.name(field) + " band", Style.fill(Palette.INK));
            for (int bit = GUARD; bit > 0; bit--) {
                svg.text(
                        x(field, bit) + SIDE / 2,
                        TOP - MARGIN,
                        18,
                        bit == GUARD ? "G" : String.valueOf(bit),
                        Style.fill(Palette.GRAY));
            }
        }
        double y = TOP;
        for (Row row : rows) {
            svg.text(MARGIN + longest() * LETTER, y + SIDE / 2, 20, row.label, Style.fill(Palette.INK), Style.END);
            for (int field = 0; field < Words.FIELDS; field++) {
                for (int bit = GUARD; bit > 0; bit--) {
                    square(svg, x(field, bit), y, bit == GUARD, row.isOn(field, bit));
                }
            }
            y += STEP;
        }
        return svg.image(x(0, 1) + SIDE + MARGIN, y + MARGIN / 2, alt());
    }

    private static void square(Svg svg, double x, double y, boolean isGuard, boolean on) {
        String light = isGuard ? Palette.LIGHT_GREEN : Palette.LIGHT_BLUE;
        svg.rect(
                x,
                y,
                SIDE,
                SIDE,
                Style.fill(on ? light : Palette.PAPER),
                Style.stroke(isGuard ? Palette.GRAY : Palette.INK, 1),
                Style.dashes(isGuard ? "3 3" : "none"));
        String ink = isGuard ? Palette.GREEN : Palette.BLUE;
        svg.text(x + SIDE / 2, y + SIDE / 2, 21, on ? "1" : "0", Style.fill(on ? ink : Palette.GRAY), Style.bold(on));
    }

    @Override
    public String alt() {
        return "Numbers as bits: three fields, each a guard and digits 9 to 1, lower band first. "
                + rows.stream().map(Row::text).collect(Collectors.joining("; ")) + ".";
    }

    @Override
    public String text() {
        return rows.stream()
                .map(row -> " ".repeat(longest() - row.label.length()) + row.text())
                .collect(Collectors.joining("\n"));
    }
}
