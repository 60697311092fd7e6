package sudoku.exercise.small;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Cells;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.Symmetry;

/**
 * Puzzles whose clues contradict each other in one kind of house and in no other.
 *
 * <p><b>Idea.</b> An answer that looks at the clues of a row and forgets those of a box should be found out. So each of
 * these boards is made from a full one where only one kind of house has equal digits, by taking away digits that
 * clash with none: a program that does not ask about these houses finds a solution, the full board.
 *
 * <p><b>Alternatives.</b> An empty board with two equal digits: there a search without an end is the only sign. That is
 * for tasks that promise an answer for any board, however empty.
 */
public final class ClashingClues {
    private static final int BLANKS = 20;
    /** Rows 0 and 1 in column 4, where neither a diagonal passes nor a window lies. */
    private static final int UPPER = 4;

    private static final int LOWER = 13;

    private ClashingClues() {}

    /** Equal clues in rows alone, in columns alone, and in boxes alone: with some blanks, and full. */
    public static List<Grid> in(Grid solved, Random random) {
        List<Grid> full = new ArrayList<>(inLines(solved));
        Grid boxes = solved;
        for (int column = 0; column < 9; column++) {
            boxes = boxes.with(column, solved.get(27 + column)).with(27 + column, solved.get(column));
        }
        full.add(boxes);
        return full.stream()
                .flatMap(each -> Stream.of(blanked(each, new int[0][], random), each))
                .toList();
    }

    /** Two equal clues in a row, in a column, and in a box, and nothing else on the board. */
    public static List<Grid> alone(Random random) {
        return Stream.of(new int[] {72, 76}, new int[] {17, 53}, new int[] {60, 80})
                .map(pair -> {
                    int digit = 1 + random.nextInt(9);
                    return Grid.empty(9).with(pair[0], digit).with(pair[1], digit);
                })
                .toList();
    }

    /**
     * For each cell a board where this one clue is wrong, and the digits that it clashes with are taken away. None has
     * a solution; a program that overlooks the clue finds one, those digits.
     *
     * @param moreHouses the houses that count besides rows, columns and boxes
     */
    public static List<Grid> withOneWrong(Grid solved, int[]... moreHouses) {
        List<Grid> puzzles = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            int wrong = solved.get(cell) % 9 + 1;
            Grid puzzle = solved;
            for (int peer : peers(solved.cells(), cell, moreHouses)) {
                puzzle = solved.get(peer) == wrong ? puzzle.with(peer, Grid.BLANK) : puzzle;
            }
            puzzles.add(puzzle.with(cell, wrong));
        }
        return puzzles;
    }

    private static int[] peers(Cells cells, int cell, int[][] moreHouses) {
        IntStream there = Arrays.stream(moreHouses)
                .filter(house -> IntStream.of(house).anyMatch(it -> it == cell))
                .flatMapToInt(IntStream::of);
        return IntStream.concat(IntStream.of(cells.peers(cell)), there).toArray();
    }

    /** Full boards: equal digits in rows alone, and in columns alone; other houses that count are left alone too. */
    public static List<Grid> inLines(Grid solved) {
        Symmetry transpose = Symmetry.transpose(9);
        return List.of(swapped(solved), transpose.apply(swapped(transpose.apply(solved))));
    }

    /** Two cells of a column and a box change places, and each occurs twice in its row. */
    private static Grid swapped(Grid solved) {
        return solved.with(UPPER, solved.get(LOWER)).with(LOWER, solved.get(UPPER));
    }

    /** A full board without some of the digits that clash with no other, where these houses count as well. */
    public static Grid blanked(Grid full, int[][] moreHouses, Random random) {
        Set<Integer> clashing = new HashSet<>();
        for (Conflict conflict : Rules.conflicts(full)) {
            clashing.addAll(conflict.cells());
        }
        for (int[] house : moreHouses) {
            Arrays.stream(house)
                    .filter(cell ->
                            Arrays.stream(house).anyMatch(other -> other != cell && full.get(other) == full.get(cell)))
                    .forEach(clashing::add);
        }
        List<Integer> others = new ArrayList<>(IntStream.range(0, 81)
                .filter(cell -> !clashing.contains(cell))
                .boxed()
                .toList());
        Collections.shuffle(others, random);
        Grid puzzle = full;
        for (int cell : others.subList(0, Math.min(BLANKS, others.size()))) {
            puzzle = puzzle.with(cell, Grid.BLANK);
        }
        return puzzle;
    }
}
