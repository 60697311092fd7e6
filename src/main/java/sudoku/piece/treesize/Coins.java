package sudoku.piece.treesize;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;

/**
 * Throws so many coins with {@code random}, and says how many of them show heads.
 *
 * <p><b>Lesson.</b> 05-tree-size.
 */
@FunctionalInterface
public interface Coins {
    int heads(int coins, Random random);

    PieceKind<Coins> PIECE = PieceKind.of(Coins.class)
            .library((coins, random) -> (int) IntStream.range(0, coins)
                    .filter(coin -> random.nextBoolean())
                    .count())
            .stub("says 0 for every throw", (coins, random) -> 0)
            .cases(Cases::all);

    /** Tries it with no coin, with one, and with fifty, in many rounds, and all of them twice. */
    final class Cases {
        private static final int ROUNDS = 4_000;
        private static final int SHOWN = 12;

        private static List<Case<Coins, ?>> all() {
            return List.of(of(0), of(1), of(50));
        }

        private static Case<Coins, List<List<Integer>>> of(int coins) {
            return new Case<>(
                    picture(List.of(coins)),
                    piece -> List.of(rounds(piece, coins), rounds(piece, coins)),
                    twice -> fault(twice.get(0), coins)
                            .or(() -> twice.get(0).equals(twice.get(1))
                                    ? Optional.empty()
                                    : Fault.found(
                                            "new Random(1) throws the same coins each time, but your heads says"
                                                    + " something else the second time. Ask the Random that it is"
                                                    + " given, and no other.",
                                            picture(List.of(coins)))));
        }

        private static List<Integer> rounds(Coins piece, int coins) {
            Random random = new Random(1);
            return IntStream.range(0, ROUNDS)
                    .mapToObj(round -> piece.heads(coins, random))
                    .toList();
        }

        private static Optional<Fault> fault(List<Integer> rounds, int coins) {
            Optional<Integer> impossible =
                    rounds.stream().filter(heads -> heads < 0 || heads > coins).findFirst();
            if (impossible.isPresent()) {
                return Fault.found(
                        "Your heads says " + impossible.get() + " for " + number(coins) + ".", picture(rounds));
            }
            double mean = rounds.stream().mapToInt(heads -> heads).average().orElseThrow();
            if (Math.abs(mean - coins / 2.0) > coins / 40.0) {
                return Fault.found(
                        "In " + Numbers.text(ROUNDS) + " rounds of " + number(coins)
                                + " your heads says " + Numbers.text(mean)
                                + " on average. A fair coin shows heads half of the time.",
                        picture(rounds));
            }
            double variance = rounds.stream()
                    .mapToDouble(heads -> (heads - mean) * (heads - mean))
                    .average()
                    .orElseThrow();
            return Math.abs(variance - coins / 4.0) <= coins / 16.0
                    ? Optional.empty()
                    : Fault.found(
                            "Your rounds of " + number(coins) + " vary too "
                                    + (variance < coins / 4.0 ? "little" : "much")
                                    + ". Is each coin thrown by itself, with a random number of its own?",
                            picture(rounds));
        }

        private static String number(int coins) {
            return coins == 1 ? "1 coin" : coins + " coins";
        }

        private static NumbersPicture picture(List<Integer> rounds) {
            return NumbersPicture.of(
                    "heads",
                    rounds.stream().limit(SHOWN).mapToDouble(heads -> heads).toArray());
        }
    }
}
