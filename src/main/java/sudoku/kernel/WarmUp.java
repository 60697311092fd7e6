package sudoku.kernel;

/**
 * A cell before the first one, that nobody sees.
 *
 * <p><b>Idea.</b> It does once what every cell may do: compile, print, fail, be stopped. Afterwards the classes for it
 * are ready, which makes the first cell quick, and safe: a class that is first used when the stack or the memory is
 * full stays unusable for ever. The same run fills the archive of shared classes (see {@link SharedClasses}).
 */
final class WarmUp {
    private WarmUp() {}

    static void of(Session session) {
        Cell cell = new Cell(null, 0, new CellOutput((stream, text) -> {}), session.failures(), session.loader());
        CellStreams.install(System.in);
        try {
            session.run(cell, "System.out.println(\"é\" + 1); int warm(int n) { return 1 / n; } warm(0)");
        } catch (CellFailed asItShould) {
            cell.stop(new Cell.Exit(0));
        }
        try {
            session.run(cell, "while (true) {}");
        } catch (CellFailed asItShould) {
            cell.end();
        }
        session.forgetAll();
    }
}
