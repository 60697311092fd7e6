package sudoku.piece.racer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;
import sudoku.piece.propagation.PencilMarks;

/**
 * Gives the two ends of a guess: a copy of the marks on which the cell has its smallest mark alone, and a copy on which
 * it has all its others.
 *
 * <p>No solution is on both, and together they have all. The marks that are lent stay as they are.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
@FunctionalInterface
public interface Twins {
    int[][] twins(int[] marks, int cell);

    PieceKind<Twins> PIECE = PieceKind.of(Twins.class)
            .library((marks, cell) -> {
                int[] one = marks.clone();
                int[] other = marks.clone();
                one[cell] = Digits.of(Digits.first(marks[cell]));
                other[cell] = Digits.rest(marks[cell]);
                return new int[][] {one, other};
            })
            .stub("gives two boards that are alike", (marks, cell) -> new int[][] {marks.clone(), marks.clone()})
            .cases(Cases::all);

    /** Tries it on cells with two marks, with three and with all, on small boards and on a large one. */
    final class Cases {
        /** No boards, if it gave null; a board is empty, if that was null. */
        private record Given(Optional<List<List<Integer>>> boards, boolean isOneTwice, List<Integer> lent) {}

        private static List<Case<Twins, ?>> all() {
            return List.of(
                    at("34.1.143.314123.", 2, 0b1100),
                    at("1234............", 4, 0b11000),
                    at("................", 0, 0b11110),
                    at(".4........1..2.4", 9, 0b11010),
                    at(
                            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
                            1,
                            0b101100100));
        }

        /** The marks of a board, but for one cell, which has these. */
        private static Case<Twins, Given> at(String line, int cell, int digits) {
            Grid grid = Grid.parse(line);
            int[] marks = PencilMarks.of(grid);
            marks[cell] = digits;
            GridPicture picture = PencilMarks.picture(marks, grid).mark(cell);
            return new Case<>(
                    picture,
                    piece -> {
                        int[] lent = marks.clone();
                        int[][] boards = piece.twins(lent, cell);
                        return new Given(
                                Optional.ofNullable(boards).map(all -> Arrays.stream(all)
                                        .map(each -> each == null ? List.<Integer>of() : Boards.list(each))
                                        .toList()),
                                boards != null && boards.length == 2 && boards[0] == boards[1],
                                Boards.list(lent));
                    },
                    given -> complaint(given, grid, marks, cell).map(sentence -> new Fault(sentence, picture)));
        }

        private static Optional<String> complaint(Given given, Grid grid, int[] marks, int cell) {
            String name = grid.cells().name(cell);
            if (!given.lent.equals(Boards.list(marks))) {
                return Optional.of("Your twins has changed the marks that it was given. Let both boards be copies:"
                        + " marks.clone().");
            }
            if (given.boards.isEmpty()
                    || given.boards.get().size() != 2
                    || given.boards.get().stream().anyMatch(board -> board.size() != marks.length)) {
                return Optional.of("Your twins should give two boards of " + marks.length + " cells, but it returns "
                        + given.boards
                                .map(all -> all.size() == 2 ? "others" : "" + all.size())
                                .orElse("null")
                        + ".");
            }
            if (given.isOneTwice) {
                return Optional.of("Your twins returns the same array twice: what is written on one is on the other,"
                        + " too. Each needs a copy of its own.");
            }
            List<Integer> one = given.boards.get().get(0);
            List<Integer> other = given.boards.get().get(1);
            return Stream.of(
                            elsewhere(one, grid.cells(), marks, cell),
                            elsewhere(other, grid.cells(), marks, cell),
                            onFirst(one.get(cell), marks[cell], name),
                            onSecond(one.get(cell), other.get(cell), marks[cell], name))
                    .flatMap(Optional::stream)
                    .findFirst();
        }

        private static Optional<String> elsewhere(List<Integer> board, Cells cells, int[] marks, int guessed) {
            for (int cell = 0; cell < marks.length; cell++) {
                if (cell != guessed && board.get(cell) != marks[cell]) {
                    return Optional.of("The guess is about " + cells.name(guessed) + ", but your twins has changed "
                            + cells.name(cell) + " as well.");
                }
            }
            return Optional.empty();
        }

        private static Optional<String> onFirst(int said, int digits, String name) {
            int smallest = Digits.first(digits);
            return said == Digits.of(smallest)
                    ? Optional.empty()
                    : Optional.of("On the first board " + name
                            + " should have only its smallest mark, which is " + smallest + ", but it has "
                            + PencilMarks.said(said, 9)
                            + ". Integer.lowestOneBit(marks[cell]) is the smallest mark.");
        }

        private static Optional<String> onSecond(int first, int said, int digits, String name) {
            int right = digits & ~first;
            if (said == right) {
                return Optional.empty();
            }
            String why = (said & first) != 0
                    ? " Solutions with a " + Digits.first(first) + " are on both boards, and would be counted twice."
                    : (right & ~said) != 0
                            ? " Solutions with a " + Digits.first(right & ~said)
                                    + " are on neither board, and are lost."
                            : "";
            return Optional.of("On the second board " + name + " should have all its other marks, "
                    + PencilMarks.said(right, 9).replaceFirst("^the marks? ", "") + ", but it has "
                    + PencilMarks.said(said, 9) + "." + why);
        }
    }
}
