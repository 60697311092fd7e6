package sudoku.piece.howfast;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;

/**
 * Says where in a band a digit can be: it occurs once in each row and once in each box, so there are six ways through
 * three boxes.
 *
 * <p>Place {@code 3 * row + box} of the nine says whether the digit may be in that row of that box, a bit for each
 * digit that is asked about at once. What belongs to none of the ways that are still possible is gone from the answer.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@FunctionalInterface
public interface Ways {
    int[] ways(int[] has);

    PieceKind<Ways> PIECE = PieceKind.of(Ways.class)
            .library(has -> {
                int[] can = new int[Cases.PLACES];
                for (int[] way : Cases.SIX) {
                    int all = has[way[0]] & has[3 + way[1]] & has[6 + way[2]];
                    for (int row = 0; row < 3; row++) {
                        can[3 * row + way[row]] |= all;
                    }
                }
                return can;
            })
            .stub("says that there is no place anywhere", has -> new int[Cases.PLACES])
            .cases(Cases::all);

    /** In how many of the 512 questions about one digit no way is left. */
    static long withoutAny(Ways piece) {
        return IntStream.range(0, 1 << Cases.PLACES)
                .filter(set -> IntStream.of(piece.ways(Cases.bits(set))).sum() == 0)
                .count();
    }

    /** Tries it on all 512 questions about one digit, then on whole words. */
    final class Cases {
        static final int PLACES = 9;
        private static final int[][] SIX = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        private static final String[] BOXES = {"left", "middle", "right"};

        private static List<Case<Ways, ?>> all() {
            List<int[]> questions = new ArrayList<>(List.of(bits(0b100_111_111)));
            IntStream.range(0, 512)
                    .boxed()
                    .sorted(Comparator.comparing(set -> -Integer.bitCount(set)))
                    .forEach(set -> questions.add(bits(set)));
            Random random = new Random(6);
            for (int i = 0; i < 100; i++) {
                questions.add(IntStream.range(0, PLACES)
                        .map(place -> {
                            int some = Words.random(random);
                            return some | Words.random(random);
                        })
                        .toArray());
            }
            return questions.stream().<Case<Ways, ?>>map(Cases::asked).toList();
        }

        private static int[] bits(int set) {
            return IntStream.range(0, PLACES).map(place -> set >> place & 1).toArray();
        }

        private static Case<Ways, List<Integer>> asked(int[] has) {
            int[] right = PIECE.library().ways(has);
            return new Case<>(
                    drawn(place -> has[place] != 0, place -> false),
                    piece -> Boards.list(piece.ways(has.clone())),
                    says -> fault(Words.array(says), has, right));
        }

        /** A band with a 7 in every place that there is; those that are gone are struck. */
        private static GridPicture drawn(IntPredicate isThere, IntPredicate isGone) {
            GridPicture picture = GridPicture.of(Grid.empty(9));
            for (int cell = 0; cell < 27; cell++) {
                int place = cell / 9 * 3 + cell % 9 / 3;
                int seven = Digits.of(7);
                picture = isThere.test(place) ? picture.candidates(cell, seven) : picture;
                picture = isThere.test(place) && isGone.test(place) ? picture.strike(cell, seven) : picture;
            }
            return picture;
        }

        private static Optional<Fault> fault(int[] says, int[] has, int[] right) {
            if (says.length != PLACES) {
                return Fault.found(
                        "Your ways gives an array of " + says.length + " numbers, but a band has " + PLACES
                                + " places.",
                        drawn(place -> has[place] != 0, place -> false));
            }
            for (int place = 0; place < PLACES; place++) {
                int wrong = says[place] ^ right[place];
                if (wrong != 0) {
                    int bit = Integer.numberOfTrailingZeros(wrong);
                    return Fault.found(
                            complaint(place, bit, says, has),
                            drawn(other -> (has[other] >>> bit & 1) == 1, other -> (says[other] >>> bit & 1) == 0)
                                    .mark(
                                            place / 3 * 9 + place % 3 * 3,
                                            place / 3 * 9 + place % 3 * 3 + 1,
                                            place / 3 * 9 + place % 3 * 3 + 2));
                }
            }
            return Optional.empty();
        }

        private static String complaint(int place, int bit, int[] says, int[] has) {
            String where = "row " + (place / 3 + 1) + " of the " + BOXES[place % 3] + " box";
            boolean isThere = (says[place] >>> bit & 1) == 1;
            boolean isWholeWord = IntStream.of(has).anyMatch(one -> one > 1);
            String of = isWholeWord
                    ? " (This is bit " + bit + " of whole words: write it with & and |, and it works on all bits at"
                            + " once.)"
                    : "";
            if (!isThere) {
                return "Your ways removes the place in " + where + ", but one of the six ways goes through it,"
                        + " and all three places of that way are there." + of;
            }
            return (has[place] >>> bit & 1) == 0
                    ? "Your ways gives a place in " + where + ", where there was none." + of
                    : "Your ways leaves a place in " + where + ". None of the ways through it has all three of its"
                            + " places, so it has to go." + of;
        }
    }
}
