package sudoku.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzles;

/** Whatever an operator does to a board: the clues stay, and each box holds each digit once. */
class OperatorTests {
    private static final int CHILDREN = 200;

    private static final List<Grid> PUZZLES = List.of(
            Grid.parse(".4........1..2.4"),
            Grid.empty(4),
            NamedPuzzles.get("wikipedia").grid(),
            NamedPuzzles.get("royle-1").grid(),
            Grid.empty(9),
            Grid.empty(16),
            NamedPuzzles.get("deadly-rectangle").grid());

    private static final Map<String, Crossover> CROSSOVERS = new LinkedHashMap<>(Map.of(
            "none",
            Crossover.none(),
            "cut",
            Crossover.cut(),
            "boxes",
            Crossover.boxes(),
            "cells",
            Crossover.cells(),
            "towards",
            Crossover.towards(0.5)));

    private static final Map<String, Mutation> MUTATIONS = new LinkedHashMap<>(Map.of(
            "swap", Mutation.swap(), "swap in each box", Mutation.swapInEachBox(), "inversion", Mutation.inversion()));

    static Stream<Arguments> crossovers() {
        return CROSSOVERS.keySet().stream().flatMap(name -> PUZZLES.stream().map(puzzle -> Arguments.of(name, puzzle)));
    }

    static Stream<Arguments> mutations() {
        return MUTATIONS.keySet().stream().flatMap(name -> PUZZLES.stream().map(puzzle -> Arguments.of(name, puzzle)));
    }

    static List<Grid> puzzles() {
        return PUZZLES;
    }

