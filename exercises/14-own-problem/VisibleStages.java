package sudoku.exercise.ownproblem;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * A festival: a row for each stage, a column for each hour, and the numbers of the bands.
 *
 * @param hours how many there are
 * @param stages how many there are
 * @param at for each band its slot, −1 for none
 * @param band the one that is asked about, or −1
 * @param slot the one that it would have
 */
record VisibleStages(int hours, int stages, int[] at, int band, int slot) implements Picture {
    private static final double BOX = 58;
    private static final double LEFT = 84;
    private static final double TOP = 34;

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int hour = 0; hour < hours; hour++) {
            svg.text(LEFT + (hour + 0.5) * BOX, TOP / 2, 14, "hour " + hour, Style.fill(Palette.GRAY));
        }
        for (int stage = 0; stage < stages; stage++) {
            svg.text(LEFT / 2, TOP + (stage + 0.5) * BOX, 14, "stage " + stage, Style.fill(Palette.GRAY));
            for (int hour = 0; hour < hours; hour++) {
                box(svg, hour, stage);
            }
        }
        return svg.image(LEFT + hours * BOX + 20, TOP + stages * BOX + 20, alt());
    }

    private void box(Svg svg, int hour, int stage) {
        boolean isAsked = isAsked(hour * stages + stage);
        double x = LEFT + hour * BOX;
        double y = TOP + stage * BOX;
        svg.rect(x, y, BOX, BOX, Style.fill(isAsked ? Palette.YELLOW : Palette.PAPER), Style.stroke(Palette.INK));
        svg.text(x + BOX / 2, y + BOX / 2, 22, bands(hour * stages + stage), Style.fill(Palette.INK));
    }

    private boolean isAsked(int place) {
        return band >= 0 && place == slot;
    }

    /** Those in a slot, and the one that is asked about with a question mark. */
    private String bands(int place) {
        String there = IntStream.range(0, at.length)
                .filter(each -> each != band && at[each] == place)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
        return isAsked(place) ? (there + " " + band + "?").strip() : there;
    }

    @Override
    public String alt() {
        return "A festival with " + hours + " hours. " + text().replace("\n", "; ") + ".";
    }

    @Override
    public String text() {
        return IntStream.range(0, stages)
                .mapToObj(stage -> IntStream.range(0, hours)
                        .mapToObj(hour -> bands(hour * stages + stage))
                        .map(there -> there.isEmpty() ? "." : there)
                        .collect(Collectors.joining(", ", "stage " + stage + ": ", "")))
                .collect(Collectors.joining("\n"));
    }
}
