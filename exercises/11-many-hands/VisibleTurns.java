package sudoku.exercise.manyhands;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.manyhands.LostUpdates;
import sudoku.picture.draw.Palette;

/** What the turns of task 1 should come to. */
public final class VisibleTurns {
    /** As many turns as a picture can show. */
    private static final int SHOWN = 16;

    /** What a hand does in its turn, and what the counter holds after it. */
    private record Step(int hand, VisibleBoxes.Box does, int counter) {}

    private VisibleTurns() {}

    private static List<Step> steps(int... turns) {
        List<Step> steps = new ArrayList<>();
        Map<Integer, Integer> remembered = new HashMap<>();
        Set<Integer> written = new HashSet<>();
        int counter = 0;
        for (int hand : turns) {
            VisibleBoxes.Box does;
            if (!remembered.containsKey(hand)) {
                remembered.put(hand, counter);
                does = new VisibleBoxes.Box("sees " + counter, Palette.LIGHT_BLUE);
            } else {
                counter = remembered.remove(hand) + 1;
                does = written.add(counter)
                        ? new VisibleBoxes.Box("writes " + counter, Palette.LIGHT_GREEN)
                        : new VisibleBoxes.Box(counter + " again", Palette.LIGHT_RED);
            }
            steps.add(new Step(hand, does, counter));
        }
        return steps;
    }

    /** What the counter holds after these turns of two hands. */
    static int held(int... turns) {
        return turns.length == 0 ? 0 : steps(turns).get(turns.length - 1).counter;
    }

    /** Who sees and who writes what; a number that is written again is red. */
    public static VisibleBoxes picture(int... turns) {
        VisibleBoxes.Box nothing = new VisibleBoxes.Box("", Palette.PAPER);
        List<VisibleBoxes.Column> columns = new ArrayList<>();
        for (Step step : steps(turns)) {
            columns.add(new VisibleBoxes.Column(
                    "turn " + (columns.size() + 1),
                    List.of(
                            step.hand == 0 ? step.does : nothing,
                            step.hand == 1 ? step.does : nothing,
                            new VisibleBoxes.Box("" + step.counter, Palette.PAPER))));
        }
        return new VisibleBoxes(List.of("hand 0", "hand 1", "counter"), columns);
    }

    /** The answer, in which each hand has all its turns, and so many additions are lost. */
    public static void expectLost(LostUpdates answer, int each, int lost) {
        String input = "task1.turns(" + each + ", " + lost + ")";
        Expect shown = Expect.onInput(input);
        int[] turns = answer.turns(each, lost);
        shown.that(turns.length > 0, "No turns came back. There are some in which that many additions are lost.");
        shown.that(IntStream.of(turns).allMatch(hand -> hand == 0 || hand == 1), "A turn is of hand 0 or of hand 1.");
        if (turns.length <= SHOWN) {
            shown = Expect.on(picture(turns), input);
        }
        for (int hand = 0; hand < 2; hand++) {
            int one = hand;
            shown.equal(
                    2L * each,
                    IntStream.of(turns).filter(turn -> turn == one).count(),
                    "Hand " + hand + " adds one " + each + " times, and has two turns for each of them.");
        }
        shown.equal(
                2 * each - lost,
                held(turns),
                "There are " + 2 * each + " additions, and " + lost
                        + " should be lost. So the counter should hold the rest at the end.");
    }
}
