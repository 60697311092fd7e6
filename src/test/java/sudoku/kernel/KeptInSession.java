package sudoku.kernel;

import java.util.List;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.code.Magics;
import sudoku.kernel.code.NamedCode;
import sudoku.kernel.code.Session;

/** Runs the cases in sessions of the kernel, in a virtual machine of its own, and prints what is seen. */
final class KeptInSession {
    private final int number;
    private final Session session = new Session();
    private final Magics magics = new Magics(session);
    private final StringBuilder said = new StringBuilder();

    private KeptInSession(int number) {
        this.number = number;
    }

    public static void main(String[] none) {
        List<KeptCase> cases = KeptCase.all();
        for (int i = 0; i < cases.size(); i++) {
            new KeptInSession(i).run(cases.get(i));
        }
        System.exit(0);
    }

    private void run(KeptCase each) {
        cell(each.first());
        each.held().forEach(name -> look("before", name));
        said.setLength(0);
        each.later().forEach(this::cell);
        KeptCase.tell(number, "said", "", said.toString());
        each.looks().forEach(what -> look("after", what));
    }

    /** As the kernel runs a cell; when it fails, what it says is kept and this class is the value. */
    private Object cell(String code) {
        session.forgetOldValues();
        Cell cell = new Cell(
                null, 0, new CellOutput((stream, text) -> said.append(text)), session.failures(), session.loader());
        try {
            Object value = magics.run(cell, new NamedCode("cell", code));
            cell.close();
            return value;
        } catch (CellFailed failed) {
            said.append(failed.report().message()).append('\n');
            return KeptInSession.class;
        } finally {
            cell.end();
        }
    }

    private void look(String when, String what) {
        Object value = cell("String.valueOf((Object) (" + what + "))");
        if (value != KeptInSession.class) {
            KeptCase.tell(number, when, what, String.valueOf(value));
        }
    }
}
