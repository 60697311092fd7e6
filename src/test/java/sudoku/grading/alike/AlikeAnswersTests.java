package sudoku.grading.alike;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudoku.grading.alike.AlikeAnswers.Pair;

/** Copies are found under their disguises, and who has worked alone is not next to them. */
class AlikeAnswersTests {
    /** What somebody does who does not want a copy to be seen. */
    enum Disguise {
        NONE(0.99, code -> code),
        NAMES(0.99, code -> code.replace("board", "grid")
                .replace("digit", "d")
                .replace("search", "goOn")
                .replace("found", "result")
                .replace("fits", "ok")
                .replace("cell", "where")),
        COMMENTS_AND_LAYOUT(
                0.99,
                code -> code.replace("{", "{ // so\n").replace("    ", " ").replace("return", "return /* well */")),
        BRACES_AND_BRACKETS(
                0.99, code -> code.replace("cell == 81", "(cell == 81)").replace("return false;", "{ return false; }")),
        LITERALS(0.99, code -> code.replace("81", "(81)").replace("= 1;", "= 0x1;")),
        TYPES(0.99, code -> code.replace("int row", "var row").replace("StringBuilder line", "final var line")),
        ORDER_OF_METHODS(0.95, code -> {
            List<String> methods = new ArrayList<>(List.of(code.split("\n\n")));
            Collections.reverse(methods);
            return String.join("\n\n", methods);
        }),
        A_LINE_MORE(0.8, code -> code.replace("int column", "int unused = row + 1;\n    int column"));

        private final double least;
        private final UnaryOperator<String> change;

        Disguise(double least, UnaryOperator<String> change) {
            this.least = least;
            this.change = change;
        }
    }

