package sudoku.piece.racer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.Boards;
import sudoku.piece.NumbersPicture;

/**
 * Keeps what a guess has taught of which both ends were refuted: two points more for its cell, at {@code points[cell]},
 * and one more for each of its digits, at {@code points[81 + digit]}.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
@FunctionalInterface
public interface Refuted {
    void refuted(int[] points, int cell, int digits);

    PieceKind<Refuted> PIECE = PieceKind.of(Refuted.class)
            .library((points, cell, digits) -> {
                points[cell] += 2;
                for (int digit : Digits.toArray(digits)) {
                    points[Cases.DIGITS + digit]++;
                }
            })
            .stub("keeps nothing", (points, cell, digits) -> {})
            .cases(Cases::all);

    /** Tries it on one guess, on two at the same cell, and on cells with three marks. */
    final class Cases {
        private static final Cells CELLS = Cells.of(9);
        private static final int DIGITS = 81;
        private static final int PLACES = 91;

        /** A guess that failed at both ends. */
        private record Guess(int cell, int digits) {}

        private static List<Case<Refuted, ?>> all() {
            Guess first = new Guess(0, 0b110);
            Guess last = new Guess(80, 0b1000000010);
            return List.of(
                    asked(first),
                    asked(last),
                    asked(new Guess(40, 0b1011000)),
                    asked(first, first),
                    asked(first, last, new Guess(40, 0b1100), last));
        }

        private static Case<Refuted, List<Integer>> asked(Guess... guesses) {
            int[] right = after(PIECE.library(), guesses);
            return new Case<>(picture(right, right), piece -> Boards.list(after(piece, guesses)), points -> complaint(
                            points, right, guesses.length)
                    .map(sentence -> new Fault(
                            sentence,
                            picture(points.stream().mapToInt(each -> each).toArray(), right))));
        }

        private static int[] after(Refuted piece, Guess... guesses) {
            int[] points = new int[PLACES];
            for (Guess guess : guesses) {
                piece.refuted(points, guess.cell, guess.digits);
            }
            return points;
        }

        /** The places where there are points, or should be. */
        private static NumbersPicture picture(int[] points, int[] right) {
            int[] places = IntStream.range(0, PLACES)
                    .filter(i -> points[i] != 0 || right[i] != 0)
                    .toArray();
            return NumbersPicture.of(
                            "at", Arrays.stream(places).asDoubleStream().toArray())
                    .and(
                            "points",
                            Arrays.stream(places).mapToDouble(i -> points[i]).toArray());
        }

        private static Optional<String> complaint(List<Integer> points, int[] right, int guesses) {
            for (int place = 0; place < PLACES; place++) {
                int said = points.get(place);
                if (said != right[place]) {
                    String what = place < DIGITS
                            ? CELLS.name(place) + ", at points[" + place + "],"
                            : place == DIGITS
                                    ? "points[81], which belongs to no digit,"
                                    : "the digit " + (place - DIGITS) + ", at points[" + place + "],";
                    return Optional.of("After " + (guesses == 1 ? "one guess" : guesses + " guesses") + " " + what
                            + " should have " + right[place] + ", but has " + said + "."
                            + why(said, right[place], place, guesses));
                }
            }
            return Optional.empty();
        }

        private static String why(int said, int right, int place, int guesses) {
            return guesses > 1 && said > 0 && said < right
                    ? " Points are added to those of earlier guesses."
                    : place < DIGITS && right > 0
                            ? " The cell gets two points each time."
                            : place > DIGITS && said > right && right > 0
                                    ? " Each digit of the cell gets one point."
                                    : right == 0
                                            ? " Nothing was learned about it."
                                            : said == 0 && place >= DIGITS
                                                    ? " Each digit of the cell gets a point: (digits & (1 << digit))"
                                                            + " != 0 says whether the cell has that digit."
                                                    : "";
        }
    }
}
