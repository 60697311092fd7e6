package sudoku.piece.propagation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** Marks, for each cell the set of the digits that it may still be: as a puzzle has them, and as a picture. */
public final class PencilMarks {
    private PencilMarks() {}

    /** The marks before anybody has thought: a clue has one, a blank has all. */
    public static int[] of(Grid puzzle) {
        return IntStream.range(0, puzzle.cells().count())
                .map(cell -> puzzle.isBlank(cell) ? Digits.all(puzzle.size()) : Digits.of(puzzle.get(cell)))
                .toArray();
    }

    /** Cells with one mark as digits, with none crossed out, the others with their marks. */
    public static GridPicture picture(int[] marks, Grid puzzle) {
        int[] board = puzzle.toArray();
        int all = Digits.all(puzzle.size());
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] == Grid.BLANK && Digits.count(marks[cell] & all) == 1) {
                board[cell] = Digits.first(marks[cell] & all);
            }
        }
        GridPicture picture = GridPicture.of(Grid.of(board), puzzle);
        for (int cell = 0; cell < board.length; cell++) {
            if ((marks[cell] & all) == Digits.NONE) {
                picture = picture.cross(cell);
            } else if (board[cell] == Grid.BLANK) {
                picture = picture.candidates(cell, marks[cell] & all);
            }
        }
        return picture;
    }

    /** Of the cells with two marks or more the one with the fewest, of several the first; -1, if there is none. */
    public static int tightest(int[] marks) {
        int best = -1;
        for (int cell = 0; cell < marks.length; cell++) {
            int count = Digits.count(marks[cell]);
            if (count > 1 && (best < 0 || count < Digits.count(marks[best]))) {
                best = cell;
            }
        }
        return best;
    }

    /** For each variable the value that it has come down to, and 0 as long as it has several, or none. */
    public static int[] settled(int[] marks) {
        return Arrays.stream(marks)
                .map(set -> Digits.count(set) == 1 ? Digits.first(set) : 0)
                .toArray();
    }

    /** Whether every cell still has the mark of this solution. */
    public static boolean allow(int[] marks, Grid solution) {
        return IntStream.range(0, marks.length).allMatch(cell -> Digits.contains(marks[cell], solution.get(cell)));
    }

    /** All rows, columns and boxes of a board of this size, each an array of its cells. */
    public static int[][] houses(int size) {
        Cells cells = Cells.of(size);
        return IntStream.range(0, cells.houseCount())
                .mapToObj(house -> cells.house(house).clone())
                .toArray(int[][]::new);
    }

    static boolean isDead(int[] marks) {
        return Arrays.stream(marks).anyMatch(set -> set == Digits.NONE);
    }

    static boolean isDead(List<Integer> marks) {
        return marks.contains(Digits.NONE);
    }

    static int[] array(List<Integer> marks) {
        return marks.stream().mapToInt(set -> set).toArray();
    }

    /** Some set of digits as it is read: "no mark", "the mark 3", "the marks 1, 2". */
    public static String said(int set, int size) {
        if ((set & ~Digits.all(size)) != 0) {
            return "the number " + set + ", which has bits that belong to none of the digits 1 to " + size;
        }
        String digits = Digits.toString(set).replaceAll("[{}]", "");
        return set == Digits.NONE ? "no mark" : (Digits.count(set) == 1 ? "the mark " : "the marks ") + digits;
    }
}
