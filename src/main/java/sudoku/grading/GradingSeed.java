package sudoku.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.report.GradeFiles;
import sudoku.grading.report.ReportFile;

/**
 * The seed of a grading: which dress the puzzles wear.
 *
 * <p>Nobody knows it beforehand, so an answer that has recorded the notebook's puzzles, whose seeds are negative, meets
 * others. It is kept with the grades, because those who are graded later should meet the same.
 */
final class GradingSeed {
    /** The first that is too large. */
    static final long END = 1_000_000_000_000L;

    static final String FILE = "seed.txt";

    private GradingSeed() {}

    /** The one for this run; one that joins parts takes theirs, and one that compares, that of the earlier grading. */
    static long of(GradingPlan plan, List<Path> parts) throws IOException {
        Path folder = plan.folder().resolve(GradeFiles.FOLDER);
        Set<Long> seeds = new TreeSet<>();
        plan.seed().ifPresent(seeds::add);
        for (Path part : parts) {
            kept(part.resolve(GradeFiles.FOLDER).resolve(FILE)).ifPresent(seeds::add);
        }
        if (seeds.isEmpty() && plan.since().isPresent()) {
            kept(plan.since().get().resolve(GradeFiles.FOLDER).resolve(FILE)).ifPresent(seeds::add);
        }
        if (seeds.size() > 1) {
            throw new CourseProblem("These parts were graded with different puzzles (seeds " + seeds
                    + "), so they do not belong to one grading: grade the ones with the wrong seed again.");
        }
        return in(folder, seeds.stream().mapToLong(seed -> seed).findFirst());
    }

    /** The one that was asked for, or the one kept in this folder, or a fresh one; from then on it is kept. */
    static long in(Path folder, OptionalLong asked) throws IOException {
        Path file = folder.resolve(FILE);
        long seed = asked.isPresent() ? asked.getAsLong() : kept(file).orElseGet(GradingSeed::drawn);
        ReportFile.write(file, seed + "\n");
        return seed;
    }

    static long drawn() {
        return new SecureRandom().nextLong(END);
    }

    private static OptionalLong kept(Path file) throws IOException {
        try {
            return OptionalLong.of(Long.parseLong(Files.readString(file).strip()));
        } catch (NoSuchFileException firstTime) {
            return OptionalLong.empty();
        } catch (NumberFormatException broken) {
            throw new CourseProblem("The file " + file + " should hold the seed of this grading, but has no "
                    + "number in it: give the seed with --seed, or delete the file to draw a new seed.");
        }
    }
}