    private static Map<String, String> independent() {
        try (InputStream text = AlikeAnswersTests.class.getResourceAsStream("independent.txt")) {
            return List.of(new String(text.readAllBytes(), StandardCharsets.UTF_8).split("(?m)^// ")).stream()
                    .skip(1)
                    .collect(Collectors.toMap(
                            part -> part.substring(0, part.indexOf('\n')),
                            part -> part.substring(part.indexOf('\n') + 1),
                            (a, b) -> a,
                            TreeMap::new));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The same, and one who has copied. */
    private static Map<String, String> withCopy(UnaryOperator<String> ofAda) {
        Map<String, String> sources = independent();
        sources.put("zoe", ofAda.apply(sources.get("ada")));
        return sources;
    }

    private static AlikeAnswers alike(Map<String, String> sources) {
        return new AlikeAnswers(sources, List.of(), List.of());
    }

    private static String page(Map<String, String> sources) {
        return AlikePage.html("x", alike(sources));
    }

    private static List<Pair> pairs(Map<String, String> sources) {
        return alike(sources).pairs(0);
    }

    private static MatchingParts parts(Map<String, String> sources, Pair pair) {
        return alike(sources).parts(pair);
    }

    private static double share(List<Pair> pairs, String first, String second) {
        return pairs.stream()
                .filter(pair -> pair.first().equals(first) && pair.second().equals(second))
                .mapToDouble(Pair::share)
                .findFirst()
                .orElse(0);
    }

    @ParameterizedTest
    @EnumSource(Disguise.class)
    void aCopyIsFoundUnderItsDisguise(Disguise disguise) {
        Map<String, String> sources = independent();
        String copy = disguise.change.apply(sources.get("ada"));
        assertThat(copy.equals(sources.get("ada"))).isEqualTo(disguise == Disguise.NONE);
        sources.put("zoe", copy);
        List<Pair> pairs = pairs(sources);
        assertThat(pairs.get(0))
                .matches(pair -> pair.first().equals("ada") && pair.second().equals("zoe"));
        assertThat(pairs.get(0).share()).isBetween(disguise.least, 1.0);
    }

    @Test
    void whoHasWorkedAloneIsFarFromEverybody() {
        assertThat(pairs(independent())).allMatch(pair -> pair.share() < 0.3);
    }

    @Test
    void halfACopyIsFoundAsHalf() {
        Map<String, String> sources = independent();
        String ada = sources.get("ada");
        sources.put(
                "zoe",
                ada.substring(ada.indexOf("boolean fits")) + sources.get("cleo").replace("fill", "go"));
        sources.remove("cleo");
        List<Pair> pairs = pairs(sources);
        assertThat(pairs.get(0))
                .matches(pair -> pair.first().equals("ada") && pair.second().equals("zoe"));
        assertThat(pairs.get(0).share()).isBetween(0.3, 0.7);
        int fits = (int) ada.substring(0, ada.indexOf("boolean fits")).lines().count();
        assertThat(parts(sources, pairs.get(0)).first().keySet()).isNotEmpty().allMatch(line -> line >= fits);
    }

    @Test
    void whatMatchesHasOneNumberInBothWhereverItIs() {
        Map<String, String> sources =
                withCopy(ada -> Disguise.ORDER_OF_METHODS.change.apply(ada).replace("board", "grid"));
        Pair pair = pairs(sources).get(0);
        MatchingParts parts = parts(sources, pair);
        assertThat(parts.first().values()).as("the methods of a program").contains(1, 2);
        assertThat(parts.first().values())
                .containsExactlyInAnyOrderElementsOf(parts.second().values());
        List<String> left = sources.get("ada").lines().toList();
        List<String> right = sources.get("zoe").lines().toList();
        parts.first().forEach((line, part) -> assertThat(parts.second().entrySet())
                .as(left.get(line))
                .anyMatch(other -> other.getValue().equals(part)
                        && right.get(other.getKey()).equals(left.get(line).replace("board", "grid"))));
        assertThat(page(sources)).contains(" 1 <mark>", " 2 <mark>");
    }

    @Test
    void whatTheExerciseGivesCountsForNobody() {
        Map<String, String> sources = withCopy(ada -> ada);
        String given = "class Given {\n" + sources.get("ada") + "}";
        assertThat(new AlikeAnswers(sources, List.of(given), List.of()).pairs(0))
                .noneMatch(pair -> pair.first().equals("ada") && pair.second().equals("zoe"));
    }

    @Test
    void whatManyHaveIsHowEverybodyDoesIt() {
        Map<String, String> sources = independent();
        String ada = sources.get("ada");
        IntStream.range(0, 10)
                .forEach(i -> sources.put(
                        "z" + i,
                        ada.substring(ada.indexOf("boolean fits")) + "\nint own(int a) {\n" + "    a = a * a + "
                                + "a - ".repeat(i) + "1;\n    return a;\n}\n"));
        assertThat(share(pairs(sources), "ada", "z1")).isZero();
        sources.remove("z9");
        assertThat(share(pairs(sources), "ada", "z1")).isGreaterThan(0.3);
    }

    @Test
    void statementsWithoutAMethodAreComparedAsWell() {
        String loop = "int sum = 0;\nfor (int i = 0; i < 81; i++) {\n    if (board[i] != 0) {\n"
                + "        sum += board[i] * i;\n    }\n}\nSystem.out.println(sum + 1);\n";
        assertThat(pairs(Map.of("ada", loop, "bob", loop.replace("sum", "total"))))
                .singleElement()
                .extracting(Pair::share)
                .isEqualTo(1.0);
    }

    @Test
    void whatNobodyCanReadIsNamedAndTheRestCompared() {
        Map<String, String> sources = withCopy(ada -> ada);
        sources.put("mad", "((((".repeat(10_000));
        sources.put("none", "");
        AlikeAnswers answers = alike(sources);
        assertThat(answers.unread()).containsExactly("mad");
        assertThat(AlikePage.html("x", answers))
                .as("who has written nothing is not counted either")
                .contains("Answers compared as programs: " + (independent().size() + 1) + ".");
        assertThat(answers.pairs(0.9)).hasSize(1);
    }

    @Test
    void thePageShowsBothAnswersWithTheCommonLinesMarkedAndNothingOfThemAsCode() {
        Map<String, String> sources = independent();
        sources.put("<b>zoe", "// <script>alert(1)</script>\n" + sources.get("ada"));
        String page = page(sources);
        assertThat(page)
                .contains(
                        "&lt;b&gt;zoe and ada",
                        "&lt;script&gt;",
                        "<mark>    for (int digit : board) {</mark>".replace("    for", "        for"))
                .doesNotContain("<script>", "<b>");
    }

    @Test
    void theFirstMarksOfAPairAreSeenWhenTheAnswersBeginWithSomethingElse() {
        Map<String, String> sources = independent();
        String own = sources.remove("cleo");
        int lines = (int) own.lines().count();
        assertThat(lines).as("of an answer to another task").isGreaterThan(10);
        sources.put("zoe", own + "\n" + sources.get("ada"));
        String page = page(sources);
        String right = page.substring(page.indexOf("<h3>zoe</h3>"));
        String before = right.substring(0, right.indexOf("<mark>"));
        assertThat(before.replaceAll("(?s)<details>.*?</details>", "").lines().count())
                .isLessThan(6);
        assertThat(before).containsPattern("<details><summary>\\d+ lines without a mark</summary><pre>");
        assertThat(right.substring(0, right.indexOf("</div>")))
                .as("nothing is left out")
                .contains(own.lines()
                        .map(line ->
                                line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
                        .filter(line -> !line.isBlank())
                        .limit(10)
                        .toList());
    }

    @Test
    void whereOneAnswerIsAPartOfTheOtherBothSharesAreTold() {
        Map<String, String> sources = withCopy(ada -> ada.substring(ada.indexOf("boolean fits")));
        Pair pair = pairs(sources).get(0);
        assertThat(pair.secondShare()).isEqualTo(1.0).isGreaterThan(pair.firstShare() + 0.2);
        assertThat(page(sources))
                .contains(
                        "<h3>ada</h3><p class=\"score\">" + (int) (100 * pair.firstShare())
                                + "% of what was compared, on ",
                        "<h3>zoe</h3><p class=\"score\">100% of what was compared, on "
                                + parts(sources, pair).second().size() + " of ");
    }

    @Test
    void whatWasNotRemovedIsNotSaidToBe() {
        String answer = independent().get("ada");
        Map<String, String> sources = Map.of("ada", answer, "zoe", answer);
        assertThat(page(sources))
                .contains("so what the lesson shows was not removed")
                .doesNotContain("what the lesson shows and");
        assertThat(AlikePage.html("x", new AlikeAnswers(sources, List.of(), List.of(answer))))
                .contains("what the lesson shows and what more than 10 students have", "No two answers")
                .doesNotContain("was not removed");
    }

    /** With a look at all that follows for each line it would take hours; the deadline only ends such a test. */
    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void millionsOfEmptyLinesAreReadOnce() {
        String lines = "\n".repeat(2_000_000);
        assertThat(ProgramTokens.of("import java.util.*;" + lines + "int a = 1;")
                        .rows())
                .singleElement()
                .satisfies(row -> assertThat(row.get(0).line()).isEqualTo(2_000_000));
    }

    @Test
    void anAnswerTooLongToCompareIsNamedAndTheOthersAreCompared() {
        Map<String, String> sources = withCopy(ada -> ada);
        String statement = "int a = 1 + 2 * 3 - 4;\n";
        sources.put("long", statement.repeat(AlikeAnswers.LONGEST / statement.length() + 1));
        sources.put("long too", sources.get("long"));
        AlikeAnswers answers = alike(sources);
        assertThat(answers.tooLong()).containsExactly("long", "long too");
        assertThat(answers.pairs(0.9)).singleElement().extracting(Pair::second).isEqualTo("zoe");
        assertThat(AlikePage.html("x", answers)).contains("more than 50000 characters: long, long too.");
    }

    /** The longest two that are compared, the same statement again and again: each piece is everywhere. */
    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theLongestAnswersAreComparedLineByLine() {
        String statement = "a=a+1;\n";
        String longest = statement.repeat(AlikeAnswers.LONGEST / statement.length());
        Map<String, String> sources = Map.of("ada", longest, "zoe", longest);
        Pair pair = pairs(sources).get(0);
        assertThat(pair.share()).isEqualTo(1);
        assertThat(parts(sources, pair).first())
                .hasSize(AlikeAnswers.LONGEST / statement.length())
                .allSatisfy((line, part) -> assertThat(part).isEqualTo(1));
    }

    @Test
    void aComparisonThatDoesNotEndOrFailsLeavesAPageThatSaysSo() {
        CountDownLatch never = new CountDownLatch(1);
        assertThat(AlikePage.html(
                        "x",
                        () -> {
                            never.await();
                            return null;
                        },
                        Duration.ofMillis(50)))
                .contains("No answers were compared", "stopped after 0 seconds", "--resume");
        assertThat(AlikePage.html(
                        "x",
                        () -> {
                            throw new OutOfMemoryError("no <room>");
                        },
                        Duration.ofMinutes(1)))
                .contains("The comparison failed", "no &lt;room&gt;");
        assertThat(AlikePage.html(
                        "x", () -> new AlikeAnswers(independent(), List.of(), List.of()), Duration.ofMinutes(1)))
                .contains("Answers compared as programs: " + independent().size());
    }
}
