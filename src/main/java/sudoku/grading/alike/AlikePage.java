package sudoku.grading.alike;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import sudoku.grading.alike.AlikeAnswers.Pair;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.page.ReportPage;

/** The most alike pairs of answers side by side, for a person to judge. */
public final class AlikePage {
    private static final int MOST = 20;
    private static final double LEAST = 0.2;
    /** So many lines before and after a marked one are shown, */
    private static final int AROUND = 3;
    /** and fewer than this between them as well. */
    private static final int FOLDED = 5;

    private AlikePage() {}

    /** Whatever the answers are like, the page is there when the time is up, if only to say that it compares none. */
    public static String html(String exercise, Callable<AlikeAnswers> comparison, Duration most) {
        FutureTask<String> task = new FutureTask<>(() -> html(exercise, comparison.call()));
        Thread thread = new Thread(task, "compare-answers");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(most.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            return notCompared(exercise, "The comparison was stopped after " + most.toSeconds() + " seconds.");
        } catch (ExecutionException failed) {
            return notCompared(
                    exercise,
                    "The comparison failed: " + ForeignText.cut(String.valueOf(failed.getCause()), 200) + ".");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return notCompared(exercise, "The comparison was interrupted.");
        }
    }

    private static String notCompared(String exercise, String why) {
        return new ReportPage("not-compared")
                .with("exercise", exercise)
                .with("why", why)
                .html();
    }

    static String html(String exercise, AlikeAnswers answers) {
        List<Pair> pairs = answers.pairs(LEAST);
        return new ReportPage("alike")
                .with("exercise", exercise)
                .with("answers", answers)
                .with("least", percent(LEAST))
                .with("longest", AlikeAnswers.LONGEST)
                .with("all", pairs.size())
                .with(
                        "pairs",
                        pairs.stream()
                                .limit(MOST)
                                .map(pair -> SideBySide.of(answers, pair))
                                .toList())
                .html();
    }

    /** Of 100% nothing is missing. */
    private static String percent(double share) {
        return (int) (100 * share) + "%";
    }

    private record SideBySide(String share, Side first, Side second) {
        static SideBySide of(AlikeAnswers answers, Pair pair) {
            MatchingParts parts = answers.parts(pair);
            return new SideBySide(
                    percent(pair.share()),
                    Side.of(pair.first(), pair.firstShare(), answers.source(pair.first()), parts.first()),
                    Side.of(pair.second(), pair.secondShare(), answers.source(pair.second()), parts.second()));
        }
    }

    /** An answer; when you open the page, you see the first of its marks without scrolling. */
    private record Side(String student, String share, int marked, int lines, List<Stretch> stretches) {
        static Side of(String student, double share, String source, Map<Integer, Integer> parts) {
            List<String> lines = List.of(source.split("\n", -1));
            List<Stretch> stretches = new ArrayList<>();
            int to;
            for (int from = 0; from < lines.size(); from = to) {
                boolean near = isNear(parts, from);
                to = from + 1;
                while (to < lines.size() && isNear(parts, to) == near) {
                    to++;
                }
                stretches.add(new Stretch(
                        !near && to - from >= FOLDED,
                        IntStream.range(from, to)
                                .mapToObj(i -> new Line(number(parts, i), lines.get(i), parts.containsKey(i)))
                                .toList()));
            }
            return new Side(student, percent(share), parts.size(), lines.size(), stretches);
        }

        private static boolean isNear(Map<Integer, Integer> parts, int line) {
            return IntStream.rangeClosed(line - AROUND, line + AROUND).anyMatch(parts::containsKey);
        }

        /** It is before the first line of a part, and where another one has come between. */
        private static String number(Map<Integer, Integer> parts, int line) {
            boolean begins = parts.containsKey(line) && !parts.get(line).equals(parts.get(line - 1));
            return begins ? String.format(Locale.ROOT, "%2d ", parts.get(line)) : "   ";
        }
    }

    /** Lines that are shown, or folded away. */
    private record Stretch(boolean folded, List<Line> lines) {}

    private record Line(String number, String text, boolean marked) {}
}
