package sudoku.grading.worker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;

/** Finds the student's own lines in a stack trace: JShell compiles each statement in a class around it. */
final class StudentLines {
    private static final int MOST = 5;

    private final SourceCodeAnalysis analysis;
    private final CompileProblems problems;
    private final Map<String, SnippetWrapper> wrappers = new HashMap<>();
    private final Map<String, Snippet> snippets = new HashMap<>();

    StudentLines(SourceCodeAnalysis analysis, CompileProblems problems) {
        this.analysis = analysis;
        this.problems = problems;
    }

    void remember(Snippet snippet) {
        SnippetWrapper wrapper = analysis.wrapper(snippet);
        wrappers.put(wrapper.fullClassName(), wrapper);
        snippets.put(wrapper.fullClassName(), snippet);
    }

    /** What is missing in the code that was called although it does not compile. */
    String missing(StackTraceElement[] trace) {
        Snippet called = trace.length == 0 ? null : snippets.get(trace[0].getClassName());
        return called == null ? "" : problems.of(called);
    }

    /** The lines where something was thrown, innermost first, each once. */
    List<String> in(StackTraceElement[] trace) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < trace.length && found.size() < MOST; i++) {
            String outermost = trace[i].getClassName();
            for (int end = outermost.length(); end > 0; end = outermost.lastIndexOf('$', end - 1)) {
                SnippetWrapper wrapper = wrappers.get(outermost.substring(0, end));
                if (wrapper != null) {
                    String line = line(wrapper, trace[i].getLineNumber());
                    if (!line.isEmpty() && !found.contains(line)) {
                        found.add(line);
                    }
                    break;
                }
            }
        }
        return found;
    }

    private static String line(SnippetWrapper wrapper, int number) {
        int start = 0;
        for (int i = 1; i < number && start >= 0; i++) {
            start = wrapper.wrapped().indexOf('\n', start) + 1;
        }
        int end = wrapper.wrapped().indexOf('\n', start);
        String wrapped = wrapper.wrapped().substring(start, end < 0 ? wrapper.wrapped().length() : end);
        int inside = start + wrapped.length() - wrapped.stripLeading().length();
        String source = wrapper.source();
        int place = Math.min(wrapper.wrappedToSourcePosition(inside), source.length());
        int from = source.lastIndexOf('\n', place - 1) + 1;
        int to = source.indexOf('\n', from);
        return ShortText.cut(source.substring(from, to < 0 ? source.length() : to).strip());
    }
}
