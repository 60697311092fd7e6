package sudoku.kernel;

import java.util.ArrayList;
import java.util.List;

/** What a cell says when it fails: the name of the failure, one sentence, and the lines to show. */
record Report(String name, String message, List<String> lines) {

    static Report of(String name, String message) {
        return new Report(name, message, List.of(Ink.BOLD_RED + name + Ink.PLAIN + ": " + message));
    }

    /** The same with one line more. */
    Report with(String line) {
        List<String> all = new ArrayList<>(lines);
        all.add(line);
        return new Report(name, message, all);
    }
}
