package sudoku.piece.genetic;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.NumbersPicture;

/**
 * Says whether a change is kept: always if nothing gets worse, otherwise with chance <i>e</i> to the power of −worse /
 * temperature.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Keep {
    boolean keep(int worse, double temperature, Random random);

    PieceKind<Keep> PIECE = PieceKind.of(Keep.class)
            .library((worse, temperature, random) -> worse <= 0 || random.nextDouble() < Math.exp(-worse / temperature))
            .stub("says false to everything", (worse, temperature, random) -> false)
            .cases(Cases::all);

    /** Tries it many times at each of some temperatures. */
    final class Cases {
        private static List<Case<Keep, ?>> all() {
            return Stream.<Case<Keep, ?>>of(
                            asked(-1, 0.5),
                            asked(0, 0.5),
                            asked(-3, 0.25),
                            twice(1, 1),
                            twice(1, 0.5),
                            twice(2, 1),
                            asked(2, 0.5),
                            asked(4, 0.5),
                            asked(1, 100))
                    .toList();
        }

        private static Case<Keep, List<Integer>> twice(int worse, double temperature) {
            return Often.repeatable("keep", asked(worse, temperature));
        }

        private static Case<Keep, Integer> asked(int worse, double temperature) {
            double chance = worse <= 0 ? 1 : Math.exp(-worse / temperature);
            NumbersPicture asked = NumbersPicture.of("worse by", worse).and("temperature", temperature);
            return new Case<>(
                    asked,
                    piece -> {
                        Random random = new Random(1);
                        int kept = 0;
                        for (int i = 0; i < Often.CALLS; i++) {
                            kept += piece.keep(worse, temperature, random) ? 1 : 0;
                        }
                        return kept;
                    },
                    kept -> Often.fits(kept, chance)
                            ? Optional.empty()
                            : Fault.found(
                                    (worse < 0
                                                    ? "A change that removes " + -worse
                                                            + (worse == -1 ? " error" : " errors")
                                                    : worse == 0
                                                            ? "A change that makes nothing worse"
                                                            : "A change that makes it worse by " + worse)
                                            + " at temperature " + temperature
                                            + " should be kept "
                                            + (worse <= 0
                                                    ? "always"
                                                    : Often.said(chance * Often.CALLS) + " times, e to the power of -"
                                                            + worse + " / " + temperature)
                                            + ". Your keep keeps it " + Often.said(kept) + ".",
                                    asked));
        }
    }
}
