package sudoku.measure.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sudoku.needs.Thorough;

/**
 * Every row of the ledger, computed once and compared with the numbers it had when they were checked by other programs.
 *
 * <p>A verdict that depends on the clock is not expected here; its counts are.
 */
class LedgerTests {
    private static final String DEPENDS_ON_THE_CLOCK = "-";
    private static final Path LISTS = Path.of(System.getProperty("sudoku.lists", "../shared/data"));
    private static final Pattern NUMBER = Pattern.compile("\\d[\\d,]*(\\.\\d+)?(e[+-]\\d+)?");
    /** Each takes seconds; the thorough build waits for them. */
    private static final List<String> SLOW = List.of("A03", "A08");

    private static final Evidence NAMED_PUZZLES = Evidence.quick();

    /** Of the claims whose findings are recorded. */
    private static final Map<String, Function<Evidence, Finding>> PROGRAMS = programs();

    private static Map<String, Function<Evidence, Finding>> programs() {
        Map<String, Function<Evidence, Finding>> programs = new TreeMap<>();
        FactClaims.addTo(programs);
        BacktrackingClaims.addTo(programs);
        ChoiceClaims.addTo(programs);
        MaskClaims.addTo(programs);
        PropagationClaims.addTo(programs);
        CoverClaims.addTo(programs);
        GeneticClaims.addTo(programs);
        PerformanceClaims.addTo(programs);
        CodeClaims.addTo(programs);
        return programs;
    }

    private record Row(String id, String verdict, String numbers) {
        static Row of(String line) {
            String[] fields = line.split(";", -1);
            return new Row(fields[0], fields[1], fields[2]);
        }

        void check(Evidence evidence) {
            Claim claim = Ledger.get(id);
            Finding finding = PROGRAMS.getOrDefault(id, claim.check()).apply(evidence);
            assertThat(numbersIn(finding.measured()))
                    .as("%s %s: %s", id, claim.words(), finding.sentence())
                    .isEqualTo(numbers);
            if (!verdict.equals(DEPENDS_ON_THE_CLOCK)) {
                assertThat(finding.verdict())
                        .as("%s %s: %s", id, claim.words(), finding.sentence())
                        .hasToString(verdict);
            }
        }
    }

    static String numbersIn(String sentence) {
        return NUMBER.matcher(sentence)
                .results()
                .map(MatchResult::group)
                .map(number -> number.replaceAll(",$", ""))
                .collect(Collectors.joining(" "));
    }

    private static List<Row> rows(String file) throws IOException {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(LedgerTests.class.getResourceAsStream(file), StandardCharsets.UTF_8))) {
            return reader.lines().skip(1).map(Row::of).toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> aMeasuredClaimHasTheNumbersItHadWhenTheyWereChecked() throws IOException {
        return rows("claims.csv").stream()
                .filter(row -> Thorough.isOn() || !SLOW.contains(row.id()))
                .map(row -> dynamicTest(row.id() + " " + Ledger.get(row.id()).words(), () -> row.check(NAMED_PUZZLES)));
    }

    @TestFactory
    Stream<DynamicTest> whatIsRecordedIsWhatAProgramFinds() {
        return PROGRAMS.keySet().stream()
                .filter(id -> Thorough.isOn() || !SLOW.contains(id))
                .map(id ->
                        dynamicTest(id, () -> assertThat(Ledger.get(id).check().apply(NAMED_PUZZLES))
                                .isEqualTo(PROGRAMS.get(id).apply(NAMED_PUZZLES))));
    }

    @Test
    void everyMeasuredClaimIsTimedOrHasAProgramThatMeasuresItsRecord() {
        Set<String> measured = new TreeSet<>(PROGRAMS.keySet());
        assertThat(measured).doesNotContainAnyElementsOf(TimedClaims.programs().keySet());
        measured.addAll(TimedClaims.programs().keySet());
        assertThat(Ledger.all().stream().filter(Claim::isMeasured).map(Claim::id))
                .containsExactlyInAnyOrderElementsOf(measured);
    }

    /** The lists are not the course's to hand on; where they are not, there is nothing to check. */
    @TestFactory
    Stream<DynamicTest> onThePublishedListsItHasTheNumbersOfThese() throws IOException {
        if (!Files.exists(LISTS.resolve("top95.txt"))) {
            return Stream.empty();
        }
        Evidence evidence = Evidence.quick().withLists(LISTS);
        return rows("claims-on-lists.csv").stream().map(row -> dynamicTest(row.id(), () -> row.check(evidence)));
    }

    @Test
    void everyMeasuredClaimIsExpectedOnceAndNoOther() throws IOException {
        assertThat(rows("claims.csv").stream().map(Row::id))
                .containsExactlyElementsOf(Ledger.all().stream()
                        .filter(Claim::isMeasured)
                        .map(Claim::id)
                        .toList());
    }

    @Test
    void atLeastFortyClaimsAreMeasuredAndNoneTwice() {
        assertThat(Ledger.all()).extracting(Claim::id).doesNotHaveDuplicates();
        assertThat(Ledger.all()).filteredOn(Claim::isMeasured).hasSizeGreaterThanOrEqualTo(40);
    }

    @Test
    void aClaimThatCannotBeMeasuredSaysWhy() {
        assertThat(Ledger.all()).filteredOn(claim -> !claim.isMeasured()).allSatisfy(claim -> {
            Finding finding = claim.check().apply(NAMED_PUZZLES);
            assertThat(finding.verdict()).as(claim.id()).isEqualTo(Verdict.UNVERIFIABLE);
            assertThat(finding.sentence()).as(claim.id()).isNotBlank();
        });
    }

    @Test
    void theSubjectsTogetherAreTheLedger() {
        List<Claim> together = new ArrayList<>();
        Ledger.subjects().forEach(subject -> together.addAll(Ledger.about(subject)));
        assertThat(together).isEqualTo(Ledger.all());
        assertThatThrownBy(() -> Ledger.about("chess"))
                .hasMessageStartingWith("No claims are about 'chess'. Choose from: ");
        assertThatThrownBy(() -> Ledger.get("Z99")).hasMessageStartingWith("No claim is called 'Z99'.");
    }
}
