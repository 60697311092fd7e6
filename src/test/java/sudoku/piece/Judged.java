package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;

import sudoku.judge.Judgment;
import sudoku.judge.PieceKind;

/** What the course says of a piece, for tests; and rules that are right, for pieces that need one. */
final class Judged {
    static final Fits RULE = Fits.PIECE.given(Fits.PIECE.library());
    static final CellCandidates OPEN = Piece.watched(CellCandidates.class, CellCandidates.PIECE.library());
    static final Flip PENCIL = Flip.PIECE.library();

    private Judged() {}

    static int box(int cell, int n) {
        int side = n == 9 ? 3 : 2;
        return cell / n / side * side + cell % n / side;
    }

    static <T> Judgment verdict(Class<T> kind, T mine) {
        return PieceKind.declaredBy(kind).judge(mine);
    }

    /** It is said what is wrong, and shown where. */
    static <T> void assertWrong(Class<T> kind, T wrong, String sentence) {
        Judgment verdict = verdict(kind, wrong);
        assertThat(verdict.kind()).isEqualTo(Judgment.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
        assertThat(verdict.fault()).hasValueSatisfying(fault -> assertThat(fault.picture().svg()).startsWith("<svg"));
    }
}
