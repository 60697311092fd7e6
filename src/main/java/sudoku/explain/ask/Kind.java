package sudoku.explain.ask;

import java.util.List;
import sudoku.explain.run.OwnRun;

/** One way to ask about a program. */
public interface Kind {
    /** One word for it. */
    String name();

    /** All that can be asked in this way; nothing, where it does not fit. */
    List<Question> questions(OwnRun run);
}
