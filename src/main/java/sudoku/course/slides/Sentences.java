package sudoku.course.slides;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A paragraph of Markdown, sentence by sentence, each with the marks that belong to it. */
final class Sentences {
    private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");
    private static final Pattern NOT_READ = Pattern.compile("(?m)(?<=\\])\\([^)\\s]*\\)|^(?:\\d+\\.|[-*>]) ");

    /** Code, emphasis, parentheses and links, within which no sentence ends. */
    private static final String WHOLE = "`[^`]*`|\\*\\*.+?\\*\\*|\\*[^*]+\\*|\\([^()]*\\)|\\[[^\\]]*\\]";

    private static final String ABBREVIATED = "(?<![\\s(\"*](?:\\p{Lu}|e\\.g|i\\.e|vs|No|pp?|al|cf|Vol|ed)\\.)";
    private static final Pattern WHOLE_OR_END = Pattern.compile(
            WHOLE + "|" + ABBREVIATED + "(?<=[.?!…][\"')\\]*_]{0,4})(?<end> )(?=[\\p{Lu}\\d`*_\"(\\[{“])");

    private Sentences() {}

    static List<String> of(String paragraph) {
        String text = paragraph.strip().replaceAll("\\s*\n\\s*", " ");
        List<String> sentences = new ArrayList<>();
        Matcher next = WHOLE_OR_END.matcher(text);
        int from = 0;
        while (next.find()) {
            if (next.group("end") != null) {
                sentences.add(text.substring(from, next.start()));
                from = next.end();
            }
        }
        sentences.add(text.substring(from));
        return sentences;
    }

    /** Words as a room reads them: no addresses of links, no numbers of items, no signs that stand alone. */
    static int words(String markdown) {
        return (int) WORD.matcher(NOT_READ.matcher(markdown).replaceAll(""))
                .results()
                .count();
    }

    /** Whether a sentence asks something. */
    static boolean asks(String sentence) {
        return sentence.replaceAll("[\"')*_]+$", "").endsWith("?");
    }
}
