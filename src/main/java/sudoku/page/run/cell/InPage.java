package sudoku.page.run.cell;

import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.grid.Grid;
import sudoku.judge.PieceKind;
import sudoku.picture.Showable;
import sudoku.piece.Counted;
import sudoku.piece.Solve;
import sudoku.search.Trace;
import sudoku.solve.Solver;

/** What cells call in a notebook, for the page, under the same names. */
public final class InPage {
    private InPage() {}

    /** {@link sudoku.notebook.Show} without the charts and tables, which a page cannot draw. */
    public static final class Show {
        private Show() {}

        public static void grid(Grid grid) {
            sudoku.notebook.Show.grid(grid);
        }

        public static void grid(Grid board, Grid puzzle) {
            sudoku.notebook.Show.grid(board, puzzle);
        }

        public static void picture(Showable picture) {
            sudoku.notebook.Show.picture(picture);
        }

        public static void player(Grid puzzle, Trace trace) {
            sudoku.notebook.Show.player(puzzle, trace);
        }

        public static void player(ExactCover cover, CoverTrace trace) {
            sudoku.notebook.Show.player(cover, trace);
        }
    }

    /** {@link sudoku.piece.Piece} in the page, where the judge has been asked already when a later cell runs. */
    public static final class Piece {
        private Piece() {}

        /** The piece to go on with: hers if it was found right, otherwise the library's. */
        public static <T> T judged(PieceKind<T> kind, boolean isRight, T mine) {
            return sudoku.piece.Piece.judged(kind, isRight, mine);
        }

        public static <T> T watched(PieceKind<T> kind, T any) {
            return kind.given(any);
        }

        /** Says nothing: the piece was tried by another program than this one, and that has counted. */
        public static void counted(String name, long count) {}

        public static void sameNodes(Solver library, Counted mine) {
            sudoku.piece.Piece.sameNodes(library, mine);
        }

        public static boolean stillSolves(Grid puzzle, String name, Solve program, String question) {
            return sudoku.piece.Piece.stillSolves(puzzle, name, program, question);
        }

        public static Trace steps(Grid puzzle, Solve program) {
            return sudoku.piece.Piece.steps(puzzle, program);
        }
    }

    /** {@link sudoku.notebook.Predict} in the page, which asks for predictions itself: it is told what was measured. */
    public static final class Predict {
        private Predict() {}

        public static void that(String what, String guess) {}

        public static void that(String what, String guess, String because) {}

        public static void compare(String what, double measured, Object... derivation) {
            Outputs.measured(what, measured);
        }

        public static void compareReckoned(String what, double measured, Object... derivation) {
            Outputs.measured(what, measured);
        }

        public static void compareExactly(String what, double measured, Object... derivation) {
            Outputs.measured(what, measured);
        }
    }
}
