package sudoku.piece.dancinglinks;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;
import sudoku.cover.CoverTrace;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.cover.Links;
import sudoku.cover.Queens;
import sudoku.picture.cover.LinksPicture;
import sudoku.piece.RightWays;
import sudoku.search.SearchLimit;

/** What a student is told of the pieces of lesson 8, written in several ways, right and wrong. */
class DancingLinksPiecesTests implements RightWays {
    private static final RingSteps RING = RingSteps.PIECE.library();
    private static final Uncovering UNCOVERING = Uncovering.PIECE.library();
    private static final ToIntFunction<Rings> RULE = Rings::fewest;
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
        private final boolean tidies;
        private final ToIntFunction<Rings> choice;
        private final long wanted;
        /** The other items of an option are covered from right to left, and uncovered from left to right. */
        private boolean toTheLeft;

        private long nodes;
        private long found;

        Search(boolean forwards, boolean stops, boolean tidies, ToIntFunction<Rings> choice, long wanted) {
            this.forwards = forwards;
            this.stops = stops;
            this.tidies = tidies;
            this.choice = choice;
            this.wanted = wanted;
        }

        boolean dance(Rings r, Deque<Integer> chosen) {
            if (r.right[0] == 0) {
                return ++found == wanted;
            }
            int head = choice.applyAsInt(r);
            r.cover(head);
            for (int row = r.down[head]; row != head; row = r.down[row]) {
                nodes++;
                chosen.push(r.option[row]);
                int[] there = toTheLeft ? r.left : r.right;
                for (int node = there[row]; node != row; node = there[node]) {
                    r.cover(r.head[node]);
                }
                boolean done = dance(r, chosen) && stops;
                if (done && !tidies) {
                    return true;
                }
                int[] back = forwards || toTheLeft ? r.right : r.left;
                for (int node = back[row]; node != row; node = back[node]) {
                    UNCOVERING.uncover(r, r.head[node]);
                }
                if (done) {
                    UNCOVERING.uncover(r, head);
                    return true;
                }
                chosen.pop();
            }
            UNCOVERING.uncover(r, head);
            return false;
        }
    }

    private static Dance dance(boolean forwards, boolean stops, ToIntFunction<Rings> choice) {
        return dance(forwards, stops, false, choice);
    }

    private static Dance dance(boolean forwards, boolean stops, boolean tidies, ToIntFunction<Rings> choice) {
        return (r, chosen, wanted) -> {
            Search search = new Search(forwards, stops, tidies, choice, wanted);
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
                Arguments.of("the lesson's", Dance.class, dance(false, true, RULE)),
                Arguments.of("one that uncovers after a true as well", Dance.class, dance(false, true, true, RULE)),
                Arguments.of("the items from right to left", Dance.class, (Dance) (r, chosen, wanted) -> {
                    Search search = new Search(false, true, false, RULE, wanted);
                    search.toTheLeft = true;
                    search.dance(r, chosen);
                    return search.nodes;
                }));
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
        RingSteps fromTheRoot = RingSteps.of(
                (back, forth, node) -> {
                    int before = 0;
                    for (int steps = 0; steps < 9 && forth[before] != node; steps++) {
                        before = forth[before];
                    }
                    forth[before] = forth[node];
                    back[forth[node]] = before;
                },
                RING::restore);
        assertWrong(RingSteps.class, fromTheRoot, "In a ring of 4 without 0, where the right neighbor of 1 is 3");
        assertWrong(
                RingSteps.class, RingSteps.of(RING::remove, (back, forth, node) -> back[-1] = 0), "Your restore threw");
        assertWrong(
                RingSteps.class, RingSteps.of((back, forth, node) -> back[-1] = 0, RING::restore), "Your remove threw");
    }

    /** The ring's numbers tell its order only as long as nobody has changed it. */
    @Test
    void neighborsThatAreGuessedByTheirNumberAreFound() {
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
                "Everything that cover took out of a column comes back into it.");
    }

    @Test
    void anUncoverIsToldWhatIsNotAsItWas() {
        assertWrong(
                Uncovering.class,
                (r, head) -> {
                    UNCOVERING.uncover(r, head);
                    r.size[head]++;
                },
                "A was covered. After your uncover of A, rings.size[1] is 2, but should be 1, the size of the head of"
                        + " A.");
        assertWrong(
                Uncovering.class,
                (r, head) -> {
                    UNCOVERING.uncover(r, head);
                    r.up[head] = head;
                },
                "Everything that cover took out of a column comes back into it.");
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
                    r.cover(1);
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

    /** The rule that cover, fewest and uncover keep, on covers of all shapes. */
    @Test
    void theScarcestHeadIsTheLeftmostOfTheSmallest() {
        Rings desk = Rings.of(Problems.ROSTER);
        assertThat(desk.fewest())
                .as("We, Th, Fr and Sa have two, Tu has two: Tu comes first")
                .isEqualTo(2);
        desk.cover(2);
        assertThat(desk.fewest())
                .as("without Eva and Fay, Thursday has Dee alone")
                .isEqualTo(4);
        assertThat(desk.linkedAs(Rings.of(Problems.ROSTER))).isFalse();
        assertThat(Rings.of(Problems.SCARCE_SECONDARY).fewest())
                .as("S may stay free")
                .isEqualTo(1);
    }

    @Test
    void aDanceIsDrawnWithItsDeadEndsAndSolutions() {
        List<CoverTrace.Step> steps = dance(false, true, RULE).walk(PAIRS).steps();
        assertThat(steps)
                .filteredOn(step -> step.kind() == CoverTrace.Kind.SELECTED)
                .hasSize(4);
        assertThat(steps)
                .filteredOn(step -> step.kind() == CoverTrace.Kind.SOLVED)
                .hasSize(2);
        assertThat(dance(false, true, RULE).walk(Problems.THREE).steps())
                .as("no choice is right")
                .filteredOn(step -> step.kind() == CoverTrace.Kind.DEAD_END)
                .isNotEmpty();
    }

    @Test
    void aFilmShowsTheWholeSearch() {
        assertThat(Dance.film(PAIRS).text()).contains("options chosen");
    }
}
