package sudoku.course.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts as a proof, and what is wrong with one that proves nothing. */
class ProofsTests {
    private static final Map<String, String> RECORD =
            Map.of("date", "2026-01-31", "machine", "two cores", "result", "1.3, paired");

    @Test
    void theProofsOfTheSampleHoldAndTurnedRoundTheyFail() {
        assertThat(ProofRun.faults(SecondEdition.sample())).isEmpty();
    }

    private static List<String> faults(String... proofs) {
        Draft draft = new Draft()
                .code("%jars ../target/sudoku.jar")
                .code("int nodes = 4;\nList<Integer> none = List.of();\nint twice(int n) {\n    return 2 * n;\n}");
        List.of(proofs).forEach(code -> draft.proof(code, "A sentence."));
        return ProofRun.faults(draft.lesson());
    }

    @Test
    void aProofThatHoldsAndCanFailIsGood() {
        assertThat(faults(
                        "assert nodes == 4;",
                        "assert nodes == 4 : \"nodes: \" + nodes;",
                        "assert twice(nodes) > nodes;",
                        "for (int i = 1; i < 3; i++) {\n    assert twice(i) > i;\n}",
                        "int more = 5;\nassert nodes < more;\nassert more == 5;",
                        "boolean holds(int n) {\n    assert n > 0;\n    return true;\n}\nassert holds(3);",
                        "String text = \"assert false;\"; // assert false;\nassert text.length() == 13;",
                        "assert nodes == 4\n    && twice(nodes) == 8;",
                        "assert none.stream()\n        .count() == 0;"))
                .isEmpty();
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "assert nodes == 5;| a proof fails (by an assert)",
                "assert nods == 4;| does not compile",
                "assert none.get(0) == 1;| a proof fails (This throws",
                "int other = nodes;| a proof without an assert",
                "String text = \"assert true;\";| a proof without an assert",
                "for (int each : none) { assert each > 0; }| turned round, this assert does not fail",
                "boolean unused() { assert nodes == 4; return true; }| turned round, this assert does not fail",
                "Runnable later = () -> { assert nodes == 4; };| turned round, this assert does not fail",
                "try { assert nodes == 4; } catch (AssertionError hidden) { }| turned round, this assert does not fail",
                "assert true;| about nothing of the lesson",
                "assert 1 < 2;| about nothing of the lesson"
            })
    void aProofThatProvesNothingIsRefused(String code, String why) {
        assertThat(faults(code)).as(code).isNotEmpty().first().asString().contains(why);
    }

    /** What nobody can see from outside: a half of a condition that is never looked at, or one that repeats itself. */
    @Tag("thorough")
    @Test
    void someConditionsThatProveNothingAreLetThrough() {
        assertThat(faults("assert nodes == 4 || none.get(7) == 0;", "assert nodes == nodes;"))
                .isEmpty();
    }

    @Test
    void oneIdleAssertAmongGoodOnesIsFound() {
        assertThat(faults("assert nodes == 4;\nfor (int each : none) {\n    assert each > 0;\n}\nassert nodes < 9;"))
                .singleElement()
                .asString()
                .contains("assert each > 0");
    }

    @Test
    void aProofQuotesWhatItProves() {
        assertThat(ProofRun.faults(new Draft()
                        .code("int nodes = 4;")
                        .proof("assert nodes == 4;")
                        .lesson()))
                .singleElement()
                .asString()
                .contains("quotes no sentence");
    }

    @Test
    void aCellThatIsMeantToFailMayAndNoOtherOne() {
        String failing = "int[] none = {};\nnone[1] = 0;";
        assertThat(ProofRun.faults(new Draft().code(failing, "raises-exception").lesson()))
                .isEmpty();
        assertThat(ProofRun.faults(new Draft().code(failing).lesson()))
                .singleElement()
                .asString()
                .contains("the lesson itself fails");
    }

    @Test
    void aTimedCellIsCompiledAndNotRun() {
        Draft draft = new Draft()
                .code("long started = 0;\nint[] board = {};")
                .timed(
                        "long mine = System.nanoTime();\nvoid race() {\n    board[0]++;\n}\nrace();\nboard[7] = "
                                + "1;\nSystem.out.println(mine);",
                        RECORD)
                .proof("assert board.length == 0;", "A sentence.");
        assertThat(ProofRun.faults(draft.lesson())).isEmpty();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"boards[0]++;", "long mine = \"text\";", "void race() {\n    missing();\n}", "race(;"})
    void aTimedCellThatDoesNotCompileIsFound(String code) {
        assertThat(ProofRun.faults(new Draft()
                        .code("int[] board = {};")
                        .timed(code, RECORD)
                        .lesson()))
                .isNotEmpty()
                .allMatch(fault -> fault.contains("a timed cell does not compile"));
    }

    @Test
    void aTimedCellHasItsRecord() {
        String[][] wrong = {
            {"date", ""},
            {"date", "yesterday"},
            {"date", "2026-02-30"},
            {"date", "9999-01-01"},
            {"machine", " "},
            {"result", ""}
        };
        Draft draft = new Draft();
        for (String[] each : wrong) {
            Map<String, String> record = new HashMap<>(RECORD);
            record.put(each[0], each[1]);
            draft.timed("int a = 1;", record);
        }
        List<String> faults = ProofRun.faults(draft.lesson());
        assertThat(faults).hasSameSizeAs(wrong);
        for (int i = 0; i < wrong.length; i++) {
            assertThat(faults.get(i)).contains("no good " + wrong[i][0]).contains(wrong[i][1]);
        }
    }
}
