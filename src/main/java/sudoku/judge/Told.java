package sudoku.judge;

import static sudoku.picture.draw.Html.escape;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import sudoku.picture.Picture;
import sudoku.picture.Showable;
import sudoku.picture.draw.Html;
import sudoku.picture.draw.Palette;

/**
 * What a student is told of a piece: a sentence, the lines of her own where it happened, the case as a picture.
 *
 * @param mark a sign before the sentence, so that nothing is said by color alone
 * @param color behind the sign
 * @param after what happens now; empty, if the sentence says it
 * @param name the method that it is about, which a page sets in the type of code; empty, if it is about none
 */
public record Told(
        String mark,
        String color,
        String sentence,
        List<String> lines,
        Optional<Picture> picture,
        String after,
        String name)
        implements Showable {
    private static final String OPEN = "○";
    /** What is before a method's name in a sentence; a method may be called as an ordinary word. */
    private static final String NAMED = "\\b([Yy]our |library&#39;s )";

    public static Told of(Judgment verdict) {
        return (switch (verdict.kind()) {
                    case RIGHT -> good(verdict.sentence());
                    case NOT_WRITTEN ->
                        new Told(
                                OPEN,
                                Palette.YELLOW,
                                verdict.sentence(),
                                List.of(),
                                verdict.fault().map(Fault::picture),
                                "",
                                "");
                    case WRONG ->
                        wrong(
                                verdict.sentence(),
                                verdict.lines(),
                                verdict.fault().map(Fault::picture),
                                "Until it is right, the library's " + verdict.name() + " is used.");
                })
                .about(verdict.name());
    }

    /** The same with the name of its method. */
    public Told about(String method) {
        return new Told(mark, color, sentence, lines, picture, after, method);
    }

    public static Told good(String sentence) {
        return new Told("✓", Palette.LIGHT_GREEN, sentence, List.of(), Optional.empty(), "", "");
    }

    public static Told wrong(String sentence, List<String> lines, Optional<Picture> picture, String after) {
        return new Told("✗", Palette.LIGHT_RED, sentence, lines, picture, after, "");
    }

    public static Told open(String sentence) {
        return new Told(OPEN, Palette.YELLOW, sentence, List.of(), Optional.empty(), "", "");
    }

    @Override
    public String html() {
        return "<div style=\"font-size:1.05em;line-height:1.55;max-width:60em\"><p style=\"margin:0.3em 0\">"
                + "<span style=\"background-color:" + color + ";color:" + Palette.INK
                + ";padding:0.1em 0.55em;border-radius:0.8em;margin-right:0.5em\">" + mark + "</span>"
                + words(sentence) + "</p>"
                + (lines.isEmpty()
                        ? ""
                        : "<pre style=\"margin:0.3em 0 0.3em 2.4em\">" + escape(String.join("\n", lines)) + "</pre>")
                + picture.map(picture -> Html.image(picture.svg(), picture.alt()))
                        .orElse("")
                + (after.isEmpty() ? "" : "<p style=\"margin:0.3em 0\">" + words(after) + "</p>") + "</div>";
    }

    private String words(String said) {
        String words = escape(said).replaceAll("`([^`]+)`", "<code>$1</code>");
        return name.isEmpty()
                ? words
                : words.replaceAll(NAMED + Pattern.quote(name) + "\\b", "$1<code>" + name + "</code>");
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(mark + " " + sentence);
        lines.forEach(line -> text.append("\n    ").append(line));
        picture.ifPresent(each -> text.append("\n\n").append(each.text()).append('\n'));
        return text + (after.isEmpty() ? "" : "\n" + after);
    }
}
