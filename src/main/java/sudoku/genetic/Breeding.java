package sudoku.genetic;

import java.util.Random;

/**
 * How a child is made of two parents: crossed, changed by chance, taught, weighed.
 *
 * @param crossing how often two parents are crossed; otherwise the child begins as a copy of its mother
 * @param mutating how often the mutation happens
 */
record Breeding(Crossover crossover, Rate crossing, Mutation mutation, Rate mutating, LocalSearch localSearch) {

    /** One generation's way of making children: its rates are looked up once. */
    Nursery in(Generation generation, Encoding encoding, Random random) {
        double crossed = crossing.in(generation);
        double mutated = mutating.in(generation);
        return (mother, father) -> {
            int[] board =
                    random.nextDouble() < crossed ? crossover.child(mother, father, encoding, random) : mother.board();
            mutation.change(board, mutated, encoding, random);
            if (localSearch == LocalSearch.NONE) {
                return Candidate.of(board, encoding.size());
            }
            Walk walk = new Walk(encoding, board);
            localSearch.improve(walk, random);
            return walk.candidate();
        };
    }

    /** Makes children. */
    interface Nursery {
        Candidate child(Candidate mother, Candidate father);
    }
}
