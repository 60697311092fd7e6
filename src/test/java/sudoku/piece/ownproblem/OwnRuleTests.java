package sudoku.piece.ownproblem;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.cover.DancingLinks;
import sudoku.search.SearchLimit;

/** A rule of one's own, as code and as the pairs that it forbids. */
class OwnRuleTests {
    private static final May APART =
            (at, which, value) -> Arrays.stream(at).noneMatch(other -> other >= 0 && Math.abs(other - value) == 1);

    private static List<List<Integer>> lists(List<int[]> found) {
        return found.stream().map(at -> Arrays.stream(at).boxed().toList()).toList();
    }

    @Test
    void aRuleAboutPairsIsTheSameForASearchAndForACover() {
        Problem problem = Problem.blank(4, 5).apart(0, 1, 2).rule(APART);
        assertThat(problem.all()).isNotEmpty();
        CoverModel covers =
                new CoverModel(problem, (which, value) -> which < 3 ? new String[] {"value " + value} : new String[0]);
        assertThat(lists(covers.solutions())).containsExactlyInAnyOrderElementsOf(lists(problem.all()));
    }

    /** Told in pairs, a rule about three at once is lost, and the cover finds more. */
    @Test
    void aRuleAboutThreeAtOnceCannotBeToldInPairs() {
        Problem problem = Problem.blank(3, 2)
                .rule((at, which, value) ->
                        Arrays.stream(at).filter(other -> other == value).count() < 2);
        CoverModel covers = new CoverModel(problem, (which, value) -> new String[0]);
        assertThat(covers.solutions()).hasSize(8);
        assertThat(problem.all()).hasSize(6);
    }

    @Test
    void aCageAndARuleAreDecidedTogether() {
        Problem problem = Problem.blank(3, 3).cage(4, 0, 1).rule((at, which, value) -> which != 2 || value != at[0]);
        CoverModel covers = new CoverModel(problem, (which, value) -> new String[0]);
        May bothWays = (at, which, value) -> (which != 2 || value != at[0]) && (which != 0 || value != at[2]);
        Problem symmetric = Problem.blank(3, 3).cage(4, 0, 1).rule(bothWays);
        assertThat(lists(covers.solutions())).containsExactlyInAnyOrderElementsOf(lists(symmetric.all()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void aSchoolWithARuleHasAsManyCoversAsTimetablesThatKeepIt(int seed) {
        Timetable school = seed == 0 ? Timetable.school() : Timetable.random(7, 4, 2, seed);
        Before rule = Before.PIECE.library();
        long kept = school.all().stream()
                .filter(at -> at[Before.FIRST] / 2 < at[Before.LAST] / 2)
                .count();
        assertThat(new DancingLinks()
                        .solve(SchoolCover.of(school, OptionItems.PIECE.library(), rule), SearchLimit.none())
                        .solutions())
                .isEqualTo(kept);
        assertThat(new DancingLinks()
                        .solve(SchoolCover.of(school, OptionItems.PIECE.library()), SearchLimit.none())
                        .solutions())
                .isEqualTo(school.all().size());
    }

    @Test
    void aRuleThatIsAskedInOneOrderOnlyIsFound() {
        Before oneWay = (at, lesson, slot) -> lesson != 0 || at[6] < 0 || slot / 2 < at[6] / 2;
        assertWrong(
                Before.class, oneWay, "Your before says true, but lesson 0 is in hour 0: 0 has to be earlier than 6.");
        Before bySlot = (at, lesson, slot) ->
                (lesson != 0 || at[6] < 0 || slot < at[6]) && (lesson != 6 || at[0] < 0 || at[0] < slot);
        assertWrong(Before.class, bySlot, "0 has to be earlier than 6");
        assertWrong(Before.class, (at, lesson, slot) -> false, "has no slot yet, so nothing is broken");
        assertWrong(
                Before.class,
                (at, lesson, slot) -> Before.PIECE.library().may(at, lesson, slot) && lesson != 3,
                "the rule is about lessons 0 and 6 alone");
    }
}
