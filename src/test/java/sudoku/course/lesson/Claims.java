package sudoku.course.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.ipynb.Notebook;

/**
 * Finds sentences that compare, rank, explain or tell a measured number, and have nothing below them that proves it.
 */
final class Claims {
    private static final Pattern WORDS = words();
    /** Names in code are no words, and neither is the address behind a link. */
    private static final Pattern NO_WORDS = Pattern.compile("`[^`]*`|\\]\\([^)]*\\)|<[^>]*>");

    private static final String MEASURES =
            "times|fold|percent|per cent|%|thousands?|millions?|billions?|nodes|dead ends|guesses|"
                    + "backtracks|probes|steps|seconds|milliseconds|microseconds|nanoseconds|ms|minutes of";
    /** A number in groups of three or with a fraction, or one with what was measured after it. */
    private static final Pattern FIGURE =
            Pattern.compile("\\b\\d{1,3}(?:,\\d{3})+\\b|\\b\\d+\\.\\d+(?!\\.?\\d)\\b|\\b\\d{5,}\\b|"
                    + "\\b\\d+(?:,\\d{3})*[ -]?(?:" + MEASURES + ")(?!\\w)");

    private Claims() {}

    private static Pattern words() {
        try (InputStream list = Claims.class.getResourceAsStream("/sudoku/course/claim-words.txt")) {
            String words = new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(phrase -> phrase.strip().replace(" ", "\\s+"))
                    .collect(Collectors.joining("|"));
            return Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE);
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }

    /** The word that makes a sentence a claim, or an empty one. A question claims nothing. */
    static String word(String sentence) {
        Matcher word = WORDS.matcher(NO_WORDS.matcher(sentence).replaceAll(" "));
        boolean asks = sentence.replaceAll("[\"”»)*_]+$", "").endsWith("?");
        return !asks && word.find() ? word.group() : "";
    }

    static String figure(String sentence) {
        Matcher figure = FIGURE.matcher(NO_WORDS.matcher(sentence).replaceAll(" "));
        return figure.find() ? figure.group() : "";
    }

    /** What is wrong with a lesson's sentences, each fault in a sentence that says where and what to do. */
    static List<String> faults(SecondEdition lesson) {
        List<String> faults = new ArrayList<>();
        for (LessonProse.Section section : new LessonProse(lesson.notebook()).sections()) {
            String where = lesson.name() + ", section '" + section.title + "': ";
            for (String sentence : section.sentences) {
                boolean exempt = section.exempt.containsKey(sentence);
                if (!word(sentence).isEmpty() && !exempt && !section.proven.contains(sentence)) {
                    faults.add(where + "'" + word(sentence)
                            + "' makes this a claim without a proof. Quote it in a proof, or"
                            + " exempt it with a reason: " + sentence);
                }
                if (!figure(sentence).isEmpty() && !exempt) {
                    faults.add(where + "the figure '" + figure(sentence)
                            + "' is written, not measured. Let a cell show it: "
                            + sentence);
                }
            }
            section.proven.stream()
                    .filter(quoted -> !section.sentences.contains(quoted))
                    .forEach(quoted -> faults.add(where + "a proof quotes what is no sentence there: " + quoted));
            section.exempt.forEach((sentence, reason) -> {
                if (reason.isBlank()) {
                    faults.add(where + "exempted without a reason: " + sentence);
                }
            });
        }
        faults.addAll(idleExemptions(lesson));
        return faults;
    }

    /** What is exempted and is nowhere, or needs no exemption, is left over from another wording. */
    private static List<String> idleExemptions(SecondEdition lesson) {
        List<String> idle = new ArrayList<>();
        for (var cell : lesson.notebook().cells()) {
            List<String> sentences = LessonProse.sentences(Notebook.source(cell));
            cell.path("metadata").path("exempt").fieldNames().forEachRemaining(exempted -> {
                boolean needed = sentences.contains(exempted) && !(word(exempted) + figure(exempted)).isEmpty();
                if (!needed) {
                    idle.add(lesson.name() + ": exempted, and no claim of that cell: " + exempted);
                }
            });
        }
        return idle;
    }
}
