package sudoku.page.run;

import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the page's class library does otherwise than Java, done as Java does it. */
public final class Exactly {
    private Exactly() {}

    /** As {@link Method#getGenericParameterTypes}, also where no type is generic. */
    public static Type[] parameterTypes(Method method) {
        Type[] types = method.getGenericParameterTypes();
        return types.length == method.getParameterTypes().length ? types : method.getParameterTypes();
    }

    /** As {@link String#lines}. */
    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < text.length(); ) {
            int end = from;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(from, end));
            from = end + (text.startsWith("\r\n", end) ? 2 : 1);
        }
        return lines.stream();
    }

    /** As {@link Matcher#replaceAll(Function)} with texts that stand for themselves. */
    public static String replaceAll(Matcher found, Function<MatchResult, String> by) {
        StringBuilder text = new StringBuilder();
        int from = 0;
        String all = found.replaceAll("$0");
        found.reset();
        while (found.find()) {
            text.append(all, from, found.start()).append(by.apply(found));
            from = found.end();
        }
        return text.append(all.substring(from)).toString();
    }

    /** As {@link ServiceLoader#findFirst}. */
    public static <T> Optional<T> first(ServiceLoader<T> services) {
        Iterator<T> all = services.iterator();
        return all.hasNext() ? Optional.of(all.next()) : Optional.empty();
    }

    /** As {@link Double#parseDouble}. */
    public static double parseDouble(String text) {
        return DoubleText.parse(text);
    }

    /** As TeaVM's own, which brings large tables along. */
    public static int fastIntLog10(double value) {
        return DoubleText.exponent(value);
    }

    /** As {@link Math#round(double)}: half a number goes up, below zero too. */
    public static long round(double number) {
        double below = Math.floor(number);
        return (long) (number - below >= 0.5 ? below + 1 : below);
    }

    /** As {@link Math#round(float)}. */
    public static int round(float number) {
        double below = Math.floor(number);
        return (int) (number - below >= 0.5 ? below + 1 : below);
    }

    /** As {@link Integer#parseInt(String)}, with the same words for what is no number. */
    public static int parseInt(String text) {
        try {
            return Integer.parseInt(text, 10);
        } catch (NumberFormatException none) {
            throw new NumberFormatException(
                    text == null ? "Cannot parse null string" : "For input string: \"" + text + "\"");
        }
    }

    /** What an {@link java.util.ArrayList} says of a place that it does not have. */
    public static void requirePlace(Object list, int place) {
        if (list instanceof ArrayList<?> all && (place < 0 || place >= all.size())) {
            throw new IndexOutOfBoundsException("Index " + place + " out of bounds for length " + all.size());
        }
    }

    /** What a text says of a character that it does not have. */
    public static void requireCharacter(Object text, int place) {
        if (text instanceof String all && (place < 0 || place >= all.length())) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + place);
        }
    }

    /** What a text says of a part that it does not have. */
    public static void requirePart(Object text, int from, int to) {
        if (text instanceof String all && (from < 0 || from > to || to > all.length())) {
            throw new StringIndexOutOfBoundsException("begin " + from + ", end " + to + ", length " + all.length());
        }
    }

    /** As {@code HashMap} spreads a hash, so that its elements come in the same order. */
    public static int spread(int hash) {
        return hash ^ (hash >>> 16);
    }

    /** {@code text.indent(more)}, for a number that is not negative. */
    public static String indent(String text, int more) {
        return lines(text).map(line -> " ".repeat(more) + line + "\n").collect(Collectors.joining());
    }
}
