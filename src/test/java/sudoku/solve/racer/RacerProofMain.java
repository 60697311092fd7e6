package sudoku.solve.racer;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.Variation;
import sudoku.search.SearchLimit;
import sudoku.solve.GeneratedPuzzles;

/**
 * The proof that takes longer than a build may: {@code RacerProofMain GENERATED FILE…} counts the solutions of that
 * many generated puzzles with the racer and with dancing links, up to a hundred each, and verifies the racer's first
 * solution of each. It does the same with the 9×9 puzzles in the files, and with every kind of {@link Variation} of
 * these.
 */
final class RacerProofMain {
    private static final int MANY = 100;
    private static final int OF_EACH_KIND = 1_000;

    private RacerProofMain() {}

    public static void main(String[] arguments) throws IOException {
        Race race = new Race();
        compare(race, Integer.parseInt(arguments[0]));
        for (int i = 1; i < arguments.length; i++) {
            Verified found = verify(race, Path.of(arguments[i]), Integer.MAX_VALUE);
            System.out.printf(
                    "%s: %,d with one solution, %,d with more, all verified.%n",
                    arguments[i], found.unique(), found.several());
            compareKinds(race, Path.of(arguments[i]));
        }
    }

    /** What becomes of a list's puzzles when clues are lost or misread: up to two, as a bet does, and up to more. */
    private static void compareKinds(Race race, Path file) throws IOException {
        DancingLinksSolver links = new DancingLinksSolver();
        List<Grid> puzzles = PuzzleSet.read(file).stream()
                .filter(puzzle -> puzzle.size() == 9)
                .toList();
        int step = Math.max(1, puzzles.size() / OF_EACH_KIND);
        List<Grid> spread = IntStream.range(0, Math.min(OF_EACH_KIND, puzzles.size()))
                .mapToObj(i -> puzzles.get(i * step))
                .toList();
        for (Variation variation : Variation.values()) {
            int[] kinds = new int[3];
            for (Grid puzzle : variation.of(spread, 1)) {
                long expected = links.solve(puzzle, SearchLimit.solutions(MANY)).solutions();
                for (int most : new int[] {2, MANY}) {
                    long found = race.count(characters(puzzle), most);
                    require(
                            found == Math.min(most, expected),
                            puzzle,
                            "racer " + found + ", dancing links " + expected);
                }
                requireFirst(race, puzzle, expected > 0);
                kinds[(int) Math.min(2, expected)]++;
            }
            System.out.printf(
                    "%s %s: the same count for %,d with no solution, %,d with one, %,d with more.%n",
                    file, variation, kinds[0], kinds[1], kinds[2]);
        }
    }

    private static void compare(Race race, int puzzles) {
        DancingLinksSolver links = new DancingLinksSolver();
        int[] kinds = new int[3];
        for (int i = 0; i < puzzles; i++) {
            int clues = 22 + i / 2 % 24;
            Grid puzzle = i % 2 == 0 ? GeneratedPuzzles.solvable(9, clues, i) : GeneratedPuzzles.doubtful(9, clues, i);
            long expected = links.solve(puzzle, SearchLimit.solutions(MANY)).solutions();
            long found = race.count(characters(puzzle), MANY);
            require(found == expected, puzzle, "racer " + found + ", dancing links " + expected);
            requireFirst(race, puzzle, expected > 0);
            kinds[(int) Math.min(2, expected)]++;
        }
        System.out.printf(
                "%,d generated: the same count for %,d with no solution, %,d with one, %,d with more.%n",
                puzzles, kinds[0], kinds[1], kinds[2]);
    }

    /** How many puzzles of a list have one solution, and how many more than one; the first of each is verified. */
    record Verified(int unique, int several) {}

    /** Verifies the 9×9 puzzles of a list, up to so many of them. */
    static Verified verify(Race race, Path file, int most) throws IOException {
        int unique = 0;
        int several = 0;
        for (Grid puzzle : PuzzleSet.read(file).stream().limit(most).toList()) {
            if (puzzle.size() != 9 || !Rules.conflicts(puzzle).isEmpty()) {
                continue;
            }
            long count = race.count(characters(puzzle), 2);
            requireFirst(race, puzzle, count > 0);
            require(count > 0 || new DancingLinksSolver().solve(puzzle).solutions() == 0, puzzle, "has a solution");
            unique += count == 1 ? 1 : 0;
            several += count == 2 ? 1 : 0;
        }
        return new Verified(unique, several);
    }

    /** When one solution is wanted the search takes other ways, and bets more often. */
    private static void requireFirst(Race race, Grid puzzle, boolean isSolvable) {
        byte[] solution = new byte[81];
        require(race.solve(characters(puzzle), solution) == isSolvable, puzzle, "solved, or not, unlike counted");
        if (isSolvable) {
            Grid found = Grid.parse(new String(solution, StandardCharsets.US_ASCII));
            require(Rules.solves(found, puzzle), puzzle, "not solved by " + found.toLine());
        }
    }

    private static byte[] characters(Grid puzzle) {
        return puzzle.toLine().getBytes(StandardCharsets.US_ASCII);
    }

    private static void require(boolean holds, Grid puzzle, String otherwise) {
        if (!holds) {
            throw new AssertionError(puzzle.toLine() + ": " + otherwise);
        }
    }
}
