package sudoku.page.run;

import sudoku.judge.Judgment;
import sudoku.judge.PieceKind;
import sudoku.judge.Told;

/** The judge for the page: the same questions and the same words as in a notebook. */
final class Verdicts {
    private Verdicts() {}

    /** The kind of verdict, a line break, and what the student is told as HTML. */
    @SuppressWarnings("unchecked")
    static String judge(PieceKind<?> kind, Object mine) {
        Judgment verdict = ((PieceKind<Object>) kind).judge(mine);
        return verdict.kind() + "\n" + Told.of(verdict).html();
    }

    /** What later pieces get of this one. */
    @SuppressWarnings("unchecked")
    static Object given(PieceKind<?> kind, Object mine) {
        return ((PieceKind<Object>) kind).given(mine);
    }
}
