package sudoku.page.run.cell;

/** In the place of the step player's script: the page of a lesson with a film has it already. */
final class PageHasPlayer {
    public static final String TEXT = "".strip();

    private PageHasPlayer() {}
}
