package sudoku.piece.own;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.piece.Case;
import sudoku.piece.Fault;
import sudoku.piece.NumbersPicture;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Names the unknown without a value that may have the fewest values; of several the first, and their number if all
 * have one.
 *
 * <p><b>Lesson.</b> 14-your-own-problem.
 */
@TriedBy(Next.Tried.class)
@FunctionalInterface
public interface Next {
    int next(int[] at, int values, May rule);

    /** Tries it on tables of who may have what. */
    final class Tried extends Trial<Next> {
        @Override
        public Next library() {
            return (at, values, rule) -> {
                int best = at.length;
                int fewest = values + 1;
                for (int which = 0; which < at.length; which++) {
                    int count = 0;
                    for (int value = 0; at[which] < 0 && value < values; value++) {
                        count += rule.may(at, which, value) ? 1 : 0;
                    }
                    if (at[which] < 0 && count < fewest) {
                        best = which;
                        fewest = count;
                    }
                }
                return best;
            };
        }

        @Override
        protected Next stub() {
            return (at, values, rule) -> at.length;
        }

        @Override
        protected String stubInWords() {
            return "always says at.length";
        }

        @Override
        protected List<Case<Next, ?>> cases() {
            List<Case<Next, ?>> cases = new ArrayList<>();
            for (int[] counts : new int[][] {{1}, {2, 1}, {1, 2}, {-1, 2}, {-1, -1}, {2, 2}, {3, 0, 1}, {3, 1, 1},
                    {-1, 3, -1, 3}, {2, 3, -1, 2}, {-1, 3, 2}, {3, 3, 3, 2, 1, 1}, {0, 0}}) {
                cases.add(asked(counts));
            }
            return cases;
        }

        /** Of each how many values it may have, the smallest or the largest in turn; −1, if it has one already. */
        private Case<Next, Integer> asked(int... counts) {
            int[] at = Arrays.stream(counts).map(count -> count < 0 ? 0 : -1).toArray();
            May rule = (a, which, value) -> which % 2 == 0 ? value < counts[which] : value >= 3 - counts[which];
            int expected = library().next(at, 3, rule);
            NumbersPicture drawn = NumbersPicture.of("values left", Arrays.stream(counts).asDoubleStream().toArray());
            return new Case<>(drawn, piece -> piece.next(at.clone(), 3, rule), says -> says == expected
                    ? Optional.empty() : Optional.of(new Fault("Your next says " + says + ", and it is " + expected
                    + (expected == at.length ? ": all have a value." : ", the first of those with the fewest values.")
                    + " In the picture, -1 stands for one that has its value.", drawn)));
        }
    }
}
