package sudoku.piece.manyhands;

import java.util.ArrayList;
import java.util.List;
import sudoku.picture.Picture;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Who does which job and when, if one hand begins alone and each job is then taken, in the order of the list, by the
 * hand that is free first. A node is one tick.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 *
 * @param serial what one hand does alone before
 */
public record Schedule(String name, long serial, int hands, List<Stint> stints) implements Picture {
    private static final double WIDE = 820;
    private static final double BAR = 20;
    private static final double LEFT = 84;
    private static final double TOP = 46;

    /** One job on one hand. */
    public record Stint(int hand, long begins, long work) {
        long ends() {
            return begins + work;
        }
    }

    public static Schedule of(long serial, long[] works, int hands) {
        long[] busy = new long[hands];
        List<Stint> stints = new ArrayList<>();
        for (long work : works) {
            int free = 0;
            for (int hand = 1; hand < hands; hand++) {
                free = busy[hand] < busy[free] ? hand : free;
            }
            stints.add(new Stint(free, serial + busy[free], work));
            busy[free] += work;
        }
        return new Schedule("", serial, hands, List.copyOf(stints));
    }

    public Schedule named(String what) {
        return new Schedule(what, serial, hands, stints);
    }

    /** When the last hand stops. */
    public long ends() {
        return stints.stream().mapToLong(Stint::ends).max().orElse(serial);
    }

    /** When a hand stops. */
    public long ends(int hand) {
        return stints.stream()
                .filter(stint -> stint.hand == hand)
                .mapToLong(Stint::ends)
                .max()
                .orElse(serial);
    }

    /** All work, as one hand would do it. */
    public long alone() {
        return serial + stints.stream().mapToLong(Stint::work).sum();
    }

    /** How many times as fast that is as one hand. */
    public double timesAsFast() {
        return (double) alone() / ends();
    }

    /** How many times as fast it would be if the parts were spread evenly: Amdahl's law. */
    public double allowed() {
        return alone() / (serial + (double) (alone() - serial) / hands);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        double tick = WIDE / ends();
        svg.text(LEFT, 22, 18, alt(), Style.fill(Palette.INK), Style.START);
        for (int hand = 0; hand < hands; hand++) {
            svg.text(LEFT - 12, top(hand) + BAR / 2, 14, "" + (hand + 1), Style.fill(Palette.GRAY), Style.END);
            svg.rect(LEFT, top(hand), WIDE, BAR, Style.fill(Palette.LIGHT_GRAY));
        }
        svg.rect(LEFT, TOP, serial * tick, BAR, Style.fill(Palette.ORANGE));
        for (Stint stint : stints) {
            svg.rect(
                    LEFT + stint.begins * tick,
                    top(stint.hand),
                    stint.work * tick,
                    BAR,
                    Style.fill(stint.ends() == ends() ? Palette.LIGHT_RED : Palette.LIGHT_BLUE),
                    Style.stroke(Palette.BLUE));
        }
        return svg.image(LEFT + WIDE + 20, top(hands) + 8, alt());
    }

    private static double top(int hand) {
        return TOP + hand * (BAR + 4);
    }

    @Override
    public String alt() {
        return (name.isEmpty() ? "" : name + ": ") + stints.size() + (stints.size() == 1 ? " job, " : " jobs, ") + hands
                + (hands == 1 ? " hand" : " hands") + ", the last one stops at " + Numbers.text(ends());
    }

    @Override
    public String text() {
        return alt();
    }
}
