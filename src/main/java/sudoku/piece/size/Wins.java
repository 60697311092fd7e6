package sudoku.piece.size;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.piece.Case;
import sudoku.piece.Fault;
import sudoku.piece.NumbersPicture;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Says at how many places the number of the one is smaller than the number of the other at the same place.
 *
 * <p>Both arrays are of one length, and are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 05-how-large-is-a-tree.
 */
@TriedBy(Wins.Tried.class)
@FunctionalInterface
public interface Wins {
    int wins(double[] mine, double[] theirs);

    /** Tries it on no race, on one, on a draw, and on some. */
    final class Tried extends Trial<Wins> {
        private record Says(int wins, boolean areLeftAlone) {}

        @Override
        public Wins library() {
            return (mine, theirs) -> {
                int wins = 0;
                for (int i = 0; i < mine.length; i++) {
                    wins += mine[i] < theirs[i] ? 1 : 0;
                }
                return wins;
            };
        }

        @Override
        protected Wins stub() {
            return (mine, theirs) -> 0;
        }

        @Override
        protected String stubInWords() {
            return "says 0 of every race";
        }

        @Override
        protected List<Case<Wins, ?>> cases() {
            return List.of(race(new double[] {3}, new double[] {5}), race(new double[] {5}, new double[] {3}),
                    race(new double[] {4}, new double[] {4}), race(new double[] {9, 1}, new double[] {2, 8}),
                    race(new double[] {2.2}, new double[] {2.7}),
                    race(new double[] {5, 5, 5, 5}, new double[] {6, 4, 5, 7}),
                    race(new double[] {900, 2, 3, 4, 5}, new double[] {1, 3, 4, 5, 6}),
                    race(new double[] {}, new double[] {}));
        }

        private Case<Wins, Says> race(double[] mine, double[] theirs) {
            NumbersPicture picture = NumbersPicture.of("mine", mine).and("theirs", theirs);
            int right = library().wins(mine, theirs);
            return new Case<>(picture, piece -> {
                double[] one = mine.clone();
                double[] other = theirs.clone();
                int wins = piece.wins(one, other);
                return new Says(wins, Arrays.equals(one, mine) && Arrays.equals(other, theirs));
            }, says -> {
                if (says.wins != right) {
                    return Optional.of(new Fault("Your wins says " + says.wins + ", and mine is the smaller number at "
                            + right + (right == 1 ? " place." : " places.")
                            + (says.wins > right && mine.length > 0 ? " A draw is nobody's win, and the larger number"
                            + " is no win either." : ""), picture));
                }
                return says.areLeftAlone ? Optional.empty() : Optional.of(new Fault("Your wins has changed the numbers"
                        + " that it was lent. Each pair belongs to one board, and has to stay together.", picture));
            });
        }
    }
}
