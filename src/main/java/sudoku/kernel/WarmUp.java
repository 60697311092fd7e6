package sudoku.kernel;

import com.google.gson.JsonObject;
import java.util.stream.Stream;
import sudoku.kernel.ask.Completeness;
import sudoku.kernel.ask.Completion;
import sudoku.kernel.ask.Inspection;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.cell.CellStreams;
import sudoku.kernel.code.Magics;
import sudoku.kernel.code.NamedCode;
import sudoku.kernel.code.Session;
import sudoku.kernel.stop.StopReason;

/**
 * A cell before the first one, that nobody sees.
 *
 * <p><b>Idea.</b> It does once what every cell may do: compile, print, fail, be stopped. Afterwards the classes for it
 * are ready, which makes the first cell quick, and safe: a class that is first used when the stack or the memory is
 * full, or when somebody has written over the jar, stays unusable forever.
 */
final class WarmUp {
    private WarmUp() {}

    /** What replies are made of is loaded by making some. */
    @SuppressWarnings("ReturnValueIgnored")
    static void of(Session session) {
        Cell cell = new Cell(null, 0, new CellOutput((stream, text) -> {}), session.failures(), session.loader());
        CellStreams.install(System.in);
        Magics magics = new Magics(session);
        try {
            magics.run(cell, source("System.out.println(\"é\" + 1); int warm(int n) { return 1 / n; } warm(0)"));
        } catch (CellFailed asItShould) {
            cell.stop(new StopReason.Exit(0));
        }
        try {
            magics.run(cell, source("while (true) {}"));
        } catch (CellFailed asItShould) {
            cell.end();
        }
        session.forgetAll();
        Stream.of(Completion.none(0), Inspection.none(), Completeness.unknown()).forEach(JsonObject::toString);
    }

    private static NamedCode source(String text) {
        return new NamedCode("warm-up", text);
    }
}
