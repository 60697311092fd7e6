package sudoku.piece.think;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.Boards;

/**
 * Lets both rules go over all houses until nothing changes any more, and says whether every cell still has a mark.
 *
 * <p>What stands in the marks of a dead board does not matter.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
@FunctionalInterface
public interface Think {
    boolean think(int[] marks, int[][] houses);

    PieceKind<Think> PIECE = PieceKind.of(Think.class)
            .library((marks, houses) -> {
                int[] before;
                do {
                    before = marks.clone();
                    for (int[] house : houses) {
                        Cases.IN_CELL.naked(marks, house);
                        Cases.IN_HOUSE.hidden(marks, house);
                    }
                } while (!Arrays.equals(before, marks));
                return !PencilMarks.isDead(marks);
            })
            .stub("says true and strikes nothing", (marks, houses) -> true)
            .cases(Cases::all);

    /** Tries it on boards on which nothing follows, something, all, or that there is no solution. */
    final class Cases {
        private record Left(boolean says, List<Integer> marks) {}

        private static final NakedInHouse IN_CELL = NakedInHouse.PIECE.library();
        private static final HiddenInHouse IN_HOUSE = HiddenInHouse.PIECE.library();

        private static List<Case<Think, ?>> all() {
            return Stream.of("3421214343121234", "34212143431212.4", "................", "34.1.143.314123.",
                            ".4........1..2.4", "123....4........", "....1.....1.....", ".....4.12......4",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
                            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
                    .<Case<Think, ?>>map(line -> onBoard(Grid.parse(line))).toList();
        }

        private static Case<Think, Left> onBoard(Grid puzzle) {
            Left expected = after(PIECE.library(), puzzle);
            return new Case<>(PencilMarks.picture(PencilMarks.of(puzzle), puzzle), piece -> after(piece, puzzle),
                    left -> fault(puzzle, expected, left));
        }

        private static Left after(Think piece, Grid puzzle) {
            int[] marks = PencilMarks.of(puzzle);
            boolean says = piece.think(marks, PencilMarks.houses(puzzle.size()));
            return new Left(says, Boards.list(marks));
        }

        private static Optional<Fault> fault(Grid puzzle, Left expected, Left left) {
            if (!expected.says) {
                return !left.says ? Optional.empty() : said("No solution can come of this board, and thinking finds"
                        + " that out: in the end a cell has no mark. Your think says true.", puzzle, left, -1);
            }
            for (int cell = 0; cell < left.marks.size(); cell++) {
                int mine = left.marks.get(cell);
                int right = expected.marks.get(cell);
                String after = "After your think " + puzzle.cells().name(cell) + " has "
                        + PencilMarks.said(mine, puzzle.size());
                if ((right & ~mine) != 0) {
                    return said(after + ": the " + Digits.first(right & ~mine) + " is gone, and neither rule strikes"
                            + " it.", puzzle, left, cell);
                }
                if (mine != right) {
                    return said(after + ", and the rules have not come to their end: they go on until it has "
                            + PencilMarks.said(right, puzzle.size()) + ".", puzzle, left, cell);
                }
            }
            return left.says ? Optional.empty() : said("Your think has the right marks and says false. It should say"
                    + " true: each cell has a mark.", puzzle, left, -1);
        }

        private static Optional<Fault> said(String sentence, Grid puzzle, Left left, int cell) {
            var picture = PencilMarks.picture(PencilMarks.array(left.marks), puzzle);
            return Fault.found(sentence, cell < 0 ? picture : picture.mark(cell));
        }
    }
}
