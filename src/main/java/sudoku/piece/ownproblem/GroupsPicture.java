package sudoku.piece.ownproblem;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * A problem of which nobody knows more than its rules: the unknowns side by side, and below them a line for each group,
 * with a dot under each member.
 *
 * @param groups in each the numbers of its members
 * @param sums what the digits of each group come to; 0, where nobody asks
 * @param at the values known so far; −1 for none
 */
record GroupsPicture(List<String> names, int[][] groups, int[] sums, int[] at) implements Picture {
    private static final double BOX = 52;
    private static final double STEP = 34;
    private static final double LEFT = 130;
    private static final double TOP = 40;

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int which = 0; which < at.length; which++) {
            svg.text(middle(which), TOP - 16, 16, names.get(which), Style.fill(Palette.INK));
            svg.rect(LEFT + which * BOX, TOP, BOX, BOX, Style.fill(Palette.PAPER), Style.stroke(Palette.INK));
            svg.text(middle(which), TOP + BOX / 2, 22, value(which), Style.fill(Palette.INK));
        }
        svg.text(LEFT - 14, TOP + BOX / 2, 16, first() == 1 ? "digit" : "value", Style.fill(Palette.INK), Style.END);
        double below = TOP + BOX + STEP;
        for (int group = 0; group < groups.length; group++) {
            double high = below + group * STEP;
            int[] members = Arrays.stream(groups[group]).sorted().toArray();
            svg.text(LEFT - 14, high, 16, rule(group), Style.fill(Palette.INK), Style.END);
            if (members.length > 0) {
                svg.line(
                        middle(members[0]),
                        high,
                        middle(members[members.length - 1]),
                        high,
                        Style.stroke(Palette.INK, 2));
            }
            for (int member : members) {
                svg.circle(middle(member), high, 8, Style.fill(Palette.INK));
            }
        }
        return svg.image(LEFT + at.length * BOX + 20, below + groups.length * STEP, alt());
    }

    /** Where there are cages, digits are shown, and they begin at 1. */
    private int first() {
        return Arrays.stream(sums).anyMatch(sum -> sum > 0) ? 1 : 0;
    }

    private static double middle(int which) {
        return LEFT + (which + 0.5) * BOX;
    }

    private String value(int which) {
        return at[which] < 0 ? "" : String.valueOf(at[which] + first());
    }

    private String rule(int group) {
        return sums[group] > 0 ? "sum " + sums[group] : "differ";
    }

    private String members(int group) {
        return Arrays.stream(groups[group]).mapToObj(names::get).collect(Collectors.joining(" "));
    }

    @Override
    public String alt() {
        return text().replace("\n", "; ") + ".";
    }

    @Override
    public String text() {
        String values = IntStream.range(0, at.length)
                .mapToObj(which -> names.get(which) + "=" + (at[which] < 0 ? "?" : value(which)))
                .collect(Collectors.joining(" "));
        return values
                + IntStream.range(0, groups.length)
                        .mapToObj(group -> "\n" + rule(group) + ": " + members(group))
                        .collect(Collectors.joining());
    }
}
