package sudoku.page.run;

/** An exception of a class that the student has written. */
public final class OwnRuntimeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
        return Scripted.message(this);
    }

    @Override
    public String toString() {
        return Scripted.name(this) + (getMessage() == null ? "" : ": " + getMessage());
    }
}
