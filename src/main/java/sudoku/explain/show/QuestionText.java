package sudoku.explain.show;

import static sudoku.picture.draw.Html.escape;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.explain.ask.Question;
import sudoku.explain.ask.StepTable;
import sudoku.explain.run.PreparedCall;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;

/** The words of a question, its options, and the steps that answer it, as HTML and as text. */
public final class QuestionText {
    private static final Pattern CODE = Pattern.compile("`([^`]*)`");
    private static final String CELL =
            "<td style=\"text-align:left;padding:0.1em 0.8em;border-bottom:1px solid " + Palette.LIGHT_GRAY + "\">";

    private QuestionText() {}

    /** A sentence with code between backticks. */
    public static String html(String sentence) {
        return CODE.matcher(escape(sentence)).replaceAll("<code>$1</code>");
    }

    static String options(Question question) {
        return question.numbered().stream()
                .map(option -> "<div style=\"margin-left:1.5em\">" + html(option) + "</div>")
                .collect(Collectors.joining());
    }

    /** What each of these calls is, side by side where there is room. */
    public static String calls(List<PreparedCall> calls) {
        return calls.stream()
                .map(call -> "<div style=\"max-width:20em\"><b>" + escape(call.name()) + "</b> is <code>"
                        + escape(call.shown()) + "</code>"
                        + call.picture().map(Picture::html).orElse("") + "</div>")
                .collect(Collectors.joining(
                        "", "<div style=\"display:flex;flex-wrap:wrap;gap:0.4em 1.6em\">", "</div>"));
    }

    /** The steps of a run. */
    public static String table(StepTable run) {
        return run.rows().isEmpty()
                ? ""
                : run.rows().stream()
                        .map(row -> "<tr>" + CELL + escape(row.line()) + "</td>" + CELL + "<code>" + escape(row.code())
                                + "</code></td>" + CELL + escape(row.variables()) + "</td></tr>")
                        .collect(Collectors.joining(
                                "",
                                "<table style=\"border-collapse:collapse;margin:0.3em 0 0.3em 1.5em\">",
                                "</table>"));
    }

    static String text(StepTable run) {
        return run.rows().stream()
                .map(row -> "    " + row.line() + "  " + row.code() + "  " + row.variables())
                .collect(Collectors.joining("\n"));
    }

    static Optional<String> text(Question question) {
        return question.numbered().stream().reduce((one, other) -> one + "  " + other);
    }
}
