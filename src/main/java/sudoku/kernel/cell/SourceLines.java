package sudoku.kernel.cell;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
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

    /** A line, counted from 1, of the whole text of a cell or a file. */
    public record TextLine(String source, String text, int line) {}

    /** A piece of the text of a cell or file that became one snippet. */
    public record Origin(String source, String text, int offset) {
        /** The piece without its beginning. */
        public Origin from(int position) {
            return new Origin(source, text, offset + position);
        }

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

    public static final String PACKAGE = "REPL.";

    private static final Pattern COMMENTS = Pattern.compile("\\A(?:\\s++|//[^\\n]*+|/\\*(?s:.*?)\\*/)*+");
    private static final Pattern HANDED_ON = Pattern.compile("return (?:null|[\\w$]+ = [\\w$]+_);");
    private static final int NOWHERE = -1;

    private final Map<String, Origin> origins = new HashMap<>();
    private final Map<String, Wrapped> wrappedByClass = new ConcurrentHashMap<>();

    public void remember(Snippet snippet, Origin origin) {
        origins.put(snippet.id(), origin);
    }

    public Origin originOf(Snippet snippet) {
        return origins.get(snippet.id());
    }

    /** A snippet's source with the comment above it, which may not be part of the snippet. */
    public String withComment(Snippet snippet) {
        Origin origin = originOf(snippet);
        String above = origin == null
                ? ""
                : origin.text().substring(0, origin.offset()).strip();
        int begin = above.endsWith("*/") ? above.lastIndexOf("/*") : above.length();
        while (begin == above.length() && above.startsWith("//", above.lastIndexOf('\n', begin - 1) + 1)) {
            begin = 0;
        }
        return above.substring(begin) + "\n" + snippet.source();
    }

    /** Call whenever JShell has compiled a snippet, for the first time or once more. */
    public void compiled(Snippet snippet, SnippetWrapper wrapper) {
        Origin origin = originOf(snippet);
        if (origin != null) {
            compiled(wrapper.fullClassName(), origin, wrapper);
        }
    }

    /** The same for a snippet that JShell has not given away yet. */
    public void compiled(String className, Origin origin, SnippetWrapper wrapper) {
        String[] lines = wrapper.wrapped().split("\n", -1);
        int[] positions = new int[lines.length];
        int start = 0;
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].stripLeading();
            int position = wrapper.wrappedToSourcePosition(start + lines[i].length() - line.length());
            positions[i] = isWritten(line, wrapper.source(), position) ? position : ofWrapping(line, wrapper.source());
            start += lines[i].length() + 1;
        }
        wrappedByClass.put(className, new Wrapped(origin, positions));
    }

    private static boolean isWritten(String line, String source, int position) {
        String begin = line.substring(0, Math.min(6, line.length()));
        String there = source.substring(Math.min(Math.max(position, 0), source.length()));
        return there.startsWith(begin)
                || !there.isEmpty() && line.startsWith(there.lines().findFirst().orElse("\n"));
    }

    /** What JShell puts around a statement stands for its first line; how it hands on a value, for none. */
    private static int ofWrapping(String line, String source) {
        return HANDED_ON.matcher(line).matches() ? NOWHERE : beginOfCode(source);
    }

    /** After blanks and comments; 0 if there is nothing else. */
    public static int beginOfCode(String source) {
        int rest = COMMENTS.matcher(source).replaceFirst("").length();
        return rest == 0 ? 0 : source.length() - rest;
    }

    public static boolean isNotebook(StackTraceElement frame) {
        return frame.getClassName().startsWith(PACKAGE);
    }

    public static boolean isNotebook(Class<?> type) {
        return type.getName().startsWith(PACKAGE);
    }

    Optional<Place> of(StackTraceElement frame) {
        return isNotebook(frame) ? of(frame.getClassName(), frame.getLineNumber()) : Optional.empty();
    }

    private Optional<Place> of(String className, int line) {
        Wrapped wrapped = wrappedByClass.get(outermost(className));
        return wrapped == null
                        || line < 1
                        || line > wrapped.sourcePositionOfLine.length
                        || wrapped.sourcePositionOfLine[line - 1] == NOWHERE
                ? Optional.empty()
                : Optional.of(wrapped.origin.at(wrapped.sourcePositionOfLine[line - 1]));
    }

    /** Where in the text of its cell a line of a compiled class of the notebook is. */
    public Optional<TextLine> textLine(String className, int line) {
        return of(className, line)
                .map(place -> new TextLine(
                        place.source(),
                        wrappedByClass.get(outermost(className)).origin.text(),
                        place.line()));
    }

    /** {@code REPL.$JShell$7} for {@code REPL.$JShell$7$Node$1}. */
    public static String outermost(String className) {
        int inner = className.indexOf('$', PACKAGE.length() + "$JShell$".length());
        return inner < 0 ? className : className.substring(0, inner);
    }

    /** The text without the names of the classes that JShell puts around everything. */
    public static String withoutWrappers(String text) {
        return text == null || !text.contains(PACKAGE) ? text : text.replaceAll("REPL[./]\\$JShell\\$\\w+?[.$]", "");
    }
}
