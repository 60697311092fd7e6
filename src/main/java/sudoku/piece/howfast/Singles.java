package sudoku.piece.howfast;

import java.util.List;
import sudoku.grid.Digits;
import sudoku.judge.Case;
import sudoku.judge.PieceKind;

/**
 * Keeps of a word the fields that hold one digit only: the naked singles of three cells.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@FunctionalInterface
public interface Singles {
    int singles(int word);

    PieceKind<Singles> PIECE = PieceKind.of(Singles.class)
            .library(Cases.library())
            .stub("says that no field has one digit", word -> 0)
            .cases(Cases::all);

    /** Tries it on every set in each of the three places. */
    final class Cases {
        private static final FieldByField FIELDS = new FieldByField(
                "singles", set -> Digits.count(set) == 1 ? set : Digits.NONE, set -> switch (Digits.count(set)) {
                    case 0 -> "an empty field stays empty.";
                    case 1 -> "a field with one digit keeps it.";
                    default -> "a field with two digits or more keeps none.";
                });

        private static Singles library() {
            Full any = Full.PIECE.library();
            return word -> word & ~any.full(word & word + Words.ALL);
        }

        private static List<Case<Singles, ?>> all() {
            return List.of(FIELDS.of(piece -> piece::singles));
        }
    }
}
