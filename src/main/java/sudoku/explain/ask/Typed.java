package sudoku.explain.ask;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a student typed as the answer to a question, and what it may mean: {@code 1/8}, {@code 12.5 %} and {@code 0,125}
 * are 0.125, {@code 0b10} is 2, and an empty string is {@code empty}.
 */
public final class Typed {
    private static final Pattern NUMBER = Pattern.compile("([-\u2212]?\\d*[.,]?\\d+)\\s*(?:(%)|/\\s*(\\d*[1-9]\\d*))?");
    private static final Pattern BINARY = Pattern.compile("\\b0[bB]0*([01]{1,31})\\b");
    private static final Pattern AND = Pattern.compile("(?i)\\band\\b|&");
    private static final Pattern FILLERS = Pattern.compile("(?i)\\b(?:an?|the|too|it|is|string)\\b");
    private static final List<String> WORDS = List.of(
            "(?:zero|none|nothing)", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private final List<String> meanings;

    public Typed(String typed) {
        String inDigits = BINARY.matcher(AND.matcher(typed).replaceAll(" "))
                .replaceAll(set -> String.valueOf(Integer.parseInt(set.group(1), 2)));
        for (int i = 0; i < WORDS.size(); i++) {
            inDigits = inDigits.replaceAll("(?i)\\b" + WORDS.get(i) + "\\b", String.valueOf(i));
        }
        Matcher number = NUMBER.matcher(inDigits.strip());
        String withoutFillers = FILLERS.matcher(typed).replaceAll(" ");
        meanings = Stream.of(typed, inDigits, number.matches() ? decimal(number) : typed, withoutFillers)
                .map(Typed::plain)
                .toList();
    }

    public boolean means(String answer) {
        return meanings.contains(plain(answer));
    }

    /** The same for {@code 1, 2} and {@code [1 2]}. */
    public static String plain(String answer) {
        return answer.toLowerCase(Locale.ROOT)
                .replace('\u2212', '-')
                .replaceAll("[^a-z0-9.-]+", " ")
                .strip();
    }

    private static String decimal(Matcher number) {
        BigDecimal value = new BigDecimal(number.group(1).replace(',', '.').replace('\u2212', '-'));
        value = number.group(2) != null ? value.movePointLeft(2) : value;
        value = number.group(3) != null ? value.divide(new BigDecimal(number.group(3)), MathContext.DECIMAL64) : value;
        return value.stripTrailingZeros().toPlainString();
    }
}
