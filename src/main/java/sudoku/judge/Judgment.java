package sudoku.judge;

import java.util.List;
import java.util.Optional;

/**
 * How a piece did.
 *
 * @param name what was tried last, as the student calls it
 * @param lines the student's own lines where it failed, if it threw or did not end
 */
public record Judgment(Kind kind, String name, String sentence, List<String> lines, Optional<Fault> fault) {
    /** What it comes to. */
    public enum Kind {
        RIGHT,
        NOT_WRITTEN,
        WRONG
    }

    public boolean isRight() {
        return kind == Kind.RIGHT;
    }

    static Judgment right(String name, String sentence) {
        return new Judgment(Kind.RIGHT, name, sentence, List.of(), Optional.empty());
    }

    static Judgment wrong(String name, String sentence, List<String> lines, Fault fault) {
        return new Judgment(Kind.WRONG, name, sentence, lines, Optional.of(fault));
    }

    static Judgment notWritten(String name, String sentence, Fault fault) {
        return new Judgment(Kind.NOT_WRITTEN, name, sentence, List.of(), Optional.of(fault));
    }
}
