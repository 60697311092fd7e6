package sudoku.piece.stack;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.Loan;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;
import sudoku.piece.Steps;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.Flip;
import sudoku.piece.bitmask.HouseSets;

/**
 * Exchanges what is in a cell for the next larger digit that may be there, a blank for the smallest one.
 *
 * <p>{@code true} leaves the digit on the board and in the notes. If there is none, the cell is a blank again, for the
 * notes as well, and the answer is {@code false}.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
@FunctionalInterface
public interface Advance {
    boolean advance(int[] board, int[] used, int cell);

    PieceKind<Advance> PIECE = PieceKind.of(Advance.class)
            .library((board, used, cell) -> {
                int last = board[cell];
                if (last != Grid.BLANK) {
                    Cases.FLIP.flip(used, cell, last);
                }
                int above = Cases.CANDIDATES.candidates(used, cell) & ~Digits.all(last);
                board[cell] = above == Digits.NONE ? Grid.BLANK : Digits.first(above);
                if (above != Digits.NONE) {
                    Cases.FLIP.flip(used, cell, board[cell]);
                }
                return above != Digits.NONE;
            })
            .stub("says false and does nothing", (board, used, cell) -> false)
            .given(Cases::given)
            .cases(Cases::all);

    /** Tries it on one cell, again and again until nothing is left. */
    final class Cases {
        private static final CellCandidates CANDIDATES = CellCandidates.PIECE.library();
        private static final Flip FLIP = Flip.PIECE.library();

        /** The program's steps can be seen from what it does to a cell. */
        private static Advance given(Advance piece) {
            return (board, used, cell) -> {
                boolean wasBlank = board[cell] == Grid.BLANK;
                boolean says = piece.advance(board, used, cell);
                Steps.hear(cell, says || !wasBlank);
                return says;
            };
        }

        private static List<Case<Advance, ?>> all() {
            return Stream.of(
                            advanced("34212143431212.4", 14, 2),
                            advanced("................", 0, 5),
                            advanced(".4........1..2.4", 0, 3),
                            advanced(".4........1..2.4", 2, 4),
                            advanced("123....4........", 3, 1),
                            advanced(
                                    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                                    2,
                                    4))
                    .<Case<Advance, ?>>flatMap(each -> each)
                    .toList();
        }

        /** Asked once, twice, and so on. */
        private static Stream<Case<Advance, Answered<Boolean>>> advanced(String line, int cell, int most) {
            Grid puzzle = Grid.parse(line);
            return IntStream.rangeClosed(1, most)
                    .mapToObj(times -> Case.beside(
                            PIECE.library(),
                            GridPicture.of(puzzle).mark(cell),
                            (piece, loan) -> advanced(piece, loan, puzzle, cell, times),
                            (expected, answer) -> fault(puzzle, cell, times, expected, answer)));
        }

        private static boolean advanced(Advance piece, Loan loan, Grid puzzle, int cell, int times) {
            int[] board = loan.of(puzzle.toArray());
            int[] used = loan.of(HouseSets.of(puzzle));
            boolean says = false;
            for (int i = 0; i < times; i++) {
                says = piece.advance(board, used, cell);
            }
            return says;
        }

        private static Optional<Fault> fault(
                Grid puzzle, int cell, int times, Answered<Boolean> expected, Answered<Boolean> found) {
            String name = puzzle.cells().name(cell);
            int free = CANDIDATES.candidates(HouseSets.of(puzzle), cell);
            String asked = "Your advance was called " + (times == 1 ? "once" : times == 2 ? "twice" : times + " times")
                    + " at " + name + ", a blank where " + (free == Digits.NONE ? "nothing" : Digits.toString(free))
                    + " may go. ";
            GridPicture drawn = Boards.drawn(puzzle, found.left()).mark(cell);
            Optional<Integer> different = Boards.firstDifference(Grid.of(ints(expected.left())), found.left());
            if (different.isPresent()) {
                int at = different.get();
                int held = found.left().get(at);
                return Fault.found(
                        asked + "After that, " + puzzle.cells().name(at) + " should "
                                + said(expected.left().get(at)) + ", but it "
                                + (held == Grid.BLANK ? "is a blank" : "holds " + held) + ".",
                        drawn);
            }
            Optional<Integer> house = HouseSets.firstDifference(ints(expected.left(1)), found.left(1));
            if (house.isPresent()) {
                return Fault.found(
                        asked + "The board is right after that, but the notes of "
                                + puzzle.cells().houseName(house.get()) + " should be "
                                + Digits.toString(expected.left(1).get(house.get())) + ", but they are "
                                + HouseSets.said(found.left(1).get(house.get()), puzzle.size()) + ".",
                        drawn.shade(puzzle.cells().house(house.get())));
            }
            return found.says().equals(expected.says())
                    ? Optional.empty()
                    : Fault.found(
                            asked + "Board and notes are right after that, but it says " + found.says()
                                    + ". True means that there is a digit now.",
                            drawn);
        }

        private static String said(int digit) {
            return digit == Grid.BLANK ? "be a blank" : "hold " + digit;
        }

        private static int[] ints(List<Integer> list) {
            return list.stream().mapToInt(each -> each).toArray();
        }
    }
}
