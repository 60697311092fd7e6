package sudoku.explain.show;

import static sudoku.picture.draw.Html.escape;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.explain.ask.Question;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.PreparedCall;
import sudoku.picture.Showable;
import sudoku.picture.draw.Palette;

/**
 * Her code with its line numbers, and the questions about it, each with a sign before it.
 *
 * @param elsewhere what is declared in other cells
 * @param closing what to do now
 */
public record QuestionPage(
        String title, String code, String elsewhere, List<Item> items, Set<PreparedCall> calls, String closing)
        implements Showable {

    /** A paragraph: its sign on a color of its own, a sentence, and more HTML below it with its text. */
    record Item(String sign, String color, String sentence, String below, String belowAsText) {}

    public static QuestionPage about(String title, OwnRun run) {
        return new QuestionPage(title, run.source().cell(), run.elsewhere(), List.of(), Set.of(), "");
    }

    public QuestionPage good(int number, String sentence) {
        return with(new Item("✓", Palette.LIGHT_GREEN, "Question " + number + ": " + sentence, "", ""), Set.of());
    }

    /** A question that waits for its answer. */
    public QuestionPage open(int number, Question question) {
        return with(
                new Item(
                        "○",
                        Palette.YELLOW,
                        "Question " + number + ": " + question.asked(),
                        QuestionText.options(question),
                        QuestionText.text(question).orElse("")),
                question.calls());
    }

    /** An answer that is wrong, and the run that shows it. */
    public QuestionPage wrong(int number, String answer, Question question) {
        return with(
                new Item(
                        "✗",
                        Palette.LIGHT_RED,
                        "Question " + number + ": not " + answer + ". The answer to “" + question.asked() + "” is "
                                + question.answerInWords() + ". " + question.how(),
                        QuestionText.table(question.run()),
                        QuestionText.text(question.run())),
                question.calls());
    }

    private QuestionPage with(Item item, Iterable<PreparedCall> more) {
        List<Item> all = new ArrayList<>(items);
        all.add(item);
        Set<PreparedCall> known = new LinkedHashSet<>(calls);
        more.forEach(known::add);
        return new QuestionPage(title, code, elsewhere, List.copyOf(all), known, closing);
    }

    public QuestionPage closing(String sentence) {
        return new QuestionPage(title, code, elsewhere, items, calls, sentence);
    }

    private List<PreparedCall> inOrder() {
        return calls.stream()
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .toList();
    }

    @Override
    public String html() {
        return "<div style=\"font-size:1.05em;line-height:1.55;max-width:70em\"><div><b>" + escape(title) + "</b></div>"
                + CodeListing.html(code) + "<div>" + QuestionText.html(elsewhere) + "</div>"
                + QuestionText.calls(inOrder())
                + items.stream().map(QuestionPage::html).collect(Collectors.joining()) + "<div>" + escape(closing)
                + "</div></div>";
    }

    private static String html(Item item) {
        return "<div style=\"margin:0.4em 0 0.4em 2.4em;text-indent:-2.4em\"><span style=\"display:inline-block;"
                + "text-indent:0;text-align:center;min-width:1em;background-color:" + item.color + ";color:"
                + Palette.INK + ";padding:0.1em 0.45em;border-radius:0.8em;margin-right:0.5em\">" + item.sign
                + "</span>" + QuestionText.html(item.sentence) + "<div style=\"text-indent:0;overflow-x:auto\">"
                + item.below + "</div></div>";
    }

    @Override
    public String text() {
        List<String> all = new ArrayList<>(List.of(title, CodeListing.text(code)));
        if (!elsewhere.isEmpty()) {
            all.add(elsewhere);
        }
        inOrder()
                .forEach(call -> all.add(call.name() + " is " + call.shown()
                        + call.picture().map(picture -> "\n" + picture.text()).orElse("")));
        for (Item item : items) {
            all.add(item.sign + " " + item.sentence + (item.belowAsText.isEmpty() ? "" : "\n" + item.belowAsText));
        }
        all.add(closing);
        return String.join("\n", all);
    }
}
