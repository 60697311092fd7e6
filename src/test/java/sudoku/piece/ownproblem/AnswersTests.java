package sudoku.piece.ownproblem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The problems to choose from, and what is said of models that agree, differ, or are wrong together. */
class AnswersTests {
    private static final Problem MAP = KnownProblems.map();

    static List<Problem> problems() {
        return List.of(
                MAP,
                KnownProblems.timetable(),
                KnownProblems.killer(),
                Problem.blank(3, 2),
                Problem.blank(6, 4).cage(5, 0, 1).cage(6, 1, 2).apart(3, 4));
    }

    private static OptionNames names(Problem p) {
        return (which, value) -> Arrays.stream(p.groupsOf(which))
                .mapToObj(g -> g + " has " + value)
                .toArray(String[]::new);
    }

    private static String said(Problem p, List<int[]> one, List<int[]> other) {
        Answers answers = Answers.to(p).add("one", () -> one, () -> 5).add("other", () -> other, () -> 6);
        assertThat(answers.picture().svg()).startsWith("<svg");
        return answers.toString();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aCoverFindsWhatTryingEverythingFinds(Problem p) {
        CoverModel cover = new CoverModel(p, names(p));
        assertThat(said(p, cover.solutions(), p.all())).endsWith("trying everything finds the same.");
        assertThat(p.all()).allMatch(at -> p.conflict(at).isEmpty());
    }

    @Test
    void theProblemsToChooseFromHaveSolutions() {
        assertThat(problems().stream().map(p -> p.all().size())).containsExactly(18, 288, 1, 8, 96);
    }

    /** Seven lands on three wheels: a count that somebody can do by hand, 3·2·1·1·1·1 and the island's 3. */
    @Test
    void aMapIsColoredAsOnPaper() {
        assertThat(MAP.all()).hasSize(3 * 2 * 3);
        assertThat(MAP.picture(MAP.all().get(0)).text()).startsWith("WA 1 beside NT SA\nNT 2");
    }

    @Test
    void aSolutionTooManyIsShownWithWhatIsWrong() {
        List<int[]> more = new ArrayList<>(MAP.all());
        more.add(new int[7]);
        assertThat(said(MAP, MAP.all(), more))
                .contains("one ")
                .contains("Not all agree. Look at other: it takes this"
                        + " for a solution, and WA and NT have the same value.");
        assertThat(said(MAP, more, more)).contains("All agree, but all are wrong. Look at one");
        Problem killer = KnownProblems.killer();
        int[] row = IntStream.range(0, 16)
                .map(i -> "0123230110323210".charAt(i) - '0')
                .toArray();
        assertThat(said(killer, List.of(row), killer.all())).contains("the cage r1c3 r1c4 comes to 7, not to 5.");
    }

    @Test
    void aSolutionTooFewAndOneTwiceAreShown() {
        List<int[]> all = MAP.all();
        assertThat(said(MAP, all, all.subList(1, 18))).contains("Look at other: it doesn't find this solution");
        List<int[]> twice = new ArrayList<>(all);
        twice.add(all.get(3));
        assertThat(said(MAP, twice, all)).contains("Look at one: it finds this solution more than once");
    }

    @Test
    void noSolutionIsAnAnswerAndTooManyAreNone() {
        Problem none = Problem.blank(3, 2).apart(0, 1, 2);
        assertThat(said(none, List.of(), List.of())).endsWith("finds none: the rules leave no solution.");
        Problem large = Problem.blank(12, 10);
        assertThat(said(large, large.all(), large.all())).contains("There are more than 100,000 solutions");
        assertThat(new CoverModel(large, names(large)).solutions()).hasSize(100_000);
    }

    @Test
    void aProblemOfOnesOwnIsDrawnWithItsRules() {
        Problem chores = Problem.blank(4, 3).apart(0, 1).cage(4, 3, 2);
        assertThat(chores.picture().text()).isEqualTo("0=? 1=? 2=? 3=?\ndiffer: 0 1\nsum 4: 3 2");
        assertThat(chores.picture(0, 1, 2, 0).text()).startsWith("0=1 1=2 2=3 3=1\n");
        assertThat(chores.picture().svg())
                .contains(">differ<", ">sum 4<")
                .containsPattern("(?s)(<circle.*){4}")
                .doesNotContainPattern("(?s)(<circle.*){5}");
    }

    @Test
    void aFormFilledInWronglyGetsASentence() {
        assertThatThrownBy(() -> Problem.blank(0, 3)).hasMessageContaining("at least one unknown");
        assertThatThrownBy(() -> Problem.blank(3, 2).apart(0, 3)).hasMessageContaining("3 is not an unknown");
        assertThatThrownBy(() -> Problem.blank(3, 2).apart(1, 1)).hasMessageContaining("a member twice");
        assertThatThrownBy(() -> Problem.blank(3, 2).cage(0, 1)).hasMessageContaining("Digits begin at 1");
        assertThatThrownBy(() -> Problem.blank(3, 2).cage(4)).hasMessageContaining("at least one member");
    }

    /** Cages that share a member are one block, and two of its members may be in a group that is no cage. */
    @Test
    void aCoverKnowsCagesThatOverlap() {
        int[][] lines = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        Problem square = Problem.blank(9, 9).apart(IntStream.range(0, 9).toArray());
        for (int[] line : lines) {
            square = square.cage(15, line);
        }
        assertThat(covered(square)).hasSize(8).containsExactlyInAnyOrderElementsOf(lists(square.all()));
        Problem chain = Problem.blank(4, 4).apart(0, 2).cage(5, 0, 1).cage(5, 1, 2);
        assertThat(covered(chain)).containsExactlyInAnyOrderElementsOf(lists(chain.all()));
        Problem linked =
                Problem.blank(4, 4).apart(0, 3).cage(5, 0, 1).cage(6, 1, 2).cage(5, 2, 3);
        assertThat(covered(linked)).isNotEmpty().containsExactlyInAnyOrderElementsOf(lists(linked.all()));
    }

    @Test
    void aChainOfCagesThatIsTooLongForACoverIsRefused() {
        Problem chain = Problem.blank(30, 9);
        for (int i = 0; i < 29; i++) {
            chain = chain.cage(10, i, i + 1);
        }
        Problem loose =
                Problem.blank(10, 9).cage(20, 0, 1, 2, 3).cage(20, 3, 4, 5, 6).cage(20, 6, 7, 8, 9);
        assertThat(covered(chain)).hasSameSizeAs(chain.all());
        assertThatThrownBy(() -> covered(loose)).hasMessageContaining("can be filled in more ways");
    }

    private static List<List<Integer>> covered(Problem problem) {
        return lists(new CoverModel(problem, (which, value) -> Arrays.stream(problem.groupsOf(which))
                        .mapToObj(group -> "value " + value + " in group " + group)
                        .toArray(String[]::new))
                .solutions());
    }

    private static List<List<Integer>> lists(List<int[]> found) {
        return found.stream().map(at -> Arrays.stream(at).boxed().toList()).toList();
    }

    @Test
    void aModelThatFailsOrHasNoEndIsToldOfAndTheOthersAreAskedAllTheSame() {
        assertThat(said(MAP, List.of(new int[6]), MAP.all())).contains("other", "each of the 7 unknowns");
        Answers cover = Answers.to(MAP)
                .add(
                        "cover",
                        () -> new CoverModel(MAP, (which, value) -> Arrays.stream(MAP.groupsOf(which))
                                        .mapToObj(g -> "value " + value)
                                        .toArray(String[]::new))
                                .solutions(),
                        () -> 0);
        assertThat(cover.toString()).contains("Your cover threw", "the item 'value 0' is named twice");
        Answers endless = Answers.to(MAP)
                .add(
                        "own search",
                        () -> {
                            while (!Thread.currentThread().isInterrupted()) {
                                Thread.onSpinWait();
                            }
                            return MAP.all();
                        },
                        () -> 0,
                        Duration.ofMillis(50))
                .add("other", MAP::all, () -> 6);
        assertThat(endless.toString())
                .contains("Your own search had not returned", "other")
                .doesNotContain("agree");
        assertThat(endless.picture().svg()).startsWith("<svg");
    }

    @Test
    void cagesHaveALineRoundThemAndTheirSum() {
        CagesPicture picture = (CagesPicture) KnownProblems.killer().picture();
        assertThat(picture.text()).startsWith(". . . .\n").contains("7: r3c2 r3c3 r4c2");
        // A cage of two has six sides of cells outside, the three with a bend and one straight have eight.
        assertThat(picture.svg().split("stroke-dasharray", -1)).hasSize(1 + 5 * 6 + 2 * 8);
    }
}
