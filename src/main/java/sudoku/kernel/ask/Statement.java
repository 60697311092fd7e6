package sudoku.kernel.ask;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/**
 * The statement of a cell that the cursor is in. JShell's analysis looks at one statement at a time.
 *
 * @param earlier those before it in its cell
 */
record Statement(List<String> earlier, String text, int start, int cursor) {

    static Statement at(String code, int cursor, SourceCodeAnalysis analysis) {
        List<String> earlier = new ArrayList<>();
        String rest = code;
        while (true) {
            CompletionInfo next = analysis.analyzeCompletion(rest);
            int start = code.length() - rest.length();
            boolean isLast =
                    !next.completeness().isComplete() || next.remaining().isEmpty();
            if (isLast || code.length() - next.remaining().length() >= cursor) {
                return new Statement(earlier, rest, start, cursor - start);
            }
            earlier.add(next.source());
            rest = next.remaining();
        }
    }

    String beforeCursor() {
        return text.substring(0, cursor);
    }
}
