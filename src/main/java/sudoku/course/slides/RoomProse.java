package sudoku.course.slides;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a room reads of a lesson's prose; all of it is what the speaker says.
 *
 * <p><b>Idea.</b> A lesson is written to be read alone, and a room that reads does not listen. So slides show headings,
 * code, tables, propositions, quotations, short lists, of a longer list the first sentence of each item, and of each
 * paragraph the question it asks or the sentence it stresses. Below a heading, and above code or a list, there is a
 * sentence even where none is marked. Sentences about the notebook are for those who sit in front of it.
 *
 * <p><b>Representation.</b> Markdown, a piece for each slide, none with more than {@value #MOST} words besides its
 * headings, code, tables and propositions. A list may take several slides.
 *
 * <p><b>Alternatives.</b> A second text for the slides, kept by hand: it would differ from the lesson within a month.
 */
final class RoomProse {
    /** So many words are read at a glance, and then the room listens again. */
    static final int MOST = 40;

    /** A question or a stress of fewer words says nothing without its neighbors. */
    private static final int FEWEST = 4;

    private static final Pattern ITEM = Pattern.compile("((?:\\d+\\.|[-*]) +)(\\S.*)", Pattern.DOTALL);
    private static final Pattern ABOUT_THE_NOTEBOOK = Pattern.compile("(?i)\\b(?:below|above|(?:next|try|last) cells?"
            + "|next (?:two|three|four) cells|question mark|put your|type your|shift-enter"
            + "|run (?:it|both|this|that|all)|click|go on to|beetle|hint|folded|notebook|last line|square button"
            + "|minutes)\\b");

    /** Whether the cell has the lesson's title: what the lesson is for is said, and the question is read. */
    private final boolean opens;

    private final List<StringBuilder> slides = new ArrayList<>(List.of(new StringBuilder()));
    private int words;

    private RoomProse(boolean opens) {
        this.opens = opens;
    }

    /** What is shown of a cell, slide by slide; empty when the speaker says all of it. */
    static List<String> of(String markdown) {
        RoomProse prose = new RoomProse(markdown.startsWith("# "));
        String[] blocks = markdown.stripTrailing().split("\n(?:[ \t]*\n)+");
        for (int i = 0; i < blocks.length; i++) {
            prose.add(blocks[i], i > 0 ? blocks[i - 1] : "", i + 1 < blocks.length ? blocks[i + 1] : "");
        }
        return prose.slides.stream()
                .map(slide -> slide.toString().replaceAll("^\n+", ""))
                .filter(slide -> !slide.isEmpty())
                .toList();
    }

    private static boolean isHeading(String block) {
        return block.startsWith("#");
    }

    /** Code and tables are looked at, like pictures; what is proved stays on the wall. */
    private static boolean isShownWhole(String block) {
        return block.startsWith("    ") || block.startsWith("|") || block.startsWith("**Proposition ");
    }

    private static boolean isList(String block) {
        return ITEM.matcher(block).matches();
    }

    private void add(String block, String before, String next) {
        if (isHeading(block)) {
            turn();
            show(block);
        } else if (isShownWhole(block)) {
            show(block);
        } else if (block.startsWith(">")) {
            quote(block);
        } else if (isList(block)) {
            list(opens ? List.of() : itemsOf(block));
        } else if (!opens || !isList(next)) {
            boolean leads = isShownWhole(next) || isList(next);
            chosen(block, isHeading(before), leads)
                    .ifPresent(sentence -> paragraph(sentence, isList(next) ? itemsOf(next) : List.of()));
        }
    }

    private void turn() {
        slides.add(new StringBuilder());
        words = 0;
    }

    private void show(String block) {
        slides.get(slides.size() - 1).append("\n\n").append(block);
    }

    /** What is set apart is what all around it speaks of: it is read whole. */
    private void quote(String block) {
        int length = Sentences.words(block);
        if (words + length > MOST) {
            turn();
        }
        show(block);
        words += length;
    }

    /** A paragraph stays with the list that it leads to, and is said where a slide has no room for it. */
    private void paragraph(String sentence, List<String> list) {
        int length = Sentences.words(sentence);
        if (words > 0 && !list.isEmpty() && words + length + Sentences.words(String.join("\n", list)) > MOST) {
            turn();
        }
        if (words + length <= MOST) {
            show(sentence);
            words += length;
        }
    }

    private void list(List<String> items) {
        String between = "\n\n";
        for (String item : items) {
            int length = Sentences.words(item);
            if (words + length > MOST) {
                turn();
                between = "\n\n";
            }
            slides.get(slides.size() - 1).append(between).append(item);
            words += length;
            between = "\n";
        }
    }

    /** The items of a list that a room reads at a glance; of a longer one, how each item begins. */
    private static List<String> itemsOf(String list) {
        boolean isShort = Sentences.words(list) <= MOST;
        return Stream.of(list.split("\n(?=(?:\\d+\\.|[-*]) )"))
                .map(ITEM::matcher)
                .filter(Matcher::matches)
                .map(item -> item.group(1) + (isShort ? forTheRoom(item.group(2)) : beginningOf(item.group(2))))
                .filter(item -> Sentences.words(item) >= (Sentences.asks(item) ? FEWEST : 1))
                .toList();
    }

    /** The first sentence, and where that is only a name for what follows, the next. */
    private static String beginningOf(String text) {
        List<String> sentences = Sentences.of(text);
        boolean isName = Sentences.words(sentences.get(0)) < FEWEST && sentences.size() > 1;
        return isName ? sentences.get(0) + " " + sentences.get(1) : sentences.get(0);
    }

    private static String forTheRoom(String text) {
        return Sentences.of(text).stream()
                .filter(sentence -> !ABOUT_THE_NOTEBOOK.matcher(sentence).find())
                .collect(Collectors.joining(" "));
    }

    /** What a room reads of a paragraph: its last sentence if it leads to something, else the one that tells. */
    private static Optional<String> chosen(String paragraph, boolean opens, boolean leads) {
        List<String> spoken = Sentences.of(paragraph).stream()
                .filter(sentence -> !ABOUT_THE_NOTEBOOK.matcher(sentence).find())
                .toList();
        if (leads && !spoken.isEmpty()) {
            return Optional.of(spoken.get(spoken.size() - 1));
        }
        List<String> telling = spoken.stream()
                .filter(sentence -> Sentences.words(sentence) >= FEWEST)
                .toList();
        return telling.stream()
                .filter(Sentences::asks)
                .findFirst()
                .or(() -> telling.stream()
                        .filter(sentence -> sentence.contains("**"))
                        .findFirst())
                .or(() -> telling.stream().filter(sentence -> opens).findFirst());
    }
}
