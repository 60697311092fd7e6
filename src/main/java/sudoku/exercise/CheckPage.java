package sudoku.exercise;

import static sudoku.picture.draw.Html.escape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.api.Task;
import sudoku.picture.Showable;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Palette;

/**
 * How a check went, for the student.
 *
 * <p><b>Idea.</b> From far to near: how far the set is, how many points of this task are safe, each test by its name,
 * and then one failure, the first, with its board and one hint. Ten failures at once teach less than one.
 *
 * <p><b>Representation.</b> Words and marks on backgrounds of their own, so light and dark pages can carry them and
 * nothing is said by color alone.
 */
final class CheckPage implements Showable {
    /** A page that doesn't trust its outputs knows no anywhere. */
    private static final String PRE =
            "<code style=\"white-space:pre-wrap;overflow-wrap:break-word;overflow-wrap:anywhere\">";

    /** One click chooses all of it, the button copies it; a board of 81 digits stays in one line. */
    private static final String TO_COPY = "<button type=\"button\" style=\"margin-left:0.6em\" onclick=\""
            + "navigator.clipboard.writeText(this.parentNode.querySelector('code').textContent)\">Copy</button>"
            + "<pre style=\"overflow-x:auto;white-space:pre;user-select:all;margin:0.3em 0\"><code>";

    private static final String TO_TRY = "To try it yourself";

    private static final String OLDER =
            "This kernel does not say whether the cell with your code ran to the end. If there is an"
                    + " error below it, its last version without an error was checked, and what you hand in may"
                    + " get fewer points: fix the error, and check again.";

    private final Task task;
    private final ExerciseRun set;
    private final List<TestResult> results;
    private final Map<Integer, List<TestResult>> done;
    private final String whyNone;
    private final boolean failureIsKnown;

    /**
     * A page about one task.
     *
     * @param set all tests of the set
     * @param results how those of this task went
     * @param done the latest results of each task of the set that has been checked
     * @param whyNone why there is no answer, a clause, and lines that show it; empty if there may be one
     * @param failureIsKnown whether this kernel can say that it failed
     */
    CheckPage(
            Task task,
            ExerciseRun set,
            List<TestResult> results,
            Map<Integer, List<TestResult>> done,
            String whyNone,
            boolean failureIsKnown) {
        this.task = task;
        this.set = set;
        this.results = results;
        this.done = done;
        this.whyNone = whyNone;
        this.failureIsKnown = failureIsKnown;
    }

    private Optional<TestResult> firstFailure() {
        return results.stream().filter(result -> result.status() == Status.FAIL).findFirst();
    }

    /** Of several tests that have counted, the first to be passed yet, or else the last. */
    private Optional<Work> work() {
        List<TestResult> counted =
                results.stream().filter(result -> result.work().isPresent()).toList();
        return counted.stream()
                .filter(result -> result.status() == Status.FAIL)
                .findFirst()
                .or(() -> counted.stream().reduce((first, last) -> last))
                .flatMap(TestResult::work);
    }

    /** A method that does not compile any more is still there as it was, and only the course's kernel says so. */
    private boolean mayBeOlder() {
        return !failureIsKnown && !hasNoAnswer();
    }

    private boolean hasNoAnswer() {
        return results.stream().allMatch(result -> result.status() == Status.NOT_REACHED);
    }

    @Override
    public String html() {
        return "<div style=\"font-size:1.05em;line-height:1.55;max-width:75em\">"
                + progressHtml()
                + "<div style=\"font-size:1.2em;margin:0.4em 0\"><b>" + escape(title()) + "</b></div>"
                + "<div>" + escape(summary()) + "</div>"
                + (mayBeOlder() ? "<div>" + escape(OLDER) + "</div>" : "")
                + (hasNoAnswer() ? noAnswerHtml() : testsHtml())
                + work().map(work ->
                                Html.image(work.picture().svg(), work.picture().alt()))
                        .orElse("")
                + firstFailure().map(CheckPage::detailsHtml).orElse("")
                + "</div>";
    }

    private String progressHtml() {
        return "<div style=\"margin-bottom:0.4em\">Exercises " + task.set() + " &nbsp;"
                + set.tasks().stream()
                        .map(api -> api.getAnnotation(Task.class))
                        .map(each -> pill(
                                mark(each.number()) + " " + each.number() + ": " + progress(each.number()),
                                color(each.number()),
                                each.number() == task.number()))
                        .collect(Collectors.joining(" "))
                + "</div>";
    }

    private String progress(int number) {
        return done.containsKey(number)
                ? TestResult.sum(done.get(number)) + " of " + possible(done.get(number))
                : "not checked";
    }

    private boolean isComplete(int number) {
        return done.containsKey(number) && TestResult.sum(done.get(number)) == possible(done.get(number));
    }

    private String mark(int number) {
        return isComplete(number) ? "✓" : "○";
    }

    private String color(int number) {
        return isComplete(number)
                ? Palette.LIGHT_GREEN
                : done.containsKey(number) ? Palette.YELLOW : Palette.LIGHT_GRAY;
    }

    private static String pill(String text, String color, boolean strong) {
        return "<span style=\"background-color:" + color + ";color:" + Palette.INK
                + ";padding:0.1em 0.6em;border-radius:0.8em;white-space:nowrap"
                + (strong ? ";font-weight:bold" : "") + "\">" + escape(text) + "</span>";
    }

