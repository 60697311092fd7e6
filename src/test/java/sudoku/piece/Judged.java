package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;

import sudoku.piece.Trial.Verdict;

/** What the course says of a piece, for tests; and rules that are right, for pieces that need one. */
final class Judged {
    static final Fits RULE = new Fits.Tried().given(new Fits.Tried().library());
    static final CellCandidates OPEN = Piece.watched(CellCandidates.class, new CellCandidates.Tried().library());
    static final Flip PENCIL = new Flip.Tried().library();

    private Judged() {}

    static int box(int cell, int n) {
        int side = n == 9 ? 3 : 2;
        return cell / n / side * side + cell % n / side;
    }

    static <T> Verdict verdict(Class<T> kind, T mine) {
        return Trial.of(kind).of(mine);
    }

    /** It is said what is wrong, and shown where. */
    static <T> void assertWrong(Class<T> kind, T wrong, String sentence) {
        Verdict verdict = verdict(kind, wrong);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
        assertThat(verdict.fault()).hasValueSatisfying(fault -> assertThat(fault.picture().svg()).startsWith("<svg"));
    }
}
