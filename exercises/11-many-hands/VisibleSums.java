package sudoku.exercise.manyhands;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.manyhands.CheckedWrites;
import sudoku.picture.draw.Palette;

/** Turns at a shared sum, and what task 2 should make of them. */
public final class VisibleSums {
    /** What happens in a turn, and the sum after it. */
    private record Turn(int hand, String does, int sum) {
        private static final String IN_VAIN = "in vain";
    }

    private VisibleSums() {}

    private static List<Turn> played(int[] turns, int[][] amounts) {
        List<Turn> played = new ArrayList<>();
        Map<Integer, Integer> memory = new HashMap<>();
        List<Queue<Integer>> left = new ArrayList<>();
        for (int[] own : amounts) {
            left.add(IntStream.of(own).boxed().collect(Collectors.toCollection(ArrayDeque::new)));
        }
        int now = 0;
        for (int hand : turns) {
            Integer remembered = memory.remove(hand);
            String does = "";
            if (remembered != null && remembered == now) {
                now += left.get(hand).remove();
                does = "writes " + now;
            } else if (remembered != null) {
                does = Turn.IN_VAIN;
            } else if (!left.get(hand).isEmpty()) {
                memory.put(hand, now);
                does = "sees " + now;
            }
            played.add(new Turn(hand, does, now));
        }
        return played;
    }

    /** A picture of these turns, the last ones if there are many. */
    public static VisibleBoxes picture(int[] turns, int[][] amounts) {
        List<String> rows = new ArrayList<>();
        for (int hand = 0; hand < amounts.length; hand++) {
            rows.add("hand " + hand);
        }
        rows.add("sum");
        List<VisibleBoxes.Column> columns = new ArrayList<>();
        for (Turn turn : played(turns, amounts)) {
            List<VisibleBoxes.Box> boxes =
                    new ArrayList<>(Collections.nCopies(rows.size(), new VisibleBoxes.Box("", Palette.PAPER)));
            boxes.set(turn.hand, new VisibleBoxes.Box(turn.does, color(turn.does)));
            boxes.set(amounts.length, new VisibleBoxes.Box("" + turn.sum, Palette.PAPER));
            columns.add(new VisibleBoxes.Column("turn " + (columns.size() + 1), boxes));
        }
        return new VisibleBoxes(rows, columns);
    }

    private static String color(String does) {
        if (does.equals(Turn.IN_VAIN)) {
            return Palette.LIGHT_RED;
        }
        return does.startsWith("writes") ? Palette.LIGHT_GREEN : Palette.LIGHT_BLUE;
    }

    /** The sum, and how often somebody has tried in vain. */
    public static void expect(CheckedWrites answer, int[] turns, int[][] amounts) {
        Expect shown = Expect.on(
                picture(turns, amounts), "task2.play(" + JavaText.of(turns) + ", " + JavaText.of(amounts) + ")");
        List<Turn> played = played(turns, amounts);
        int[] got = answer.play(turns, amounts);
        shown.equal(2, got.length, "Two numbers should come back: the sum, and how often a hand tried in vain.");
        shown.equal(
                played.isEmpty() ? 0 : played.get(played.size() - 1).sum,
                got[0],
                "The first number should be the sum after the last turn.");
        shown.equal(
                (int) played.stream()
                        .filter(turn -> turn.does.equals(Turn.IN_VAIN))
                        .count(),
                got[1],
                "The second number should say how often a hand tried to write in vain.");
    }

    /** For so many hands some amounts, as many as two bounds allow, each between two others. */
    public static int[][] amounts(Random random, int hands, int fewest, int most, int from, int to) {
        return IntStream.range(0, hands)
                .map(hand -> fewest + random.nextInt(most - fewest + 1))
                .mapToObj(many -> random.ints(many, from, to + 1).toArray())
                .toArray(int[][]::new);
    }

    /** So many turns of so many hands, mixed at random. */
    public static int[] mixed(Random random, int hands, int turns) {
        return random.ints(turns, 0, hands).toArray();
    }

    /** Twice as many turns of each hand as it has amounts, and nobody between a look and its write. */
    static int[] inBlocks(Random random, int[][] amounts) {
        List<Integer> blocks = new ArrayList<>();
        for (int hand = 0; hand < amounts.length; hand++) {
            blocks.addAll(Collections.nCopies(amounts[hand].length, hand));
        }
        Collections.shuffle(blocks, random);
        return blocks.stream().flatMapToInt(hand -> IntStream.of(hand, hand)).toArray();
    }
}
