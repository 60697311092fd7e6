package sudoku.piece.howfast;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

/**
 * Says which digits are in one cell only of a house, in each field of its words: what hidden singles are made of.
 *
 * <p>The board is an array of numbers, one set in each or three; the house is the places of its cells in that array. It
 * is to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@FunctionalInterface
public interface Alone {
    int alone(int[] board, int[] house);

    PieceKind<Alone> PIECE = PieceKind.of(Alone.class)
            // It is timed beside pieces of the student's own, so it walks as they do.
            .library((board, house) -> {
                int once = 0;
                int twice = 0;
                for (int place : house) {
                    twice |= once & board[place];
                    once |= board[place];
                }
                return once & ~twice;
            })
            .stub("says that no digit is alone", (board, house) -> 0)
            .cases(Cases::all);

    /** Tries it on two cells, on three, on three in each word, and on the houses of random boards. */
    final class Cases {
        /** What is right, counted bit by bit. */
        private static int counted(int[] board, int[] house) {
            return IntStream.range(1, Words.FIELDS * Words.FIELD)
                    .filter(bit -> places(board, house, bit) == 1)
                    .map(bit -> 1 << bit)
                    .sum();
        }

        private static int places(int[] board, int[] house, int bit) {
            return (int) IntStream.of(house)
                    .filter(place -> (board[place] >>> bit & 1) == 1)
                    .count();
        }

        private static List<Case<Alone, ?>> all() {
            List<Case<Alone, ?>> cases = new ArrayList<>(List.of(
                    on(new int[] {Digits.of(1, 2), Digits.of(2, 3)}, 0, 1),
                    on(new int[] {Digits.of(1, 2), Digits.of(2, 3), Digits.of(2, 3, 9)}, 0, 1, 2),
                    on(new int[] {Digits.of(5), Digits.of(5), Digits.of(4, 5)}, 2, 0, 1),
                    on(new int[] {Words.ALL, Digits.of(1, 2), Words.ALL, Digits.of(2)}, 1, 3),
                    on(
                            new int[] {
                                Words.of(Digits.of(1), Digits.of(1), Digits.of(2)),
                                Words.of(Digits.of(1), Digits.of(3), 0)
                            },
                            0,
                            1)));
            Random random = new Random(3);
            for (int house : new int[] {0, 1, 2, 18, 19, 20}) {
                int[] board = IntStream.range(0, Words.COUNT)
                        .map(word -> Words.random(random) & random.nextInt() & random.nextInt())
                        .toArray();
                cases.add(on(board, Cells.of(9).house(house)));
            }
            return cases;
        }

        private static Case<Alone, Answered<Integer>> on(int[] board, int... house) {
            return Case.lending(
                    drawn(board, house),
                    (piece, loan) -> piece.alone(loan.of(board), house.clone()),
                    answer -> fault(answer, board, house));
        }

        private static WordsPicture drawn(int[] board, int[] house) {
            WordsPicture picture = WordsPicture.of("cell " + house[0], board[house[0]]);
            for (int i = 1; i < house.length; i++) {
                picture = picture.and("cell " + house[i], board[house[i]]);
            }
            return picture;
        }

        private static Optional<Fault> fault(Answered<Integer> answer, int[] board, int[] house) {
            int says = answer.says();
            WordsPicture picture = drawn(board, house).and("your alone", says);
            int wrong = says ^ counted(board, house);
            if (wrong != 0) {
                int first = Integer.numberOfTrailingZeros(wrong);
                return Fault.found(complaint(first, says, board, house), picture);
            }
            return answer.leftAloneOr("Your alone has changed the board, but it should only look.", picture);
        }

        private static String complaint(int bit, int says, int[] board, int[] house) {
            if ((1 << bit & Words.ALL) == 0) {
                return "Your alone has bit " + bit + " set, which stands for no digit." + Words.notDrawn(bit);
            }
            int field = bit / Words.FIELD;
            String sets = Arrays.stream(house)
                    .mapToObj(place -> Digits.toString(Words.set(board[place], field)))
                    .collect(Collectors.joining(" "));
            int places = places(board, house, bit);
            String there = "The " + Words.name(field) + " fields of this house hold " + sets + ". The "
                    + bit % Words.FIELD + " is in " + (places == 0 ? "none" : String.valueOf(places))
                    + " of them, but your alone says that it is ";
            boolean isSaid = (says >>> bit & 1) == 1;
            return isSaid ? there + "alone." : there + "not alone." + whyMissed(field, says);
        }

        /** Why a digit that is alone may not have been found. */
        private static String whyMissed(int field, int says) {
            if (field > 0) {
                return " The upper field is right, but does your alone look at all bits of each number?";
            }
            if (says == 0) {
                return " Is a cell added to `once` before it is compared? Then it meets itself.";
            }
            return " Does it look at board[place] for all places of the house, and for no others?";
        }
    }
}
