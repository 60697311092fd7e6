package sudoku.kernel.ask;

import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/** The statement of a cell that the cursor is in. JShell's analysis looks at one statement at a time. */
record Statement(String text, int start, int cursor) {

    static Statement at(String code, int cursor, SourceCodeAnalysis analysis) {
        String rest = code;
        while (true) {
            CompletionInfo next = analysis.analyzeCompletion(rest);
            int start = code.length() - rest.length();
            boolean isLast = !next.completeness().isComplete() || next.remaining().isEmpty();
            if (isLast || code.length() - next.remaining().length() >= cursor) {
                return new Statement(rest, start, cursor - start);
            }
            rest = next.remaining();
        }
    }
}
