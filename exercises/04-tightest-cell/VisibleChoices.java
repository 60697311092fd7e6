package sudoku.exercise.tightestcell;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.tightestcell.TightestChoice;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.solve.TieBreak;

/** Which cell is next, for task 2. */
public final class VisibleChoices {
    private static final int BOARDS = 60;

    private VisibleChoices() {}

    /** Three criteria, one after the other. */
    public static void expectChoice(TightestChoice answer, Grid board) {
        Expect shown = Expect.on(board);
        int[] digits = board.toArray();
        int got = answer.choose(digits);
        int expected = blanks(board)
                .min(Comparator.<Integer>comparingInt(cell -> fitting(board, cell))
                        .thenComparingInt(cell -> -neighbors(board, cell))
                        .thenComparingInt(cell -> cell))
                .orElse(-1);
        if (expected < 0) {
            shown.equal(-1, got, "This board is full.");
        } else {
            Expect marked = got < 0 || got >= 81
                    ? shown.mark(expected)
                    : shown.mark(expected).cross(got);
            marked.equal(
                    told(board, expected),
                    told(board, got),
                    got == -1
                            ? "No cell was chosen, and there are blanks: the best so far can have nine candidates."
                            : "Another cell should be chosen: the marked one.");
        }
        shown.untouched(answer, digits);
    }

    /** On many boards of one kind, nearly full or nearly empty, some with three empty rows, some with a wrong digit. */
    public static void expectChoices(TightestChoice answer, Grid solved, Random random, Predicate<Grid> kind) {
        Stream.generate(() -> board(solved, random))
                .filter(kind)
                .limit(BOARDS)
                .forEach(board -> expectChoice(answer, board));
    }

    private static Grid board(Grid solved, Random random) {
        List<Integer> cells = new ArrayList<>(IntStream.range(0, 81).boxed().toList());
        Collections.shuffle(cells, random);
        int kind = random.nextInt(3);
        int blanks = kind == 0 ? 4 + random.nextInt(62) : kind == 1 ? 66 + random.nextInt(14) : 1 + random.nextInt(5);
        Grid board = solved;
        for (int i = 0; i < 81; i++) {
            boolean isBlank = i < blanks || kind == 2 && cells.get(i) < 27;
            board = isBlank ? board.with(cells.get(i), Grid.BLANK) : board;
        }
        int[] fitting = Digits.toArray(Rules.candidates(board, cells.get(0)));
        return random.nextBoolean() ? board : board.with(cells.get(0), fitting[random.nextInt(fitting.length)]);
    }

    /** How few candidates the tightest blank has. */
    public static int fewest(Grid board) {
        return blanks(board).mapToInt(cell -> fitting(board, cell)).min().orElseThrow();
    }

    /** How many blanks are as tight as the tightest. */
    public static long tightest(Grid board) {
        return blanks(board)
                .filter(cell -> fitting(board, cell) == fewest(board))
                .count();
    }

    /** How many of these have as many blank neighbors as the busiest of them. */
    public static long busiest(Grid board) {
        int most = blanks(board)
                .filter(cell -> fitting(board, cell) == fewest(board))
                .mapToInt(cell -> neighbors(board, cell))
                .max()
                .orElseThrow();
        return blanks(board)
                .filter(cell -> fitting(board, cell) == fewest(board))
                .filter(cell -> neighbors(board, cell) == most)
                .count();
    }

    private static Stream<Integer> blanks(Grid board) {
        return IntStream.range(0, 81).filter(board::isBlank).boxed();
    }

    private static int fitting(Grid board, int cell) {
        return Digits.count(Rules.candidates(board, cell));
    }

    /** The blank neighbors of a cell. */
    static int neighbors(Grid board, int cell) {
        return TieBreak.DEGREE.weight(cell, board.toArray(), board.cells());
    }

    private static String told(Grid board, int cell) {
        if (cell < 0 || cell >= 81) {
            return cell + ", which is not a cell";
        }
        String name = "cell " + cell + ", " + board.cells().name(cell);
        return board.isBlank(cell)
                ? name + ": candidates " + Digits.toString(Rules.candidates(board, cell)) + ", blank neighbors "
                        + neighbors(board, cell)
                : name + ", which is not blank";
    }
}
