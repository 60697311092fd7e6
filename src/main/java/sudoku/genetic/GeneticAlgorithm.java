package sudoku.genetic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;

/**
 * A population that breeds: the whole algorithm, put together from its roles.
 *
 * <p><b>Idea.</b>
 * <pre>
 * a population of random candidates
 * generation after generation:
 *     the elite, if there is one, goes on as it is
 *     until there are enough:  select a mother and a father, cross them, mutate the child
 *     nothing better for long?  begin again with a new random population
 * </pre>
 *
 * <p><b>Representation.</b> {@code new GeneticAlgorithm().population(200).selection(Selection.rank())}: it never
 * changes, each call gives a new one. What is not said stays at what did well on boards of 9×9 cells.
 *
 * <p><b>Cost.</b> A generation makes about as many children as it has candidates, and each is a copy of a board.
 *
 * <p><b>Alternatives.</b> Replacing one candidate at a time, or keeping the best of parents and children together:
 * more pressure to become alike.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class GeneticAlgorithm implements Evolution {
    private int population = 100;
    private int elite = 0;
    private int restartAfter = Integer.MAX_VALUE;
    private Selection mothers = Selection.tournament(2);
    private Selection fathers = Selection.tournament(2);
    private Breeding breeding =
            new Breeding(Crossover.boxes(), Rate.fixed(1), Mutation.swapInEachBox(), Rate.fixed(0.1), LocalSearch.NONE);

    private GeneticAlgorithm with(Consumer<GeneticAlgorithm> change) {
        GeneticAlgorithm copy = new GeneticAlgorithm();
        copy.population = population;
        copy.elite = elite;
        copy.restartAfter = restartAfter;
        copy.mothers = mothers;
        copy.fathers = fathers;
        copy.breeding = breeding;
        change.accept(copy);
        if (copy.population < 2 || copy.elite < 0 || copy.elite >= copy.population || copy.restartAfter < 1) {
            throw new IllegalArgumentException("A population needs at least two candidates, a smaller elite, and"
                    + " at least one generation, not " + copy.population + ", " + copy.elite + " and "
                    + copy.restartAfter + ".");
        }
        return copy;
    }

    /** How many candidates live at a time. */
    public GeneticAlgorithm population(int size) {
        return with(copy -> copy.population = size);
    }

    /**
     * How many of the best go on unchanged. With 0 the best may be lost; with more, all soon descend from them, and a
     * population stuck around a wrong board stays there.
     */
    public GeneticAlgorithm elite(int best) {
        return with(copy -> copy.elite = best);
    }

    /** Begins again when nothing better came for so many generations. */
    public GeneticAlgorithm restartAfter(int generations) {
        return with(copy -> copy.restartAfter = generations);
    }

    /** Who becomes a mother or a father. */
    public GeneticAlgorithm selection(Selection selection) {
        return selection(selection, selection);
    }

    /** Mothers and fathers chosen in different ways. */
    public GeneticAlgorithm selection(Selection ofMothers, Selection ofFathers) {
        return with(copy -> {
            copy.mothers = ofMothers;
            copy.fathers = ofFathers;
        });
    }

    public GeneticAlgorithm crossover(Crossover crossover) {
        return crossover(crossover, Rate.fixed(1));
    }

    /** Two parents are crossed at this rate; otherwise the child begins as a copy of its mother. */
    public GeneticAlgorithm crossover(Crossover crossover, Rate rate) {
        return with(copy -> copy.breeding =
                new Breeding(crossover, rate, breeding.mutation(), breeding.mutating(), breeding.localSearch()));
    }

    public GeneticAlgorithm mutation(Mutation mutation, Rate rate) {
        return with(copy -> copy.breeding =
                new Breeding(breeding.crossover(), breeding.crossing(), mutation, rate, breeding.localSearch()));
    }

    /** Each child is improved before it is weighed: a hybrid. */
    public GeneticAlgorithm localSearch(LocalSearch search) {
        return with(copy -> copy.breeding = new Breeding(
                breeding.crossover(), breeding.crossing(), breeding.mutation(), breeding.mutating(), search));
    }

    @Override
    public Stream<Generation> stream(Grid puzzle, long seed) {
        Encoding encoding = Encoding.of(puzzle);
        Random random = new Random(seed);
        return Generation.stream(
                first(encoding, random), Generation::isSolved, parents -> next(parents, encoding, random));
    }

    Generation first(Encoding encoding, Random random) {
        return Generation.first(crowd(encoding, random));
    }

    private List<Candidate> crowd(Encoding encoding, Random random) {
        return IntStream.range(0, population)
                .mapToObj(i -> encoding.random(random))
                .toList();
    }

    Generation next(Generation parents, Encoding encoding, Random random) {
        if (parents.stagnation() >= restartAfter) {
            return parents.restart(crowd(encoding, random), population);
        }
        Supplier<Candidate> mother = mothers.from(parents.population(), random);
        Supplier<Candidate> father = fathers.from(parents.population(), random);
        Breeding.Nursery nursery = breeding.in(parents, encoding, random);
        List<Candidate> children = Stream.generate(() -> nursery.child(mother.get(), father.get()))
                .limit(population - elite)
                .toList();
        List<Candidate> all = new ArrayList<>(elite(parents));
        all.addAll(children);
        return parents.next(all, Generation.weighed(children));
    }

    private List<Candidate> elite(Generation parents) {
        return elite == 1
                ? List.of(parents.best())
                : parents.population().stream()
                        .sorted(Comparator.comparingInt(Candidate::errors))
                        .limit(elite)
                        .toList();
    }
}
