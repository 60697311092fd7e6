package sudoku.grading.alike;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grading.alike.AlikeAnswers.Pair;
import sudoku.grading.intake.ForeignText;

/** The most alike pairs of answers side by side, for a person to judge. */
public final class AlikePage {
    private static final int MOST = 20;
    private static final double LEAST = 0.2;

    private AlikePage() {}

    /** What stands in the page between its head and its end. */
    public static String body(AlikeAnswers answers) {
        List<Pair> pairs = answers.pairs(LEAST);
        StringBuilder body = new StringBuilder("<h1>Answers that are alike</h1>\n<p>")
                .append(answers.students()).append(" answers were compared as programs: names, literals, types,")
                .append(" comments, layout and the order of methods do not count. What the exercise gives, what the")
                .append(" lesson shows and what many have was removed first. Alike is not copied: short tasks have")
                .append(" few right answers, and students may work together. Read before you ask.</p>\n");
        if (!answers.unread().isEmpty()) {
            body.append("<p class=\"note\">Not compared, because it cannot be read as a program: ")
                    .append(ForeignText.html(String.join(", ", answers.unread()))).append(".</p>\n");
        }
        if (pairs.isEmpty()) {
            return body.append("<p>No two answers have ").append(percent(LEAST)).append(" or more in common.</p>\n")
                    .toString();
        }
        body.append("<p>")
                .append(pairs.size() > MOST ? "The first " + MOST + " of " + pairs.size() + " pairs" : "All pairs")
                .append(" that have ").append(percent(LEAST)).append(" or more in common:</p>\n");
        pairs.stream().limit(MOST).forEach(pair -> body.append(sideBySide(answers, pair)));
        return body.toString();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    private static String sideBySide(AlikeAnswers answers, Pair pair) {
        return "<details open><summary><strong>" + percent(pair.share()) + "</strong> "
                + ForeignText.html(pair.first()) + " and " + ForeignText.html(pair.second())
                + "</summary>\n<div class=\"pair\">" + column(answers.source(pair.first()), pair.firstLines())
                + column(answers.source(pair.second()), pair.secondLines()) + "</div></details>\n";
    }

    /** A line with something in common is marked. */
    private static String column(String source, Set<Integer> marked) {
        List<String> lines = List.of(source.split("\n", -1));
        return "<pre>" + IntStream.range(0, lines.size())
                .mapToObj(i -> marked.contains(i) ? "<mark>" + ForeignText.html(lines.get(i)) + "</mark>"
                        : ForeignText.html(lines.get(i)))
                .collect(Collectors.joining("\n")) + "</pre>";
    }
}
