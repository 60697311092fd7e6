package sudoku.explain.run;

import java.util.Optional;
import sudoku.picture.Picture;

/**
 * A call that is ready to be run.
 *
 * @param name what questions call it
 * @param code statements that make it, with a recorder called {@code r$}, and return what that has recorded
 * @param shown the call as she would write it
 * @param picture what it is about, if that can be drawn
 * @param tellsResult whether what comes out is a value that a student can name
 */
public record PreparedCall(String name, String code, String shown, Optional<Picture> picture, boolean tellsResult) {
    PreparedCall shownAs(String text) {
        return new PreparedCall(name, code, text, picture, tellsResult);
    }
}
