package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.SearchLimit;
import sudoku.solve.Propagation;

class SymmetryTests {
    private static final Grid SMALL = Grid.parse("1234 3412 2143 4321");

    static Stream<Arguments> sizesAndSeeds() {
        return Stream.of(4, 9, 16, 25)
                .flatMap(size -> LongStream.range(0, 5).mapToObj(seed -> Arguments.of(size, seed)));
    }

    private static Grid text(String rows) {
        return Grid.parse(rows);
    }

    @Test
    void eachMoveDoesWhatItsNameSays() {
        assertThat(Symmetry.identity(4).apply(SMALL)).isEqualTo(SMALL);
        assertThat(Symmetry.relabel(4, 3, 2, 1).apply(SMALL)).isEqualTo(text("4321 2143 3412 1234"));
        assertThat(Symmetry.rows(1, 0, 2, 3).apply(SMALL)).isEqualTo(text("3412 1234 2143 4321"));
        assertThat(Symmetry.rows(2, 3, 0, 1).apply(SMALL)).isEqualTo(text("2143 4321 1234 3412"));
        assertThat(Symmetry.columns(0, 1, 3, 2).apply(SMALL)).isEqualTo(text("1243 3421 2134 4312"));
        assertThat(Symmetry.transpose(4).apply(SMALL)).isEqualTo(text("1324 2413 3142 4231"));
        assertThat(Symmetry.mirror(4).apply(SMALL)).isEqualTo(text("4321 2143 3412 1234"));
        assertThat(Symmetry.quarterTurn(4).apply(SMALL)).isEqualTo(text("4231 3142 2413 1324"));
        assertThat(Symmetry.halfTurn(4).apply(SMALL)).isEqualTo(text("1234 3412 2143 4321"));
    }

    @ParameterizedTest(name = "{0}×{0}, seed {1}")
    @MethodSource("sizesAndSeeds")
    void housesStayHouses(int size, long seed) {
        Cells cells = Cells.of(size);
        Symmetry symmetry = Symmetry.random(size, seed);
        Set<Set<Integer>> houses = new HashSet<>();
        Set<Set<Integer>> dressed = new HashSet<>();
        for (int house = 0; house < cells.houseCount(); house++) {
            houses.add(set(IntStream.of(cells.house(house))));
            dressed.add(set(IntStream.of(cells.house(house)).map(symmetry::cell)));
        }
        assertThat(dressed).isEqualTo(houses);
    }

    private static Set<Integer> set(IntStream cells) {
        return new HashSet<>(cells.boxed().toList());
    }

