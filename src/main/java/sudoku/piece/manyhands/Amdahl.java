package sudoku.piece.manyhands;

import java.util.List;
import java.util.Optional;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Says how many times as fast some hands are as one, when some of the work can't be shared and the rest is shared
 * evenly: Amdahl's law.
 *
 * <p>There is some work, and a hand at least.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
@FunctionalInterface
public interface Amdahl {
    double amdahl(long serial, long shared, int hands);

    PieceKind<Amdahl> PIECE = PieceKind.of(Amdahl.class)
            .library((serial, shared, hands) -> (serial + shared) / (serial + (double) shared / hands))
            .stub("says 0 of all work", (serial, shared, hands) -> 0)
            .cases(Cases::all);

    /** Tries it where all is shared, where nothing is, and between. */
    final class Cases {
        private static final double CLOSE = 1e-6;

        private static List<Case<Amdahl, ?>> all() {
            return List.of(
                    work(0, 100, 4),
                    work(100, 0, 4),
                    work(30, 70, 1),
                    work(50, 50, 2),
                    work(10, 90, 3),
                    work(1, 2, 4),
                    work(0, 2, 3),
                    work(7, 1_000, 16),
                    work(3_000_000_000L, 9_000_000_000L, 1_000));
        }

        private static Case<Amdahl, Double> work(long serial, long shared, int hands) {
            double right = PIECE.library().amdahl(serial, shared, hands);
            NumbersPicture picture = NumbersPicture.of("alone", serial, shared)
                    .and("with " + hands + (hands == 1 ? " hand" : " hands"), serial, (double) shared / hands);
            return new Case<>(
                    picture,
                    piece -> piece.amdahl(serial, shared, hands),
                    said -> Math.abs(said - right) <= CLOSE * right
                            ? Optional.empty()
                            : Fault.found(complaint(said, serial, shared, hands, right), picture));
        }

        private static String complaint(double said, long serial, long shared, int hands, double right) {
            long whole = serial + shared / hands;
            boolean isWhole =
                    whole > 0 && (said == (serial + shared) / whole || said == (double) (serial + shared) / whole);
            String why = isWhole
                    ? " Between two whole numbers / cuts the fraction off: make one of them a double."
                    : Math.abs(said * right - 1) <= CLOSE
                            ? " That is the other way round: time alone is to be divided" + " by time with all hands."
                            : "";
            return "Your amdahl says " + Numbers.text(said) + ". Alone it takes " + Numbers.text(serial) + " + "
                    + Numbers.text(shared) + ", with " + hands + (hands == 1 ? " hand " : " hands ")
                    + Numbers.text(serial) + " + " + Numbers.text((double) shared / hands) + ": that is "
                    + Numbers.text(right) + " times as fast." + why;
        }
    }
}
