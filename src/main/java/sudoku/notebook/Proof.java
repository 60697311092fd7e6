package sudoku.notebook;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The step of a proof that the reader supplies.
 *
 * <p><b>Idea.</b> A proof that is only read persuades at once. Here one of its steps is missing and she chooses it;
 * a wrong choice is a misunderstanding that many have, and is told what is wrong with it.
 *
 * <p><b>Representation.</b> What each letter is told is in {@code steps/LESSON.md}, a paragraph each: {@code a: …},
 * and {@code b*: …} for the step.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Proof {
    static final String NOT_YET = "No step yet: ";
    /** A letter, its star, and what it is told. */
    private static final Pattern TOLD = Pattern.compile("(?ms)^([a-z])(\\*?): (.*?)(?=\\n\\s*\\n|\\s*\\z)");

    private Proof() {}

    /** Tells somebody who chose this letter whether it is the step, and why. */
    public static void step(String lesson, String letter) {
        TreeMap<String, String> replies = replies(lesson);
        String chosen = letter.strip().replaceFirst("\\)$", "").toLowerCase(Locale.ROOT);
        if (replies.containsKey(chosen)) {
            say(replies.get(chosen));
        } else {
            boolean isNew = chosen.isEmpty() || chosen.equals("?");
            say((isNew ? NOT_YET : "\"" + letter + "\" is none of the choices: ")
                    + "type "
                    + String.join(", ", replies.headMap(replies.lastKey()).keySet())
                    + " or " + replies.lastKey()
                    + " between the quotation marks, and run this cell again.");
        }
    }

    private static void say(String sentence) {
        Screens.current().show(MimeBundle.of(sentence));
    }

    /** By the letter: whether it is the step, and why. */
    public static TreeMap<String, String> replies(String lesson) {
        try (InputStream file = Proof.class.getResourceAsStream("steps/" + lesson + ".md")) {
            if (file == null) {
                throw new IllegalArgumentException("There is no step to choose in \"" + lesson
                        + "\": the first argument is the lesson, as in Proof.step(\"03-stack\", \"?\").");
            }
            TreeMap<String, String> replies = new TreeMap<>();
            Matcher each = TOLD.matcher(new String(file.readAllBytes(), StandardCharsets.UTF_8));
            while (each.find()) {
                String verdict = each.group(2).isEmpty() ? "No, not " : "Yes, ";
                replies.put(
                        each.group(1),
                        verdict + each.group(1) + ". " + each.group(3).replaceAll("\\s+", " "));
            }
            return replies;
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }
}
