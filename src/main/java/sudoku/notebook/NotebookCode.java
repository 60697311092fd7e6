package sudoku.notebook;

/** More code, run as if it were in the cell that runs. */
public final class NotebookCode {
    private NotebookCode() {}

    /**
     * Runs it, with all that the notebook has defined.
     *
     * @throws IllegalStateException if it does not compile or throws, or if this is no notebook
     */
    public static void run(String code) {
        Screens.current().run(code);
    }
}
