package sudoku.explain.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sudoku.explain.plain.Followed;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.SmallCall;
import sudoku.explain.source.OwnSource;
import sudoku.explain.source.Role;
import sudoku.explain.source.Roles;

/** What each kind asks about a program, and what it does not. */
class KindsTests {
    private static final String PROGRAM =
            """
            int largest(int[] values) {
                int best = 0;
                int count = 0;
                int sum = 0;
                boolean odd = false;
                for (int value : values) {
                    if (value > best) {
                        best = value;
                        count++;
                    }
                    sum += value;
                    if (value % 2 == 1) {
                        odd = true;
                    }
                }
                return odd ? best : depth(count);
            }

            int depth(int n) {
                return n == 0 ? 0 : 1 + depth(n - 1);
            }""";

    private static final OwnRun RUN = Followed.of(
            PROGRAM,
            SmallCall.of("largest", new int[] {2, 6, 4, 8}),
            SmallCall.of("largest", new int[] {3, 1}),
            SmallCall.of("largest", new int[] {}),
            SmallCall.of("largest", new int[] {9, 4, 10}));

    private static List<String> asked(Kind kind) {
        return kind.questions(RUN).stream()
                .map(each -> each.asked() + " " + each.answer())
                .toList();
    }

    @Test
    void aLineIsCounted() {
        assertThat(asked(new RunsOfLine()))
                .contains("How many times does line 8, `best = value;`, run in all during call A? 3")
                .noneMatch(each -> each.contains("line 2,"))
                .noneMatch(each -> each.contains("line 6,"));
    }

    @Test
    void aVariableIsReadWhenALineIsReachedAgain() {
        assertThat(asked(new ValuesOfVariable()))
                .contains(
                        "During call A, line 11, `sum += value;`, is reached for the fourth time. What does `sum` hold"
                                + " just before that line runs? 12")
                .noneMatch(each -> each.contains("`value` hold"));
    }

    /** [2, 5] and [5, 2] are both right for somebody: which is meant has to be said. */
    @Test
    void aStackIsAskedForFromItsTop() {
        OwnRun run = Followed.of(
                """
                int halve(int n) {
                    java.util.Deque<Integer> waiting = new java.util.ArrayDeque<>();
                    while (n > 1) {
                        waiting.push(n);
                        n = n / 2;
                    }
                    return waiting.size();
                }""",
                SmallCall.of("halve", 9));
        assertThat(new ValuesOfVariable()
                        .questions(run).stream()
                                .filter(each -> each.asked().contains("`waiting`"))
                                .map(each -> each.asked().replaceAll(".*\\. What", "What") + " " + each.answer()))
                .contains("What does `waiting` hold just before that line runs? Begin with its head (for a stack, its"
                        + " top). Type it like this: `[1, 2, 3]`. [4, 9]");
    }

    @Test
    void aRoleIsShownInARunInWhichTheVariableChanges() {
        OwnRun run =
                Followed.of(PROGRAM, SmallCall.of("largest", new int[] {}), SmallCall.of("largest", new int[] {3, 5}));
        assertThat(new RolesOfVariables()
                        .questions(run).stream()
                                .filter(each -> each.answer().equals("best"))
                                .map(each -> each.run().toString()))
                .singleElement()
                .asString()
                .contains("3", "5");
    }

    @Test
    void rolesAreReadOffTheSource() {
        Map<String, Role> found = Roles.in(OwnSource.of(PROGRAM).orElseThrow()).get("largest").entrySet().stream()
                .filter(each -> each.getValue().isPresent())
                .collect(Collectors.toMap(
                        Map.Entry::getKey, each -> each.getValue().orElseThrow()));
        assertThat(found)
                .containsOnly(
                        Map.entry("best", Role.BEST),
                        Map.entry("count", Role.COUNTER),
                        Map.entry("sum", Role.GATHERER),
                        Map.entry("odd", Role.FLAG),
                        Map.entry("value", Role.WALKER),
                        Map.entry("values", Role.FIXED));
        assertThat(new RolesOfVariables().questions(RUN))
                .as("the loop's own variable is not asked for")
                .hasSize(4)
                .allSatisfy(question -> {
                    assertThat(question.fromSource()).isTrue();
                    assertThat(question.options()).hasSize(4).contains(question.answer());
                });
    }

