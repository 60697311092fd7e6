package sudoku.piece.dancinglinks;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.cover.Links;
import sudoku.cover.Queens;
import sudoku.picture.cover.LinksPicture;
import sudoku.piece.Piece;
import sudoku.search.SearchLimit;

/** What a student is told of the pieces of lesson 8, written in several ways, right and wrong. */
class DancingLinksPiecesTests {
    private static final RingSteps RING = RingSteps.PIECE.library();
    private static final Covering COVERING = Piece.watched(Covering.class, Covering.PIECE.library());
    private static final Uncovering UNCOVERING = Uncovering.PIECE.library();
    private static final Fewest RULE = Fewest.PIECE.library();
    private static final ExactCover PAIRS = ExactCover.items("A", "B", "C")
            .option("x", "A", "B")
            .option("y", "C")
            .option("z", "B", "C")
            .option("w", "A")
            .build();

    /** One search, some of it as it should not be. */
    private static final class Search {
        private final boolean forwards;
        private final boolean stops;
        private final Fewest choice;
        private final long wanted;
        private long nodes;
        private long found;

        Search(boolean forwards, boolean stops, Fewest choice, long wanted) {
            this.forwards = forwards;
            this.stops = stops;
            this.choice = choice;
            this.wanted = wanted;
        }

        boolean dance(Rings r, Deque<Integer> chosen) {
            if (r.right[0] == 0) {
                return ++found == wanted;
            }
            int head = choice.fewest(r);
            COVERING.cover(r, head);
            for (int row = r.down[head]; row != head; row = r.down[row]) {
                nodes++;
                chosen.push(r.option[row]);
                for (int node = r.right[row]; node != row; node = r.right[node]) {
                    COVERING.cover(r, r.head[node]);
                }
                if (dance(r, chosen) && stops) {
                    return true;
                }
                for (int node = forwards ? r.right[row] : r.left[row];
                        node != row;
                        node = forwards ? r.right[node] : r.left[node]) {
                    UNCOVERING.uncover(r, r.head[node]);
                }
                chosen.pop();
            }
            UNCOVERING.uncover(r, head);
            return false;
        }
    }

    private static Dance dance(boolean forwards, boolean stops, Fewest choice) {
        return (r, chosen, wanted) -> {
            Search search = new Search(forwards, stops, choice, wanted);
            search.dance(r, chosen);
            return search.nodes;
        };
    }

    /** The head comes back first, and the rows in the order in which they left. */
    private static void uncoverTheSameWay(Rings r, int head) {
        RING.restore(r.left, r.right, head);
        for (int row = r.down[head]; row != head; row = r.down[row]) {
            for (int node = r.right[row]; node != row; node = r.right[node]) {
                RING.restore(r.up, r.down, node);
                r.size[r.head[node]]++;
            }
        }
    }

