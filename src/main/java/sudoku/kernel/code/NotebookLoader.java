package sudoku.kernel.code;

import sudoku.kernel.stop.Brake;
import sudoku.kernel.stop.BrakeFitter;
import sudoku.kernel.swap.SwapLoader;

/** Loads the notebook's classes, with the {@link Brake} fitted and {@code assert} switched on. */
public final class NotebookLoader extends SwapLoader {
    public NotebookLoader() {
        super("notebook");
        setDefaultAssertionStatus(true);
    }

    @Override
    protected byte[] prepared(byte[] bytecodes) {
        return BrakeFitter.fitted(bytecodes);
    }
}
