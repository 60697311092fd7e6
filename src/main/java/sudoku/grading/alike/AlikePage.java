package sudoku.grading.alike;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grading.alike.AlikeAnswers.Pair;
import sudoku.grading.intake.ForeignText;

/** The most alike pairs of answers side by side, for a person to judge. */
public final class AlikePage {
    private static final int MOST = 20;
    private static final double LEAST = 0.2;
    /** So many lines before and after a marked one are shown, */
    private static final int AROUND = 3;
    /** and fewer than this between them as well. */
    private static final int FOLDED = 5;

    private AlikePage() {}

    /**
     * What stands in the page between its head and its end. Whatever the answers are like, the page is there when the
     * time is up, if only to say that they were not compared.
     */
    public static String body(Callable<AlikeAnswers> comparison, Duration most) {
        FutureTask<String> task = new FutureTask<>(() -> body(comparison.call()));
        Thread thread = new Thread(task, "compare-answers");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(most.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            return notCompared("The comparison was ended after " + most.toSeconds() + " seconds.");
        } catch (ExecutionException failed) {
            return notCompared("The comparison failed: "
                    + ForeignText.html(ForeignText.cut(String.valueOf(failed.getCause()), 200)) + ".");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return notCompared("The comparison was interrupted.");
        }
    }

    private static String notCompared(String why) {
        return "<h1>Answers that are alike</h1>\n<p class=\"note\">No answers were compared. " + why
                + " All other reports are complete; grade once more with --resume to compare again.</p>\n";
    }

    static String body(AlikeAnswers answers) {
        List<Pair> pairs = answers.pairs(LEAST);
        StringBuilder body = new StringBuilder("<h1>Answers that are alike</h1>\n<p>Answers compared as programs: ")
                .append(answers.compared()).append(". Names, literals, types, comments, layout and the order of")
                .append(" methods do not count. What the exercise gives")
                .append(answers.lessonKnown() ? ", what the lesson shows" : "").append(" and what more than ")
                .append(answers.many()).append(" students have was removed first: it is not marked, and in no")
                .append(" percentage. Of what is left of an answer, and long enough to be recognized, a percentage")
                .append(" says how much is marked; that of a pair is the mean of both. Parts that match have the")
                .append(" same number. Alike is not copied: short")
                .append(" tasks have few right answers, and students may work together. Read before you ask.</p>\n");
        if (!answers.lessonKnown()) {
            body.append("<p class=\"note\">The lesson's notebook does not lie where the course has it, so what the")
                    .append(" lesson shows was not removed.</p>\n");
        }
        if (!answers.tooLong().isEmpty()) {
            body.append("<p class=\"note\">Not compared, because the answer has more than ")
                    .append(AlikeAnswers.LONGEST).append(" characters: ")
                    .append(names(answers.tooLong())).append(".</p>\n");
        }
        if (!answers.unread().isEmpty()) {
            body.append("<p class=\"note\">Not compared, because it cannot be read as a program: ")
                    .append(names(answers.unread())).append(".</p>\n");
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

    private static String names(List<String> students) {
        return ForeignText.html(String.join(", ", students));
    }

    /** Of 100 % nothing is missing. */
    private static String percent(double share) {
        return (int) (100 * share) + " %";
    }

    private static String sideBySide(AlikeAnswers answers, Pair pair) {
        MatchingParts parts = answers.parts(pair);
        return "<details open><summary><strong>" + percent(pair.share()) + "</strong> "
                + ForeignText.html(pair.first()) + " and " + ForeignText.html(pair.second())
                + "</summary>\n<div class=\"pair\">"
                + column(answers, pair.first(), pair.firstShare(), parts.first())
                + column(answers, pair.second(), pair.secondShare(), parts.second()) + "</div></details>\n";
    }

    /** A line with something in common is marked; whoever opens the page sees the first of them without scrolling. */
    private static String column(AlikeAnswers answers, String student, double share, Map<Integer, Integer> parts) {
        List<String> lines = List.of(answers.source(student).split("\n", -1));
        StringBuilder column = new StringBuilder("<div><h3>" + ForeignText.html(student) + "</h3><p class=\"score\">"
                + percent(share) + ", " + parts.size() + " of " + lines.size() + " lines are marked</p>");
        int to;
        for (int from = 0; from < lines.size(); from = to) {
            boolean near = isNear(parts, from);
            to = from + 1;
            while (to < lines.size() && isNear(parts, to) == near) {
                to++;
            }
            column.append(near || to - from < FOLDED ? pre(lines, from, to, parts) : "<details><summary>"
                    + (to - from) + " lines without a mark</summary>" + pre(lines, from, to, parts) + "</details>");
        }
        return column.append("</div>").toString();
    }

    private static boolean isNear(Map<Integer, Integer> parts, int line) {
        return IntStream.rangeClosed(line - AROUND, line + AROUND).anyMatch(parts::containsKey);
    }

    private static String pre(List<String> lines, int from, int to, Map<Integer, Integer> parts) {
        return "<pre>\n" + IntStream.range(from, to).mapToObj(i -> number(parts, i) + (parts.containsKey(i) ? "<mark>"
                + ForeignText.html(lines.get(i)) + "</mark>" : ForeignText.html(lines.get(i))))
                .collect(Collectors.joining("\n")) + "</pre>";
    }

    /** Stands before the first line of a part, and where another one has come between. */
    private static String number(Map<Integer, Integer> parts, int line) {
        boolean begins = parts.containsKey(line) && !parts.get(line).equals(parts.get(line - 1));
        return begins ? String.format(Locale.ROOT, "%2d ", parts.get(line)) : "   ";
    }
}
