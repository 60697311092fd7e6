/**
 * What notes the run of a student's program, beside the program: in her notebook, and in the box of a grading.
 *
 * <p>{@link sudoku.explain.record.Recorder} writes, {@code sudoku.explain.run.RunTrace} reads. Nothing but Java is
 * needed here.
 */
package sudoku.explain.record;
