package sudoku.picture;

import java.util.List;
import java.util.Locale;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * What somebody predicted beside what was measured.
 *
 * <p><b>Idea.</b> In a search a guess is off by a factor, not by an amount: from ten times on the two bars are on
 * a scale where each step multiplies by ten, which is said below them, and the words name the factor. A
 * small count, or any other that one can know, is right or wrong: twice as many solutions is not close.
 * A number that follows from a model is between the two: within a tenth the model holds, else it lacks something.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class PredictionPicture implements Picture {
    /** What a person can count. */
    private static final double COUNTABLE = 100;

    private static final double WIDTH = 900;
    private static final double LEFT = 130;
    private static final double LONGEST = 560;
    private static final double BAR = 34;
    private static final double SMALL = 20;

    private final String what;
    private final double guess;
    private final double measured;
    private final Kind kind;

    private enum Kind {
        ESTIMATED,
        DERIVED,
        KNOWN
    }

    private PredictionPicture(String what, double guess, double measured, Kind kind) {
        this.what = what;
        this.guess = guess;
        this.measured = measured;
        this.kind = kind;
    }

    /** Of a number that one can only estimate, unless it turns out to be a small count. */
    public static PredictionPicture of(String what, double guess, double measured) {
        return new PredictionPicture(
                what,
                guess,
                measured,
                measured == Math.rint(measured) && measured <= SMALL ? Kind.KNOWN : Kind.ESTIMATED);
    }

    /** Of a number that follows from a model, but for a tenth. */
    public static PredictionPicture derived(String what, double guess, double measured) {
        return new PredictionPicture(what, guess, measured, Kind.DERIVED);
    }

    /** Of a number that one can know. */
    public static PredictionPicture exact(String what, double guess, double measured) {
        return new PredictionPicture(what, guess, measured, Kind.KNOWN);
    }

    @Override
    public String svg() {
        Svg svg = new Svg();
        svg.text(20, 30, 22, what, Style.START, Style.BOLD, Style.fill(Palette.INK));
        bar(svg, 56, "predicted", guess, Palette.LIGHT_BLUE);
        bar(svg, 104, "measured", measured, Palette.BLUE);
        double y = 172;
        if (isLogarithmic()) {
            scale(svg);
            y += 26;
        }
        for (String sentence : verdict()) {
            svg.text(20, y, 21, sentence, Style.START, Style.fill(Palette.INK));
            y += 28;
        }
        return svg.image(WIDTH, y, alt());
    }

    private boolean isLogarithmic() {
        return kind == Kind.ESTIMATED && guess > 0 && measured > 0 && factor() >= 10;
    }

    private double factor() {
        return Math.max(guess, measured) / Math.min(guess, measured);
    }

    private void bar(Svg svg, double y, String label, double number, String color) {
        double length = LONGEST * share(number);
        svg.text(LEFT - 10, y + BAR / 2, 21, label, Style.END, Style.fill(Palette.INK));
        svg.rect(LEFT, y, Math.max(length, 2), BAR, Style.fill(color), Style.stroke(Palette.BLUE, 2));
        svg.text(
                LEFT + length + 12,
                y + BAR / 2,
                22,
                Numbers.text(number),
                Style.START,
                Style.BOLD,
                Style.fill(Palette.INK));
    }

    /** A mark at each power of ten, and what that means. */
    private void scale(Svg svg) {
        double larger = Math.max(guess, measured);
        for (double mark = Math.pow(10, Math.ceil(Math.log10(start()))); mark <= larger; mark *= 10) {
            svg.rect(LEFT + LONGEST * share(mark) - 1, 144, 2, 9, Style.fill(Palette.BLUE));
        }
        svg.text(
                LEFT,
                168,
                20,
                "Each mark is ten times the one before (a logarithmic scale).",
                Style.START,
                Style.fill(Palette.INK));
    }

    /** Where the scale of powers of ten begins: a step below the smaller number. */
    private double start() {
        return Math.min(Math.min(guess, measured) / 10, 1);
    }

    /** The length of a bar. */
    private double share(double number) {
        double larger = Math.max(guess, measured);
        if (number <= 0) {
            return 0;
        }
        return !isLogarithmic() ? number / larger : Math.log(number / start()) / Math.log(larger / start());
    }

    /** A number so exactly that it does not read like the other one: 5,706.5 is not 5,707. */
    private static String apart(double number, double other) {
        boolean alike = Numbers.text(number).equals(Numbers.text(other));
        return alike && number != Math.rint(number)
                ? String.format(Locale.ROOT, "%,.2f", number).replaceFirst("0$", "")
                : Numbers.text(number);
    }

    /** A sentence or two, each short enough for a line of the picture. */
    private List<String> verdict() {
        if (guess == measured) {
            return List.of("Exactly right.");
        }
        if (kind == Kind.KNOWN) {
            return List.of(
                    "It is " + apart(measured, guess) + ", not " + apart(guess, measured) + ".",
                    measured < COUNTABLE
                            ? "Count again: where does the difference come from?"
                            : "This can be worked out: where does the difference come from?");
        }
        if (guess == 0 || measured == 0) {
            return List.of(
                    Numbers.text(guess) + " and " + Numbers.text(measured) + " have no ratio.", "Ask yourself why.");
        }
        boolean more = measured > guess;
        double factor = factor();
        if (factor < 1.1) {
            return List.of(kind == Kind.DERIVED ? "Within a tenth: your derivation holds." : "Within a tenth.");
        }
        String times = Numbers.text(factor < 10 ? Math.round(factor * 10) / 10.0 : Math.round(factor)) + " times";
        String compared = more ? "It is " + times + " what you predicted." : "You predicted " + times + " what it is.";
        return List.of(
                compared,
                kind == Kind.DERIVED
                        ? "This can be worked out to within a tenth: what did you leave out?"
                        : comment(factor));
    }

    private static String comment(double factor) {
        if (factor <= 1.5) {
            return "Close, for a guess.";
        }
        if (factor <= 3) {
            return "In the right region.";
        }
        if (factor <= 10) {
            return "Off, but by less than a factor of ten.";
        }
        return factor <= 1000
                ? "Far off, and that is where it gets interesting: what did you not count?"
                : "Nobody has a feel for numbers like these; that is why we measure.";
    }

    @Override
    public String text() {
        return what + ": you predicted " + Numbers.text(guess) + ", measured " + Numbers.text(measured) + ".\n"
                + String.join(" ", verdict());
    }
}
