package sudoku.genetic;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;

/**
 * Several populations that know little of each other, each on a thread of its own.
 *
 * <p><b>Idea.</b> Each island evolves alone for a while. Then the best of each travels to the next island in the
 * ring and takes the place of the worst there. An island that is stuck gets new blood; until then all are
 * different.
 *
 * <p><b>Representation.</b> Each island has its own source of chance, seeded from the seed of all, and the ships
 * leave when the last island is ready. So threads save time and change nothing.
 *
 * <p><b>Cost.</b> The time of one island when there are as many processors as islands; the work is that of all.
 *
 * <p><b>Alternatives.</b> Letting ships leave at any time is faster where islands differ in speed, and gives
 * another run each time.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Islands implements Evolution {
    private final GeneticAlgorithm each;
    private final int count;
    private final int apart;

    /** @param apart for how many generations the islands are on their own before the ships leave */
    public Islands(GeneticAlgorithm each, int count, int apart) {
        if (count < 1 || apart < 1) {
            throw new IllegalArgumentException(
                    "There must be at least one island, left alone for at least one generation, not " + count + " and "
                            + apart + ".");
        }
        this.each = each;
        this.count = count;
        this.apart = apart;
    }

    /** All islands as one population, each time before the ships leave. */
    @Override
    public Stream<Generation> stream(Grid puzzle, long seed) {
        return epochs(puzzle, seed).map(Islands::together);
    }

    /** The islands side by side, each time before the ships leave. */
    public Stream<List<Generation>> epochs(Grid puzzle, long seed) {
        Encoding encoding = Encoding.of(puzzle);
        Random seeds = new Random(seed);
        List<Random> randoms =
                Stream.generate(() -> new Random(seeds.nextLong())).limit(count).toList();
        List<Generation> first =
                randoms.stream().map(random -> each.first(encoding, random)).toList();
        return Generation.stream(first, islands -> islands.stream().anyMatch(Generation::isSolved), islands -> {
            List<Generation> visited = travel(islands);
            return IntStream.range(0, count)
                    .parallel()
                    .mapToObj(i -> alone(visited.get(i), encoding, randoms.get(i)))
                    .toList();
        });
    }

    private List<Generation> travel(List<Generation> islands) {
        return count == 1
                ? islands
                : IntStream.range(0, count)
                        .mapToObj(i -> islands.get(i)
                                .withNewcomer(
                                        islands.get(Math.floorMod(i - 1, count)).best()))
                        .toList();
    }

    private Generation alone(Generation island, Encoding encoding, Random random) {
        Generation now = island;
        for (int i = 0; i < apart && !now.isSolved(); i++) {
            now = each.next(now, encoding, random);
        }
        return now;
    }

    private static Generation together(List<Generation> islands) {
        List<Candidate> all =
                islands.stream().flatMap(island -> island.population().stream()).toList();
        Generation ahead = islands.stream()
                .min((a, b) ->
                        Integer.compare(a.champion().errors(), b.champion().errors()))
                .orElseThrow();
        return new Generation(
                ahead.number(),
                all,
                ahead.champion(),
                ahead.championSince(),
                islands.stream().mapToLong(Generation::weighed).sum(),
                islands.stream().mapToInt(Generation::restarts).sum());
    }
}