    @Test
    void noOtherVariableFitsTheWordsOfARole() {
        OwnRun run = Followed.of(
                """
                int count(int[] values, int least) {
                    int[] kept = new int[values.length];
                    int at = 0;
                    int large = 0;
                    int product = 1;
                    int left = 100;
                    while (at < values.length) {
                        int twice = 2 * values[at];
                        if (twice > least) {
                            large++;
                        }
                        product *= twice;
                        left -= twice;
                        kept[at] += twice;
                        at++;
                    }
                    return large + product + left + kept.length;
                }""",
                SmallCall.of("count", new int[] {2, 6, 4}, 5));
        assertThat(new RolesOfVariables().questions(run))
                .extracting(Question::answer, Question::options)
                .containsExactly(
                        tuple("large", List.of("large", "least", "left", "twice")),
                        tuple("product", List.of("least", "left", "product", "twice")),
                        tuple("left", List.of("large", "left", "product", "values")));
    }

    @Test
    void listsAreTypedAsTheyArePrinted() {
        OwnRun run = Followed.of(
                """
                int[][] steps(int[][] from, int[] by) {
                    int[][] to = new int[from.length][2];
                    for (int i = 0; i < from.length; i++) {
                        to[i][0] = from[i][0] + by[0];
                        to[i][1] = from[i][1] + by[1];
                    }
                    return to;
                }""",
                SmallCall.of("steps", new int[][] {{0, 1}, {5, 7}}, new int[] {3, 4}));
        assertThat(new Results().questions(run)).singleElement().satisfies(question -> assertThat(
                        question.asked() + " " + question.answer())
                .isEqualTo("What comes out of call A? Type it like this: `[[1, 2], [3, 4]]`. [[3, 5], [8, 11]]"));
        assertThat(run.told().get(0).call().shown()).isEqualTo("steps([[0, 1], [5, 7]], [3, 4])");
    }

    @Test
    void nothingIsAskedOfAMethodThatSharesItsName() {
        OwnRun run = Followed.of(
                """
                int power(int n) {
                    return n == 0 ? 1 : 2 * power(n - 1) + power(0, 0);
                }

                int power(int n, int k) {
                    return n;
                }""",
                SmallCall.of("power", 3));
        assertThat(new WaitingCalls().questions(run)).isEmpty();
        assertThat(new Results().questions(run))
                .extracting(Question::asked)
                .containsExactly("What comes out of call A?");
    }

