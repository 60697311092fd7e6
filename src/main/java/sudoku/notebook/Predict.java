package sudoku.notebook;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Numbers;

/**
 * A number said before it is measured.
 *
 * <p><b>Idea.</b> Who has guessed looks at the answer with other eyes. A guess is kept by name in
 * one cell and set beside the measured number in another; being far off is what lessons are for.
 *
 * <p><b>Representation.</b> A map from name to guess for the whole session; running the cell again
 * replaces the guess.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class Predict {
    static final String NOT_YET = "No prediction yet: ";
    private static final String NONE_MADE = "(You made no prediction: ";
    private static final String TYPE_ONE =
            NONE_MADE + "type a number in place of the question mark, run that cell, and then this one.)";
    /** How a line begins that asks for something to be typed: a page that is only read can do without. */
    public static final List<String> ASKS = List.of(NOT_YET, NONE_MADE, Proof.NOT_YET);

    private static final Map<String, TypedGuess> KEPT = new ConcurrentHashMap<>();

    private Predict() {}

    /** Keeps a guess. */
    public static void that(String what, double guess) {
        keep(new TypedGuess(what, guess, ""));
    }

    /** The same with the reason for it: for those who take the quotation marks of a guess away. */
    public static void that(String what, double guess, String because) {
        keep(new TypedGuess(what, guess, because));
    }

    /**
     * Keeps a guess as somebody types it: {@code "500"}, {@code "69 million"}, {@code "50%"}, {@code "24*4"}; a {@code
     * "?"} is none.
     */
    public static void that(String what, String guess) {
        that(what, guess, "");
    }

    /** The same with the reason for it. */
    public static void that(String what, String guess, String because) {
        KEPT.remove(what);
        TypedGuess.of(what, guess, because).ifPresentOrElse(Predict::keep, () -> say(TypedGuess.refusal(what, guess)));
    }

    private static void keep(TypedGuess guess) {
        KEPT.put(guess.what(), guess);
        say(guess.kept());
    }

    /**
     * Shows the guess beside the number that was measured, which nobody can know beforehand, and how to come near.
     *
     * @param derivation numbers and what stands between them; none where there is nothing to derive
     */
    public static void compare(String what, double measured, Object... derivation) {
        compare(what, measured, "compare", joined(derivation));
    }

    /** The same for a number that one can work out to within a tenth, although chance or an end blurs it. */
    public static void compareReckoned(String what, double measured, Object... derivation) {
        compare(what, measured, "compareReckoned", joined(derivation));
    }

    /**
     * The same for a number that one can know beforehand, as what was derived equals it: the guess is right or wrong.
     * Without a guess the number stays folded, because it is the answer.
     */
    public static void compareExactly(String what, double measured, Object... derivation) {
        String answer = (derivation.length == 0 ? "" : joined(derivation) + " = ") + Numbers.text(measured);
        if (KEPT.containsKey(what)) {
            compare(what, measured, "compareExactly", derivation.length == 0 ? "" : answer);
        } else {
            say(TYPE_ONE);
            Screens.current()
                    .show(MimeBundle.of(
                            what + ": you see the number when you have made your prediction.",
                            "<details><summary>" + Html.escape(what) + "</summary>" + Html.escape(answer)
                                    + "</details>"));
        }
    }

    private static void compare(String what, double measured, String method, String derivation) {
        TypedGuess guess = KEPT.get(what);
        if (guess == null) {
            say(what + ": " + Numbers.text(measured) + ".\n" + TYPE_ONE);
        } else {
            Show.picture(guess.beside(measured, method));
            if (!guess.because().isEmpty()) {
                say(guess.reasonAgain());
            }
        }
        if (!derivation.isEmpty()) {
            say("Derived: " + derivation + ".");
        }
    }

    /** Numbers as everywhere, and no space inside parentheses or before a comma. */
    private static String joined(Object... derivation) {
        return Stream.of(derivation)
                .map(part -> part instanceof Number number ? Numbers.text(number.doubleValue()) : part.toString())
                .collect(Collectors.joining(" "))
                .replace("( ", "(")
                .replace(" )", ")")
                .replace(" ,", ",");
    }

    private static void say(String sentence) {
        Screens.current().show(MimeBundle.of(sentence));
    }
}
