package sudoku.piece.hands;

import java.util.List;
import java.util.Optional;
import sudoku.picture.draw.Numbers;
import sudoku.piece.Case;
import sudoku.piece.Fault;
import sudoku.piece.NumbersPicture;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Says how many times as fast some hands are as one, when some of the work can't be shared and the rest is shared
 * evenly: Amdahl's law.
 *
 * <p>There is some work, and a hand at least.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
@TriedBy(Amdahl.Tried.class)
@FunctionalInterface
public interface Amdahl {
    double amdahl(long serial, long shared, int hands);

    /** Tries it where all is shared, where nothing is, and between. */
    final class Tried extends Trial<Amdahl> {
        private static final double CLOSE = 1e-6;

        @Override
        public Amdahl library() {
            return (serial, shared, hands) -> (serial + shared) / (serial + (double) shared / hands);
        }

        @Override
        protected Amdahl stub() {
            return (serial, shared, hands) -> 0;
        }

        @Override
        protected String stubInWords() {
            return "says 0 of all work";
        }

        @Override
        protected List<Case<Amdahl, ?>> cases() {
            return List.of(work(0, 100, 4), work(100, 0, 4), work(30, 70, 1), work(50, 50, 2), work(10, 90, 3),
                    work(1, 2, 4), work(0, 2, 3), work(7, 1_000, 16), work(3_000_000_000L, 9_000_000_000L, 1_000));
        }

        private Case<Amdahl, Double> work(long serial, long shared, int hands) {
            double right = library().amdahl(serial, shared, hands);
            NumbersPicture picture = NumbersPicture.of("alone", serial, shared)
                    .and("with " + hands + (hands == 1 ? " hand" : " hands"), serial, (double) shared / hands);
            return new Case<>(picture, piece -> piece.amdahl(serial, shared, hands), said ->
                    Math.abs(said - right) <= CLOSE * right ? Optional.empty()
                    : Optional.of(new Fault(complaint(said, serial, shared, hands, right), picture)));
        }

        private static String complaint(double said, long serial, long shared, int hands, double right) {
            long whole = serial + shared / hands;
            boolean isWhole = whole > 0 && (said == (serial + shared) / whole
                    || said == (double) (serial + shared) / whole);
            String why = isWhole ? " Between two whole numbers / cuts the fraction off: make one of them a double."
                    : Math.abs(said * right - 1) <= CLOSE ? " That is the other way round: time alone is to be divided"
                    + " by time with all hands."
                    : "";
            return "Your amdahl says " + Numbers.text(said) + ". Alone it takes " + Numbers.text(serial) + " + "
                    + Numbers.text(shared) + ", with " + hands + (hands == 1 ? " hand " : " hands ")
                    + Numbers.text(serial) + " + " + Numbers.text((double) shared / hands) + ": that is "
                    + Numbers.text(right) + " times as fast." + why;
        }
    }
}
