package sudoku.piece.howfast;

import java.util.List;
import sudoku.grid.Digits;
import sudoku.judge.Case;
import sudoku.judge.PieceKind;

/**
 * Fills each field of a word that has a digit with all nine, and leaves the others empty: three answers to "is there
 * anything?" in a form that {@code &} can use.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@FunctionalInterface
public interface Filled {
    int filled(int word);

    PieceKind<Filled> PIECE = PieceKind.of(Filled.class)
            .library(Cases.library())
            .stub("says that every field is empty", word -> 0)
            .cases(Cases::all);

    /** Tries it on every set in each of the three places. */
    final class Cases {
        private static final FieldByField FIELDS = new FieldByField(
                "filled",
                set -> set == Digits.NONE ? Digits.NONE : Words.NINE,
                set -> set == Digits.NONE ? "an empty field stays empty." : "a field with a digit gets all nine.");

        private static Filled library() {
            int guards = Words.ALL + (2 | 2 << Words.FIELD | 2 << 2 * Words.FIELD) & ~Words.ALL;
            return word -> {
                int on = word + Words.ALL & guards;
                return on - (on >>> Words.FIELD - 1);
            };
        }

        private static List<Case<Filled, ?>> all() {
            return List.of(FIELDS.of(piece -> piece::filled));
        }
    }
}
