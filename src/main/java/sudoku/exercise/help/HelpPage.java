package sudoku.exercise.help;

import static sudoku.picture.draw.Html.escape;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sudoku.picture.Showable;
import sudoku.picture.draw.Palette;

/**
 * A few sentences for a student, one below the other, each with a sign before it.
 *
 * @param title what they are about
 * @param closing what to do now; may be empty
 */
public record HelpPage(String title, List<Line> lines, String closing) implements Showable {

    /** A sentence, and the sign before it on a color of its own: nothing is said by color alone. */
    record Line(String sign, String color, String sentence) {}

    static HelpPage called(String title) {
        return new HelpPage(title, List.of(), "");
    }

    /** An idea for somebody who needs none any more. */
    public static HelpPage anotherWay(Help help) {
        return called("Another way")
                .with("→", Palette.LIGHT_GREEN, help.anotherWay())
                .closing("Its code is in the report on your graded work.");
    }

    /** One sentence that answers a question about help. */
    public static HelpPage sentence(String sentence) {
        return called("").open(sentence);
    }

    HelpPage good(String sentence) {
        return with("✓", Palette.LIGHT_GREEN, sentence);
    }

    HelpPage bad(String sentence) {
        return with("✗", Palette.LIGHT_RED, sentence);
    }

    HelpPage open(String sentence) {
        return with("○", Palette.YELLOW, sentence);
    }

    HelpPage next(String sentence) {
        return with(String.valueOf(lines.size() + 1), Palette.LIGHT_GRAY, sentence);
    }

    private HelpPage with(String sign, String color, String sentence) {
        List<Line> more = new ArrayList<>(lines);
        more.add(new Line(sign, color, sentence));
        return new HelpPage(title, List.copyOf(more), closing);
    }

    HelpPage closing(String sentence) {
        return new HelpPage(title, lines, sentence);
    }

    @Override
    public String html() {
        return "<div style=\"font-size:1.05em;line-height:1.55;max-width:60em\">"
                + (title.isEmpty() ? "" : "<div><b>" + escape(title) + "</b></div>")
                + lines.stream()
                        .map(line -> "<div style=\"margin:0.4em 0 0.4em 2.4em;text-indent:-2.4em\">"
                                + "<span style=\""
                                + "display:inline-block;text-indent:0;text-align:center;min-width:1em;background-color:"
                                + line.color
                                + ";color:" + Palette.INK
                                + ";padding:0.1em 0.45em;border-radius:0.8em;margin-right:0.5em\">"
                                + line.sign + "</span>" + escape(line.sentence) + "</div>")
                        .collect(Collectors.joining())
                + (closing.isEmpty() ? "" : "<div>" + escape(closing) + "</div>") + "</div>";
    }

    @Override
    public String text() {
        List<String> all = new ArrayList<>(title.isEmpty() ? List.of() : List.of(title));
        lines.forEach(line -> all.add(line.sign + " " + line.sentence));
        if (!closing.isEmpty()) {
            all.add(closing);
        }
        return String.join("\n", all);
    }
}
