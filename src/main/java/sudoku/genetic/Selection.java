package sudoku.genetic;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * Who becomes a parent.
 *
 * <p><b>Idea.</b> The better the likelier, but never only the best: a population of twins has nothing left to
 * combine.
 *
 * <p><b>Representation.</b> For each generation a supplier of parents, so that what must be sorted or added up is
 * done once.
 *
 * <p><b>Cost.</b> Roulette and rank: a table for the generation, then a binary search for each parent.
 * Tournament: a few comparisons, no table.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Selection {
    /** Gives parents from this population, one at each call. */
    Supplier<Candidate> from(List<Candidate> population, Random random);

    /**
     * Chances in proportion to a weight. Errors are the wrong way round for that, few being good, so the weight
     * is {@code worst - errors + 1}: the worst candidate weighs 1. Without the transform the worst would be the
     * favorites.
     */
    static Selection roulette() {
        return (population, random) -> {
            int worst = population.stream().mapToInt(Candidate::errors).max().orElseThrow();
            return weighted(population, candidate -> worst - candidate.errors() + 1L, random);
        };
    }

    /**
     * Chances by place, not by errors: the worst weighs 1, the next 2, and so on. The pressure stays the same
     * when all have become nearly equal.
     */
    static Selection rank() {
        return (population, random) -> {
            List<Candidate> worstFirst = population.stream()
                    .sorted(Comparator.comparingInt(Candidate::errors).reversed())
                    .toList();
            long[] place = {0};
            return weighted(worstFirst, candidate -> ++place[0], random);
        };
    }

    /** The best of some that are drawn; more rivals, more pressure. */
    static Selection tournament(int rivals) {
        if (rivals < 1) {
            throw new IllegalArgumentException("A tournament needs at least one candidate, not " + rivals + ".");
        }
        return (population, random) -> () -> {
            Candidate winner = population.get(random.nextInt(population.size()));
            for (int i = 1; i < rivals; i++) {
                Candidate rival = population.get(random.nextInt(population.size()));
                winner = rival.errors() < winner.errors() ? rival : winner;
            }
            return winner;
        };
    }

    /** Everyone with the same chance: no selection at all, to compare with. */
    static Selection anyone() {
        return tournament(1);
    }

    /** Always the best: as a partner for all, it makes a population a swarm that follows its leader. */
    static Selection best() {
        return (population, random) -> {
            Candidate best = Generation.best(population);
            return () -> best;
        };
    }

    private static Supplier<Candidate> weighted(
            List<Candidate> population, ToLongFunction<Candidate> weight, Random random) {
        long[] upTo = population.stream().mapToLong(weight).toArray();
        Arrays.parallelPrefix(upTo, Long::sum);
        long total = upTo[upTo.length - 1];
        return () -> {
            long drawn = (long) (random.nextDouble() * total);
            int found = Arrays.binarySearch(upTo, drawn + 1);
            return population.get(found >= 0 ? found : -found - 1);
        };
    }
}
