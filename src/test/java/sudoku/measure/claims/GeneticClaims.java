package sudoku.measure.claims;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sudoku.genetic.Candidate;
import sudoku.genetic.Encoding;
import sudoku.genetic.Evolution;
import sudoku.genetic.Fitness;
import sudoku.genetic.Generation;
import sudoku.genetic.GeneticAlgorithm;
import sudoku.genetic.Mutation;
import sudoku.genetic.Rate;
import sudoku.genetic.Selection;
import sudoku.grid.Grid;

/** What the survey says about evolving a solution. */
final class GeneticClaims {
    private static final int MEGABYTE = 1_000_000;

    /** Some runs with different seeds: how many found a solution, and how many generations those took. */
    private record Runs(int runs, long[] generationsOfSolved, long boards) {
        static Runs of(Evolution evolution, Grid puzzle, int runs, int generations) {
            List<Generation> last = LongStream.range(0, runs)
                    .mapToObj(seed -> evolution.stream(puzzle, seed)
                            .limit(generations + 1L)
                            .reduce((a, b) -> b)
                            .orElseThrow())
                    .toList();
            return new Runs(
                    runs,
                    last.stream()
                            .filter(Generation::isSolved)
                            .mapToLong(Generation::number)
                            .sorted()
                            .toArray(),
                    last.stream().mapToLong(Generation::weighed).sum());
        }

        int solved() {
            return generationsOfSolved.length;
        }

        long median() {
            return solved() == 0 ? 0 : generationsOfSolved[(solved() - 1) / 2];
        }
    }

