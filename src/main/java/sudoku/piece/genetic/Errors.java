package sudoku.piece.genetic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Says how many digits are missing in the rows and the columns of a full board, all together.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Errors {
    int errors(int[] board);

    PieceKind<Errors> PIECE = PieceKind.of(Errors.class)
            .library(Cases.library())
            .stub("says 0 to everything", board -> 0)
            .cases(Cases::all);

    /** Tries it on boards whose boxes are right, from one without errors to one with many. */
    final class Cases {
        private static Errors library() {
            // Bare loops: a lesson that is not written yet asks it millions of times.
            return board -> {
                int size = (int) Math.sqrt(board.length);
                int missing = 0;
                for (int i = 0; i < size; i++) {
                    int row = Digits.NONE;
                    int column = Digits.NONE;
                    for (int j = 0; j < size; j++) {
                        row = Digits.add(row, board[i * size + j]);
                        column = Digits.add(column, board[j * size + i]);
                    }
                    missing += 2 * size - Digits.count(row) - Digits.count(column);
                }
                return missing;
            };
        }

        /** What a row or a column lacks. */
        private record House(String name, int digits) {}

        private static List<House> lacking(Grid board) {
            List<House> lacking = new ArrayList<>();
            for (int house = 0; house < 2 * board.size(); house++) {
                int missing = Digits.all(board.size());
                for (int cell : board.cells().house(house)) {
                    missing = Digits.remove(missing, board.get(cell));
                }
                if (missing != Digits.NONE) {
                    lacking.add(new House(board.cells().houseName(house), missing));
                }
            }
            return lacking;
        }

        private static List<Case<Errors, ?>> all() {
            return Stream.of(
                            "3421214343121234",
                            "4321214343121234",
                            "3421213443121234",
                            "1234341212343412",
                            "1212343412123434",
                            "1412323414123234",
                            "1234341243212143",
                            "123123123456456456789789789123123123456456456789789789123123123456456456789789789",
                            "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
                            "534678921672195348198342567859761423426853791713924856961537284287419635345286179",
                            "123456789987321654645789312532714896149856237768923145317698452856142973294537861")
                    .map(Grid::parse)
                    .<Case<Errors, ?>>map(Cases::asked)
                    .toList();
        }

        private static Case<Errors, Integer> asked(Grid board) {
            List<House> lacking = lacking(board);
            int expected = lacking.stream()
                    .mapToInt(house -> Digits.count(house.digits))
                    .sum();
            GridPicture drawn = GridPicture.of(board).conflicts();
            return new Case<>(
                    drawn,
                    piece -> piece.errors(board.toArray()),
                    says -> says == expected
                            ? Optional.empty()
                            : Fault.found(
                                    "Your errors says " + says + " of this board, and "
                                            + (expected == 0
                                                    ? "no digit is missing"
                                                    : "what is missing is " + expected + ": " + said(lacking))
                                            + ".",
                                    drawn));
        }

        private static String said(List<House> lacking) {
            int shown = Math.min(lacking.size(), 4);
            return IntStream.range(0, shown)
                            .mapToObj(i -> lacking.get(i).name + " lacks " + Digits.toString(lacking.get(i).digits))
                            .reduce((a, b) -> a + ", " + b)
                            .orElse("")
                    + (shown < lacking.size() ? ", and so on" : "");
        }
    }
}
