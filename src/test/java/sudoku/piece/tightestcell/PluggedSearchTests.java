package sudoku.piece.tightestcell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.piece.Piece;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.HouseSets;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Solver;
import sudoku.solve.TightestCell;

/** One program with several plugs: it is lesson 3's with one, the library's tightest cell with another. */
class PluggedSearchTests {
    private static final CellCandidates CANDIDATES = CellCandidates.PIECE.library();
    private static final PluggedSearch SUDOKU = PluggedSearch.of(CANDIDATES, PENCIL);
    private static final Where TIGHTEST = Where.ranked(CANDIDATES, count -> count);
    private static final Where FIRST = Where.ranked(CANDIDATES, count -> 1);

    @ParameterizedTest
    @ValueSource(strings = {"escargot", "wikipedia", "two-solutions", "wrong-digit", "dead-cell", "solved"})
    void wholeTreesAreAsLargeAsTheLibrarys(String name) {
        Grid grid = NamedPuzzles.get(name).grid();
        assertSame(grid, TIGHTEST, new TightestCell());
        assertSame(grid, FIRST, new BitmaskBacktracking());
    }

    private static void assertSame(Grid grid, Where where, Solver library) {
        int[] board = grid.toArray();
        int[] used = HouseSets.of(grid);
        var whole = library.solve(grid, SearchLimit.none());
        assertThat(SUDOKU.nodes(board, used, where)).isEqualTo(whole.nodes());
        assertThat(SUDOKU.solutions(board, used, where)).isEqualTo(whole.solutions());
        assertThat(board).as("left as it was").isEqualTo(grid.toArray());
        assertThat(used).isEqualTo(HouseSets.of(grid));
    }

    /** As if no digit forbade another: the whole tree has nine digits on each of 81 levels. */
    @Test
    void aTreeThatNobodyWaitsForIsGivenUpInASentence() {
        CellCandidates all = (board, cell) -> 0b1111111110;
        Where inOrder = Where.ranked(all, count -> 1);
        assertThatThrownBy(() -> PluggedSearch.of(all).nodes(new int[81], new int[81], inOrder))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("This search had not ended after 20,000,000 digits, so it was stopped. Does your"
                        + " where name a cell with few candidates?");
    }

    @Test
    void aSolutionIsLeftOnTheBoard() {
        Grid grid = NamedPuzzles.get("escargot").grid();
        int[] board = grid.toArray();
        assertThat(SUDOKU.solve(board, HouseSets.of(grid), TIGHTEST)).isTrue();
        assertThat(Grid.of(board)).isEqualTo(new TightestCell().solve(grid).solution());
        int[] wrong = NamedPuzzles.get("wrong-digit").grid().toArray();
        assertThat(SUDOKU.solve(wrong, HouseSets.of(Grid.of(wrong)), TIGHTEST)).isFalse();
    }

    /** A puzzle that is filled by forced moves has no depth, and one in which all is open has as much as choices. */
    @Test
    void depthIsCountedInChoices() {
        Choices choices = Choices.PIECE.library();
        Grid easy = NamedPuzzles.get("wikipedia").grid();
        assertThat(SUDOKU.deepest(easy.toArray(), HouseSets.of(easy), TIGHTEST, choices))
                .isZero();
        assertThat(SUDOKU.deepest(easy.toArray(), HouseSets.of(easy), TIGHTEST, (stack, width) -> stack.size()))
                .isEqualTo(easy.blanks());
        Grid hard = NamedPuzzles.get("escargot").grid();
        assertThat(SUDOKU.deepest(hard.toArray(), HouseSets.of(hard), TIGHTEST, choices))
                .isBetween(5, 20);
    }

    /** The digits that are no choice are forced, and each choice is counted where it stands among the choices. */
    @Test
    void theProfileCountsChoicesByTheirDepth() {
        Choices choices = Choices.PIECE.library();
        Grid easy = NamedPuzzles.get("wikipedia").grid();
        assertThat(SUDOKU.choiceProfile(easy.toArray(), HouseSets.of(easy), TIGHTEST))
                .containsExactly(0);
        for (String name : List.of("escargot", "cheese", "wrong-digit")) {
            Grid grid = NamedPuzzles.get(name).grid();
            int[] board = grid.toArray();
            long[] profile = SUDOKU.choiceProfile(board, HouseSets.of(grid), FIRST);
            assertThat(profile).hasSize(1 + SUDOKU.deepest(grid.toArray(), HouseSets.of(grid), FIRST, choices));
            assertThat(LongStream.of(profile).sum())
                    .isEqualTo(new BitmaskBacktracking()
                            .solve(grid, SearchLimit.none())
                            .stats()
                            .guesses());
            assertThat(profile[0]).isZero();
            assertThat(profile[1]).isBetween(2L, 9L);
            assertThat(board).as("left as it was").isEqualTo(grid.toArray());
        }
    }

    /** Wherever it goes next, its steps are seen as they are. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".4........1..2.4",
                ".....4.12......4",
                "................",
                "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
            })
    void theStepsOfASearchThatJumpsAreThoseOfTheLibrary(String line) {
        Grid puzzle = Grid.parse(line);
        Trace told = new Trace(100_000);
        new TightestCell().solve(puzzle, SearchLimit.none(), told);
        Where watched = Piece.watched(Where.class, TIGHTEST);
        Trace seen = Piece.steps(puzzle, (board, cell) -> SUDOKU.nodes(board, HouseSets.of(puzzle), watched) < 0);
        assertThat(words(seen)).isEqualTo(words(told));
    }

    /** A wheel: a ring of five and a hub beside all of them, numbered in any order. */
    @Test
    void aMapIsAnotherPlug() {
        for (int seed = 0; seed < 10; seed++) {
            List<Integer> names = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
            Collections.shuffle(names, new Random(seed));
            int hub = names.get(5);
            int[][] borders = new int[6][];
            for (int i = 0; i < 5; i++) {
                borders[names.get(i)] = new int[] {names.get((i + 1) % 5), names.get((i + 4) % 5), hub};
            }
            borders[hub] = IntStream.range(0, 5).map(names::get).toArray();
            assertThat(ways(borders, 0b1110)).isZero();
            assertThat(ways(borders, 0b11110)).isEqualTo(4 * 30);
        }
    }

    private static long ways(int[][] borders, int palette) {
        CellCandidates free = (board, land) -> {
            int taken = 0;
            for (int neighbor : borders[land]) {
                taken |= 1 << board[neighbor];
            }
            return palette & ~taken;
        };
        int[] board = new int[borders.length];
        return PluggedSearch.of(free).solutions(board, board, Where.ranked(free, count -> count));
    }
}
