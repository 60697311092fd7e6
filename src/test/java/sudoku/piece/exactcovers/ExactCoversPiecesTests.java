package sudoku.piece.exactcovers;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;
import sudoku.cover.CoverTrace;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.cover.Pentominoes;
import sudoku.cover.Queens;
import sudoku.grid.Grid;
import sudoku.judge.Judgment;
import sudoku.picture.TreesSideBySide;
import sudoku.piece.RightWays;
import sudoku.search.SearchLimit;
import sudoku.solve.Backtracking;

/** What a student is told of the pieces of lesson 7, written in several right ways. */
class ExactCoversPiecesTests implements RightWays {
    private static final TakeItem SCARCE = TakeItem.FEWEST;
    private static final CoverSearch ENGINE = CoverSearch.PIECE.library();
    private static final ExactCover DESK = ExactCover.items("Mo", "Tu", "We")
            .option("Ada", "Mo", "Tu")
            .option("Ben", "Mo")
            .option("Cem", "Tu", "We")
            .build();

    private static boolean covers(int[] option, int item) {
        return Arrays.stream(option).anyMatch(each -> each == item);
    }

    /** Takes back what it does, and copies nothing. */
    private static boolean inPlace(TakeItem next, List<int[]> options, boolean[] open, ChosenOptions chosen) {
        int item = next.take(options, open);
        if (item < 0) {
            return chosen.enough();
        }
        for (int[] option : List.copyOf(options)) {
            if (covers(option, item)) {
                List<int[]> before = new ArrayList<>(options);
                boolean[] was = open.clone();
                options.removeIf(each -> Covers.clash(each, option));
                for (int covered : option) {
                    open[covered] = false;
                }
                chosen.push(option);
                boolean solved = inPlace(next, options, open, chosen);
                options.clear();
                options.addAll(before);
                System.arraycopy(was, 0, open, 0, open.length);
                if (solved) {
                    return true;
                }
                chosen.pop();
            }
        }
        return false;
    }

    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of(
                        "a list that can't be changed", Leaves.class, (Leaves) (options, chosen) -> options.stream()
                                .filter(option -> !Covers.clash(chosen, option))
                                .toList()),
                Arguments.of("copies", Leaves.class, (Leaves) (options, chosen) -> options.stream()
                        .filter(option -> !Covers.clash(chosen, option))
                        .map(int[]::clone)
                        .toList()),
                Arguments.of("in place", CoverSearch.class, (CoverSearch) ExactCoversPiecesTests::inPlace));
    }

    @Test
    void aSearchWithoutEndIsEnded() {
        CoverSearch endless = new CoverSearch() {
            @Override
            public boolean exact(TakeItem next, List<int[]> options, boolean[] open, ChosenOptions chosen) {
                return next.take(options, open) < 0 || exact(next, options, open, chosen);
            }
        };
        assertThat(verdict(CoverSearch.class, endless).kind()).isEqualTo(Judgment.Kind.WRONG);
    }

    @Test
    void theSearchCountsWhatDancingLinksCount() {
        for (ExactCover cover : List.of(DESK, Queens.cover(6), Pentominoes.cover(3, 5), Pentominoes.cover(4, 5))) {
            ChosenOptions walked = ENGINE.walk(SCARCE, cover);
            var linked = new DancingLinks().solve(cover, SearchLimit.none());
            assertThat(walked.nodes()).isEqualTo(linked.nodes());
            assertThat(walked.found()).isEqualTo(linked.solutions());
            assertThat(walked.solutions().stream()
                            .map(each -> ChosenOptions.names(cover, each))
                            .toList())
                    .isEqualTo(new DancingLinks().solutions(cover, SearchLimit.none()));
        }
    }

    @Test
    void anEstimateIsAboutTheSizeOfTheTree() {
        ExactCover queens = Queens.cover(6);
        double nodes = ENGINE.walk(SCARCE, queens).nodes();
        assertThat(SCARCE.estimate(queens, 3_000, 1)).isBetween(0.9 * nodes, 1.1 * nodes);
        assertThat(SCARCE.estimate(queens, 100, 1)).isEqualTo(SCARCE.estimate(queens, 100, 1));
    }

    @Test
    void aRuleAmongSomeItemsTakesOneOfThose() {
        boolean[] open = Covers.open(DESK);
        assertThat(TakeItem.among(SCARCE, 0, 2).take(Covers.options(DESK), open))
                .isZero();
        assertThat(TakeItem.among(SCARCE, 1, 2).take(Covers.options(DESK), open))
                .isEqualTo(1);
        assertThat(open).as("is left as it was").containsOnly(true);
        open[1] = false;
        assertThat(TakeItem.among(SCARCE, 1, 2).take(Covers.options(DESK), open))
                .isEqualTo(-1);
    }

    /** Ada leaves nobody for Wednesday; Ben and Cem share the week. */
    @Test
    void theStackTellsWhatTheSearchDid() {
        ChosenOptions chosen = ENGINE.walk((options, open) -> open[0] ? 0 : SCARCE.take(options, open), DESK);
        assertThat(chosen.trace().steps())
                .extracting(CoverTrace.Step::kind)
                .filteredOn(kind -> kind != CoverTrace.Kind.COVERED && kind != CoverTrace.Kind.UNCOVERED)
                .containsExactly(
                        CoverTrace.Kind.SELECTED,
                        CoverTrace.Kind.DEAD_END,
                        CoverTrace.Kind.DESELECTED,
                        CoverTrace.Kind.SELECTED,
                        CoverTrace.Kind.SELECTED,
                        CoverTrace.Kind.SOLVED,
                        CoverTrace.Kind.DESELECTED,
                        CoverTrace.Kind.DESELECTED);
        TreesSideBySide tree = TreesSideBySide.of("Monday first", DESK, chosen.trace());
        assertThat(tree.text())
                .contains("3 nodes, 1 dead end, 1 solution")
                .contains("no option for We")
                .contains("Ben, Cem, solved");
        assertThat(tree.svg())
                .contains("Ada")
                .contains("no option left for this item")
                .doesNotContain("for this cell");
    }

    @Test
    void aProblemThatIsDeadAtOnceIsATreeOfNoNode() {
        ExactCover sunday = ExactCover.items("Sa", "Su").option("Ada", "Sa").build();
        ChosenOptions chosen = ENGINE.walk(SCARCE, sunday);
        assertThat(chosen.nodes()).isZero();
        assertThat(TreesSideBySide.of("scarcest", sunday, chosen.trace()).text())
                .contains("no option for Su");
        assertThat(chosen.trace().steps()).as("asked again").hasSize(1);
    }

    @Test
    void aLongSearchIsDrawnAsFarAsItWasKept() {
        ExactCover box = Pentominoes.cover(5, 5);
        assertThat(TreesSideBySide.of("packing", box, ENGINE.walk(SCARCE, box).trace())
                        .text())
                .contains("The first");
    }

    /** Options by number are moves by cell and digit, so that what stands is the board. */
    @Test
    void aSudokuIsSearchedFromItsClues() {
        Grid puzzle = Grid.parse(".4........1..2.4");
        SudokuMove moves = SudokuMove.PIECE.library();
        ChosenOptions found = ENGINE.sudoku(SCARCE, moves, puzzle, ChosenOptions.untilFirst());
        Grid full = puzzle;
        for (int[] move : found.standing()) {
            full = full.with(move[0], move[1] % 4 + 1);
        }
        assertThat(found.standing()).hasSize(puzzle.blanks());
        assertThat(full).isEqualTo(new Backtracking().solve(puzzle).solution());
        assertThat(ENGINE.sudoku(SCARCE, moves, Grid.empty(4), ChosenOptions.toTheEnd())
                        .found())
                .isEqualTo(288);
    }

    @Test
    void aDeskDrawnAtRandomHasSevenPeopleOfWhomNoTwoOfferTheSame() {
        for (int seed = 0; seed < 50; seed++) {
            ExactCover desk = Covers.randomDesk(seed);
            assertThat(desk.itemCount()).isEqualTo(6);
            assertThat(Covers.lists(Covers.options(desk)))
                    .hasSize(7)
                    .doesNotHaveDuplicates()
                    .allSatisfy(offer -> assertThat(offer).hasSizeBetween(1, 3));
            assertThat(Covers.randomDesk(seed)).hasToString(desk.toString());
        }
    }
}
