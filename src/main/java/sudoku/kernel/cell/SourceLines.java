package sudoku.kernel.cell;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;

/**
 * Where in which cell the line of a stack trace comes from.
 *
 * <p><b>Idea.</b> JShell wraps every statement of a cell into a class of its own, {@code REPL.$JShell$7}, so a stack
 * trace names classes and lines nobody has written. The wrapped text is remembered and its lines led back.
 *
 * <p><b>Alternatives.</b> JShell translates stack traces itself, but every line becomes line 1 (17 to 25).
 */
public final class SourceLines {
    /** A line, counted from 1, of a cell or a file. */
    record Place(String source, int line, String text) {
        @Override
        public String toString() {
            return source + ", line " + line;
        }
    }

    /** A piece of the text of a cell or file that became one snippet. */
    public record Origin(String source, String text, int offset) {
        Place at(int position) {
            int end = Math.min(offset + position, text.length());
            int line = 1;
            int start = 0;
            for (int i = 0; i < end; i++) {
                if (text.charAt(i) == '\n') {
                    line++;
                    start = i + 1;
                }
            }
            int stop = text.indexOf('\n', start);
            return new Place(source, line, text.substring(start, stop < 0 ? text.length() : stop));
        }
    }

    private record Wrapped(Origin origin, int[] sourcePositionOfLine) {}

    static final String PACKAGE = "REPL.";

    private final Map<String, Origin> origins = new HashMap<>();
    private final Map<String, Wrapped> wrappedByClass = new ConcurrentHashMap<>();

    public void remember(Snippet snippet, Origin origin) {
        origins.put(snippet.id(), origin);
    }

    public Origin originOf(Snippet snippet) {
        return origins.get(snippet.id());
    }

    /** Call whenever JShell has compiled a snippet, for the first time or once more. */
    public void compiled(Snippet snippet, SnippetWrapper wrapper) {
        Origin origin = originOf(snippet);
        if (origin == null) {
            return;
        }
        String[] lines = wrapper.wrapped().split("\n", -1);
        int[] positions = new int[lines.length];
        int start = 0;
        for (int i = 0; i < lines.length; i++) {
            int indent = lines[i].length() - lines[i].stripLeading().length();
            positions[i] = wrapper.wrappedToSourcePosition(start + indent);
            start += lines[i].length() + 1;
        }
        wrappedByClass.put(wrapper.fullClassName(), new Wrapped(origin, positions));
    }

    public static boolean isNotebook(StackTraceElement frame) {
        return frame.getClassName().startsWith(PACKAGE);
    }

    public static boolean isNotebook(Class<?> type) {
        return type.getName().startsWith(PACKAGE);
    }

    Optional<Place> of(StackTraceElement frame) {
        if (!isNotebook(frame) || frame.getLineNumber() < 1) {
            return Optional.empty();
        }
        Wrapped wrapped = wrappedByClass.get(outermost(frame.getClassName()));
        if (wrapped == null || frame.getLineNumber() > wrapped.sourcePositionOfLine.length) {
            return Optional.empty();
        }
        return Optional.of(wrapped.origin.at(wrapped.sourcePositionOfLine[frame.getLineNumber() - 1]));
    }

    /** {@code REPL.$JShell$7} for {@code REPL.$JShell$7$Node$1}. */
    private static String outermost(String className) {
        int inner = className.indexOf('$', PACKAGE.length() + "$JShell$".length());
        return inner < 0 ? className : className.substring(0, inner);
    }

    /** The text without the names of the classes that JShell puts around everything. */
    public static String withoutWrappers(String text) {
        return text == null || !text.contains(PACKAGE) ? text : text.replaceAll("REPL[./]\\$JShell\\$\\w+?[.$]", "");
    }
}
