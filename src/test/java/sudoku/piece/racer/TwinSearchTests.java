package sudoku.piece.racer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.piece.propagation.PencilMarks;
import sudoku.piece.propagation.Think;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.Variation;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Propagation;

/** What is found out about a search by listening to what it asks. */
class TwinSearchTests {
    private static final Ends ENDS = Ends.PIECE.library();
    private static final Mind TIGHTEST = Mind.of(QuickThink::think, PencilMarks::tightest);

    private static List<Grid> puzzles() {
        List<Grid> puzzles = new ArrayList<>(PuzzleSet.shipped("mixed").subList(0, 60));
        puzzles.addAll(Variation.LESS_TWO.of(puzzles, 13));
        for (NamedPuzzle each : NamedPuzzles.list("escargot", "inkala-2012", "cheese", "two-solutions")) {
            puzzles.add(each.grid());
        }
        return puzzles;
    }

    @Test
    void itCountsWhatTheLibraryCounts() {
        for (Grid each : puzzles()) {
            TwinSearch search = TwinSearch.of(ENDS, TIGHTEST, each, 2);
            assertThat(search.solutions())
                    .isEqualTo(new Propagation()
                            .solve(each, SearchLimit.solutions(2))
                            .solutions());
            assertThat(search.thoughts()).isEqualTo(1 + 2 * search.guesses());
        }
    }

    /** As the lesson's change does: the first end is followed before the second is thought about. */
    private static long inTurn(Mind mind, int[] marks, long limit) {
        int cell = mind.where(marks);
        if (cell < 0) {
            return 1;
        }
        int[][] ends = Twins.PIECE.library().twins(marks, cell);
        long found = mind.think(ends[0]) ? inTurn(mind, ends[0], limit) : 0;
        return found < limit && mind.think(ends[1]) ? found + inTurn(mind, ends[1], limit - found) : found;
    }

    @Test
    void aMindThatLearnsServesASearchThatFollowsTheFirstEndFirst() {
        for (Grid each : puzzles()) {
            Mind learner = new LearningMind(Loudness.PIECE.library(), Refuted.PIECE.library(), 1);
            assertThat(TwinSearch.of(TwinSearchTests::inTurn, learner, each, 3).solutions())
                    .as(each.toLine())
                    .isEqualTo(TwinSearch.of(ENDS, TIGHTEST, each, 3).solutions());
        }
    }

    @Test
    void itThinksAsLesson6DoesAndLeavesAnEmptyCellWhereNothingStands() {
        for (Grid each : puzzles()) {
            int[] quick = PencilMarks.of(each);
            int[] right = quick.clone();
            boolean stands = Think.PIECE.library().think(right, PencilMarks.houses(9));
            assertThat(QuickThink.think(quick)).isEqualTo(stands);
            if (stands) {
                assertThat(quick).isEqualTo(right);
            }
            int[] clash = PencilMarks.of(each);
            clash[0] = 2;
            clash[1] = 2;
            assertThat(QuickThink.think(clash)).isFalse();
            assertThat(clash).contains(0);
        }
    }

    @Test
    void theTreeHasABoxForEachEnd() {
        for (NamedPuzzle each : NamedPuzzles.list("escargot", "two-solutions")) {
            TwinSearch search = TwinSearch.of(ENDS, TIGHTEST, each.grid(), 2);
            List<Trace.Step> steps =
                    TwinSearch.walk(ENDS, TIGHTEST, each.grid(), 2).steps();
            assertThat(steps)
                    .filteredOn(step -> step.kind() == Trace.Kind.PLACED)
                    .hasSize((int) search.thoughts() - 1);
            assertThat(steps)
                    .filteredOn(step -> step.kind() == Trace.Kind.SOLVED)
                    .hasSize((int) search.solutions());
        }
    }

    @Test
    void aBoardIsSolvedAndOneWithoutASolutionComesBack() {
        Grid escargot = NamedPuzzles.get("escargot").grid();
        assertThat(TwinSearch.solved(ENDS, TIGHTEST, escargot.toArray()))
                .isEqualTo(new Propagation().solve(escargot).solution().toArray());
        int[] broken = escargot.toArray();
        broken[1] = 1;
        assertThat(TwinSearch.solved(ENDS, TIGHTEST, broken)).isEqualTo(broken);
    }

    /** Two points for the cell and one for a digit, twice, as soon as both ends of a guess are refuted. */
    @Test
    void aMindLearnsOnlyFromGuessesWithTwoRefutedEnds() {
        List<String> learned = new ArrayList<>();
        Refuted memory = (points, cell, digits) -> learned.add(cell + " " + digits);
        Grid escargot = NamedPuzzles.get("escargot").grid();
        int[] both = new int[1];
        Ends counting = new Ends() {
            @Override
            public long count(Mind mind, int[] marks, long limit) {
                int cell = mind.where(marks);
                if (cell < 0) {
                    return 1;
                }
                int[][] ends = Twins.PIECE.library().twins(marks, cell);
                boolean first = mind.think(ends[0]);
                boolean second = mind.think(ends[1]);
                both[0] += first || second ? 0 : 1;
                return (first ? count(mind, ends[0], limit) : 0) + (second ? count(mind, ends[1], limit) : 0);
            }
        };
        TwinSearch.of(counting, new LearningMind(Loudness.PIECE.library(), memory, 1), escargot, 9);
        assertThat(learned).isNotEmpty().hasSize(both[0]);
        int once = learned.size();
        TwinSearch.of(counting, new LearningMind(Loudness.PIECE.library(), memory, 0), escargot, 9);
        assertThat(learned).hasSize(once);
    }
}
