package sudoku.kernel.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/**
 * A cell cut into Java and lines like {@code %jars ../target/sudoku.jar}, which speak to the kernel itself.
 *
 * <p><b>Idea.</b> No Java statement begins with a percent sign. A line that does, after a complete statement, is for
 * the kernel; in the middle of a statement it is the remainder operator.
 */
public final class CellText {
    /**
     * A stretch of the cell. With the name of a magic it is that magic's argument: the rest of the line, or of the
     * whole cell if the name begins with a percent sign itself.
     */
    public record Part(String magic, int from, int to) {
        boolean isJava() {
            return magic == null || magic.startsWith("%");
        }
    }

    private static final Pattern LINE = Pattern.compile("(?m)^[ \t]*%(\\w+)[ \t]*(.*)$");
    private static final Pattern WHOLE_CELL = Pattern.compile("\\A\\s*%(%\\w+)[^\n]*(?:\n|\\z)");

    private CellText() {}

    /** The parts in order. */
    public static List<Part> parts(String text, SourceCodeAnalysis analysis) {
        Matcher whole = WHOLE_CELL.matcher(text);
        if (whole.find()) {
            return List.of(new Part(whole.group(1), whole.end(), text.length()));
        }
        List<Part> parts = new ArrayList<>();
        int from = 0;
        Matcher line = LINE.matcher(text);
        while (line.find()) {
            if (isComplete(text.substring(from, line.start()), analysis)) {
                parts.add(new Part(null, from, line.start()));
                parts.add(new Part(line.group(1), line.start(2), line.end()));
                from = line.end();
            }
        }
        parts.add(new Part(null, from, text.length()));
        return parts;
    }

    /** The cell as Java alone: blanks in place of the lines for the kernel, every position as before. */
    public static String javaOnly(String text, SourceCodeAnalysis analysis) {
        StringBuilder java = new StringBuilder(text.replaceAll("[^\n]", " "));
        for (Part part : parts(text, analysis)) {
            if (part.isJava()) {
                java.replace(part.from, part.to, text.substring(part.from, part.to));
            }
        }
        return java.toString();
    }

    private static boolean isComplete(String code, SourceCodeAnalysis analysis) {
        String rest = code;
        while (true) {
            CompletionInfo next = analysis.analyzeCompletion(rest);
            if (!next.completeness().isComplete()) {
                return next.completeness() == Completeness.EMPTY;
            }
            rest = next.remaining();
        }
    }
}