    private static void assertIsCandidate(Grid board, Grid puzzle) {
        for (int cell = 0; cell < puzzle.cells().count(); cell++) {
            if (!puzzle.isBlank(cell)) {
                assertThat(board.get(cell))
                        .as("the clue at cell %d of%n%s", cell, board)
                        .isEqualTo(puzzle.get(cell));
            }
        }
        for (int box = 0; box < puzzle.size(); box++) {
            int[] digits = IntStream.of(board.cells().house(2 * puzzle.size() + box))
                    .map(board::get)
                    .sorted()
                    .toArray();
            assertThat(digits)
                    .as("box %d of%n%s", box + 1, board)
                    .isEqualTo(IntStream.rangeClosed(1, puzzle.size()).toArray());
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aRandomCandidateKeepsCluesAndBoxes(Grid puzzle) {
        Random random = new Random(1);
        Encoding encoding = Encoding.of(puzzle);
        for (int i = 0; i < CHILDREN; i++) {
            assertIsCandidate(encoding.random(random).grid(), puzzle);
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("crossovers")
    void aChildKeepsCluesAndBoxesAndLeavesItsParentsAlone(String name, Grid puzzle) {
        Random random = new Random(2);
        Encoding encoding = Encoding.of(puzzle);
        for (int i = 0; i < CHILDREN; i++) {
            Candidate mother = encoding.random(random);
            Candidate father = encoding.random(random);
            List<Grid> before = List.of(mother.grid(), father.grid());
            int[] child = CROSSOVERS.get(name).child(mother, father, encoding, random);
            assertIsCandidate(Grid.of(child), puzzle);
            assertThat(List.of(mother.grid(), father.grid())).isEqualTo(before);
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("crossovers")
    void aChildOfTwinsIsTheirTwin(String name, Grid puzzle) {
        Random random = new Random(3);
        Encoding encoding = Encoding.of(puzzle);
        Candidate twin = encoding.random(random);
        assertThat(Grid.of(CROSSOVERS.get(name).child(twin, twin, encoding, random)))
                .isEqualTo(twin.grid());
    }

    @Test
    void crossingAtBordersTakesWholeBoxesAndCutTakesThemInARow() {
        Random random = new Random(4);
        Grid puzzle = Grid.empty(9);
        Encoding encoding = Encoding.of(puzzle);
        for (int i = 0; i < CHILDREN; i++) {
            Candidate mother = encoding.random(random);
            Candidate father = encoding.random(random);
            for (String name : List.of("cut", "boxes")) {
                int[] child = CROSSOVERS.get(name).child(mother, father, encoding, random);
                List<Boolean> fromMother = new ArrayList<>();
                for (int box = 0; box < 9; box++) {
                    int[] cells = encoding.box(box);
                    boolean mothers = IntStream.of(cells).allMatch(cell -> child[cell] == mother.digit(cell));
                    boolean fathers = IntStream.of(cells).allMatch(cell -> child[cell] == father.digit(cell));
                    assertThat(mothers || fathers)
                            .as("box %d of a child by %s", box + 1, name)
                            .isTrue();
                    fromMother.add(mothers);
                }
                if (name.equals("cut")) {
                    assertThat(fromMother).startsWith(true).endsWith(false);
                    assertThat(fromMother.lastIndexOf(true)).isLessThan(fromMother.indexOf(false));
                }
            }
        }
    }

    @Test
    void aChildPulledAllTheWayIsItsFather() {
        Random random = new Random(5);
        Encoding encoding = Encoding.of(NamedPuzzles.get("wikipedia").grid());
        Candidate mother = encoding.random(random);
        Candidate father = encoding.random(random);
        assertThat(Crossover.towards(1).child(mother, father, encoding, random)).isEqualTo(father.board());
        assertThat(Crossover.towards(0).child(mother, father, encoding, random)).isEqualTo(mother.board());
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("mutations")
    void aMutationKeepsCluesAndBoxes(String name, Grid puzzle) {
        Random random = new Random(6);
        Encoding encoding = Encoding.of(puzzle);
        int[] board = encoding.random(random).board();
        for (int i = 0; i < CHILDREN; i++) {
            MUTATIONS.get(name).change(board, 1, encoding, random);
            assertIsCandidate(Grid.of(board), puzzle);
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("mutations")
    void atRateZeroNothingChangesAndAtRateOneSomethingDoesWhereAnythingCan(String name, Grid puzzle) {
        Random random = new Random(7);
        Encoding encoding = Encoding.of(puzzle);
        int[] before = encoding.random(random).board();
        int[] board = before.clone();
        MUTATIONS.get(name).change(board, 0, encoding, random);
        assertThat(board).isEqualTo(before);
        MUTATIONS.get(name).change(board, 1, encoding, random);
        assertThat(Arrays.equals(board, before)).as("nothing can move").isEqualTo(encoding.movable().length == 0);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theErrorsAreZeroExactlyWhenTheBoardIsSolved(Grid puzzle) {
        Random random = new Random(8);
        Encoding encoding = Encoding.of(puzzle);
        for (int i = 0; i < CHILDREN; i++) {
            Candidate candidate = encoding.random(random);
            assertThat(candidate.errors() == 0).as("%s", candidate.grid()).isEqualTo(Rules.isSolved(candidate.grid()));
        }
        Candidate end = new Annealing()
                .stream(puzzle, 1).reduce((a, b) -> b).orElseThrow().best();
        assertThat(end.errors()).isZero();
        assertThat(Rules.solves(end.grid(), puzzle)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theErrorsAreTheDigitsMissingInRowsAndColumnsAndNoneIsEverMissingInABox(Grid puzzle) {
        Random random = new Random(9);
        Encoding encoding = Encoding.of(puzzle);
        int size = puzzle.size();
        for (int i = 0; i < CHILDREN; i++) {
            Candidate candidate = encoding.random(random);
            Grid board = candidate.grid();
            assertThat(IntStream.range(0, 2 * size)
                            .map(house -> Fitness.missing(board, house))
                            .sum())
                    .isEqualTo(candidate.errors())
                    .isEqualTo(Fitness.errors(board));
            assertThat(IntStream.range(2 * size, 3 * size)
                            .map(house -> Fitness.missing(board, house))
                            .sum())
                    .isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aWalkKnowsTheErrorsOfEachNeighborWithoutGoingThere(Grid puzzle) {
        Random random = new Random(10);
        Encoding encoding = Encoding.of(puzzle);
        Walk walk = new Walk(encoding, encoding.random(random).board());
        for (int i = 0; i < CHILDREN && encoding.movable().length > 0; i++) {
            int[] free = encoding.free(encoding.movable()[random.nextInt(encoding.movable().length)]);
            int cell = free[random.nextInt(free.length)];
            int other = free[random.nextInt(free.length)];
            if (cell != other) {
                Grid before = walk.candidate().grid();
                int said = walk.errorsAfter(cell, other);
                assertThat(walk.candidate().grid()).isEqualTo(before);
                walk.exchange(cell, other, said);
                assertThat(Fitness.errors(walk.candidate().grid()))
                        .as("%s", walk.candidate().grid())
                        .isEqualTo(said);
            }
        }
        assertThat(walk.errors()).isEqualTo(Fitness.errors(walk.candidate().grid()));
    }
}
