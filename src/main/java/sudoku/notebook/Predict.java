package sudoku.notebook;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sudoku.picture.Numbers;
import sudoku.picture.PredictionPicture;

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
    private static final Map<String, Double> KEPT = new ConcurrentHashMap<>();

    private Predict() {}

    /** Keeps a guess. */
    public static void that(String what, double guess) {
        if (!(guess >= 0) || Double.isInfinite(guess)) {
            throw new IllegalArgumentException("A prediction is a number from 0 up, not " + guess + ".");
        }
        KEPT.put(what, guess);
        Screen.current().show(MimeBundle.of("Kept: " + what + " ≈ " + Numbers.text(guess)
                + ". We shall see."));
    }

    /** Shows the guess beside the number that was measured. */
    public static void compare(String what, double measured) {
        Double guess = KEPT.get(what);
        if (guess == null) {
            Screen.current().show(MimeBundle.of(what + ": " + Numbers.text(measured) + ". (You made no prediction;"
                    + " run the cell with Predict.that(\"" + what + "\", …) before this one.)"));
        } else {
            Show.picture(PredictionPicture.of(what, guess, measured));
        }
    }
}