    /** The line beside it is reached as often, and most variables hold the same there. */
    @Test
    void noTwoQuestionsOfADrawAskTheSameOfTwoLines() {
        for (int seed = 0; seed < 40; seed++) {
            assertThat(new Draw(RUN, new Random(seed)).some(30))
                    .extracting(
                            question -> question.asked().replaceAll("line \\d+, `.*?`,", "a line") + question.options())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aFilmShowsEachStepOnceAndNoneWithoutValues() {
        OwnRun run = Followed.of(
                """
                int last(int n) {
                    int last = 0;
                    for (int i = 0; i < n; i++) {
                        if (i % 2 == 0) {
                            int[] none = {};
                            none.clone();
                        }
                        last = n - i / 3;
                    }
                    return last;
                }""",
                SmallCall.of("last", 7));
        assertThat(new ValuesOfVariable().questions(run)).isNotEmpty().allSatisfy(question -> assertThat(
                        question.run().rows())
                .doesNotHaveDuplicates()
                .noneMatch(row -> row.variables().isEmpty()));
        assertThat(new RunsOfLine().questions(run)).isNotEmpty().allSatisfy(question -> assertThat(
                        question.run().rows())
                .hasSize(Integer.parseInt(question.answer()))
                .doesNotHaveDuplicates());
    }

    /** If a single call comes to the line, nothing has to be known about it. */
    @Test
    void ofTheCallsAtLeastTwoReachAChangedLineIfThereIsOne() {
        assertThat(new NeededLines().questions(RUN)).isNotEmpty().allSatisfy(question -> {
            int line = Integer.parseInt(question.asked().replaceFirst("Line (\\d+) .*", "$1"));
            assertThat(RUN.told())
                    .filteredOn(told -> question.options().contains(told.call().name()))
                    .filteredOn(told -> told.trace().visits().stream()
                            .anyMatch(visit -> visit.statement().line() == line))
                    .hasSizeGreaterThan(1);
        });
    }

    @Test
    void aMethodOfHerOwnIsAsked() {
        assertThat(asked(new Results()))
                .contains(
                        "What comes out of call B? 3",
                        "During call A, your `depth` is called for the second time, with `n` = 2. What does this call"
                                + " return? 2");
    }

    @Test
    void waitingCallsAreCountedWhereThereIsARecursion() {
        assertThat(asked(new WaitingCalls()))
                .contains("During call A, a call of your `depth` returns 0 for the first time. How many calls of"
                        + " `depth` have begun but not yet ended at that moment, counting the current one? 4")
                .noneMatch(each -> each.contains("`largest`"));
    }

    @Test
    void aChangeIsMadeAndRun() {
        assertThat(new NeededLines().questions(RUN)).isNotEmpty().allSatisfy(question -> {
            assertThat(question.options()).contains(question.answer()).hasSizeBetween(3, 4);
            assertThat(question.run().rows()).hasSameSizeAs(question.options());
            assertThat(question.run().rows().stream()
                            .filter(row -> row.line().equals("differs"))
                            .count())
                    .as("exactly one is alone")
                    .isIn(1L, question.options().size() - 1L);
        });
    }

    /** What is recorded of a piece's call is whether it was right, which is not what her method returned. */
    @Test
    void aCallOfAPieceIsRightInAllThatItLeaves() {
        OwnRun run = Followed.judged(
                PROGRAM,
                SmallCall.of("largest", new int[] {2, 6, 4, 8}),
                SmallCall.of("largest", new int[] {3, 1}),
                SmallCall.of("largest", new int[] {}));
        assertThat(new NeededLines().questions(run)).isNotEmpty().allSatisfy(question -> {
            assertThat(question.asked())
                    .containsAnyOf(
                            "is the result or `values` no longer right?", "are the result and `values` still right?")
                    .endsWith("An exception or an endless run counts as wrong.");
            assertThat(question.run().rows())
                    .extracting(StepTable.Row::variables)
                    .containsOnly("right", "wrong");
        });
    }

    @Test
    void theSameSeedDrawsTheSameAndKindsDiffer() {
        List<Question> first = new Draw(RUN, new Random(3)).some(3);
        assertThat(new Draw(RUN, new Random(3)).some(3))
                .extracting(Question::asked)
                .isEqualTo(first.stream().map(Question::asked).toList());
        assertThat(first).extracting(Question::kind).doesNotHaveDuplicates();
        assertThat(new Draw(RUN, new Random(4)).some(3))
                .extracting(Question::asked)
                .isNotEqualTo(first.stream().map(Question::asked).toList());
    }

    @Test
    void anAnswerIsTypedAsANumberOrAWord() {
        Question roles = new RolesOfVariables().questions(RUN).get(0);
        int number = roles.options().indexOf(roles.answer()) + 1;
        assertThat(roles.answerInWords()).isEqualTo(number + ") " + roles.answer());
        assertThat(List.of(number + "", number + ")", " " + number + " ", roles.answer()))
                .allMatch(roles::isAnswered);
        assertThat(List.of("the other", number + 1 + "", "a")).noneMatch(roles::isAnswered);
        Question runs = new RunsOfLine().questions(RUN).get(0);
        assertThat(runs.isAnswered(" " + runs.answer() + " ")).isTrue();
        assertThat(runs.isAnswered(runs.answer() + "1")).isFalse();
    }

    /** A letter is always a name: of a variable or of a call, and never the place of an option. */
    @Test
    void lettersAreNamesAndNumbersAreOptions() {
        Question variables = choice("b", "c", "a", "b", "A");
        assertThat(variables.numbered()).containsExactly("1) c", "2) a", "3) b", "4) A");
        assertThat(List.of("3", "3)", "b", "three")).allMatch(variables::isAnswered);
        assertThat(List.of("1", "2", "a", "c", "A", "?")).noneMatch(variables::isAnswered);
        assertThat(List.of("a", "2")).allMatch(choice("a", "c", "a", "b", "A")::isAnswered);
        assertThat(choice("a", "c", "a", "b", "A").isAnswered("A")).isFalse();
        assertThat(choice("one", "two", "one").isAnswered("two")).isFalse();
        Question calls = choice("call B", "call B", "call C", "call D");
        assertThat(List.of("1", "B", "b", "call B", "Call b")).allMatch(calls::isAnswered);
        assertThat(List.of("a", "C", "2")).noneMatch(calls::isAnswered);
    }

    private static Question choice(String answer, String... options) {
        return new Question("", "", List.of(options), answer, "", StepTable.none(), List.of(), true);
    }
}
