package sudoku.grading.report;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What a person has given for an open task.
 *
 * @param points empty as long as nobody has read it
 * @param possible the most there are for it
 * @param comment for the student; may be empty
 */
record Reading(Optional<BigDecimal> points, int possible, String comment) {}
