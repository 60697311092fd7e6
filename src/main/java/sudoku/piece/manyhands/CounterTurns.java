package sudoku.piece.manyhands;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Hands that take turns, step by step, at a counter they share: what each has seen, and which job it has taken.
 *
 * <p>A job that has been taken before is drawn in red.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
public record CounterTurns(int hands, List<Step> steps) implements Picture {
    private static final double BOX = 92;
    private static final double HIGH = 48;
    private static final double LEFT = 110;
    private static final double TOP = 14;

    /**
     * @param number the counter, as the hand sees it or has seen it
     * @param counter what it is after the step
     * @param again whether somebody had taken the same job before
     */
    public record Step(int hand, boolean looks, int number, int counter, boolean again) {
        private String words() {
            return (looks ? "sees " : "takes ") + number;
        }
    }

    /** @param turns the hand that does its next step, for each step */
    public static CounterTurns of(int[] turns, int hands) {
        List<Step> steps = new ArrayList<>();
        List<Integer> jobs = new ArrayList<>();
        Integer[] seen = new Integer[hands];
        int counter = 0;
        for (int hand : turns) {
            if (seen[hand] == null) {
                seen[hand] = counter;
                steps.add(new Step(hand, true, counter, counter, false));
            } else {
                counter = seen[hand] + 1;
                steps.add(new Step(hand, false, seen[hand], counter, jobs.contains(seen[hand])));
                jobs.add(seen[hand]);
                seen[hand] = null;
            }
        }
        return new CounterTurns(hands, List.copyOf(steps));
    }

    /** All ways in which two hands mix their turns, so many of each. */
    public static List<int[]> mixes(int each) {
        return IntStream.range(0, 1 << 2 * each)
                .filter(mix -> Integer.bitCount(mix) == each)
                .mapToObj(mix -> IntStream.range(0, 2 * each)
                        .map(turn -> mix >> turn & 1)
                        .toArray())
                .toList();
    }

    /** The jobs taken, in the order in which they were. */
    public List<Integer> jobs() {
        return steps.stream().filter(step -> !step.looks).map(Step::number).toList();
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        for (int hand = 0; hand < hands; hand++) {
            name(svg, hand, "hand " + hand);
        }
        name(svg, hands, "counter");
        for (int turn = 0; turn < steps.size(); turn++) {
            Step step = steps.get(turn);
            String color = step.again ? Palette.LIGHT_RED : Palette.LIGHT_GREEN;
            box(svg, turn, step.hand, step.words(), step.looks ? Palette.LIGHT_BLUE : color);
            box(svg, turn, hands, "" + step.counter, Palette.PAPER);
        }
        return svg.image(LEFT + steps.size() * BOX + 16, TOP + (hands + 1) * HIGH + TOP, alt());
    }

    private static void name(Svg svg, int row, String name) {
        svg.text(LEFT - 12, TOP + (row + 0.5) * HIGH, 18, name, Style.fill(Palette.INK), Style.END);
    }

    private static void box(Svg svg, int turn, int row, String words, String color) {
        double left = LEFT + turn * BOX;
        double top = TOP + row * HIGH;
        svg.rect(left + 2, top + 2, BOX - 4, HIGH - 4, Style.fill(color), Style.stroke(Palette.INK));
        svg.text(left + BOX / 2, top + HIGH / 2, 17, words, Style.fill(Palette.INK));
    }

    @Override
    public String alt() {
        return steps.stream()
                .map(step -> "hand " + step.hand + " " + step.words() + (step.again ? " again" : ""))
                .collect(Collectors.joining(", "));
    }

    @Override
    public String text() {
        return alt();
    }
}
