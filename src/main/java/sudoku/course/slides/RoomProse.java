package sudoku.course.slides;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a room reads of a lesson's prose; all of it is what the speaker says.
 *
 * <p><b>Idea.</b> A lesson is written to be read alone, and a room that reads does not listen. So a slide has, below a
 * heading, the beginning of what the lesson says: whole sentences from the first one on, {@value #MOST} words at most,
 * and up to the first that speaks to somebody in front of the notebook. Nothing is picked out of the middle: a sentence
 * without the one before it has lost what its "it" stands for. Code, tables, propositions, proofs and a question with
 * its options are looked at, like pictures, and are never cut; a list is shown item by item, or is the speaker's.
 *
 * <p><b>Representation.</b> Markdown. Where a slide ends is decided by the page, which knows how large it is.
 *
 * <p><b>Alternatives.</b> A second text for the slides, kept by hand: it would differ from the lesson within a month.
 * The sentences that a lesson stresses, wherever they are: half of them were riddles.
 */
final class RoomProse {
    /** So many words are read at a glance, and then the room listens again. */
    static final int MOST = 40;

    /** Points that are numbered are taken home, and may be some more words together. */
    private static final int MOST_POINTS = 60;

    private static final String PREDICT = "**Predict.** ";

    /** What is looked up at home; a speaker may speak of it. */
    private static final Set<String> NOT_FOR_THE_ROOM = Set.of("## Roads not taken", "## Sources");

    private static final Pattern ITEM = Pattern.compile("((?:\\d+\\.|[-*]) +)(\\S.*)", Pattern.DOTALL);
    private static final Pattern LEAD = Pattern.compile("[*_].*[*_]", Pattern.DOTALL);
    private static final Pattern OPTIONS = Pattern.compile("- a\\) .*", Pattern.DOTALL);
    /** How a sentence begins that says nothing without the one before it. */
    private static final Pattern POINTS_BACK = Pattern.compile(
            "\\W*(?:(?:if|when|and|but|so) )?(?:it|its|they|them|their|he|she|(?:this|that|these|those) "
                    + "(?:is|was|are|were|has|have|can))\\b.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern ABOUT_THE_NOTEBOOK = Pattern.compile("(?i)\\b(?:below|above|(?:next|try|last) cells?"
            + "|next (?:two|three|four) cells|question mark|(?:put|type) your|shift-enter"
            + "|marked lines?|put `|put in|run (?:it|both|this|that|all)|click|go on to|beetle|hint|folded"
            + "|notebook|last line|square button|minutes)\\b");

    private final List<String> shown = new ArrayList<>();

    /** Whether the cell has the lesson's title: what the lesson is for is said, and the question is read. */
    private final boolean opens;

    private boolean isForTheRoom = true;
    private int words;

    /** Whether the speaker has something of this section alone: what comes after it may speak of it. */
    private boolean isCut;

    private RoomProse(boolean opens) {
        this.opens = opens;
    }

    /** What is shown of a cell before one where the reader types a guess: its last paragraph is a question to all. */
    static String ofQuestion(String markdown) {
        int last = markdown.stripTrailing().lastIndexOf("\n\n") + 2;
        boolean isBare = last > 1 && !isPrediction(markdown);
        return of(isBare ? markdown.substring(0, last) + PREDICT + markdown.substring(last) : markdown);
    }

    /** What is shown of a cell; empty when the speaker says all of it. */
    static String of(String markdown) {
        RoomProse prose = new RoomProse(markdown.startsWith("# "));
        String[] blocks = markdown.stripTrailing().split("\n(?:[ \t]*\n)+");
        for (int i = 0; i < blocks.length; i++) {
            prose.add(blocks[i], i > 0 ? blocks[i - 1] : "", List.of(blocks).subList(i + 1, blocks.length));
        }
        return String.join("\n\n", prose.shown);
    }

    private static boolean isHeading(String block) {
        return block.startsWith("#");
    }

    private static boolean isProof(String block) {
        return block.startsWith("**Proof");
    }

    private static boolean isList(String block) {
        return ITEM.matcher(block).matches();
    }

    private static boolean isOptions(String block) {
        return OPTIONS.matcher(block).matches();
    }

    private static boolean isPrediction(String block) {
        return block.contains(PREDICT.strip());
    }

    /** Code and tables are looked at, like pictures; what is proved or asked stays on the wall. */
    private static boolean isShownWhole(String block, String before, String next) {
        boolean isProved = block.startsWith("**Proposition ") || isProof(block) || isProof(before) && isList(block);
        return isProved || isOptions(block) || isOptions(next) || block.startsWith("    ") || block.startsWith("|");
    }

    private void add(String block, String before, List<String> after) {
        String next = after.isEmpty() ? "" : after.get(0);
        if (isHeading(block)) {
            isForTheRoom = !NOT_FOR_THE_ROOM.contains(block.strip());
            words = 0;
            isCut = false;
        }
        if (!isForTheRoom) {
            return;
        }
        if (isHeading(block)) {
            shown.add(block);
        } else if (isShownWhole(block, before, next)) {
            shown.add(block.replace("step is yours, below.", "step is yours."));
        } else if (isPrediction(block)) {
            read(question(block));
        } else if (isList(block)) {
            read(opens ? "" : listed(block));
        } else if (block.startsWith(">")) {
            read(block);
        } else {
            paragraph(block, before, after);
        }
    }

    private void read(String text) {
        if (!text.isEmpty()) {
            shown.add(text);
            words += Sentences.words(text);
        }
    }

    /** Of a paragraph, its beginning, as long as nothing before it was left out. */
    private void paragraph(String text, String before, List<String> after) {
        boolean isLost = POINTS_BACK.matcher(text).matches() && (before.isEmpty() || isHeading(before));
        String beginning = isCut || isLost ? "" : beginningOf(text, MOST - words - shownAnyway(after));
        List<String> sentences = Sentences.of(text);
        isCut |= opens || !beginning.equals(String.join(" ", sentences));
        boolean leadsToAList = !after.isEmpty() && isList(after.get(0));
        boolean leadsNowhere =
                leadsToAList && beginning.endsWith(":") && listed(after.get(0)).isEmpty();
        boolean isOnlyAName = sentences.size() > 1 && isName(sentences.get(0)) && beginning.equals(sentences.get(0));
        read(leadsNowhere || isOnlyAName ? "" : beginning);
    }

    /** How many words of this section are read whatever is above them. */
    private int shownAnyway(List<String> after) {
        return after.stream()
                .takeWhile(block -> !opens && !isHeading(block) && !isProof(block))
                .filter(block -> block.startsWith(">") || isList(block) && !isOptions(block))
                .mapToInt(block -> Sentences.words(block.startsWith(">") ? block : listed(block)))
                .sum();
    }

    /** What the room is to predict: the beginning, or where that does not ask yet, the sentence that does. */
    private static String question(String prediction) {
        String asked = forTheRoom(prediction.substring(prediction.indexOf(PREDICT.strip())));
        String beginning = beginningOf(asked, MOST);
        return Sentences.of(beginning).stream().anyMatch(Sentences::asks)
                ? beginning
                : Sentences.of(asked).stream()
                        .filter(Sentences::asks)
                        .findFirst()
                        .map(sentence -> PREDICT + sentence)
                        .orElse("");
    }

    /** Sentences from the first one on. */
    private static String beginningOf(String paragraph, int room) {
        StringBuilder beginning = new StringBuilder();
        int left = room;
        for (String sentence : Sentences.of(paragraph)) {
            left -= Sentences.words(sentence);
            if (left < 0 || ABOUT_THE_NOTEBOOK.matcher(sentence).find()) {
                break;
            }
            beginning.append(beginning.isEmpty() ? "" : " ").append(sentence);
        }
        return beginning.toString();
    }

    /** A list that a room reads at a glance; of a longer one how each item begins, if that is short enough. */
    private static String listed(String list) {
        if (Sentences.words(list) <= MOST) {
            return items(list, RoomProse::forTheRoom);
        }
        String beginnings = items(list, RoomProse::firstOf);
        int most = Character.isDigit(list.charAt(0)) ? MOST_POINTS : MOST;
        return Sentences.words(beginnings) <= most ? beginnings : "";
    }

    private static String items(String list, UnaryOperator<String> shortened) {
        return Stream.of(list.split("\n(?=(?:\\d+\\.|[-*]) )"))
                .map(ITEM::matcher)
                .filter(Matcher::matches)
                .map(item -> item.group(1) + orWhole(shortened.apply(item.group(2)), item.group(2)))
                .collect(Collectors.joining("\n"));
    }

    /** No item is left empty: what all of it tells somebody at the notebook, a list may tell a room. */
    private static String orWhole(String shortened, String item) {
        return shortened.isEmpty() ? item : shortened;
    }

    /** The first sentence, and where that is only a name for what follows, the next. */
    private static String firstOf(String text) {
        List<String> sentences = Sentences.of(text);
        boolean leads = isName(sentences.get(0)) && sentences.size() > 1;
        return leads ? sentences.get(0) + " " + sentences.get(1) : sentences.get(0);
    }

    /** Whether a sentence is stressed as a whole, as the name is under which others follow. */
    private static boolean isName(String sentence) {
        return LEAD.matcher(sentence).matches();
    }

    private static String forTheRoom(String text) {
        return Sentences.of(text).stream()
                .filter(sentence -> !ABOUT_THE_NOTEBOOK.matcher(sentence).find())
                .collect(Collectors.joining(" "));
    }
}
