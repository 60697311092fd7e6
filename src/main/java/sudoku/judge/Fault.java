package sudoku.judge;

import java.util.Optional;
import sudoku.picture.Picture;

/** What is wrong with what a piece gave: a sentence for the student, and the case as a picture. */
public record Fault(String sentence, Picture picture) {
    /** A fault as the answer to whether there is one. */
    public static Optional<Fault> found(String sentence, Picture picture) {
        return Optional.of(new Fault(sentence, picture));
    }
}
