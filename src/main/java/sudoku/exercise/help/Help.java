package sudoku.exercise.help;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sudoku.files.Fingerprint;

/**
 * What stands beside a task: questions before any code, hints in steps, and the idea of another way.
 *
 * <p><b>Idea.</b> Whoever can say what comes out for one small board has understood the statement, and writes the right
 * thing. Whoever is stuck needs the next step and not the last one. And whoever is through learns most from another
 * way.
 *
 * <p><b>Representation.</b> It never changes; each method gives one that says more. What students are given can be
 * unzipped: so of the right answer to a question only a digest is kept, and of another way only the idea, no code.
 */
public record Help(Class<?> task, List<Question> questions, List<String> hints, String anotherWay) {
    private static final int LENGTH = 12;
    private static final Pattern NUMBER = Pattern.compile("([-\u2212]?\\d*[.,]?\\d+)\\s*(?:(%)|/\\s*(\\d*[1-9]\\d*))?");

    private static final Pattern BINARY = Pattern.compile("\\b0[bB]0*([01]{1,31})\\b");
    private static final Pattern AND = Pattern.compile("(?i)\\band\\b|&");
    private static final Pattern FILLERS = Pattern.compile("(?i)\\b(?:an?|the|too|it|is|string)\\b");
    private static final List<String> WORDS = List.of(
            "(?:zero|none|nothing)", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    /**
     * A question that is answered with a number or a few words.
     *
     * @param right the digest of the right answer
     * @param otherwise what helps with a wrong one
     * @param known what helps with mistakes that many make, by their digests
     */
    public record Question(String right, String otherwise, Map<String, String> known) {
        boolean isAnswered(List<String> digests) {
            return digests.contains(right);
        }

        String whatHelps(List<String> digests) {
            return digests.stream().filter(known::containsKey).map(known::get).findFirst().orElse(otherwise);
        }
    }

    /** No help yet. */
    public static Help with(Class<?> task) {
        return new Help(task, List.of(), List.of(), "");
    }

    /** One question more: the digest of the right answer, and what helps with a wrong one. */
    public Help question(String right, String otherwise) {
        return new Help(task, and(questions, new Question(right, otherwise, Map.of())), hints, anotherWay);
    }

    /** What helps with one wrong answer to the last question, by its digest. */
    public Help known(String wrong, String sentence) {
        Question last = questions.get(questions.size() - 1);
        Map<String, String> more = new HashMap<>(last.known);
        more.put(wrong, sentence);
        return new Help(task, and(questions.subList(0, questions.size() - 1),
                new Question(last.right, last.otherwise, Map.copyOf(more))), hints, anotherWay);
    }

    /** One step more, behind the others. */
    public Help hint(String text) {
        return new Help(task, questions, and(hints, text), anotherWay);
    }

    /** What is told to somebody who has all points of the check. */
    public Help anotherWay(String idea) {
        return new Help(task, questions, hints, idea);
    }

    private static <E> List<E> and(List<E> some, E last) {
        List<E> all = new ArrayList<>(some);
        all.add(last);
        return List.copyOf(all);
    }

    /**
     * What is kept of an answer to a question of a task, the questions counted from 1: the same for {@code 1, 2} and
     * {@code [1 2]}, and another one for each question.
     */
    public static String digest(Class<?> task, int question, String typed) {
        String plain = typed.toLowerCase(Locale.ROOT).replace('\u2212', '-').replaceAll("[^a-z0-9.-]+", " ").strip();
        return Fingerprint.of(task.getSimpleName() + " " + question + ": " + plain).substring(0, LENGTH);
    }

    /**
     * Those of all that may be meant: {@code 1/8}, {@code 12.5 %} and {@code 0,125} are 0.125, {@code 0b10} is 2, and
     * an empty string is {@code empty}.
     */
    static List<String> digests(Class<?> task, int question, String typed) {
        String inDigits = BINARY.matcher(AND.matcher(typed).replaceAll(" ")).replaceAll(
                set -> String.valueOf(Integer.parseInt(set.group(1), 2)));
        for (int i = 0; i < WORDS.size(); i++) {
            inDigits = inDigits.replaceAll("(?i)\\b" + WORDS.get(i) + "\\b", String.valueOf(i));
        }
        Matcher number = NUMBER.matcher(inDigits.strip());
        String withoutFillers = FILLERS.matcher(typed).replaceAll(" ");
        return Stream.of(typed, inDigits, number.matches() ? plain(number) : typed, withoutFillers)
                .map(meant -> digest(task, question, meant)).distinct().toList();
    }

    private static String plain(Matcher number) {
        BigDecimal value = new BigDecimal(number.group(1).replace(',', '.').replace('\u2212', '-'));
        value = number.group(2) != null ? value.movePointLeft(2) : value;
        value = number.group(3) != null ? value.divide(new BigDecimal(number.group(3)), MathContext.DECIMAL64) : value;
        return value.stripTrailingZeros().toPlainString();
    }
}
