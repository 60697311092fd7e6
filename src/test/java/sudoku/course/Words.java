package sudoku.course;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words that this project does without, as {@code words.txt} lists them, and where a text has one. */
final class Words {
    /** A sentence goes on in the next line of a comment, of a notebook's cell, of a literal. */
    private static final Pattern GOES_ON = Pattern.compile("\\\\n\",\\s*\"|\\s*\\n\\s*(?:\\*|//|#)?\\s*");

    private static final Pattern NEXT_LITERAL = Pattern.compile("\"\\s*\\n\\s*\\+\\s*\"");
    private static final int AROUND = 40;

    /** One of the words, with the places where it is right. */
    static final class Rule {
        final String instead;
        final String example;
        private final Pattern word;
        private final Map<String, Pattern> right = new LinkedHashMap<>();
        private final List<String> met = new ArrayList<>();

        private Rule(String line) {
            String[] fields = fields(line, 3);
            word = Pattern.compile(fields[0]);
            instead = fields[1];
            example = fields[2];
        }

        /** Each place in a text that is written in one line, with some words around. */
        List<String> faults(String text) {
            List<String> faults = new ArrayList<>();
            for (Matcher at = word.matcher(text); at.find(); ) {
                if (!isRight(text, at)) {
                    faults.add("…" + text.substring(Math.max(0, at.start() - AROUND), at.start()) + "[" + at.group()
                            + "]" + text.substring(at.end(), Math.min(text.length(), at.end() + AROUND)) + "… say: "
                            + instead);
                }
            }
            return faults;
        }

        private boolean isRight(String text, Matcher at) {
            int from = Math.max(0, at.start() - 2 * AROUND);
            int to = Math.min(text.length(), at.end() + 2 * AROUND);
            for (Map.Entry<String, Pattern> each : right.entrySet()) {
                Matcher place = each.getValue().matcher(text).region(from, to);
                while (place.find()) {
                    if (place.start() <= at.start() && at.start() < place.end()) {
                        met.add(each.getKey());
                        return true;
                    }
                }
            }
            return false;
        }

        /** Exceptions that nothing has needed up to now. */
        List<String> unneeded() {
            List<String> unneeded = new ArrayList<>(right.keySet());
            unneeded.removeAll(met);
            return unneeded;
        }
    }

    final List<Rule> rules = new ArrayList<>();

    Words(Path list) throws IOException {
        for (String line : Files.readAllLines(list)) {
            if (line.startsWith("  ")) {
                String place = fields(line, 2)[0];
                rules.get(rules.size() - 1).right.put(place, Pattern.compile(place));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                rules.add(new Rule(line));
            }
        }
    }

    private static String[] fields(String line, int expected) {
        String[] fields = line.strip().split(" \\| ");
        if (fields.length != expected) {
            throw new IllegalArgumentException("Between bars there should be " + expected + " fields: " + line);
        }
        return fields;
    }

    static String inOneLine(String text) {
        return GOES_ON.matcher(NEXT_LITERAL.matcher(text).replaceAll("")).replaceAll(" ");
    }

    List<String> faults(String text) {
        String line = inOneLine(text);
        return rules.stream().flatMap(rule -> rule.faults(line).stream()).toList();
    }
}
