package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import sudoku.judge.Judgment;
import sudoku.judge.PieceKind;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.Flip;
import sudoku.search.Trace;

/** What the course says of a piece, for tests; and rules that are right, for pieces that need one. */
public final class Judged {
    public static final Fits RULE = Fits.PIECE.given(Fits.PIECE.library());
    public static final CellCandidates OPEN = Piece.watched(CellCandidates.class, CellCandidates.PIECE.library());
    public static final Flip PENCIL = Flip.PIECE.library();

    private Judged() {}

    public static int box(int cell, int n) {
        int side = n == 9 ? 3 : 2;
        return cell / n / side * side + cell % n / side;
    }

    /** The steps of a search, each without its reason. */
    public static List<String> words(Trace trace) {
        return trace.steps().stream()
                .map(step -> step.kind() + " " + step.cell() + " " + step.digit())
                .toList();
    }

    public static <T> Judgment verdict(Class<T> kind, T mine) {
        return PieceKind.declaredBy(kind).judge(mine);
    }

    /** It is said what is wrong, and shown where. */
    public static <T> void assertWrong(Class<T> kind, T wrong, String sentence) {
        Judgment verdict = verdict(kind, wrong);
        assertThat(verdict.kind()).isEqualTo(Judgment.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
        assertThat(verdict.fault())
                .hasValueSatisfying(fault -> assertThat(fault.picture().svg()).startsWith("<svg"));
    }
}
