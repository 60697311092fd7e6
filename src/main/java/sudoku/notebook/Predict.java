package sudoku.notebook;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.picture.PredictionPicture;
import sudoku.picture.draw.Numbers;

/**
 * A number said before it is measured.
 *
 * <p><b>Idea.</b> Who has guessed looks at the answer with other eyes. A guess is kept by name in
 * one cell and set beside the measured number in another; being far off is what lessons are for.
 *
 * <p><b>Representation.</b> A map from name to number for the whole session; running the cell again
 * replaces the guess.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class Predict {
    private static final String NOT_YET = "No prediction yet: ";
    private static final String NONE_MADE = "(You made no prediction: ";
    /** How a line begins that asks for a prediction: a page that is only read can do without. */
    public static final List<String> ASKS = List.of(NOT_YET, NONE_MADE);

    private static final Map<String, Double> KEPT = new ConcurrentHashMap<>();
    private static final Map<String, String> REASONS = new ConcurrentHashMap<>();
    private static final Map<String, Double> UNITS = Map.of("thousand", 1e3, "million", 1e6, "millions", 1e6,
            "billion", 1e9, "billions", 1e9, "k", 1e3);
    /** A share of a hundred; where the question asks for a number of a hundred, it is that number. */
    private static final Set<String> OF_A_HUNDRED = Set.of("%", "per cent", "percent");
    private static final String NUMBER = "(\\d+(?:[_,' ]\\d{3})*(?:\\.\\d+)?(?:e\\d{1,2})?|\\.\\d+)";
    private static final Pattern TYPED = Pattern.compile("(?:[~≈]|about )?\\s*" + NUMBER + "\\s*("
            + String.join("|", UNITS.keySet()) + "|" + String.join("|", OF_A_HUNDRED) + ")?");
    private static final Pattern FRACTION = Pattern.compile("(?:[~≈]|about )?\\s*" + NUMBER + "\\s*/\\s*" + NUMBER);

    private Predict() {}

    /** Keeps a guess. */
    public static void that(String what, double guess) {
        keep(what, guess, "");
    }

    /**
     * Keeps a guess as somebody types it: {@code "500"}, {@code "7e7"}, {@code "69 million"}, {@code "1/2"}, {@code
     * "50%"}; a {@code "?"} is none.
     */
    public static void that(String what, String guess) {
        that(what, guess, "");
    }

    /** The same with the reason for it. */
    public static void that(String what, String guess, String because) {
        KEPT.remove(what);
        OptionalDouble number = read(what, guess);
        if (number.isPresent()) {
            keep(what, number.getAsDouble(), because);
        } else {
            say(guess.isBlank() || guess.strip().equals("?")
                    ? NOT_YET + what + ". Type your number in place of the question mark; any will do."
                    : "\"" + guess + "\" cannot be read as a number. Type it like 500, 7e7 or 69 million.");
        }
    }

    private static void keep(String what, double guess, String because) {
        if (!(guess >= 0) || Double.isInfinite(guess)) {
            throw new IllegalArgumentException("A prediction is a number from 0 up, not " + guess + ".");
        }
        KEPT.put(what, guess);
        String reason = because.strip().replaceFirst("^because\\b", "").replaceFirst("[.…\\s]+$", "").strip();
        REASONS.put(what, reason);
        say("Kept: " + what + " ≈ " + Numbers.text(guess) + (reason.isEmpty() ? "" : ", because " + reason)
                + ". We shall see.");
    }

    private static OptionalDouble read(String what, String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        Matcher number = TYPED.matcher(text);
        if (number.matches()) {
            return OptionalDouble.of(plain(number.group(1)) * unit(what, number.group(2)));
        }
        Matcher fraction = FRACTION.matcher(text);
        return fraction.matches() && plain(fraction.group(2)) > 0
                ? OptionalDouble.of(plain(fraction.group(1)) / plain(fraction.group(2))) : OptionalDouble.empty();
    }

    private static double unit(String what, String unit) {
        return unit == null ? 1 : !OF_A_HUNDRED.contains(unit) ? UNITS.get(unit) : what.contains("hundred") ? 1 : 0.01;
    }

    private static double plain(String number) {
        return Double.parseDouble(number.replaceAll("[_,' ]", ""));
    }

    /** Shows the guess beside the number that was measured, which nobody can know beforehand. */
    public static void compare(String what, double measured) {
        compare(what, measured, PredictionPicture::of);
    }

    /** The same for a number that one can reckon to within a tenth, although chance or an end blurs it. */
    public static void compareReckoned(String what, double measured) {
        compare(what, measured, PredictionPicture::reckoned);
    }

    /** The same for a number that one can know beforehand: the guess is right or wrong. */
    public static void compareExactly(String what, double measured) {
        compare(what, measured, PredictionPicture::exact);
    }

    private interface Drawing {
        PredictionPicture of(String what, double guess, double measured);
    }

    private static void compare(String what, double measured, Drawing drawing) {
        Double guess = KEPT.get(what);
        if (guess == null) {
            say(what + ": " + Numbers.text(measured) + ".\n" + NONE_MADE + "type a number in place of the"
                    + " question mark, run that cell, and then this one.)");
        } else {
            Show.picture(drawing.of(what, guess, measured));
            String reason = REASONS.getOrDefault(what, "");
            if (!reason.isEmpty()) {
                say("You said: because " + reason + ".");
            }
        }
    }

    private static void say(String sentence) {
        Screens.current().show(MimeBundle.of(sentence));
    }
}
