package sudoku.exercise;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import sudoku.exercise.answer.Lent;
import sudoku.grading.sample.Everything;
import sudoku.judge.CallFailed;

/**
 * The contract of {@link sudoku.exercise.plain} as a table: what is asked of one answer, and what a test then knows.
 */
public final class ContractCases {
    private static final String NULL =
            " null. Null is not an answer: where there is nothing to give, give an empty list, array or string.";
    private static final String OVER = "The call this callback belongs to is over.";

    /** A line of the table; the outcome is written as text, a failure with its sentence. */
    public record Case(String name, Function<Everything, Object> asked, String outcome) {
        @Override
        public String toString() {
            return name;
        }

        /** What comes of it. */
        public String on(Object answer) {
            try {
                return written(asked.apply((Everything) answer));
            } catch (CallFailed failed) {
                return failed.getMessage() + (failed.isLast() ? " (the last)" : "");
            } catch (IllegalStateException ofTheTest) {
                return "the test: " + ofTheTest.getMessage();
            }
        }
    }

    private ContractCases() {}

    /** The source of the answer; it ends with an object in {@code task1}. */
    public static String answer() {
        try (var in = ContractCases.class.getResourceAsStream("/contract-answer.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public static List<Case> all() {
        List<Case> cases = new ArrayList<>();
        cases.addAll(arguments());
        cases.addAll(results());
        cases.addAll(callbacks());
        cases.addAll(exceptions());
        cases.addAll(List.of(
                new Case(
                        "an interrupt does not outlive its call",
                        answer -> answer.not(true) + ", " + answer.not(false),
                        "true, false"),
                new Case("an answer remembers", answer -> answer.plus(0, 0) < answer.plus(0, 0), "true"),
                new Case(
                        "there is room for ten thousand calls of a method by itself",
                        answer -> answer.plus(1, 10_000),
                        "10000"),
                new Case("who defines a type of our name means her own", answer -> answer.plus(2, 10), "19"),
                new Case("of the worker's too", answer -> answer.greeting("b"), "B")));
        return cases;
    }

    private static List<Case> arguments() {
        return List.of(
                new Case(
                        "what a test holds stays as it is",
                        answer -> {
                            int[] mine = {3, 1};
                            int[][] table = {{1}, {2, 3}};
                            String[] words = {"quiet"};
                            List<String> texts = List.of("a");
                            List<int[]> rows = List.of(new int[] {4}, new int[] {5});
                            answer.sorted(mine);
                            answer.transposed(table);
                            answer.shouted(words);
                            answer.twice(texts);
                            answer.pairs(rows);
                            return List.of(mine, table, words, texts, rows);
                        },
                        "[[3, 1], [[1], [2, 3]], [quiet], [a], [[4], [5]]]"),
                back("numbers that were written", new int[] {3, 1}, Everything::sorted, "[0, 0]"),
                back(
                        "a row that was written, and one that was replaced",
                        new int[][] {{1}, {2}},
                        Everything::transposed,
                        "[[2], [7, 7, 7]]"),
                back("texts that were written", new String[] {"quiet"}, Everything::shouted, "[loud]"),
                back("a list of texts that has grown", List.of("a"), Everything::twice, "[a, more]"),
                back(
                        "a list of rows that were written, with one less",
                        List.of(new int[] {4}, new int[] {5}),
                        Everything::pairs,
                        "[[0]]"),
                new Case(
                        "rows that are one row are lent as two",
                        answer -> {
                            int[] same = {5};
                            int[][] table = {same, same};
                            answer.transposed(table);
                            return List.of(Lent.back(answer, table), same);
                        },
                        "[[[6], [7, 7, 7]], [5]]"),
                back(
                        "a null that was written",
                        new int[][] {{-9}, {2}},
                        Everything::transposed,
                        "Your method transposed left something with a null in it: element 1, "
                                + "counted from 0, is missing."),
                new Case(
                        "only the last call has lent something",
                        answer -> {
                            int[] first = {1};
                            answer.sorted(first);
                            answer.plus(0, 0);
                            try {
                                return Lent.back(answer, first);
                            } catch (IllegalArgumentException told) {
                                return told.getMessage();
                            }
                        },
                        "The last call was not given this array or list, or it gave no answer."));
    }

    private interface Call<T> {
        Object on(Everything answer, T lent);
    }

    private static <T> Case back(String name, T lent, Call<T> call, String outcome) {
        return new Case(
                name + " can be read back",
                answer -> {
                    call.on(answer, lent);
                    return Lent.back(answer, lent);
                },
                outcome);
    }

    private static List<Case> results() {
        return List.of(
                new Case(
                        "what came is not what was lent",
                        answer -> {
                            int[] lent = {1, 2};
                            int[] got = answer.sorted(lent);
                            got[0] = 9;
                            return List.of(lent, Lent.back(answer, lent), got);
                        },
                        "[[1, 2], [0, 0], [9, 0]]"),
                new Case(
                        "rows that are one row come as two",
                        answer -> {
                            List<int[]> rows = answer.pairs(List.of(new int[1]));
                            rows.get(0)[0] = 9;
                            return rows;
                        },
                        "[[9, 2], [1, 2]]"),
                new Case("null is no answer", answer -> answer.greeting("null"), "Your method greeting gave" + NULL),
                new Case("nor for a list", answer -> answer.twice(List.of("null")), "Your method twice gave" + NULL),
                new Case("nor for an iterator", answer -> answer.letters("null"), "Your method letters gave" + NULL),
                new Case(
                        "nor is a null in an array",
                        answer -> answer.shouted(new String[] {"null"}),
                        "Your method shouted gave"
                                + " something with a null in it: element 1, counted from 0, is missing."),
                new Case(
                        "nor in a list",
                        answer -> answer.twice(List.of("hole")),
                        "Your method twice gave something with a"
                                + " null in it: element 1, counted from 0, is missing."),
                new Case(
                        "nor out of an iterator",
                        answer -> walked(answer.letters("hole")),
                        "The iterator of your method letters, asked for next(), gave null. Null is not an "
                                + "answer: where"
                                + " nothing is left, hasNext() says so, and next() throws NoSuchElementException."),
                new Case(
                        "numbers are no texts",
                        answer -> answer.twice(List.of("numbers")),
                        "Your method twice threw" + " ClassCastException: " + notText()),
                new Case(
                        "nor are they for an iterator",
                        answer -> walked(answer.letters("numbers")),
                        "The iterator of your method letters, asked for next(), threw ClassCastException: "
                                + notText()),
                new Case(
                        "too long a text is no answer",
                        answer -> answer.greeting("large"),
                        "Your method greeting gave more" + " than any answer needs: 4 MB are allowed."),
                new Case(
                        "nor are too many",
                        answer -> answer.twice(List.of("many")),
                        "Your method twice gave more than any" + " answer needs: 4 MB are allowed."),
                new Case("an iterator is walked step by step", answer -> walked(answer.letters("abc")), "[a, b, c]"),
                new Case(
                        "past its end it throws",
                        answer -> {
                            Iterator<String> letters = answer.letters("a");
                            letters.next();
                            return letters.next();
                        },
                        "The iterator of your method letters, asked for next(), threw NoSuchElementException."),
                new Case(
                        "two iterators go on beside each other, and what one gave stays",
                        answer -> {
                            Iterator<int[]> one = answer.countdown(9);
                            Iterator<int[]> other = answer.countdown(5);
                            return List.of(one.next(), other.next(), one.next(), one.hasNext());
                        },
                        "[[8], [4], [7], true]"));
    }

    private static String notText() {
        return "class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and "
                + "java.lang.String are in"
                + " module java.base of loader 'bootstrap')";
    }

    private static List<Case> callbacks() {
        return List.of(
                new Case(
                        "a thread of the answer's own may call back",
                        answer -> heard(answer, 1),
                        "[element 0, element 1, element 2]"),
                new Case("so may many at once", answer -> heard(answer, 2).size(), "200"),
                new Case(
                        "the test hears them on its own thread",
                        answer -> {
                            List<Thread> threads = new ArrayList<>();
                            answer.each(2, text -> threads.add(Thread.currentThread()));
                            return threads.stream().allMatch(thread -> thread == Thread.currentThread());
                        },
                        "true"),
                new Case(
                        "null is nothing to call back with",
                        answer -> heard(answer, 3),
                        "Your method each gave its callback" + NULL),
                new Case(
                        "a callback ends with its call",
                        answer -> {
                            heard(answer, 4);
                            return heard(answer, 5);
                        },
                        "[" + OVER + "]"),
                new Case(
                        "what the test throws comes out, whatever the answer catches, and nothing more is heard",
                        answer -> {
                            List<String> heard = new ArrayList<>();
                            try {
                                answer.each(6, text -> {
                                    heard.add(text);
                                    throw new IllegalStateException("enough");
                                });
                            } catch (IllegalStateException enough) {
                                heard.add(enough.getMessage());
                            }
                            return heard;
                        },
                        "[again, enough]"),
                new Case(
                        "an error of the test's comes out too",
                        answer -> {
                            try {
                                answer.each(6, text -> {
                                    throw new AssertionError("enough");
                                });
                                return "nothing";
                            } catch (AssertionError enough) {
                                return enough.getMessage();
                            }
                        },
                        "enough"),
                new Case(
                        "what the answer throws after calling back is its own",
                        answer -> heard(answer, 7),
                        "Your method each threw IllegalStateException: after"),
                new Case(
                        "too long a text is refused on the spot",
                        answer -> heard(answer, 8),
                        "[This text is longer than any answer may be.]"),
                new Case("an interrupted thread may call back", answer -> heard(answer, 9), "[interrupted]"),
                new Case("so may one in the depth of a recursion", answer -> heard(answer, 5_000), "[deep]"));
    }

    private static List<Case> exceptions() {
        return List.of(
                thrown("divides", "threw ArithmeticException: / by zero"),
                thrown(
                        "recurses",
                        "calls itself again and again, or something that it calls does: the call stack is full."),
                thrown("fills", "filled the memory: it keeps too much, or never stops adding to a list."),
                thrown("stacks", "could not start a thread: there are too many, or it wants too large a stack."),
                thrown("changes", "changed something that cannot be changed, such as a list from List.of."),
                thrown("own", "threw Mine: says so"),
                thrown("anonymous", "threw an exception without a name: nameless"),
                thrown("silent", "threw an exception without a name."),
                thrown("traceless", "threw an exception without a name: no trace"),
                thrown("asserts", "threw AssertionError: this is no empty text"),
                thrown("long", "threw RuntimeException: " + "x".repeat(399) + "…"),
                thrown("enough", "threw AssertionError: passed"),
                new Case(
                        "after an exception the next call is made",
                        answer -> {
                            try {
                                return answer.greeting("divides");
                            } catch (CallFailed failed) {
                                return answer.greeting("next");
                            }
                        },
                        "NEXT"));
    }

    private static Case thrown(String what, String sentence) {
        return new Case("an exception: " + what, answer -> answer.greeting(what), "Your method greeting " + sentence);
    }

    private static List<String> heard(Everything answer, int how) {
        List<String> heard = new ArrayList<>();
        answer.each(how, heard::add);
        return heard;
    }

    private static List<Object> walked(Iterator<?> iterator) {
        List<Object> all = new ArrayList<>();
        while (iterator.hasNext()) {
            all.add(iterator.next());
        }
        return all;
    }

    private static String written(Object value) {
        if (value instanceof int[] numbers) {
            return Arrays.toString(numbers);
        }
        List<?> parts =
                value instanceof Object[] array ? Arrays.asList(array) : value instanceof List<?> list ? list : null;
        return parts == null
                ? String.valueOf(value)
                : parts.stream().map(ContractCases::written).collect(Collectors.joining(", ", "[", "]"));
    }
}
