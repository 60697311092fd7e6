package sudoku.piece.propagation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

/**
 * Lets both rules go over all houses until nothing changes any more, and says whether every cell still has a mark.
 *
 * <p>What is in the marks of a dead board does not matter.
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
                        Cases.naked(marks, house);
                        Cases.IN_HOUSE.hidden(marks, house);
                    }
                } while (!Arrays.equals(before, marks));
                return !PencilMarks.isDead(marks);
            })
            .stub("strikes nothing", (marks, houses) -> Arrays.stream(marks).noneMatch(set -> set == 0))
            .cases(Cases::all);

    /** Tries it on boards on which nothing follows, something, all, or that there is no solution. */
    final class Cases {
        private static final HiddenInHouse IN_HOUSE = HiddenInHouse.PIECE.library();

        /** Strikes the mark of each cell that has one mark from the other cells of the house. */
        private static void naked(int[] marks, int[] house) {
            for (int single : house) {
                for (int other : house) {
                    if (other != single && Digits.count(marks[single]) == 1) {
                        marks[other] &= ~marks[single];
                    }
                }
            }
        }

        private static List<Case<Think, ?>> all() {
            return Stream.of(
                            "3421214343121234",
                            "34212143431212.4",
                            "................",
                            "34.1.143.314123.",
                            ".4........1..2.4",
                            "123....4........",
                            "....1.....1.....",
                            ".....4.12......4",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
                            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
                    .<Case<Think, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<Think, Answered<Boolean>> onBoard(Grid puzzle) {
            int[] marks = PencilMarks.of(puzzle);
            return Case.beside(
                    PIECE.library(),
                    PencilMarks.picture(marks, puzzle),
                    (piece, loan) -> piece.think(loan.of(marks), PencilMarks.houses(puzzle.size())),
                    (expected, answer) -> fault(puzzle, expected, answer));
        }

        private static Optional<Fault> fault(Grid puzzle, Answered<Boolean> expected, Answered<Boolean> answer) {
            if (!expected.says()) {
                return !answer.says()
                        ? Optional.empty()
                        : said(
                                "This board has no solution, and thinking finds that out: in the end a cell has"
                                        + " no mark. But your think says true.",
                                puzzle,
                                answer,
                                -1);
            }
            for (int cell = 0; cell < answer.left().size(); cell++) {
                int mine = answer.left().get(cell);
                int right = expected.left().get(cell);
                String after = "After your think, " + puzzle.cells().name(cell) + " has "
                        + PencilMarks.said(mine, puzzle.size());
                if ((right & ~mine) != 0) {
                    return said(
                            after + ": the " + Digits.first(right & ~mine) + " is gone, and neither rule strikes it.",
                            puzzle,
                            answer,
                            cell);
                }
                if (mine != right) {
                    return said(
                            after + ", and the rules are not finished: they go on until it has "
                                    + PencilMarks.said(right, puzzle.size()) + ".",
                            puzzle,
                            answer,
                            cell);
                }
            }
            return answer.says()
                    ? Optional.empty()
                    : said(
                            "Your think has the right marks, but says false. It should say true: each cell has a mark.",
                            puzzle,
                            answer,
                            -1);
        }

        private static Optional<Fault> said(String sentence, Grid puzzle, Answered<Boolean> answer, int cell) {
            var picture = PencilMarks.picture(PencilMarks.array(answer.left()), puzzle);
            return Fault.found(sentence, cell < 0 ? picture : picture.mark(cell));
        }
    }
}
