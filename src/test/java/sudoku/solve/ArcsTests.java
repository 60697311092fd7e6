package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;

class ArcsTests {
    private static final Propagation NAKED = new Propagation("naked", new NakedSingles());

    /** Variables in a row, each smaller than the next. */
    private record Ascending(int variables, int values) implements BinaryProblem {
        @Override
        public int domain(int variable) {
            return (1 << values) - 1;
        }

        @Override
        public int[] neighbors(int variable) {
            return IntStream.of(variable - 1, variable + 1)
                    .filter(i -> i >= 0 && i < variables)
                    .toArray();
        }

        @Override
        public boolean allows(int variable, int value, int neighbor, int neighborValue) {
            return variable < neighbor ? value < neighborValue : value > neighborValue;
        }
    }

    @ParameterizedTest
    @CsvSource({"4,112", "9,1620", "16,9984", "25,40000"})
    void aSudokuHasAnArcForEachCellAndPeer(int size, int arcs) {
        assertThat(new Arcs(BinaryProblem.sudoku(Grid.empty(size))).count()).isEqualTo(arcs);
    }

    @Test
    void anyBinaryProblemCanBeMadeConsistent() {
        Arcs arcs = new Arcs(new Ascending(4, 5));
        int[] domains = arcs.domains();
        assertThat(arcs.makeConsistent(domains, Arcs.Watcher.NONE)).isTrue();
        assertThat(Arrays.stream(domains).mapToObj(Digits::toString))
                .containsExactly("{0, 1}", "{1, 2}", "{2, 3}", "{3, 4}");
        domains[2] = Digits.of(2);
        assertThat(arcs.makeConsistentAfter(2, domains, Arcs.Watcher.NONE)).isTrue();
        assertThat(Arrays.stream(domains).mapToObj(Digits::toString)).containsExactly("{0}", "{1}", "{2}", "{3, 4}");
    }

    @Test
    void aVariableWithNothingLeftIsNoticed() {
        Arcs arcs = new Arcs(new Ascending(4, 3));
        assertThat(arcs.makeConsistent(arcs.domains(), Arcs.Watcher.NONE)).isFalse();
    }

    @Test
    void eachValueStruckIsToldWithTheNeighborThatHasNoPartnerForIt() {
        Arcs arcs = new Arcs(new Ascending(2, 2));
        StringBuilder heard = new StringBuilder();
        arcs.makeConsistent(arcs.domains(), (variable, value, neighbor) -> heard.append(variable)
                .append('≠')
                .append(value)
                .append(" by ")
                .append(neighbor)
                .append("; "));
        assertThat(heard).hasToString("0≠1 by 1; 1≠0 by 0; ");
    }

    @Test
    void onSudokuArcsFindExactlyTheNakedSingles() {
        for (NamedPuzzle puzzle : NamedPuzzles.all()) {
            sameFixpoint(puzzle.grid());
        }
        for (int seed = 0; seed < 50; seed++) {
            sameFixpoint(GeneratedPuzzles.solvable(4, 5, seed));
            sameFixpoint(GeneratedPuzzles.solvable(9, 36, seed));
            sameFixpoint(GeneratedPuzzles.doubtful(9, 36, seed));
        }
        sameFixpoint(GeneratedPuzzles.solvable(16, 150, 1));
        sameFixpoint(GeneratedPuzzles.solvable(25, 450, 1));
    }

    private static void sameFixpoint(Grid puzzle) {
        Candidates singles = NAKED.think(puzzle);
        Optional<int[]> domains = new ArcConsistency().think(puzzle);
        assertThat(domains.isEmpty()).as(puzzle.toLine()).isEqualTo(singles.isContradiction());
        domains.ifPresent(left -> assertThat(left)
                .as(puzzle.toLine())
                .isEqualTo(IntStream.range(0, left.length).map(singles::get).toArray()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "escargot", "inkala-2012", "cheese", "demo-160", "wrong-digit", "dead-cell"})
    void theArcsAreLeftAsManyNodesAsTheTightestCellGuesses(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        for (SearchLimit limit : new SearchLimit[] {SearchLimit.first(), SearchLimit.none()}) {
            long guesses = new TightestCell().solve(puzzle, limit).stats().guesses();
            assertThat(new ArcConsistency().solve(puzzle, limit).nodes()).isEqualTo(guesses);
            assertThat(NAKED.solve(puzzle, limit).nodes()).isEqualTo(guesses);
        }
    }
}
