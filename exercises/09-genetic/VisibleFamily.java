package sudoku.exercise.genetic;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.genetic.CircleCrossing;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/**
 * Two parents made from circles that are drawn first: so the child is known, and nobody has to look for a circle.
 *
 * @param boxes the cells of each box
 */
public record VisibleFamily(int[] mother, int[] father, int[] child, int[][] boxes) {

    /** Parents on an ordinary board whose circles have two cells or more. */
    public static VisibleFamily of(Random random) {
        int[][] boxes = IntStream.range(18, 27).mapToObj(Cells.of(9)::house).toArray(int[][]::new);
        return of(boxes, 2, random);
    }

    /** Parents with circles of so many cells at least, in boxes of any shape and size. */
    public static VisibleFamily of(int[][] boxes, int atLeast, Random random) {
        int cells =
                IntStream.range(0, boxes.length).map(box -> boxes[box].length).sum();
        VisibleFamily family = new VisibleFamily(new int[cells], new int[cells], new int[cells], boxes);
        for (int[] box : boxes) {
            family.fill(box, atLeast, random);
        }
        return family;
    }

    private void fill(int[] box, int atLeast, Random random) {
        int[] digits =
                random.ints(1, box.length + 1).distinct().limit(box.length).toArray();
        for (int i = 0; i < box.length; i++) {
            mother[box[i]] = digits[i];
        }
        boolean fromMother = true;
        for (List<Integer> circle : circles(box, atLeast, random)) {
            for (int i = 0; i < circle.size(); i++) {
                int cell = circle.get(i);
                father[cell] = mother[circle.get((i + 1) % circle.size())];
                child[cell] = fromMother ? mother[cell] : father[cell];
            }
            fromMother = !fromMother;
        }
    }

    /** Each circle begins with the first cell of its box that is in none before it; the others are drawn. */
    private static List<List<Integer>> circles(int[] box, int atLeast, Random random) {
        List<Integer> left = new ArrayList<>(IntStream.of(box).boxed().toList());
        List<List<Integer>> circles = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Integer> circle = new ArrayList<>(List.of(left.remove(0)));
            int most = left.size() >= 2 * atLeast - 1 ? left.size() + 1 - atLeast : left.size() + 1;
            int least = left.size() >= 2 * atLeast - 1 ? atLeast : most;
            for (int size = least + random.nextInt(Math.min(most, least + 2) - least + 1); circle.size() < size; ) {
                circle.add(left.remove(random.nextInt(left.size())));
            }
            circles.add(circle);
        }
        return circles;
    }

    /** Both parents as text, and the mother drawn. */
    private Expect shown() {
        return shown(mother, "the mother");
    }

    /** Both parents as text, and the child as it came, if it is a board. */
    Expect shown(int[] got, int... marked) {
        boolean isBoard = IntStream.of(got).allMatch(digit -> digit >= 0 && digit <= boxes.length);
        return isBoard ? shown(got, "the child", marked) : shown();
    }

    private Expect shown(int[] board, String caption, int... marked) {
        return Expect.on(
                GridPicture.of(Grid.of(board)).caption(caption).mark(marked),
                "task3.cross(" + JavaText.of(Grid.of(mother)) + ",\n    " + JavaText.of(Grid.of(father)) + ", boxes)");
    }

    /** The answer, as long as it should be. */
    public int[] crossed(CircleCrossing answer) {
        Expect shown = shown();
        int[] got = answer.cross(mother, father, boxes);
        shown.equal(mother.length, got.length, "One digit for each cell.");
        return got;
    }

    /** In every cell the digit of the parent whose turn it is. */
    public void expectChild(CircleCrossing answer) {
        int[] got = crossed(answer);
        for (int cell = 0; cell < got.length; cell++) {
            if (child[cell] != got[cell]) {
                shown(got, cell)
                        .equal(
                                child[cell],
                                got[cell],
                                "In the marked cell the mother has " + mother[cell] + ", the father " + father[cell]
                                        + ".");
            }
        }
    }
}
