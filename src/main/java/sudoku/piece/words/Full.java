package sudoku.piece.words;

import java.util.List;
import sudoku.grid.Digits;
import sudoku.piece.Case;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Fills each field of a word that has a digit with all nine, and leaves the others empty: three answers to "is there
 * anything?" in a form that {@code &} can use.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@TriedBy(Full.Tried.class)
@FunctionalInterface
public interface Full {
    int full(int word);

    /** Tries it on every set in each of the three places. */
    final class Tried extends Trial<Full> {
        private static final FieldByField FIELDS = new FieldByField("full",
                set -> set == Digits.NONE ? Digits.NONE : Words.NINE,
                set -> set == Digits.NONE ? "an empty field stays empty." : "a field with a digit gets all nine.");

        @Override
        public Full library() {
            int guards = Words.ALL + (2 | 2 << Words.FIELD | 2 << 2 * Words.FIELD) & ~Words.ALL;
            return word -> {
                int on = word + Words.ALL & guards;
                return on - (on >>> Words.FIELD - 1);
            };
        }

        @Override
        protected Full stub() {
            return word -> 0;
        }

        @Override
        protected String stubInWords() {
            return "says that every field is empty";
        }

        @Override
        protected List<Case<Full, ?>> cases() {
            return List.of(FIELDS.of(piece -> piece::full));
        }
    }
}
