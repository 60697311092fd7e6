package sudoku.kernel.cell;

import java.util.regex.Pattern;

/** Java in which only the code is left: comments become blanks, literals quotation marks, and all keeps its place. */
public final class CodeMask {
    /** Possessive, for a text of 70,000 letters: what gives back remembers each on the stack. */
    private static final Pattern NOISE = Pattern.compile("(?s)/\\*.*?(?:\\*/|\\z)|//[^\n]*+"
            + "|\"\"\"(?:\\\\.|(?!\"\"\").)*+\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])++'");

    private CodeMask() {}

    public static String of(String text) {
        return NOISE.matcher(text).replaceAll(noise -> (noise.group().startsWith("/") ? " " : "\"")
                .repeat(noise.group().length()));
    }
}
