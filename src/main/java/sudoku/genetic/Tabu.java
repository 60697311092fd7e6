package sudoku.genetic;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import sudoku.grid.Grid;

/**
 * One board that always makes the best exchange it may, even when that is for the worse.
 *
 * <p><b>Idea.</b> Who always takes the best step walks into a valley, one step up its wall, and down again
 * forever. So a digit that left a cell is forbidden to come back to it for a while: it is tabu. Unless the board
 * would be better than all before.
 *
 * <p><b>Representation.</b> A {@link Walk}, and for each cell and digit the move until which it is tabu. One move
 * makes one generation with a population of one.
 *
 * <p><b>Cost.</b> Every exchange is looked at for each move: some hundred boards on 9×9.
 *
 * <p><b>Alternatives.</b> {@link Annealing} looks at one and trusts to chance.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Tabu implements Evolution {
    private final int tenure;

    public Tabu() {
        this(5);
    }

    /** @param tenure for how many moves a digit must not come back, and up to as many more, drawn each time */
    public Tabu(int tenure) {
        if (tenure < 1) {
            throw new IllegalArgumentException("A tabu lasts for at least one move, not for " + tenure + ".");
        }
        this.tenure = tenure;
    }

    @Override
    public Stream<Generation> stream(Grid puzzle, long seed) {
        Random random = new Random(seed);
        Encoding encoding = Encoding.of(puzzle);
        Candidate start = encoding.random(random);
        Memory memory = new Memory(new Walk(encoding, start.board()), tenure);
        return Generation.stream(Generation.first(List.of(start)), Generation::isSolved, before -> {
            long weighed = memory.walk.weighed();
            memory.move(random);
            return before.next(List.of(memory.walk.candidate()), memory.walk.weighed() - weighed);
        });
    }

    /** A walk and what it must not do. */
    static final class Memory {
        private static final int FORBIDDEN = Integer.MAX_VALUE;

        private final Walk walk;
        private final int tenure;
        private final long[][] tabuUntil;
        private long moves;
        private Candidate best;

        Memory(Walk walk, int tenure) {
            int size = walk.encoding().size();
            this.walk = walk;
            this.tenure = tenure;
            this.tabuUntil = new long[size * size][size + 1];
            this.best = walk.candidate();
        }

        /** The best exchange that is allowed; of equals, one that is drawn. Nothing when all are tabu. */
        void move(Random random) {
            moves++;
            int cell = -1;
            int other = -1;
            int fewest = FORBIDDEN;
            int equals = 0;
            for (int box : walk.encoding().movable()) {
                int[] free = walk.encoding().free(box);
                for (int i = 0; i < free.length; i++) {
                    for (int j = i + 1; j < free.length; j++) {
                        int errors = errorsAfter(free[i], free[j]);
                        equals = errors < fewest ? 0 : equals;
                        fewest = Math.min(fewest, errors);
                        if (errors == fewest && errors < FORBIDDEN && random.nextInt(++equals) == 0) {
                            cell = free[i];
                            other = free[j];
                        }
                    }
                }
            }
            if (fewest < FORBIDDEN) {
                exchange(cell, other, fewest, random);
            }
        }

        private int errorsAfter(int cell, int other) {
            int errors = walk.errorsAfter(cell, other);
            boolean tabu = isTabu(cell, walk.digit(other)) || isTabu(other, walk.digit(cell));
            return tabu && errors >= best.errors() ? FORBIDDEN : errors;
        }

        private boolean isTabu(int cell, int digit) {
            return tabuUntil[cell][digit] >= moves;
        }

        private void exchange(int cell, int other, int errors, Random random) {
            tabuUntil[cell][walk.digit(cell)] = moves + tenure + random.nextInt(tenure + 1);
            tabuUntil[other][walk.digit(other)] = moves + tenure + random.nextInt(tenure + 1);
            walk.exchange(cell, other, errors);
            if (errors < best.errors()) {
                best = walk.candidate();
            }
        }

        void goToBest() {
            walk.goTo(best.board());
        }
    }
}
