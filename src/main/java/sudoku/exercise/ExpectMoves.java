package sudoku.exercise;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/**
 * What makes a list of moves a decision that a search can take without losing a solution.
 *
 * <p><b>Idea.</b> A solution has one digit on each blank, and in each house one place for each digit. To try all
 * digits of one blank, or all places of one digit in one house, is to try everything. Which blank and which house does
 * not matter.
 *
 * <p><b>Representation.</b> A move is an array of two numbers, the cell and the digit.
 */
public final class ExpectMoves {
    private ExpectMoves() {}

    /** Each move is one that the rules allow, and none comes twice. */
    public static void fit(Grid board, Grid puzzle, List<int[]> moves) {
        Expect shown = Expect.onTheWay(board, puzzle);
        Set<List<Integer>> seen = new HashSet<>();
        for (int[] move : moves) {
            shown.equal(2, move.length, "A move is an array of two numbers: the cell and the digit.");
            shown.that(move[0] >= 0 && move[0] < board.cells().count(), "There is no cell " + move[0] + ".");
            shown.that(
                    move[1] >= 1 && move[1] <= board.size(),
                    "There is no digit " + move[1] + ". A move is the cell and then the digit, but "
                            + Arrays.toString(move) + " came back.");
            Expect there = shown.cross(move[0]);
            there.that(
                    board.isBlank(move[0]), "A move writes to a cell that is not blank: " + words(move, board) + ".");
            there.that(
                    Digits.contains(Rules.candidates(board, move[0]), move[1]),
                    "This digit does not fit there: " + words(move, board) + ".");
            there.that(seen.add(List.of(move[0], move[1])), "This move appears twice: " + words(move, board) + ".");
        }
    }

    /** Moves that fit are all digits of a blank, or all places of a digit in a house; none on a dead board alone. */
    public static void complete(Grid board, Grid puzzle, List<int[]> moves) {
        if (moves.isEmpty()) {
            Expect.onTheWay(board, puzzle)
                    .that(
                            isDead(board),
                            "No move came back, which means that the search is stuck. But each blank has a candidate "
                                    + "here, and"
                                    + " each digit a place in each house.");
            return;
        }
        Set<List<Integer>> given =
                moves.stream().map(move -> List.of(move[0], move[1])).collect(Collectors.toSet());
        int[] first = moves.get(0);
        Set<List<Integer>> digits = digits(board, first[0]);
        if (given.equals(digits)
                || housesOf(first[0], board).anyMatch(house -> given.equals(places(board, house, first[1])))) {
            return;
        }
        boolean oneCell = moves.stream().allMatch(move -> move[0] == first[0]);
        Expect shown = Expect.onTheWay(board, puzzle)
                .mark(moves.stream().mapToInt(move -> move[0]).distinct().toArray());
        throw shown.fail(
                oneCell ? words(digits, board) : "all digits for a blank, or all places for a digit in a house",
                words(given, board),
                oneCell
                        ? "Not every digit that fits this blank is among the moves."
                        : "These moves leave out something that is possible, so a solution may be lost.");
    }

    private static Set<List<Integer>> digits(Grid board, int cell) {
        return Arrays.stream(Digits.toArray(Rules.candidates(board, cell)))
                .mapToObj(digit -> List.of(cell, digit))
                .collect(Collectors.toSet());
    }

    private static IntStream housesOf(int cell, Grid board) {
        Cells cells = board.cells();
        return IntStream.of(cells.row(cell), cells.size() + cells.column(cell), 2 * cells.size() + cells.box(cell));
    }

    private static Set<List<Integer>> places(Grid board, int house, int digit) {
        return IntStream.of(board.cells().house(house))
                .filter(cell -> board.isBlank(cell) && Digits.contains(Rules.candidates(board, cell), digit))
                .mapToObj(cell -> List.of(cell, digit))
                .collect(Collectors.toSet());
    }

    /** Whether a blank has no digit left, or a house no place for a digit. */
    public static boolean isDead(Grid board) {
        return IntStream.range(0, board.cells().count())
                        .anyMatch(cell ->
                                board.isBlank(cell) && digits(board, cell).isEmpty())
                || withoutAPlace(board) != Digits.NONE;
    }

    /** The digits that are missing in some house and have no place in it. */
    public static int withoutAPlace(Grid board) {
        int lost = Digits.NONE;
        for (int house = 0; house < board.cells().houseCount(); house++) {
            int left = Digits.all(board.size());
            for (int cell : board.cells().house(house)) {
                left &= board.isBlank(cell) ? ~Rules.candidates(board, cell) : ~Digits.of(board.get(cell));
            }
            lost |= left;
        }
        return lost;
    }

    private static String words(Set<List<Integer>> moves, Grid board) {
        return moves.stream()
                .sorted((a, b) -> a.get(0).equals(b.get(0)) ? a.get(1) - b.get(1) : a.get(0) - b.get(0))
                .map(move -> words(new int[] {move.get(0), move.get(1)}, board))
                .collect(Collectors.joining(", "));
    }

    private static String words(int[] move, Grid board) {
        return board.cells().name(move[0]) + " = " + move[1];
    }
}
