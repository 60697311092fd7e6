package sudoku.explain.plain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import sudoku.explain.ask.Question;
import sudoku.explain.run.PreparedCall;

/**
 * Answers questions by their words alone, as one would who has the program, a compiler and a debugger.
 *
 * <p>A question that cannot be read so is an error: it would be one that nobody understands.
 */
final class IndependentAnswers {
    private static final Pattern RUNS =
            Pattern.compile("How many times does line (\\d+), `.*`, run in all during (.*)\\?");
    private static final Pattern VALUES = Pattern.compile(
            "During (.*), line (\\d+), `.*`, is reached for the (\\w+) time\\. What does `(.*)` hold just before that"
                    + " line runs\\?(?: Begin with its head \\(for a stack, its top\\)\\.)?");
    private static final Pattern WHOLE = Pattern.compile("What comes out of (.*)\\?");
    private static final Pattern PLACE =
            Pattern.compile("What is at index (\\d+) \\(counting from 0\\) in the result of (.*)\\?");
    private static final Pattern PART = Pattern.compile(
            "During (.*), your `(.*)` is called for the (\\w+) time(?:, with .*)?\\. What does this call return\\?");
    private static final Pattern CALLS = Pattern.compile(
            "During (.*), a call of your `(.*)` (?:returns (.*)|ends) for the first time\\. How many calls of `.*`"
                    + " have begun but not yet ended at that moment, counting the current one\\?");
    private static final Pattern CALLS_AT_LINE =
            Pattern.compile("During (.*), line (\\d+), `.*`, is reached for the (\\w+)"
                    + " time\\. How many calls of `(.*)` have begun but not yet ended at that moment, counting the"
                    + " current one\\?");
    private static final Pattern NEEDED = Pattern.compile("Line (\\d+) is `(.*)`\\. Suppose that it is"
            + " (?:left out|`(.*)` instead)\\. For which of these calls .*"
            + " (stay the same|still right|change|no longer right)\\? .*");
    private static final Pattern LINE = Pattern.compile("\\bline (\\d+)");
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth", "fifth", "sixth");

    private final List<String> around;
    private final String cell;
    private final List<PreparedCall> calls;
    private final PlainProgram program;
    private final Map<Integer, PlainRun> runs = new HashMap<>();

    private IndependentAnswers(List<String> around, String cell, List<PreparedCall> calls, PlainProgram program) {
        this.around = around;
        this.cell = cell;
        this.calls = calls;
        this.program = program;
    }

    /** For the program of a cell; nothing, if it is none without what is declared twice. */
    static Optional<IndependentAnswers> of(List<String> around, String cell, List<PreparedCall> calls) {
        return PlainProgram.of(around, cell, calls).map(each -> new IndependentAnswers(around, cell, calls, each));
    }

    /**
     * Roles are a matter of judgment, and a statement of several lines may begin in any of them where the compiler has
     * its way. Nor does it say where {@code else if} begins if the block before it ends in the same line and has
     * variables.
     */
    boolean canAnswer(Question question) {
        Matcher line = LINE.matcher(question.asked());
        boolean isWhole = !line.find()
                || cell.lines().toList().get(number(line, 1) - 1).matches("(?!\\s*\\} else if).*[;{}]\\s*(//.*)?");
        return isWhole && !question.kind().equals("roles");
    }

    /** The answer, as the question wants it. */
    String answer(Question question) {
        String asked = question.asked().replaceFirst(" Type it like this: .*", "");
        Matcher words = RUNS.matcher(asked);
        if (words.matches()) {
            return String.valueOf(visits(words.group(2), number(words, 1)).size());
        }
        words = VALUES.matcher(asked);
        if (words.matches()) {
            return visits(words.group(1), number(words, 2))
                    .get(ORDINALS.indexOf(words.group(3)))
                    .get(words.group(4));
        }
        words = WHOLE.matcher(asked);
        if (words.matches()) {
            return run(words.group(1)).outcome();
        }
        words = PLACE.matcher(asked);
        if (words.matches()) {
            String all = run(words.group(2)).outcome();
            return all.substring(1, all.length() - 1).split(", ")[number(words, 1)];
        }
        words = PART.matcher(asked);
        if (words.matches()) {
            return returned(run(words.group(1)), words.group(2), ORDINALS.indexOf(words.group(3)) + 1);
        }
        words = CALLS.matcher(asked);
        if (words.matches()) {
            return waiting(run(words.group(1)), words.group(2), Optional.ofNullable(words.group(3)));
        }
        words = CALLS_AT_LINE.matcher(asked);
        if (words.matches()) {
            return visits(words.group(1), number(words, 2))
                    .get(ORDINALS.indexOf(words.group(3)))
                    .get(PlainRun.WAITING);
        }
        words = NEEDED.matcher(asked);
        if (words.matches()) {
            return needed(words.toMatchResult(), question.options());
        }
        throw new AssertionError("Nobody can answer this: " + asked);
    }

    private static int number(Matcher words, int group) {
        return Integer.parseInt(words.group(group));
    }

    private int callOf(String name) {
        return IntStream.range(0, calls.size())
                .filter(i -> calls.get(i).name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private PlainRun run(String name) {
        return runs.computeIfAbsent(callOf(name), program::run);
    }

    private List<Map<String, String>> visits(String call, int line) {
        boolean endsAnother = cell.lines().toList().get(line - 1).strip().startsWith("}");
        return run(call).visits(line, endsAnother ? 1 : 0);
    }

    private static String returned(PlainRun run, String method, int number) {
        return run.ends().stream()
                .filter(each -> each.method().equals(method) && each.number() == number)
                .findFirst()
                .orElseThrow()
                .returned();
    }

    private static String waiting(PlainRun run, String method, Optional<String> value) {
        return run.ends().stream()
                .filter(each -> each.method().equals(method)
                        && (value.isEmpty() || each.returned().equals(value.get())))
                .findFirst()
                .map(each -> String.valueOf(each.waiting()))
                .orElseThrow();
    }

    /** The change is made in the text, and everything is compiled anew. */
    private String needed(MatchResult words, List<String> options) {
        List<String> lines = new ArrayList<>(cell.lines().toList());
        int line = Integer.parseInt(words.group(1)) - 1;
        String after = words.group(3) == null ? ";" : words.group(3);
        if (!lines.get(line).strip().equals(words.group(2))) {
            throw new AssertionError("Line " + (line + 1) + " is " + lines.get(line));
        }
        lines.set(line, after);
        PlainProgram changed =
                PlainProgram.of(around, String.join("\n", lines), calls).orElseThrow();
        boolean wantsChanged = words.group(4).matches("change|no longer right");
        List<String> fitting = options.stream()
                .filter(option -> !changed.run(callOf(option))
                                .outcome()
                                .equals(run(option).outcome())
                        == wantsChanged)
                .toList();
        return String.join(" and ", fitting);
    }
}
