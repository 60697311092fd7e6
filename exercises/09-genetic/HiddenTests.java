package sudoku.exercise.genetic;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.genetic.CircleCrossing;
import sudoku.exercise.api.genetic.FairParents;
import sudoku.exercise.api.genetic.NextRate;
import sudoku.exercise.api.genetic.WeightedErrors;
import sudoku.exercise.small.Relabeling;
import sudoku.genetic.Encoding;
import sudoku.grid.Grid;

/** The tests of set 9 that only the grader sees. */
public class HiddenTests {
    /** The first row has the sum of the digits 1 to 9, and that of their squares, and lacks two of them. */
    private static final String SUM_AND_SQUARES =
            "237237489145145123689689567859761423426853791713924856961537284287419635345286179";

    private static final Grid PUZZLE =
            Grid.parse("....13.6.74856921..3.7...9.6..37...1.8..965.2491.25.769.4..1758.72.48.3......76..");

    @Points(1)
    @Order(12)
    @Says("boards of 4×4 to 25×25; twice as many weights as rows, each from 1 to 1,000")
    @DisplayName("Boards may have any size")
    @Hint("How long a line is follows from the length of the board, which is a square.")
    void boardsMayHaveAnySize(WeightedErrors answer, Relabeling relabeling) {
        for (int size : new int[] {4, 16, 25}) {
            Grid board =
                    Encoding.of(Grid.empty(size)).random(relabeling.random()).grid();
            VisibleWeights.expectErrors(answer, board, relabeling.random());
            VisibleWeights.expectHeavier(answer, board, relabeling.random());
        }
    }

    @Points(1)
    @Order(11)
    @Says("A line that lacks anything weighs one more, however much it lacks")
    @DisplayName("However much is wrong in a line, it grows heavier by one")
    @Hint("A line that lacks three digits weighs one more afterwards, like a line that lacks one.")
    void aLineGrowsByOne(WeightedErrors answer, Relabeling relabeling) {
        Grid board = Encoding.of(Grid.empty(9)).random(relabeling.random()).grid();
        VisibleWeights.expectHeavier(answer, board, relabeling.random());
        VisibleWeights.expectHeavier(answer, Grid.parse(SUM_AND_SQUARES), relabeling.random());
        VisibleWeights.expectErrors(answer, Grid.parse(SUM_AND_SQUARES), relabeling.random());
    }

    @Points(1)
    @Order(11)
    @Says("Of two boards with the same errors either may count as the better one, and each call may decide")
    @DisplayName("Boards with the same errors are still different boards")
    @Hint("If you keep one board for each number of errors, you lose the others that have as many. Two boards with the"
            + " same errors have fields of their own each.")
    void equalErrorsAreDifferentBoards(FairParents answer, Relabeling relabeling) {
        int[] errors = relabeling.random().ints(12, 20, 24).toArray();
        for (int spin = 0; spin <= errors.length; spin++) {
            VisibleCrowd.expectPlaces(answer, errors, spin);
        }
    }

    @Points(1)
    @Order(12)
    @Says({"1 to 12 boards; `spin` from 0 to their number", "A crowd may be a single board"})
    @DisplayName("A crowd may have one board, or an even number of them")
    @Hint("Nothing in the rule depends on the size of the crowd, or on how large the errors are: a lone board owns two"
            + " fields, and one hand points at one of them.")
    void anyCrowdWillDo(FairParents answer) {
        for (int spin : new int[] {0, 1}) {
            VisibleCrowd.shown(new int[] {5}, spin)
                    .equal(
                            new int[] {0},
                            VisibleCrowd.parents(answer, new int[] {5}, spin),
                            "There is one board to choose.");
        }
        VisibleCrowd.shown(new int[] {164, 99}, 2)
                .equal(
                        new int[] {1, 1},
                        VisibleCrowd.parents(answer, new int[] {164, 99}, 2),
                        "Both hands point at fields of the better board.");
        for (int boards = 2; boards <= 12; boards++) {
            int[] errors =
                    IntStream.range(0, boards).map(board -> 3 + board * 7 % 13).toArray();
            for (int spin = 0; spin <= boards; spin++) {
                VisibleCrowd.shown(errors, spin)
                        .equal(
                                VisibleCrowd.owners(errors, spin),
                                VisibleCrowd.parents(answer, errors, spin),
                                "Hand by hand, the board that owns its field.");
            }
        }
        int[] two = VisibleCrowd.parents(answer, new int[] {3, 8}, 2);
        VisibleCrowd.shown(new int[] {3, 8}, 2)
                .equal(new int[] {0, 0}, two, "Both hands point at fields of the better board.");
        VisibleCrowd.shown(new int[] {8, 3}, 2)
                .equal(
                        new int[] {1, 1},
                        VisibleCrowd.parents(answer, new int[] {8, 3}, 2),
                        "Both hands point at fields of the better board.");
    }

    @Points(1)
    @Order(11)
    @Says("A circle may be one cell, as with a clue, where both parents agree; it takes a turn like any other")
    @DisplayName("A circle of one cell takes its turn")
    @Hint("Where mother and father agree, the cell is a circle of its own. It makes no difference to the cell, but the"
            + " next circle is the other parent's.")
    void aLoneCellTakesItsTurn(CircleCrossing answer, Relabeling relabeling) {
        for (int i = 0; i < 10; i++) {
            int[][] boxes = VisibleFamily.of(relabeling.random()).boxes();
            VisibleFamily.of(boxes, 1, relabeling.random()).expectChild(answer);
        }
    }

    @Points(1)
    @Order(12)
    @Says({"boards of 4×4 to 16×16; boxes of any shape", "the order in which you look for its circles"})
    @DisplayName("Boxes may have any shape, and boards any size")
    @Hint("Which cells belong together, and in which order, is in boxes. No 9 and no 3 may appear in your method.")
    void boxesMayHaveAnyShape(CircleCrossing answer, Relabeling relabeling) {
        for (int size : new int[] {4, 16}) {
            int[] cells = relabeling
                    .random()
                    .ints(0, size * size)
                    .distinct()
                    .limit((long) size * size)
                    .toArray();
            int[][] boxes = IntStream.range(0, size)
                    .mapToObj(box -> IntStream.range(0, size)
                            .map(i -> cells[box * size + i])
                            .toArray())
                    .toArray(int[][]::new);
            VisibleFamily.of(boxes, 2, relabeling.random()).expectChild(answer);
        }
    }

    @Points(1)
    @Order(11)
    @Says("It depends on the board, too")
    @DisplayName("Few children on a board nobody has seen")
    @Hint("A rate that is right for one board and one number of children is wrong for others: judge by what became of"
            + " the children. Worse ones mean that it is too high.")
    void fewChildrenElsewhere(NextRate answer) {
        new VisibleOffspring(PUZZLE, 4).expectSolved(answer, 8, 10);
    }

    @Points(1)
    @Order(12)
    @Says("It depends on the board, too")
    @DisplayName("Many children on a board nobody has seen")
    @Hint("A rate that is right for one board and one number of children is wrong for others: judge by what became of"
            + " the children. Equal ones mean that it is too low.")
    void manyChildrenElsewhere(NextRate answer) {
        new VisibleOffspring(PUZZLE, 150).expectSolved(answer, 17, 20);
    }
}
