package sudoku.explain.show;

import static sudoku.picture.draw.Html.escape;

import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.SourceVersion;
import sudoku.picture.draw.Palette;

/** Java with its line numbers and some color, as HTML that needs nothing around it. */
public final class CodeListing {
    private static final Pattern TOKENS = Pattern.compile(
            "(?<comment>//[^\\n"
                    + "]*|/\\*.*?\\*/)|(?<text>\"(?:\\\\.|[^\"\\\\\\n"
                    + "])*\"|'(?:\\\\.|[^'\\\\\\n"
                    + "])*')|(?<number>\\b\\d[\\w.]*)"
                    + "|(?<word>\\b[a-z]+\\b)",
            Pattern.DOTALL);

    private static final String COMMENT = themed("comment", Palette.GRAY);
    private static final String TEXT = themed("string", Palette.RED);
    private static final String NUMBER = themed("number", Palette.GREEN);
    private static final String KEYWORD = themed("keyword", Palette.BLUE);

    private CodeListing() {}

    /** The site's color for code or JupyterLab's, which are readable on dark too; on paper there is neither. */
    private static String themed(String what, String plain) {
        return "var(--text-" + what + ",var(--jp-mirror-editor-" + what + "-color," + plain + "))";
    }

    /** The code, a number before each line. */
    public static String html(String code) {
        return html(code, line -> true);
    }

    /** The code, a number before each line; those that are not for paper are in spans of the class {@code screen}. */
    public static String html(String code, IntPredicate onPaper) {
        List<String> lines = List.of(coloredIfPossible(code.stripTrailing()).split("\n", -1));
        int width = String.valueOf(lines.size()).length();
        return "<pre style=\"line-height:1.35;margin:0.6em 0;white-space:pre-wrap\">"
                + IntStream.range(0, lines.size())
                        .mapToObj(i -> (onPaper.test(i + 1) ? "<span>" : "<span class=\"screen\">")
                                + "<span style=\"color:" + COMMENT + "\">"
                                + String.format(Locale.ROOT, "%" + width + "d", i + 1) + "</span>  " + lines.get(i)
                                + "\n</span>")
                        .collect(Collectors.joining())
                + "</pre>";
    }

    /** The same as text. */
    static String text(String code) {
        List<String> lines = code.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> String.format(Locale.ROOT, "%3d  %s", i + 1, lines.get(i)))
                .collect(Collectors.joining("\n"));
    }

    /** A literal of thousands of characters is too much for the pattern. */
    private static String coloredIfPossible(String code) {
        try {
            return colored(code);
        } catch (StackOverflowError tooLong) {
            return escape(code);
        }
    }

    private static String colored(String code) {
        StringBuilder html = new StringBuilder();
        Matcher tokens = TOKENS.matcher(code);
        int done = 0;
        while (tokens.find()) {
            html.append(escape(code.substring(done, tokens.start())));
            for (String line : tokens.group().split("(?<=\n)")) {
                String end = line.endsWith("\n") ? "\n" : "";
                html.append("<span style=\"color:").append(color(tokens)).append("\">");
                html.append(escape(line.stripTrailing())).append("</span>").append(end);
            }
            done = tokens.end();
        }
        return html.append(escape(code.substring(done))).toString();
    }

    private static String color(Matcher token) {
        if (token.group("comment") != null) {
            return COMMENT;
        }
        if (token.group("text") != null) {
            return TEXT;
        }
        if (token.group("number") != null) {
            return NUMBER;
        }
        return SourceVersion.isKeyword(token.group()) ? KEYWORD : "inherit";
    }
}
