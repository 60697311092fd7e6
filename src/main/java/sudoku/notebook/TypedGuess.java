package sudoku.notebook;

import java.util.Optional;
import java.util.OptionalDouble;
import sudoku.picture.PredictionPicture;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Numbers;

/**
 * A prediction as somebody has typed it, and what is said to it: in a notebook and in a page the same.
 *
 * @param because the reason; empty if dots or a question mark stayed there
 */
public record TypedGuess(String what, double number, String because) {
    public TypedGuess {
        if (!(number >= 0) || Double.isInfinite(number)) {
            throw new IllegalArgumentException("A prediction is a number from 0 up, not " + number + ".");
        }
        because = reason(because);
    }

    /** What was typed, if it is a number. */
    public static Optional<TypedGuess> of(String what, String typed, String because) {
        OptionalDouble number = read(what, typed);
        return number.isPresent() ? Optional.of(new TypedGuess(what, number.getAsDouble(), because)) : Optional.empty();
    }

    /** What is said when it is none. */
    public static String refusal(String what, String typed) {
        return typed.isBlank() || typed.strip().equals("?")
                ? Predict.NOT_YET + what + ". Type your number in place of the question mark; any will do."
                : "\"" + typed + "\" cannot be read as a number. Type it like 500, 7e7, 69 million or 24*4.";
    }

    /** What is said when it is kept. */
    public String kept() {
        return "Kept: " + what + " ≈ " + Numbers.text(number)
                + (because.isEmpty() ? "." : ", because " + ended(because)) + " You will see.";
    }

    /** What is said of the reason when the number is known. */
    String reasonAgain() {
        return "You said: because " + ended(because);
    }

    /** Beside what was measured, as the method of {@link Predict} with this name draws it. */
    PredictionPicture beside(double measured, String method) {
        return switch (method) {
            case "compareExactly" -> PredictionPicture.exact(what, number, measured);
            case "compareReckoned" -> PredictionPicture.derived(what, number, measured);
            default -> PredictionPicture.of(what, number, measured);
        };
    }

    /** The same in HTML, with the reason; {@code measured} is as a page says it. */
    public String compared(String method, String measured) {
        String picture = beside(read(what, measured).orElseThrow(), method).html();
        return picture + (because.isEmpty() ? "" : "<p>" + Html.escape(reasonAgain()) + "</p>");
    }

    private static OptionalDouble read(String what, String typed) {
        // where the question asks for a number of a hundred, a percent sign changes nothing
        return TypedNumber.read(typed, what.contains("hundred") ? 1 : 0.01);
    }

    /** What was typed after "because"; empty if dots or a question mark stayed there. */
    private static String reason(String because) {
        String reason = because.strip()
                .replaceFirst("^because\\b", "")
                .replaceFirst("[.…\\s]+$", "")
                .strip();
        return reason.codePoints().anyMatch(Character::isLetterOrDigit) ? reason : "";
    }

    /** A reason as a sentence ends: who asks keeps the question mark. */
    private static String ended(String reason) {
        return reason.endsWith("?") || reason.endsWith("!") ? reason : reason + ".";
    }
}
