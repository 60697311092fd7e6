package sudoku.exercise.genetic;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.genetic.WeightedErrors;
import sudoku.genetic.Encoding;
import sudoku.genetic.Fitness;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** Boards with errors, lines with weights, and what an answer to task 1 should make of them. */
public final class VisibleWeights {
    private VisibleWeights() {}

    /** What the library finds missing, times the weights. */
    public static void expectErrors(WeightedErrors answer, Grid board, Random random) {
        int[] weights = weights(board, random);
        Expect shown = shown(board, weights);
        int expected = IntStream.range(0, weights.length)
                .map(line -> weights[line] * Fitness.missing(board, line))
                .sum();
        shown.equal(
                expected,
                answer.errors(board.toArray(), weights),
                "The weighted errors of this board. Its rows lack " + lacking(board, 0) + " digits, from the top, and"
                        + " its columns "
                        + lacking(board, board.size()) + ", from the left.");
    }

    /** One more for each line in which the library finds something missing. */
    public static void expectHeavier(WeightedErrors answer, Grid board, Random random) {
        int[] weights = weights(board, random);
        // The heaviest that is lent grows, too.
        IntStream.range(0, weights.length)
                .filter(line -> Fitness.missing(board, line) > 0)
                .findFirst()
                .ifPresent(line -> weights[line] = 1_000);
        Expect shown = shown(board, weights);
        int[] expected = IntStream.range(0, weights.length)
                .map(line -> weights[line] + Math.min(1, Fitness.missing(board, line)))
                .toArray();
        shown.equal(expected, answer.heavier(board.toArray(), weights), "The weights afterwards.");
    }

    static int[] weights(Grid board, Random random) {
        return random.ints(2L * board.size(), 1, 1_001).toArray();
    }

    private static String lacking(Grid board, int firstLine) {
        return IntStream.range(firstLine, firstLine + board.size())
                .mapToObj(line -> String.valueOf(Fitness.missing(board, line)))
                .collect(Collectors.joining(", "));
    }

    static Expect shown(Grid board, int[] weights) {
        return shown(board, weights, JavaText.of(board) + ", " + JavaText.of(weights));
    }

    /** What the call leaves of the weights. */
    static Expect shownAfterwards(Grid board, int[] weights) {
        return shown(
                board,
                weights,
                "int[] weights = " + JavaText.of(weights) + ";\ntask1.heavier(" + JavaText.of(board)
                        + ", weights);\nArrays.toString(weights)");
    }

    /** Where nearly every line lacks a digit, crosses would hide the board. */
    private static Expect shown(Grid board, int[] weights, String input) {
        long wrongLines = IntStream.range(0, weights.length)
                .filter(line -> Fitness.missing(board, line) > 0)
                .count();
        GridPicture picture = GridPicture.of(board);
        return Expect.on(wrongLines > 4 ? picture : picture.conflicts(), input);
    }

    static Grid exchanged(Grid board, int cell, int other) {
        return board.with(cell, board.get(other)).with(other, board.get(cell));
    }

    /** Every box in any order, so that lines lack many digits. */
    static Grid shuffled(Random random) {
        return Encoding.of(Grid.empty(9)).random(random).grid();
    }
}
