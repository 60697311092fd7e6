package sudoku.piece.treesize;

import java.util.List;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Says at how many places the number of the one is smaller than the number of the other at the same place.
 *
 * <p>Both arrays are of one length, and are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
@FunctionalInterface
public interface Wins {
    int wins(double[] mine, double[] theirs);

    PieceKind<Wins> PIECE = PieceKind.of(Wins.class)
            .library((mine, theirs) -> {
                int wins = 0;
                for (int i = 0; i < mine.length; i++) {
                    wins += mine[i] < theirs[i] ? 1 : 0;
                }
                return wins;
            })
            .stub("says 0 for every race", (mine, theirs) -> 0)
            .cases(Cases::all);

    /** Tries it on no race, on one, on a draw, and on some. */
    final class Cases {
        private static List<Case<Wins, ?>> all() {
            return List.of(
                    race(new double[] {3}, new double[] {5}),
                    race(new double[] {5}, new double[] {3}),
                    race(new double[] {4}, new double[] {4}),
                    race(new double[] {9, 1}, new double[] {2, 8}),
                    race(new double[] {2.2}, new double[] {2.7}),
                    race(new double[] {5, 5, 5, 5}, new double[] {6, 4, 5, 7}),
                    race(new double[] {900, 2, 3, 4, 5}, new double[] {1, 3, 4, 5, 6}),
                    race(new double[] {}, new double[] {}));
        }

        private static Case<Wins, Answered<Integer>> race(double[] mine, double[] theirs) {
            NumbersPicture picture = NumbersPicture.of("mine", mine).and("theirs", theirs);
            int right = PIECE.library().wins(mine, theirs);
            return Case.lending(picture, (piece, loan) -> piece.wins(loan.of(mine), loan.of(theirs)), answer -> {
                int wins = answer.says();
                if (wins != right) {
                    return Fault.found(
                            "Your wins says " + wins + ", but mine is the smaller number in "
                                    + right + (right == 1 ? " place." : " places.")
                                    + (wins > right && mine.length > 0
                                            ? " A draw is nobody's win, and the larger number is no win either."
                                            : ""),
                            picture);
                }
                return answer.leftAloneOr(
                        "Your wins has changed the numbers that it was given. Each pair belongs to one board, and has"
                                + " to stay together.",
                        picture);
            });
        }
    }
}