    private static void coverUpwards(Rings r, int head) {
        for (int row = r.up[head]; row != head; row = r.up[row]) {
            for (int node = r.left[row]; node != row; node = r.left[node]) {
                RING.remove(r.up, r.down, node);
                r.size[r.head[node]]--;
            }
        }
        RING.remove(r.left, r.right, head);
    }

    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of(
                        "the other line first",
                        RingSteps.class,
                        RingSteps.of(
                                (back, forth, node) -> {
                                    back[forth[node]] = back[node];
                                    forth[back[node]] = forth[node];
                                },
                                (back, forth, node) -> forth[back[node]] = back[forth[node]] = node)),
                Arguments.of("first out, first in", Uncovering.class, (Uncovering)
                        DancingLinksPiecesTests::uncoverTheSameWay),
                Arguments.of("from the right", Fewest.class, (Fewest) r -> {
                    int best = r.left[0];
                    for (int head = best; head != 0; head = r.left[head]) {
                        best = r.size[head] <= r.size[best] ? head : best;
                    }
                    return best;
                }),
                Arguments.of("the lesson's", Dance.class, dance(false, true, RULE)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rightWays")
    <T> void aPieceMayBeWrittenInManyWays(String way, Class<T> kind, T mine) {
        assertThat(verdict(kind, mine).sentence()).containsPattern("(is|are) right");
    }

    @Test
    void ofTwoMethodsTheOneThatIsWrongIsNamed() {
        RingSteps tidy = RingSteps.of(
                (back, forth, node) -> {
                    RING.remove(back, forth, node);
                    back[node] = -1;
                },
                RING::restore);
        assertWrong(RingSteps.class, tidy, "A node that is removed keeps its own two links: they are its memory.");
        assertWrong(RingSteps.class, RingSteps.of(RING::remove, (back, forth, node) -> {}), "After your restore");
        assertWrong(
                RingSteps.class, RingSteps.of(RING::remove, (back, forth, node) -> back[-1] = 0), "Your restore threw");
        assertWrong(
                RingSteps.class, RingSteps.of((back, forth, node) -> back[-1] = 0, RING::restore), "Your remove threw");
    }

    /** The ring's numbers tell its order only as long as nobody has changed it. */
    @Test
    void neighboursThatAreGuessedByTheirNumberAreFound() {
        assertWrong(
                RingSteps.class,
                RingSteps.of(RING::remove, (back, forth, node) -> {
                    forth[(node - 1 + forth.length) % forth.length] = node;
                    back[(node + 1) % forth.length] = node;
                }),
                "After your restore");
        assertWrong(
                RingSteps.class,
                RingSteps.of(
                        (back, forth, node) -> {
                            forth[(node - 1 + forth.length) % forth.length] = forth[node];
                            back[(node + 1) % forth.length] = back[node];
                        },
                        RING::restore),
                "After your remove");
    }

    /** The order 1, 3, 2, of which the lesson says that it breaks a column. */
    @Test
    void anUncoverOfTheRowsInAnOrderThatBreaksAColumnIsFound() {
        assertWrong(
                Uncovering.class,
                (r, head) -> {
                    List<Integer> rows = new ArrayList<>();
                    for (int row = r.down[head]; row != head; row = r.down[row]) {
                        rows.add(row);
                    }
                    Collections.reverse(rows.subList(Math.min(1, rows.size()), rows.size()));
                    for (int row : rows) {
                        for (int node = r.right[row]; node != row; node = r.right[node]) {
                            r.size[r.head[node]]++;
                            RING.restore(r.up, r.down, node);
                        }
                    }
                    RING.restore(r.left, r.right, head);
                },
                "All that cover took out of a column comes back into it.");
    }

    @Test
    void aChoiceThatLeavesTheRowOrItsLastHeadOutOfAccountIsFound() {
        assertWrong(
                Fewest.class,
                r -> {
                    int best = 1;
                    for (int head = 1; r.head[head] == head; head++) {
                        best = r.size[head] < r.size[best] ? head : best;
                    }
                    return best;
                },
                "and that is not in it");
        assertWrong(
                Fewest.class,
                r -> {
                    int best = r.right[0];
                    for (int head = best; r.right[head] != 0; head = r.right[head]) {
                        best = r.size[head] < r.size[best] ? head : best;
                    }
                    return best;
                },
                "Your fewest names the head of A, and that has 2 options left. C,");
    }

    @Test
    void aCoverIsToldWhichLinkIsWrong() {
        assertWrong(
                Covering.class,
                (r, head) -> RING.remove(r.left, r.right, head),
                "All nodes of the item's options leave, but for those in its own column.");
        assertWrong(Covering.class, DancingLinksPiecesTests::coverUpwards, "What has left remembers something else.");
        assertWrong(
                Covering.class,
                (r, head) -> {
                    COVERING.cover(r, head);
                    r.down[r.down[head]] = 77;
                },
                "from x's A it has to lead to the head of A, and it leads to 77.");
    }

    @Test
    void anUncoverIsToldWhatIsNotAsItWas() {
        assertWrong(
                Uncovering.class,
                (r, head) -> {
                    UNCOVERING.uncover(r, head);
                    r.size[head]++;
                },
                "A was covered. After your uncover of A, r.size[1] is 2, and should be 1, the size of the head of A.");
        assertWrong(
                Uncovering.class,
                (r, head) -> {
                    UNCOVERING.uncover(r, head);
                    r.up[head] = head;
                },
                "All that cover took out of a column comes back into it.");
    }

    @Test
    void aChoiceIsToldWhatIsScarcer() {
        assertWrong(
                Fewest.class,
                r -> r.left[0],
                "In the row stand A (node 1, size 1), B (node 2, size 1). Your fewest"
                        + " names the head of B, and that has as few, but does not come first.");
        assertWrong(Fewest.class, r -> 0, "Your fewest names the root, and that is not in it.");
        assertWrong(
                Fewest.class,
                r -> {
                    int says = RULE.fewest(r);
                    r.size[says] = 0;
                    return says;
                },
                "a question must leave them as they were");
    }

    @Test
    void aDanceIsComparedOptionByOption() {
        assertWrong(Dance.class, dance(false, true, r -> r.right[0]), "and then chooses");
        assertWrong(Dance.class, dance(true, true, RULE), "Your dance");
        assertWrong(Dance.class, dance(false, false, RULE), "up to the first solution");
        assertWrong(
                Dance.class,
                (r, chosen, wanted) -> dance(false, true, RULE).dance(r, chosen, wanted) - 1,
                "but it has counted 0. Each option chosen is a node: nodes++.");
        assertWrong(
                Dance.class,
                (r, chosen, wanted) -> {
                    while (chosen.size() >= 0) {
                        chosen.push(0);
                    }
                    return 0;
                },
                "goes on after that, with x");
        assertWrong(
                Dance.class,
                (r, chosen, wanted) -> {
                    Rings mine = r.copy();
                    long nodes = dance(false, true, RULE).dance(mine, chosen, wanted);
                    COVERING.cover(r, 1);
                    return nodes;
                },
                "but it leaves the rings changed");
    }

    @Test
    void theRingsAreTheLibrarysLinks() {
        for (ExactCover cover : List.of(PAIRS, Queens.cover(5))) {
            Links links = new Links(cover);
            assertThat(LinksPicture.of(cover, Rings.of(cover).links()).text())
                    .isEqualTo(LinksPicture.of(cover, links).text());
            Rings rings = Rings.of(cover);
            long nodes = Dance.PIECE.library().dance(rings, new ArrayDeque<>(), Long.MAX_VALUE);
            assertThat(nodes)
                    .isEqualTo(
                            new DancingLinks().solve(cover, SearchLimit.none()).nodes());
            assertThat(rings).isEqualTo(Rings.of(cover)).hasSameHashCodeAs(Rings.of(cover));
            assertThat(rings.linkedAs(Rings.of(cover))).isTrue();
        }
    }

    @Test
    void aPieceThatWasHandedOutCountsWhatLeaves() {
        Rings rings = Rings.of(PAIRS);
        COVERING.cover(rings, 1);
        assertThat(rings.steps()).as("the head, and x's B").isEqualTo(2);
        assertThat(rings.linkedAs(Rings.of(PAIRS))).isFalse();
        Rings danced = Rings.of(PAIRS);
        Dance.PIECE.library().dance(danced, new ArrayDeque<>(), Long.MAX_VALUE);
        assertThat(danced.steps()).as("the library's dance counts as well").isPositive();
    }

    @Test
    void aFilmShowsTheWholeSearch() {
        assertThat(Dance.film(PAIRS).text()).contains("options chosen");
    }
}
