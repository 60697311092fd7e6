package sudoku.piece.words;

import java.util.List;
import sudoku.grid.Digits;
import sudoku.piece.Case;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Keeps of a word the fields that hold one digit only: the naked singles of three cells.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@TriedBy(Singles.Tried.class)
@FunctionalInterface
public interface Singles {
    int singles(int word);

    /** Tries it on every set in each of the three places. */
    final class Tried extends Trial<Singles> {
        private static final FieldByField FIELDS = new FieldByField("singles",
                set -> Digits.count(set) == 1 ? set : Digits.NONE, set -> switch (Digits.count(set)) {
                    case 0 -> "an empty field stays empty.";
                    case 1 -> "a field with one digit keeps it.";
                    default -> "a field with two digits or more keeps none.";
                });

        @Override
        public Singles library() {
            Full any = new Full.Tried().library();
            return word -> word & ~any.full(word & word + Words.ALL);
        }

        @Override
        protected Singles stub() {
            return word -> 0;
        }

        @Override
        protected String stubInWords() {
            return "says that no field has one digit";
        }

        @Override
        protected List<Case<Singles, ?>> cases() {
            return List.of(FIELDS.of(piece -> piece::singles));
        }
    }
}
