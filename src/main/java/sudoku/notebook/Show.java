package sudoku.notebook;

import java.nio.file.Path;
import sudoku.chart.Chart;
import sudoku.chart.TableView;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.grid.Grid;
import sudoku.picture.BoardNumbers;
import sudoku.picture.GridPicture;
import sudoku.picture.Showable;
import sudoku.picture.cover.CoverPlayer;
import sudoku.picture.player.StepPlayer;
import sudoku.search.Trace;
import tech.tablesaw.api.Table;

/**
 * Shows things, wherever the code runs.
 *
 * <p><b>Idea.</b> One call for each kind of thing, the same in every kernel and without one. Every
 * method is {@code void}, so a cell that ends with one has no value to print after it.
 *
 * <p><b>Representation.</b> Each thing is handed over once in several forms, text among them; the
 * reader's program takes the best it can show. In a terminal the text is printed.
 *
 * <p><b>Alternatives.</b> The kernels' own {@code display}: they disagree on its arguments.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
public final class Show {
    private Show() {}

    /** A puzzle, or any board. */
    public static void grid(Grid grid) {
        picture(GridPicture.of(grid));
    }

    /** A board with the clues of its puzzle dark and the digits found since in another color. */
    public static void grid(Grid board, Grid puzzle) {
        picture(GridPicture.of(board, puzzle));
    }

    /** The numbers, from 0, that a program gives to the cells and boxes of a board with so many rows. */
    public static void numbers(int size) {
        picture(BoardNumbers.of(size));
    }

    /** A picture, a page, or whatever else can be shown. */
    public static void picture(Showable picture) {
        Screens.current().show(MimeBundle.of(picture));
    }

    public static void chart(Chart chart) {
        picture(chart);
    }

    public static void table(Table table) {
        picture(new TableView(table));
    }

    /** The steps of a search, to be played, stopped and stepped through. */
    public static void player(Grid puzzle, Trace trace) {
        picture(StepPlayer.of(puzzle, trace));
    }

    /** The same film, which asks before a step what comes next. */
    public static void ask(Grid puzzle, Trace trace) {
        picture(StepPlayer.asking(puzzle, trace));
    }

    /** How many of the course's pieces have been written, as the lessons in this folder say that were saved. */
    public static void soFar() {
        String sentence = SoFar.in(Path.of(""));
        if (!sentence.isEmpty()) {
            Screens.current().show(MimeBundle.of(sentence));
        }
    }

    /** A film of a search for an exact cover, on its matrix. */
    public static void player(ExactCover cover, CoverTrace trace) {
        picture(CoverPlayer.of(cover, trace));
    }
}
