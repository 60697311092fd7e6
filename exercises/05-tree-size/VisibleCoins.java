package sudoku.exercise.treesize;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.treesize.CoinLuck;

/** What fair coins do, calculated in whole numbers, for task 3. */
public final class VisibleCoins {
    private VisibleCoins() {}

    /** Pairs in any order; the chance is calculated in whole numbers. */
    public static void expectLuck(CoinLuck answer, Random random, int wins, int losses, int draws) {
        int coins = wins + losses;
        int[] outcomes = IntStream.range(0, coins + draws)
                .map(i -> i < wins ? -1 : i < coins ? 1 : 0)
                .toArray();
        for (int i = outcomes.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int kept = outcomes[i];
            outcomes[i] = outcomes[other];
            outcomes[other] = kept;
        }
        int[] mine = new int[outcomes.length];
        int[] theirs = new int[outcomes.length];
        for (int i = 0; i < outcomes.length; i++) {
            int fewer = random.nextInt(4) == 0 ? 0 : random.nextInt(10_000);
            mine[i] = fewer + Math.max(0, outcomes[i]) * (1 + random.nextInt(1_000));
            theirs[i] = fewer + Math.max(0, -outcomes[i]) * (1 + random.nextInt(1_000));
        }
        double chance = chance(coins, wins);
        double more = chance(coins, wins + 1);
        List<Double> others = List.of(1 - more, chance(coins, losses), chance(coins, losses + 1));
        Expect shown = Expect.onInput(
                coins + draws > 40
                        ? wins + " wins, " + losses + " losses, " + draws + " draws"
                        : "task3.luck(" + JavaText.of(mine) + ", " + JavaText.of(theirs) + ")");
        double got = answer.luck(mine, theirs);
        if (!(Math.abs(got - chance) <= 1e-6)) {
            String heads = wins + (wins == 1 ? " head" : " heads");
            // Other mistakes can lead to the same number; then nobody knows which it was.
            boolean isClear = more > 1e-6 && others.stream().noneMatch(other -> Math.abs(got - other) <= 1e-6);
            throw shown.fail(
                    String.valueOf(chance),
                    String.valueOf(got),
                    isClear && Math.abs(got - more) <= 1e-6
                            ? "That is the chance of more than " + heads + ". Exactly so many count, too."
                            : isClear && Math.abs(got - (chance - more)) <= 1e-6
                                    ? "That is the chance of exactly " + heads + ". More of them count, too."
                                    : got < 0 || got > 1
                                            ? "A chance is from 0 to 1. Have the ways become more than a long can hold?"
                                            : "You won " + wins + ", lost " + losses + ", and " + draws
                                                    + " were draws. Of all rounds of " + coins
                                                    + (coins == 1 ? " coin" : " coins") + ", which share shows " + heads
                                                    + " or more?");
        }
    }

    private static double chance(int coins, int atLeast) {
        BigInteger rounds = BigInteger.ZERO;
        BigInteger ways = BigInteger.ONE;
        for (int heads = 0; heads <= coins; heads++) {
            rounds = heads < atLeast ? rounds : rounds.add(ways);
            ways = ways.multiply(BigInteger.valueOf(coins - heads)).divide(BigInteger.valueOf(heads + 1L));
        }
        return new BigDecimal(rounds)
                .divide(new BigDecimal(BigInteger.ONE.shiftLeft(coins)))
                .doubleValue();
    }
}
