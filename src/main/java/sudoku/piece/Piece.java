package sudoku.piece;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.explain.Explanations;
import sudoku.grid.Grid;
import sudoku.judge.CallFailed;
import sudoku.judge.Guarded;
import sudoku.judge.Judgment;
import sudoku.judge.PieceKind;
import sudoku.judge.Told;
import sudoku.notebook.JudgedCell;
import sudoku.notebook.LastRun;
import sudoku.notebook.Show;
import sudoku.picture.GridPicture;
import sudoku.picture.Picture;
import sudoku.picture.SearchTreePicture;
import sudoku.picture.draw.Numbers;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Solver;

/**
 * Takes a piece of a program that the student has written, tries it, and hands back one that works: hers when it is
 * right, otherwise the library's.
 *
 * <p><b>Idea.</b> {@code Fits rule = Piece.of(Fits.class, (b, c, d) -> fits(b, c, d));} One who is stuck in one piece
 * goes on with the lesson, and one who comes back later redefines nothing. The smallest case that fails is drawn with
 * one sentence.
 *
 * <p><b>Representation.</b> What a piece is asked stands beside its interface. It throws nothing, so that Run All comes
 * to the end whatever has been written.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Piece {
    private static final Duration WHOLE_SEARCHES = Duration.ofSeconds(20);

    /** What happened, where, and the line. */
    private static final int LINES_OF_A_FAILURE = 3;

    /** What was tried last, if it is not right: a program that calls it by its name need not be compared. */
    private static String amiss = "";

    /** Apart, as nobody else needs what follows a student's source. */
    private static final class Questions {
        static final Explanations ALL = new Explanations("run the cell that tries it");
    }

    private Piece() {}

    /** Tries a piece, says how it went, and gives the one to go on with. */
    public static <T> T of(Class<T> kind, T mine) {
        PieceKind<T> declared = PieceKind.declaredBy(kind);
        Optional<String> failure = LastRun.failureOf(declared.name());
        amiss = declared.name();
        Questions.ALL.wrong(declared.name());
        if (failure.isPresent()) {
            Show.picture(notRun(declared.name(), failure.get()));
            return declared.libraryAsGiven();
        }
        Judgment verdict = declared.judge(mine);
        Told told = Told.of(verdict);
        Show.picture(verdict.isRight() ? JudgedCell.of(told, declared.name()) : told);
        if (verdict.isRight()) {
            Questions.ALL.right(declared.name(), declared.name(), (source, random) -> new PieceCalls(kind).in(source));
        }
        return judged(declared, verdict.isRight(), mine);
    }

    /** Gives the one to go on with, of a piece that the judge has seen. */
    public static <T> T judged(PieceKind<T> kind, boolean isRight, T mine) {
        amiss = isRight ? "" : kind.name();
        return kind.given(isRight ? mine : kind.library());
    }

    /**
     * Says so if the piece that was tried last is right, but has counted nothing meanwhile.
     *
     * @param count what was counted while it was tried
     */
    public static void counted(String name, long count) {
        uncounted(name, count, amiss).ifPresent(Show::picture);
    }

    /** @param amiss the piece that is not right yet: the library's counts nothing, and that is said already */
    static Optional<Told> uncounted(String name, long count, String amiss) {
        return count > 0 || !amiss.isEmpty()
                ? Optional.empty()
                : Optional.of(Told.open("Your " + name + " is right, but it counts nothing: placed++ is missing. Add it"
                                + " where the digit is written, and run both cells again.")
                        .about(name));
    }

    /** Asks about the student's own piece when it is right, and takes the answers; a question mark is none. */
    public static void explain(Class<?> kind, String... typed) {
        Questions.ALL.show(PieceKind.declaredBy(kind).name(), typed);
    }

    /**
     * The same piece untried, right or not, whose questions {@link #steps} hears: for programs that are broken on
     * purpose.
     */
    public static <T> T watched(Class<T> kind, T any) {
        return PieceKind.declaredBy(kind).given(any);
    }

    /** The method would still be there as it was before. */
    static Told notRun(String name, String failure) {
        return Told.wrong(
                        "The cell with your " + name + " has an error, so there is nothing to try. Fix it, run it, and"
                                + " then run this cell again.",
                        failure.strip().lines().limit(LINES_OF_A_FAILURE).toList(),
                        Optional.empty(),
                        "Until then the library's " + name + " is used.")
                .about(name);
    }

    /**
     * Compares how many digits a student's program and the library's write on three puzzles, and draws the first that
     * differs.
     */
    public static void sameNodes(Solver library, Counted mine) {
        Show.picture(comparison(library, mine, amiss));
    }

    /** @param amiss the piece that is not right yet, if one is not: then neither a difference nor none says anything */
    static Told comparison(Solver library, Counted mine, String amiss) {
        if (!amiss.isEmpty()) {
            return Told.open("Your " + amiss
                            + " is not right yet, so the digits that your program writes are not compared"
                            + " with the library's.")
                    .about(amiss);
        }
        StringBuilder counts = new StringBuilder();
        try (Guarded guard = new Guarded("program", WHOLE_SEARCHES)) {
            for (Grid puzzle : puzzles()) {
                Trace trace = new Trace(200);
                long theirs = library.solve(puzzle, SearchLimit.first(), trace).nodes();
                long yours = guard.call(() -> mine.nodes(puzzle.toArray()));
                if (yours != theirs) {
                    return different(puzzle, yours, theirs, SearchTreePicture.of(puzzle, trace));
                }
                counts.append(counts.isEmpty() ? "" : ", ").append(Numbers.text(yours));
            }
        } catch (CallFailed failed) {
            return wrong(failed.getMessage(), failed.studentsLines(), Optional.empty());
        }
        return Told.good("Your program and the library's count the same on three puzzles (a small one, Wikipedia's"
                + " and AI Escargot): "
                + counts + ".");
    }

    private static List<Grid> puzzles() {
        return Stream.of(
                        ".4........1..2.4",
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
                .map(Grid::parse)
                .toList();
    }

    private static Told different(Grid puzzle, long yours, long theirs, Picture tree) {
        if (yours == 0) {
            return Told.open("Your program has counted no digits, so there is nothing to compare yet. Did one of your"
                    + " tries say that the library's piece is used? The library's does not add to your variable."
                    + " If all pieces are yours, a line is missing: the one that adds 1 for each digit that is"
                    + " written.");
        }
        String sentence = "On this puzzle your program counts " + Numbers.text(yours) + " digits and the library's "
                + Numbers.text(theirs) + (puzzle.size() == 4 ? ", in this tree. " : ". ")
                + (yours > theirs
                        ? "Does it try a digit that can't be there, or count one twice?"
                        : "Which digits does it pass over, or not count?");
        return wrong(sentence, List.of(), Optional.of(puzzle.size() == 4 ? tree : GridPicture.of(puzzle)));
    }

    private static Told wrong(String sentence, List<String> lines, Optional<Picture> picture) {
        return Told.wrong(sentence, lines, picture, "");
    }

    /**
     * Whether a changed program still finds the solution of a puzzle; if not, it says so, and there is nothing to draw
     * or to measure.
     *
     * @param question what may be wrong with the change
     */
    public static boolean stillSolves(Grid puzzle, String name, Solve program, String question) {
        int[] board = puzzle.toArray();
        try (Guarded guard = new Guarded(name, WHOLE_SEARCHES)) {
            if (guard.call(() -> program.solve(board, 0))
                    && Boards.unsolved(puzzle, true, Boards.list(board)).isEmpty()) {
                return true;
            }
            Show.picture(wrong(
                    "Your " + name + " doesn't find the solution of this puzzle, so nothing is drawn or measured yet. "
                            + question,
                    List.of(),
                    Optional.of(GridPicture.of(puzzle))));
        } catch (CallFailed failed) {
            Show.picture(wrong(failed.getMessage(), failed.studentsLines(), Optional.of(GridPicture.of(puzzle))));
        }
        return false;
    }

    /**
     * The steps of a program on a puzzle, to be drawn: a program that asks the {@link Fits} or the {@code
     * CellCandidates} which {@link #of} has given what may be where.
     */
    public static Trace steps(Grid puzzle, Solve program) {
        try (Guarded guard = new Guarded("program", WHOLE_SEARCHES)) {
            Steps steps = guard.call(() -> Steps.of(puzzle, board -> program.solve(board, 0)));
            if (!steps.areHeard() && !puzzle.isFull()) {
                Show.picture(Told.open(
                        "There is no tree to draw yet: your program calls its own methods, but the picture sees"
                                + " only calls on the variables that a try cell made. Write rule.fits(…) instead"
                                + " of fits(…), or open.candidates(…) and pencil.flip(…), as the hint does."));
                return new Trace(0);
            }
            return steps.trace();
        } catch (CallFailed failed) {
            Show.picture(wrong(failed.getMessage(), failed.studentsLines(), Optional.of(GridPicture.of(puzzle))));
            return new Trace(0);
        }
    }
}
