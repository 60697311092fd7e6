package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.ArcConsistency;
import sudoku.solve.HiddenSingles;
import sudoku.solve.NakedPairs;
import sudoku.solve.NakedSingles;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

class ExplanationTests {

    private static Explanation explain(Solver solver, Grid puzzle) {
        Trace trace = Trace.withEliminations(100_000);
        solver.solve(puzzle, SearchLimit.none(), trace);
        return Explanation.of(puzzle, trace);
    }

    @Test
    void aDigitIsToldWithItsReasonAndAllItRulesOut() {
        // r1c1 sees 2, 3 and 4.
        Explanation told = explain(new Propagation("naked", new NakedSingles()), Grid.parse(".23.\n....\n....\n4..."));
        assertThat(told.lines().get(0)).isEqualTo("   1  r1c1 = 1: naked single; so no 1 at r1c4, r2c1, r2c2, r3c1");
        assertThat(told.sentence(1)).isEqualTo("r1c1 = 1: naked single");
        assertThat(told.rule(1)).isEqualTo("naked single");
    }

    @Test
    void aPictureShowsTheMarksTheMoveWasMadeOn() {
        Explanation told = explain(new Propagation("naked", new NakedSingles()), Grid.parse(".23.\n....\n....\n4..."));
        assertThat(told.picture(1).text())
                .contains(
                        "Candidates: r1c1 1, r1c4 14",
                        "Marked: r1c1",
                        "Ringed: r1c1 1",
                        "Struck: r1c4 1, r2c1 1, r2c2 1, r3c1 1",
                        "r1c1 = 1: naked single");
        assertThat(told.picture(2).text())
                .startsWith(Grid.parse("123.\n....\n....\n4...").toString())
                .contains("Ringed: r1c4 4");
    }

    @Test
    void allThatOnePairStrikesIsOneMove() {
        // r1c1 and r1c2 both hold 1 or 2.
        Explanation told = explain(new Propagation("pairs", new NakedPairs()), Grid.parse("....\n34..\n....\n...."));
        assertThat(told.sentence(1))
                .isEqualTo("no 1 at r1c3, r1c4; no 2 at r1c3, r1c4: naked pair in row 1, by r1c1 and r1c2");
        assertThat(told.picture(1).text())
                .contains("Shaded: r1c1 r1c2 r1c3 r1c4", "Marked: r1c1 r1c2", "Struck: r1c3 12, r1c4 12")
                .doesNotContain("Ringed");
    }

    @Test
    void aHiddenSingleShowsItsHouse() {
        Explanation told =
                explain(new Propagation("hidden", new HiddenSingles()), Grid.parse("....\n1...\n..1.\n...."));
        assertThat(told.picture(1).text())
                .contains("Shaded: r1c1 r1c2 r1c3 r1c4", "Marked: r1c4", "Ringed: r1c4 1", "hidden single in row 1");
    }

    @Test
    void thinkingAloneTriesNothing() {
        Explanation told = Explanation.ofThinking(NamedPuzzles.get("escargot").grid(), Propagation.withNakedPairs());
        assertThat(told.countByRule()).doesNotContainKeys("try", "take back").containsKey("hidden single");
        assertThat(told.sentence(1)).isEqualTo("r8c3 = 1: hidden single in column 3");
    }

    @Test
    void triesDeadEndsAndStepsBackAreToldToo() {
        Explanation told =
                explain(new Propagation(), NamedPuzzles.get("escargot").grid());
        assertThat(told.countByRule())
                .containsEntry("solved", 1)
                .containsKeys("try", "take back", "dead end", "naked single", "hidden single");
        assertThat(told.countByRule().get("try")).isEqualTo(told.countByRule().get("take back"));
        assertThat(told.sentence(told.first("try"))).matches("try \\d at r\\dc\\d, one of \\d candidates");
        assertThat(told.sentence(told.first("take back"))).endsWith(", and all that followed from it");
        assertThat(told.picture(told.first("dead end")).text()).contains("dead end: no");
        assertThat(told.first("naked pair")).isZero();
    }

    @Test
    void whatWasTakenBackIsGoneFromThePicturesAfterIt() {
        Grid puzzle = NamedPuzzles.get("escargot").grid();
        Explanation told = explain(new Propagation(), puzzle);
        int first = told.first("try");
        int last = IntStream.rangeClosed(1, told.size())
                .filter(n -> told.rule(n).equals("take back"))
                .max()
                .orElseThrow();
        String marksBefore = told.picture(first)
                .text()
                .lines()
                .filter(line -> line.startsWith("Candidates"))
                .findFirst()
                .orElseThrow();
        int nextAtTheTop = IntStream.rangeClosed(first + 1, last)
                .filter(n -> told.rule(n).equals("try")
                        && told.sentence(n)
                                .substring(6)
                                .equals(told.sentence(first).substring(6)))
                .findFirst()
                .orElseThrow();
        assertThat(told.picture(nextAtTheTop).text()).contains(marksBefore);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "escargot", "brute-force-trap", "wrong-digit", "double-five"})
    void everyMoveHasASentenceAndAPicture(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        for (Solver solver : new Solver[] {Propagation.withNakedPairs(), new ArcConsistency()}) {
            Trace trace = Trace.withEliminations(100_000);
            solver.solve(puzzle, SearchLimit.first().withNodes(300), trace);
            Explanation told = Explanation.of(puzzle, trace);
            assertThat(told.lines()).hasSize(told.size());
            for (int number = 1; number <= told.size(); number += 1 + told.size() / 50) {
                assertThat(told.picture(number).alt()).contains(told.sentence(number));
            }
        }
    }

    @Test
    void aTraceThatIsFullSaysSo() {
        Trace trace = Trace.withEliminations(10);
        Grid puzzle = NamedPuzzles.get("wikipedia").grid();
        new Propagation().solve(puzzle, SearchLimit.first(), trace);
        assertThat(Explanation.of(puzzle, trace).lines()).last().asString().contains("the trace was full");
    }

    @Test
    void aMoveThatIsNotThereIsRefusedInOneSentence() {
        Explanation none = Explanation.of(Grid.empty(4), Trace.withEliminations(1));
        assertThatThrownBy(() -> none.picture(1))
                .hasMessage("There is no move 1; the explanation has 0 moves, counted from 1.");
    }
}