    private static int possible(List<TestResult> tests) {
        return tests.stream().mapToInt(TestResult::possible).sum();
    }

    private String title() {
        return "Task " + task.number() + ": " + task.title();
    }

    private String summary() {
        return TestResult.sum(results) + " of " + points(possible(results))
                + (task.byLot()
                        ? " here. After a passed check, and in grading, the boards are different: a narrow lead here"
                                + " may be lost there."
                        : " safe: what passes here counts when your work is graded.")
                + (task.hidden() == 0 ? "" : " Tests you do not see then add up to " + points(task.hidden()) + ".");
    }

    private static String points(int count) {
        return count + (count == 1 ? " point" : " points");
    }

    private String noAnswerHtml() {
        return "<p>" + escape(noAnswer()) + "</p>"
                + (linesOfNone().isEmpty() ? "" : "<p>" + PRE + escape(linesOfNone()) + "</code></p>");
    }

    private String noAnswer() {
        if (!whyNone.isEmpty()) {
            return "There is no answer to check: " + whyNone.lines().findFirst().get();
        }
        return "There is no answer to check: task" + task.number()
                + " is empty. Run the cells of this task from the top down, the one with your code first. "
                + "If that one shows an error, it is not Java yet: fix the line it points at and run it again.";
    }

    private String linesOfNone() {
        return whyNone.lines().skip(1).collect(Collectors.joining("\n"));
    }

    private String testsHtml() {
        return "<table style=\"margin:0.5em 0\"><tbody>"
                + results.stream()
                        .map(result -> "<tr><td style=\"text-align:left\">"
                                + pill(verdict(result), color(result), false)
                                + "</td><td style=\"text-align:left;font-size:1.1em\">" + escape(result.name())
                                + "</td><td style=\"text-align:right\">" + result.points() + " / " + result.possible()
                                + "</td></tr>")
                        .collect(Collectors.joining())
                + "</tbody></table>";
    }

    private static String verdict(TestResult result) {
        return switch (result.status()) {
            case PASS -> "✓ pass";
            case FAIL -> "✗ fail";
            case NOT_REACHED -> "– not reached";
        };
    }

    private static String color(TestResult result) {
        return switch (result.status()) {
            case PASS -> Palette.LIGHT_GREEN;
            case FAIL -> Palette.LIGHT_RED;
            case NOT_REACHED -> Palette.LIGHT_GRAY;
        };
    }

    private static String detailsHtml(TestResult failure) {
        StringBuilder html = new StringBuilder(
                "<div style=\"border-left:0.3em solid " + Palette.RED + ";padding-left:0.9em;margin:0.6em 0\">");
        html.append("<div><b>✗ ").append(escape(failure.name())).append("</b></div>");
        html.append("<div>").append(escape(failure.sentence())).append("</div>");
        html.append("<div style=\"display:flex;flex-wrap:wrap;gap:1.2em;margin-top:0.5em\">");
        failure.picture().ifPresent(picture -> html.append(Html.image(picture.svg(), picture.alt())));
        html.append("<div style=\"flex:1 1 18em;min-width:0\">");
        facts(failure).forEach(fact -> {
            boolean copied = fact.name().equals(TO_TRY);
            html.append("<div style=\"margin-bottom:0.6em\">")
                    .append(escape(fact.name()))
                    .append(":")
                    .append(copied ? TO_COPY : "<br>" + PRE)
                    .append(escape(fact.value()))
                    .append(copied ? "</code></pre></div>" : "</code></div>");
        });
        if (!failure.hint().isEmpty()) {
            html.append("<div><b>Hint.</b> ").append(escape(failure.hint())).append("</div>");
        }
        html.append("</div></div>");
        return html.append("</div>").toString();
    }

    private record Fact(String name, String value) {}

    private static List<Fact> facts(TestResult failure) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Expected", failure.expected()));
        facts.add(new Fact("Got", failure.got()));
        facts.add(new Fact("In your code", String.join("\n", failure.studentsLines())));
        facts.add(new Fact(TO_TRY, failure.input()));
        facts.removeIf(fact -> fact.value().isEmpty());
        return facts;
    }

    @Override
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add("Exercises " + task.set() + "   "
                + set.tasks().stream()
                        .map(api -> api.getAnnotation(Task.class).number())
                        .map(number -> mark(number) + " " + number + ": " + progress(number))
                        .collect(Collectors.joining("   ")));
        lines.add(title());
        lines.add(summary());
        if (mayBeOlder()) {
            lines.add(OLDER);
        }
        if (hasNoAnswer()) {
            lines.add(noAnswer() + (linesOfNone().isEmpty() ? "" : "\n" + linesOfNone()));
        } else {
            results.forEach(result -> lines.add(String.format(
                    Locale.ROOT,
                    "  %-13s  %d / %d  %s",
                    verdict(result),
                    result.points(),
                    result.possible(),
                    result.name())));
        }
        work().ifPresent(work -> lines.add(work.picture().text()));
        firstFailure().ifPresent(failure -> {
            lines.add("");
            lines.add("✗ " + failure.name());
            lines.add(failure.sentence());
            failure.picture().ifPresent(picture -> lines.add(picture.text()));
            facts(failure).forEach(fact -> lines.add(fact.name() + ": " + fact.value()));
            if (!failure.hint().isEmpty()) {
                lines.add("Hint: " + failure.hint());
            }
        });
        return String.join("\n", lines);
    }
}
