package sudoku.explain.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.explain.plain.Followed;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.SmallCall;

/** Programs that look the same and differ in one thing are told apart by an answer. */
class LookAlikesTests {
    private static final String BEST =
            """
            int best(int[] values) {
                int best = -1;
                int place = 0;
                for (int i = 0; i < values.length; i++) {
                    if (values[i] > best) {
                        best = values[i];
                        place = i;
                    }
                }
                return place;
            }""";
    private static final SmallCall OF_BEST = SmallCall.of("best", new int[] {3, 5, 5, 2, 8, 1});
    private static final String COUNT =
            """
            int count(int[] values) {
                int count = 0;
                boolean seen = false;
                for (int value : values) {
                    if (value == 0) {
                        seen = true;
                    } else if (seen) {
                        count++;
                    }
                }
                return count;
            }""";
    private static final SmallCall OF_COUNT = SmallCall.of("count", new int[] {4, 0, 7, 2, 0, 9});
    private static final String SEARCH =
            """
            boolean fill(int[] cells, int at) {
                if (at == cells.length) {
                    return true;
                }
                for (int digit = 1; digit <= 3; digit++) {
                    if (at == 0 || cells[at - 1] + digit == 4) {
                        cells[at] = digit;
                        if (fill(cells, at + 1)) {
                            return true;
                        }
                        cells[at] = 0;
                    }
                }
                return false;
            }""";
    private static final SmallCall OF_SEARCH = SmallCall.of("fill", new int[] {0, 0, 0}, 0);
    private static final String STACK =
            """
            int highest(int[] steps) {
                Deque<Integer> stack = new ArrayDeque<>();
                int highest = 0;
                for (int step : steps) {
                    if (step > 0) {
                        stack.push(step);
                    } else {
                        stack.pop();
                    }
                    highest = Math.max(highest, stack.size());
                }
                return highest;
            }""";
    private static final SmallCall OF_STACK = SmallCall.of("highest", new int[] {3, 0, 5, 2, 0, 7, 1});

    static Stream<Arguments> lookAlikes() {
        return Stream.of(
                Arguments.of(BEST, OF_BEST, "values[i] > best", "values[i] >= best"),
                Arguments.of(BEST, OF_BEST, "int i = 0", "int i = 1"),
                Arguments.of(BEST, OF_BEST, "i < values.length", "i < values.length - 1"),
                Arguments.of(BEST, OF_BEST, "i++", "i += 2"),
                Arguments.of(BEST, OF_BEST, "int best = -1", "int best = 4"),
                Arguments.of(BEST, OF_BEST, "place = i;", "place = i + 1;"),
                Arguments.of(COUNT, OF_COUNT, "value == 0", "value != 0"),
                Arguments.of(COUNT, OF_COUNT, "seen = false", "seen = true"),
                Arguments.of(COUNT, OF_COUNT, "int count = 0", "int count = 1"),
                Arguments.of(COUNT, OF_COUNT, "count++", "count += 2"),
                Arguments.of(COUNT, OF_COUNT, "} else if (seen)", "} else if (!seen)"),
                Arguments.of(SEARCH, OF_SEARCH, "digit++", "digit += 2"),
                Arguments.of(SEARCH, OF_SEARCH, "int digit = 1", "int digit = 2"),
                Arguments.of(SEARCH, OF_SEARCH, "== 4", "== 5"),
                Arguments.of(SEARCH, OF_SEARCH, "at == 0 ||", "at <= 1 ||"),
                Arguments.of(SEARCH, OF_SEARCH, "cells[at] = digit", "cells[at] = 1"),
                Arguments.of(SEARCH, OF_SEARCH, "at == cells.length", "at == cells.length - 1"),
                Arguments.of(STACK, OF_STACK, "step > 0", "step > 1"),
                Arguments.of(STACK, OF_STACK, "int highest = 0", "int highest = 2"),
                Arguments.of(STACK, OF_STACK, "stack.push(step)", "stack.add(step)"));
    }

    @ParameterizedTest
    @MethodSource("lookAlikes")
    void atLeastOneAnswerDiffers(String program, SmallCall call, String part, String other) {
        assertThat(program).containsOnlyOnce(part);
        Map<String, String> one = answers(program, call);
        Map<String, String> two = answers(program.replace(part, other), call);
        assertThat(one).isNotEqualTo(two);
        assertThat(one.keySet())
                .as("a question that is asked about both and has another answer, or is asked about one only")
                .anyMatch(asked -> !one.get(asked).equals(two.get(asked)));
    }

    /** By the words of the question, without the text of a line: her code is beside it. */
    private static Map<String, String> answers(String program, SmallCall call) {
        Map<String, String> answers = new TreeMap<>();
        OwnRun run = Followed.unchanged(program, call);
        for (Kind kind : Kinds.all()) {
            for (Question question : kind.questions(run)) {
                answers.put(question.asked().replaceAll("(line \\d+), `.*?`,", "$1"), question.answer());
            }
        }
        return answers;
    }
}
