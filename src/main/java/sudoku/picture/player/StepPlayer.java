package sudoku.picture.player;

import java.util.List;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;
import sudoku.picture.Marks;
import sudoku.picture.Picture;
import sudoku.picture.Showable;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Numbers;
import sudoku.search.Trace;

/**
 * A search as a film: play it, stop it, go through it step by step, in both directions.
 *
 * <p><b>Idea.</b> Recursion is hard to imagine and easy to watch. Digits appear, are taken back,
 * and the depth of the search rises and falls beside them. What follows without trying looks
 * different from what is tried, says its reason, and passes faster the easier it is to see.
 *
 * <p><b>Representation.</b> One piece of HTML that needs nothing else: the steps as numbers, a
 * script that draws them and makes its own buttons, and the last board as an image for readers
 * that run no scripts.
 *
 * <p><b>Cost.</b> About ten bytes a step. Nobody watches more than some thousands: later steps are
 * left out, and the player says so.
 *
 * <p><b>Alternatives.</b> An animated image cannot be stopped at the interesting moment; widgets
 * need a server behind the page.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class StepPlayer implements Showable {
    private static final int MOST_STEPS = 10_000;

    private final Grid puzzle;
    private final List<Trace.Step> steps;
    private final long length;
    private final boolean asks;

    private StepPlayer(Grid puzzle, Trace trace, boolean asks) {
        this.puzzle = puzzle;
        this.steps = trace.steps().subList(0, Math.min(trace.steps().size(), MOST_STEPS));
        this.length = trace.length();
        this.asks = asks;
    }

    /** A player for the steps a trace kept of a search of this puzzle. */
    public static StepPlayer of(Grid puzzle, Trace trace) {
        return new StepPlayer(puzzle, trace, false);
    }

    /** One that stands still before a step, asks what comes next, and says how much of it was known. */
    public static StepPlayer asking(Grid puzzle, Trace trace) {
        return new StepPlayer(puzzle, trace, true);
    }

    /** The board after the last step. */
    GridPicture lastFrame() {
        Marks marks = new Marks(puzzle);
        steps.forEach(marks::apply);
        GridPicture board = count(Trace.Kind.ELIMINATED) > 0 ? marks.picture() : GridPicture.of(marks.board(), puzzle);
        return board.caption("after step " + Numbers.text(steps.size()));
    }

    /** What was left out, or nothing. */
    public static String note(int kept, long length) {
        return kept == length
                ? ""
                : "These are the first " + Numbers.text(kept) + " of " + Numbers.text(length)
                        + " steps; the rest were not kept.";
    }

    private String note() {
        return note(steps.size(), length);
    }

    @Override
    public String html() {
        return html(film(), lastFrame());
    }

    /** What the script needs to know, for a page that has the script already. */
    public String film() {
        return new Film(puzzle, steps, note(), asks).json();
    }

    /** Any film the script knows how to play, and its last frame. */
    public static String html(String film, Picture lastFrame) {
        return "<div data-lm-suppress-shortcuts=\"true\" data-sudoku-player=\"" + Html.escape(film) + "\">"
                + Html.image(lastFrame.svg(), lastFrame.alt()) + "Where scripts run, this is a player with buttons."
                + "</div>\n<script>\n" + PlayerScript.TEXT + "</script>\n";
    }

    @Override
    public String text() {
        return "A film of " + Numbers.text(steps.size()) + " steps: " + Numbers.text(count(Trace.Kind.PLACED))
                + " digits placed, " + Numbers.text(count(Trace.Kind.UNDONE)) + " taken back"
                + (count(Trace.Kind.DEDUCED) == 0 ? "" : ", " + Numbers.text(count(Trace.Kind.DEDUCED)) + " deduced")
                + ". " + note()
                + "\n" + lastFrame().text();
    }

    private long count(Trace.Kind kind) {
        return steps.stream().filter(step -> step.kind() == kind).count();
    }
}
