package sudoku.explain;

import java.util.Optional;
import sudoku.explain.record.Recorded;

/** Where code of the notebook puts an object for the course to take. */
public final class Handover {
    private static Recorded handed;

    private Handover() {}

    /** Called by code that the course has the notebook run. */
    public static synchronized void take(Recorded recorded) {
        handed = recorded;
    }

    /** What has been put here since the last time. */
    static synchronized Optional<Recorded> taken() {
        Optional<Recorded> taken = Optional.ofNullable(handed);
        handed = null;
        return taken;
    }
}
