package sudoku.grading.intake;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What an instructor asks for.
 *
 * @param exercise its folder
 * @param submissions a folder or a zip archive
 * @param out where the reports go
 * @param roster a file with a student on each line
 * @param due after which a submission is late
 * @param jdk the Java that students' code runs on
 * @param seed the dress of the puzzles, from 0; without it, the one of the grading that is resumed, or a fresh one
 * @param unsafe whether to grade without a box
 * @param resume whether to go on with an earlier grading
 * @param part how much of the class
 * @param lateRules a file that says what it costs to be late, and who has more time
 * @param since the folder of an earlier grading of the same class, to see who has moved
 * @param comments the comments on the open task in an earlier grading, to be given again
 * @param questions how many each student is asked about her own program; 0 for none
 */
public record GradingPlan(
        Path exercise,
        Path submissions,
        Path out,
        Optional<Path> roster,
        Optional<Instant> due,
        Path jdk,
        int jobs,
        OptionalLong seed,
        Limits limits,
        boolean unsafe,
        boolean resume,
        Part part,
        Optional<Path> lateRules,
        Optional<Path> since,
        Optional<Path> comments,
        int questions) {
    /** Where this run keeps what it has done. */
    public Path folder() {
        return part.folder(out);
    }
}