    private GeneticClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A42", e -> {
            int genes = 81;
            int largest = 20 * genes;
            int bytes = largest * genes;
            return Finding.of(
                    Verdict.of(bytes > MEGABYTE), "%,d boards, the most it advises: %,d bytes", largest, bytes);
        });
        programs.put("A68", e -> {
            List<Candidate> drawn = drawn("inkala-2012");
            Grid puzzle = Evidence.puzzle("inkala-2012");
            long kept = drawn.stream()
                    .filter(candidate -> wrongInBoxes(candidate.grid()) == 0 && keepsClues(candidate.grid(), puzzle))
                    .count();
            return Finding.of(Verdict.of(kept == drawn.size()), "%,d of %,d drawn boards do", kept, drawn.size());
        });
        programs.put("A69", e -> {
            List<Candidate> drawn = drawn("inkala-2012");
            int boxes = drawn.stream()
                    .mapToInt(candidate -> wrongInBoxes(candidate.grid()))
                    .sum();
            int others = drawn.stream().mapToInt(Candidate::errors).sum();
            return Finding.of(
                    boxes == 0 ? Verdict.IMPRECISE : Verdict.TRUE,
                    "%,d digits wrong in rows and columns of %,d boards, %d in boxes",
                    others,
                    drawn.size(),
                    boxes);
        });
        programs.put("A70", GeneticClaims::roulette);
        programs.put("A71", GeneticClaims::cutAnywhere);
        programs.put("A72", GeneticClaims::advice);
        programs.put("A73", GeneticClaims::elitism);
        programs.put("A74", GeneticClaims::fortyBlanks);
        programs.put("A75", GeneticClaims::moreBlanks);
        programs.put("A79", e -> {
            Runs runs = Runs.of(keen().restartAfter(200), Evidence.puzzle("inkala-2012"), e.times(10, 3), 1_000);
            long links = e.nodes("dlx", "inkala-2012");
            return Finding.of(
                    Verdict.of(runs.solved() == 0),
                    "%,d nodes; %d of %d runs after %,d boards in all",
                    links,
                    runs.solved(),
                    runs.runs(),
                    runs.boards());
        });
    }

    /** What works: a small population, its best kept, chance in most children. */
    private static GeneticAlgorithm keen() {
        return new GeneticAlgorithm().population(100).elite(1).mutation(Mutation.swap(), Rate.fixed(0.8));
    }

    private static List<Candidate> drawn(String key) {
        Encoding encoding = Encoding.of(Evidence.puzzle(key));
        Random random = new Random(1);
        return Stream.generate(() -> encoding.random(random)).limit(1_000).toList();
    }

    private static int wrongInBoxes(Grid board) {
        int wrong = 0;
        for (int house = 2 * board.size(); house < board.cells().houseCount(); house++) {
            wrong += Fitness.missing(board, house);
        }
        return wrong;
    }

    private static boolean keepsClues(Grid board, Grid puzzle) {
        for (int cell = 0; cell < puzzle.cells().count(); cell++) {
            if (!puzzle.isBlank(cell) && puzzle.get(cell) != board.get(cell)) {
                return false;
            }
        }
        return true;
    }

    /** The chance of each is its share of all errors, which is what a wheel of fortune does with a number. */
    private static Finding roulette(Evidence e) {
        List<Candidate> drawn = drawn("wikipedia");
        int best = drawn.stream().mapToInt(Candidate::errors).min().orElseThrow();
        int worst = drawn.stream().mapToInt(Candidate::errors).max().orElseThrow();
        return Finding.of(
                best < worst ? Verdict.INCONSISTENT : Verdict.TRUE,
                "then the worst of %,d, with %d errors, has %.2f times the chance of the best, with %d",
                drawn.size(),
                worst,
                (double) worst / best,
                best);
    }

    private static Finding cutAnywhere(Evidence e) {
        List<Candidate> drawn = drawn("wikipedia");
        int broken = 0;
        int atBorders = 0;
        int children = 0;
        for (int i = 0; i + 1 < 100; i += 2) {
            Grid mother = drawn.get(i).grid();
            Grid father = drawn.get(i + 1).grid();
            for (int cut = 1; cut < 81; cut++) {
                boolean isBroken = wrongInBoxes(child(mother, father, cut)) > 0;
                children++;
                broken += isBroken ? 1 : 0;
                atBorders += isBroken && cut % 9 == 0 ? 1 : 0;
            }
        }
        return Finding.of(
                atBorders == 0 && broken > 0 ? Verdict.IMPRECISE : Verdict.TRUE,
                "of %,d children %,d need repair, of those cut between two boxes %d",
                children,
                broken,
                atBorders);
    }

    /** The cells in the order of the boxes, the first ones from the mother. */
    private static Grid child(Grid mother, Grid father, int cut) {
        int[] board = mother.toArray();
        for (int i = cut; i < board.length; i++) {
            int cell = mother.cells().house(2 * 9 + i / 9)[i % 9];
            board[cell] = father.get(cell);
        }
        return Grid.of(board);
    }

    private static Finding advice(Evidence e) {
        Grid puzzle = Evidence.puzzle("wikipedia");
        int population = 10 * puzzle.blanks();
        int runs = e.times(10, 3);
        Runs advised = Runs.of(
                new GeneticAlgorithm()
                        .population(population)
                        .elite(0)
                        .selection(Selection.roulette())
                        .mutation(Mutation.swapInEachBox(), Rate.fixed(0.01)),
                puzzle,
                runs,
                500);
        Runs keen = Runs.of(keen().restartAfter(200), puzzle, runs, 500 * population / 100);
        return Finding.of(
                Verdict.of(advised.solved() > runs / 2),
                "%d of %d runs on an easy puzzle; %d with 100 boards, the best kept, most children mutated, restarts",
                advised.solved(),
                runs,
                keen.solved());
    }

    private static Finding elitism(Evidence e) {
        Grid puzzle = Evidence.puzzle("inkala-2012");
        int[] lost = new int[1];
        int[] last = {Integer.MAX_VALUE};
        int generations = 2_000;
        Generation end = keen().stream(puzzle, 1)
                .limit(generations)
                .peek(generation -> {
                    lost[0] += generation.best().errors() > last[0] ? 1 : 0;
                    last[0] = generation.best().errors();
                })
                .reduce((a, b) -> b)
                .orElseThrow();
        return Finding.of(
                end.isSolved() ? Verdict.TRUE : lost[0] == 0 ? Verdict.IMPRECISE : Verdict.FALSE,
                "in %,d generations the best was lost %d times, and has %d errors: some day is no promise",
                generations,
                lost[0],
                end.best().errors());
    }

    private static Finding fortyBlanks(Evidence e) {
        Grid puzzle = Evidence.puzzle("wikipedia");
        Runs runs = Runs.of(keen(), puzzle, e.times(10, 3), 5_000);
        boolean claimed = runs.solved() <= runs.runs() / 2 || runs.median() > 500;
        String solved = runs.solved() == 0 ? "" : String.format(Locale.ROOT, ", median %,d generations", runs.median());
        return Finding.of(
                claimed ? Verdict.TRUE : Verdict.FALSE,
                "%d blanks: %d of %d runs solved it%s",
                puzzle.blanks(),
                runs.solved(),
                runs.runs(),
                solved);
    }

    private static Finding moreBlanks(Evidence e) {
        int runs = e.times(10, 3);
        Runs many = Runs.of(keen(), Grid.empty(9), runs, 2_000);
        Runs fewer = Runs.of(keen(), Evidence.puzzle("escargot"), runs, 2_000);
        return Finding.of(
                Verdict.of(many.solved() <= fewer.solved()),
                "the empty board, %d blanks: %d of %d runs; AI Escargot, %d blanks: %d",
                81,
                many.solved(),
                runs,
                Evidence.puzzle("escargot").blanks(),
                fewer.solved());
    }
}
