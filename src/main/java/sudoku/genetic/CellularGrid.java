package sudoku.genetic;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;

/**
 * A population that lives on a map: each candidate has a place and mates with a neighbor.
 *
 * <p><b>Idea.</b> In a crowd, one good candidate is everybody's parent within a few generations, and then all are
 * alike. On a map its offspring spread from place to place, so different regions try different things for longer.
 *
 * <p><b>Representation.</b> A square whose edges are joined. Each place makes one child with the best of its four
 * neighbors; the child takes the place if it is no worse. All places do so at once.
 *
 * <p><b>Cost.</b> One child for each place and generation.
 *
 * <p><b>Alternatives.</b> {@link Islands} keep whole populations apart.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class CellularGrid implements Evolution {
    private final int side;
    private final Breeding breeding;

    /** A map of {@code side} × {@code side} places. */
    public CellularGrid(int side, Crossover crossover, Mutation mutation, Rate rate) {
        if (side < 2) {
            throw new IllegalArgumentException("A map needs at least two places a side, not " + side + ".");
        }
        this.side = side;
        this.breeding = new Breeding(crossover, Rate.fixed(1), mutation, rate, LocalSearch.NONE);
    }

    @Override
    public Stream<Generation> stream(Grid puzzle, long seed) {
        Encoding encoding = Encoding.of(puzzle);
        Random random = new Random(seed);
        List<Candidate> first = IntStream.range(0, side * side)
                .mapToObj(i -> encoding.random(random))
                .toList();
        return Generation.stream(
                Generation.first(first), Generation::isSolved, parents -> next(parents, encoding, random));
    }

    private Generation next(Generation parents, Encoding encoding, Random random) {
        Breeding.Nursery nursery = breeding.in(parents, encoding, random);
        List<Candidate> map = parents.population();
        List<Candidate> after = IntStream.range(0, map.size())
                .mapToObj(place -> {
                    Candidate here = map.get(place);
                    Candidate child = nursery.child(here, Generation.best(neighbors(map, place)));
                    return child.errors() <= here.errors() ? child : here;
                })
                .toList();
        return parents.next(after, map.size());
    }

    /** North, south, west, east. */
    private List<Candidate> neighbors(List<Candidate> map, int place) {
        int row = place / side;
        int column = place % side;
        return Stream.of(at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1))
                .map(map::get)
                .toList();
    }

    private int at(int row, int column) {
        return Math.floorMod(row, side) * side + Math.floorMod(column, side);
    }
}
