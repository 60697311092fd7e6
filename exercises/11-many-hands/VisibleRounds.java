package sudoku.exercise.manyhands;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.manyhands.StolenWork;
import sudoku.picture.draw.Palette;

/** Watches the rounds of task 3, one hand after the other, and says which node each should do. */
public final class VisibleRounds {
    private static final int IDLE = -1;
    private static final int NOBODY = -1;
    /** A tree that can be read has as many nodes as this. */
    private static final int READABLE = 60;

    /** What a hand should do, and why. */
    private record Should(int node, String because) {}

    private final int[][] children;
    private final int hands;
    private final String input;
    /** All open nodes, in the order in which they were found. */
    private final List<Integer> open = new ArrayList<>(List.of(0));
    /** By node: the hand whose list it is on. */
    private final int[] owners;

    private final List<int[]> watched = new ArrayList<>();

    private VisibleRounds(int[][] children, int hands) {
        this.children = children;
        this.hands = hands;
        owners = new int[children.length];
        input = children.length > READABLE
                ? "a tree of " + children.length + " nodes, and " + hands + " hands"
                : "task3.rounds(" + JavaText.of(children) + ", " + hands + ")";
    }

    /** The answer, in which each hand does in each round what the rule says. */
    public static void expect(StolenWork answer, int[][] children, int hands) {
        VisibleRounds rounds = new VisibleRounds(children, hands);
        rounds.shown(NOBODY);
        rounds.watch(answer.rounds(children, hands));
    }

    private void watch(List<int[]> rounds) {
        for (int[] round : rounds) {
            Expect shown = shown(NOBODY);
            shown.that(!open.isEmpty(), "All nodes are done after " + watched.size() + " rounds, and there are more.");
            shown.equal(hands, round.length, "A round should have a number for each hand.");
            step(round);
        }
        shown(NOBODY)
                .that(
                        open.isEmpty(),
                        "After " + watched.size() + " rounds nodes are still open, such as " + open + ".");
    }

    private void step(int[] round) {
        watched.add(round);
        Should[] should = new Should[hands];
        for (int hand = 0; hand < hands; hand++) {
            should[hand] = newest(hand);
        }
        for (int hand = 0; hand < hands; hand++) {
            if (should[hand] == null) {
                should[hand] = stolen();
            }
            if (round[hand] != should[hand].node) {
                throw shown(hand)
                        .fail(
                                "" + should[hand].node,
                                "" + round[hand],
                                "In round " + watched.size() + ", hand " + hand + should[hand].because);
            }
        }
        for (int hand = 0; hand < hands; hand++) {
            if (round[hand] != IDLE) {
                for (int child : children[round[hand]]) {
                    open.add(child);
                    owners[child] = hand;
                }
            }
        }
    }

    /** Null if a hand has no open node. */
    private Should newest(int hand) {
        OptionalInt place = IntStream.range(0, open.size())
                .filter(each -> owners[open.get(each)] == hand)
                .reduce((earlier, later) -> later);
        return place.isEmpty()
                ? null
                : new Should(open.remove(place.getAsInt()), " has open nodes, and this is its newest.");
    }

    private Should stolen() {
        int[] counts = new int[hands];
        open.forEach(node -> counts[owners[node]]++);
        int most = IntStream.of(counts).max().orElseThrow();
        if (most == 0) {
            return new Should(IDLE, " has no open node, and nobody has one left to steal: it is idle, -1.");
        }
        int richest = IntStream.range(0, hands)
                .filter(hand -> counts[hand] == most)
                .findFirst()
                .orElseThrow();
        int place = IntStream.range(0, open.size())
                .filter(each -> owners[open.get(each)] == richest)
                .findFirst()
                .orElseThrow();
        return new Should(
                open.remove(place),
                " has no open node. At that moment hand " + richest
                        + " is the first of those with the most, and this is its oldest.");
    }

    private Expect shown(int wrongHand) {
        return watched.isEmpty()
                ? Expect.onInput(input)
                : Expect.on(picture(children, hands, watched, wrongHand), input);
    }

    /** What each hand does in these rounds. */
    public static VisibleBoxes picture(int[][] children, int hands, List<int[]> rounds) {
        return picture(children, hands, rounds, NOBODY);
    }

    private static VisibleBoxes picture(int[][] children, int hands, List<int[]> rounds, int wrongHand) {
        int[] doers = VisibleTrees.doers(children, rounds);
        int[] parents = VisibleTrees.parents(children);
        List<VisibleBoxes.Column> columns = new ArrayList<>();
        for (int[] round : rounds) {
            boolean isLast = columns.size() == rounds.size() - 1;
            List<VisibleBoxes.Box> boxes = new ArrayList<>();
            for (int hand = 0; hand < Math.min(hands, round.length); hand++) {
                int node = round[hand];
                boolean isStolen = node > 0 && node < parents.length && doers[parents[node]] != hand;
                boxes.add(box(node, isStolen, isLast && hand == wrongHand));
            }
            columns.add(new VisibleBoxes.Column("round " + (columns.size() + 1), boxes));
        }
        return new VisibleBoxes(
                IntStream.range(0, hands).mapToObj(hand -> "hand " + hand).toList(), columns);
    }

    private static VisibleBoxes.Box box(int node, boolean isStolen, boolean isWrong) {
        String does = isStolen ? "steals " + node : "does " + node;
        String color = isStolen ? Palette.LIGHT_ORANGE : Palette.LIGHT_BLUE;
        if (node == IDLE) {
            does = "idle";
            color = Palette.LIGHT_GRAY;
        }
        return new VisibleBoxes.Box(does, isWrong ? Palette.LIGHT_RED : color);
    }
}
