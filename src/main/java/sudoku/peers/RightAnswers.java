package sudoku.peers;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;
import sudoku.grid.Rules;
import sudoku.search.Outcome;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.racer.Racer;

/**
 * What is right, for those that say something else.
 *
 * <p><b>Idea.</b> The racer counts. A contestant with the same count has found the same solutions if each of what it
 * shows is one and no two are alike. Once they were looked at, their checksum is enough for the next contestant.
 *
 * <p><b>Representation.</b> A count and a checksum for each puzzle, worked out when they are first asked for. A
 * checksum is a sum over solutions, so the order in which they are found does not matter. Where there are more
 * solutions than were wanted, contestants find different ones, and there is none.
 *
 * <p><b>Cost.</b> A search for each puzzle, and once the rules for each solution.
 *
 * <p><b>Alternatives.</b> A vote of the contestants: two that are wrong in the same way would win it.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
final class RightAnswers {
    private static final long NOT_COUNTED = -2;
    private static final long UNKNOWN = -1;
    private static final long FNV_BASIS = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private final Racer racer = new Racer();
    private final List<Grid> puzzles;
    private final long limit;
    private final SearchLimit until;
    /** One solution more than is wanted is counted, to know whether there are more. */
    private final long[] counts;

    private final long[] checksums;

    RightAnswers(List<Grid> puzzles, long limit, Duration most) {
        this.puzzles = puzzles;
        this.limit = limit;
        this.until = SearchLimit.solutions(limit + 1).withTime(most);
        this.counts = new long[puzzles.size()];
        this.checksums = new long[puzzles.size()];
        Arrays.fill(counts, NOT_COUNTED);
    }

    private long count(int puzzle) {
        if (counts[puzzle] == NOT_COUNTED) {
            SearchResult result = racer.solve(puzzles.get(puzzle), until);
            counts[puzzle] = result.outcome() == Outcome.LIMIT ? UNKNOWN : result.solutions();
        }
        return counts[puzzle];
    }

    /** How many solutions some puzzles have together, each up to the limit; nothing if that is not known of each. */
    Optional<Long> sum(int first, int many) {
        long rest = sumOnce(first, many % puzzles.size());
        long passes = many / puzzles.size();
        long all = passes == 0 ? 0 : sumOnce(0, puzzles.size());
        return rest == UNKNOWN || all == UNKNOWN ? Optional.empty() : Optional.of(passes * all + rest);
    }

    private long sumOnce(int first, int many) {
        long sum = 0;
        for (int i = 0; i < many; i++) {
            long count = count((first + i) % puzzles.size());
            if (count == UNKNOWN) {
                return UNKNOWN;
            }
            sum += Math.min(count, limit);
        }
        return sum;
    }

    /** What is wrong with what a contestant says of a puzzle and shows of it, in words that follow its name. */
    Optional<String> fault(int puzzle, long said, List<String> shown) {
        String line = puzzles.get(puzzle).toLine();
        long count = count(puzzle);
        long wanted = Math.min(count, limit);
        if (count != UNKNOWN && said != wanted) {
            return Optional.of("asked for up to " + limit + " solutions of " + line + " it says " + said
                    + ", and the racer finds " + wanted + ".");
        }
        if (shown.isEmpty()) {
            return Optional.empty();
        }
        if (shown.size() != said) {
            return Optional.of("it says " + said + " and shows " + shown.size() + " as solutions of " + line + ".");
        }
        long checksum = shown.stream().mapToLong(RightAnswers::checksum).sum();
        if (checksum == checksums[puzzle]) {
            return Optional.empty();
        }
        Set<String> different = new HashSet<>();
        for (String solution : shown) {
            if (!isSolution(solution, puzzles.get(puzzle))) {
                return Optional.of("it shows " + solution + ", which is not a solution of " + line + ".");
            }
            if (!different.add(solution)) {
                return Optional.of("it shows the same solution of " + line + " twice.");
            }
        }
        if (count != UNKNOWN && count <= limit) {
            checksums[puzzle] = checksum;
        }
        return Optional.empty();
    }

    private static boolean isSolution(String solution, Grid puzzle) {
        try {
            return Rules.solves(Grid.parse(solution), puzzle);
        } catch (GridFormatException e) {
            return false;
        }
    }

    private static long checksum(String solution) {
        long hash = FNV_BASIS;
        for (int i = 0; i < solution.length(); i++) {
            hash = (hash ^ solution.charAt(i)) * FNV_PRIME;
        }
        return hash;
    }

    /** The checksum of all solutions that everybody who showed them has shown, and of how many puzzles they are. */
    String agreed() {
        long sum = Arrays.stream(checksums).sum();
        long of = Arrays.stream(checksums).filter(each -> each != 0).count();
        return of == 0
                ? "no checksum: of each puzzle only some solutions were asked for or shown"
                : String.format(Locale.ROOT, "checksum %016x of the solutions of %,d puzzles", sum, of);
    }
}
