package sudoku.exercise.backtracking;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.backtracking.Conflicts;
import sudoku.grid.Cells;
import sudoku.grid.Grid;

/** What is expected of a list of conflicts, in any order. */
public final class VisibleConflicts {
    private VisibleConflicts() {}

    /** Rows, columns and boxes. */
    public static int[][] houses(Grid board) {
        Cells cells = board.cells();
        return IntStream.range(0, cells.houseCount()).mapToObj(cells::house).toArray(int[][]::new);
    }

    /** In any order, each once. */
    public static void expect(Conflicts answer, Grid board, int[][] houses, List<int[]> expected) {
        Expect shown = Expect.on(board);
        int[] digits = board.toArray();
        List<int[]> got = answer.conflicts(digits, houses);
        for (int[] conflict : got) {
            shown.equal(2, conflict.length, "Each conflict is an array of two numbers: the house and the digit.");
        }
        for (int[] conflict : expected) {
            int[] turned = {conflict[1], conflict[0]};
            shown.that(
                    contains(got, conflict) || !contains(got, turned),
                    Arrays.toString(turned) + " came. The house comes first, and then the digit.");
            shown.cross(holding(conflict, board, houses))
                    .that(contains(got, conflict), "A conflict is missing: " + words(conflict, board, houses) + ".");
        }
        Set<List<Integer>> seen = new HashSet<>();
        for (int[] conflict : got) {
            int[] cells = holding(conflict, board, houses);
            shown.cross(cells)
                    .that(
                            contains(expected, conflict),
                            "This is not a conflict: " + words(conflict, board, houses) + ".");
            shown.cross(cells)
                    .that(
                            seen.add(List.of(conflict[0], conflict[1])),
                            "This conflict is there twice: " + words(conflict, board, houses) + ".");
        }
        shown.untouched(answer, digits);
        shown.that(
                Arrays.deepEquals(houses, Lent.back(answer, houses)),
                "The houses that were lent came back" + " changed.");
    }

    /** One digit of the row is in it once more. */
    static void expectOne(Conflicts answer, Grid board, int[] row) {
        int digit = board.get(row[4]);
        expect(answer, board.with(row[1], digit), new int[][] {row}, List.of(new int[] {0, digit}));
    }

    private static boolean contains(List<int[]> conflicts, int[] wanted) {
        return conflicts.stream().anyMatch(each -> each[0] == wanted[0] && each[1] == wanted[1]);
    }

    private static String words(int[] conflict, Grid board, int[][] houses) {
        boolean usual = houses.length == board.cells().houseCount() && conflict[0] >= 0 && conflict[0] < houses.length;
        return "digit " + conflict[1] + " in house " + conflict[0]
                + (usual
                        ? ", which is " + board.cells().houseName(conflict[0])
                        : houses.length == 1 && conflict[0] == 0
                                ? ", the only house given: the cells "
                                        + Arrays.stream(houses[0])
                                                .mapToObj(String::valueOf)
                                                .collect(Collectors.joining(", "))
                                : "");
    }

    private static int[] holding(int[] conflict, Grid board, int[][] houses) {
        return conflict[0] < 0 || conflict[0] >= houses.length
                ? new int[0]
                : IntStream.of(houses[conflict[0]])
                        .filter(cell -> board.get(cell) == conflict[1])
                        .toArray();
    }
}