    @ParameterizedTest(name = "{0}×{0}, seed {1}")
    @MethodSource("sizesAndSeeds")
    void aDressedSolutionSolvesTheDressedPuzzle(int size, long seed) {
        Symmetry symmetry = Symmetry.random(size, seed);
        Grid solution = new Propagation().solve(Grid.empty(size)).solution();
        Grid puzzle = solution;
        for (int cell = 0; cell < puzzle.cells().count(); cell += 2) {
            puzzle = puzzle.with(cell, Grid.BLANK);
        }
        assertThat(Rules.solves(symmetry.apply(solution), symmetry.apply(puzzle)))
                .isTrue();
        assertThat(Rules.isValid(symmetry.apply(solution.with(0, solution.get(1)))))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "two-solutions", "demo-160", "sixteen-clues", "dead-cell"})
    void theNumberOfSolutionsStays(String key) {
        NamedPuzzle puzzle = NamedPuzzles.get(key);
        for (long seed = 0; seed < 5; seed++) {
            Grid dressed = Symmetry.random(9, seed).apply(puzzle.grid());
            assertThat(new DancingLinksSolver()
                            .solve(dressed, SearchLimit.none())
                            .solutions())
                    .as(dressed.toLine())
                    .isEqualTo(puzzle.solutions().orElseThrow());
        }
    }

    @ParameterizedTest(name = "{0}×{0}, seed {1}")
    @MethodSource("sizesAndSeeds")
    void thereAndBackIsWhereItBegan(int size, long seed) {
        Symmetry symmetry = Symmetry.random(size, seed);
        assertThat(symmetry.then(symmetry.inverse())).isEqualTo(Symmetry.identity(size));
        assertThat(symmetry.inverse().then(symmetry)).isEqualTo(Symmetry.identity(size));
        Grid marked = Grid.empty(size).with(size + 1, 3);
        assertThat(symmetry.inverse().apply(symmetry.apply(marked))).isEqualTo(marked);
    }

    @ParameterizedTest(name = "{0}×{0}, seed {1}")
    @MethodSource("sizesAndSeeds")
    void aMarkedCellIsFoundAgain(int size, long seed) {
        Symmetry symmetry = Symmetry.random(size, seed);
        int cell = size * size - 2;
        Grid dressed = symmetry.apply(Grid.empty(size).with(cell, 2));
        assertThat(dressed.get(symmetry.cell(cell))).isEqualTo(symmetry.digit(2));
        assertThat(symmetry.inverse().cell(symmetry.cell(cell))).isEqualTo(cell);
    }

    @Test
    void oneAfterTheOtherIsTheSameAsBothAtOnce() {
        Grid puzzle = NamedPuzzles.get("wikipedia").grid();
        Symmetry first = Symmetry.random(9, 1);
        Symmetry second = Symmetry.random(9, 2);
        assertThat(first.then(second).apply(puzzle))
                .isEqualTo(second.apply(first.apply(puzzle)))
                .isNotEqualTo(first.apply(second.apply(puzzle)));
    }

    @Test
    void theSameSeedDrawsTheSameSymmetry() {
        assertThat(Symmetry.random(9, 7)).isEqualTo(Symmetry.random(9, 7)).hasSameHashCodeAs(Symmetry.random(9, 7));
        assertThat(LongStream.range(0, 100)
                        .mapToObj(seed -> Symmetry.random(9, seed))
                        .distinct())
                .hasSize(100);
    }

    /** 4! digit names, 2·2² orders of the rows, as many of the columns, and rows for columns or not. */
    @Test
    void everySymmetryIsDrawnInTheEnd() {
        int symmetries = 24 * 8 * 8 * 2;
        assertThat(LongStream.range(0, 40_000)
                        .mapToObj(seed -> Symmetry.random(4, seed))
                        .distinct())
                .hasSize(symmetries);
    }

    @Test
    void whatIsNoSymmetryIsRefused() {
        assertThatThrownBy(() -> Symmetry.rows(0, 2, 1, 3))
                .hasMessage("The order [0, 2, 1, 3] moves row 1 (counted from 0) away from"
                        + " the other rows of its band; they have to stay together.");
        assertThatThrownBy(() -> Symmetry.relabel(1, 2, 3, 3)).hasMessageStartingWith("Each of the 4 numbers");
        assertThatThrownBy(() -> Symmetry.relabel(1, 2, 3)).hasMessageStartingWith("A board has 4, 9, 16 or 25 cells");
        assertThatThrownBy(() -> Symmetry.random(9, 1).apply(SMALL))
                .hasMessage("A symmetry of boards with 9 cells a side cannot be used on a board with 4.");
    }

    @Test
    void aFewPuzzlesBecomeManyAndEachStaysItsOwnKind() {
        List<Grid> few =
                List.of(SMALL.with(0, Grid.BLANK), SMALL.with(0, Grid.BLANK).with(5, Grid.BLANK));
        List<Grid> many = Symmetry.dresses(few, 40);
        assertThat(many).hasSize(40).startsWith(few.get(0), few.get(1)).isEqualTo(Symmetry.dresses(few, 40));
        assertThat(IntStream.range(0, 40).map(i -> many.get(i).blanks() - i % 2))
                .allMatch(blanks -> blanks == 1);
        assertThat(new HashSet<>(many)).hasSizeGreaterThan(30);
        assertThat(Symmetry.dresses(few, 1)).containsExactly(few.get(0));
    }
}
