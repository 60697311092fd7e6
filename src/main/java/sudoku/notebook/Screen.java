package sudoku.notebook;

/** Where output appears: the cell of a notebook, or a terminal. */
interface Screen {
    /** Shows something that stays as it is. */
    void show(MimeBundle bundle);

    /** Shows something under a name of its own, to be replaced. */
    void begin(MimeBundle bundle, String id);

    void update(MimeBundle bundle, String id);

    /** Replaces it for the last time. */
    void end(MimeBundle bundle, String id);

    /** Runs code as if it were in the cell. */
    void run(String code);

    /** Whether a catch-up in the last line of a cell stands for all of it, whatever was typed above. */
    default boolean takesCatchUpForTheCell() {
        return false;
    }

    /** What a cell said when its last run failed; {@code null} if that ended well, or nobody knows. */
    default String failureOf(String cellOrName) {
        return null;
    }

    /** The cell that has defined a method, a type or a variable, as it last ran well; {@code null} if nobody knows. */
    default String sourceOf(String name) {
        return null;
    }

    /** Whether an object of the notebook uses a definition of which there is a newer one; false if nobody knows. */
    default boolean isOutdated(Object object) {
        return false;
    }

    /** Whether it knows how the last run of a cell ended. */
    default boolean knowsFailures() {
        return false;
    }
}
