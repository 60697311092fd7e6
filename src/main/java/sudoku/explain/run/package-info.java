/**
 * Runs of a student's program: small calls, what was recorded, and what small changes would do.
 *
 * <p>Begin with {@link sudoku.explain.run.OwnRun}. Where the program runs is up to a {@link
 * sudoku.explain.run.OwnMachine}: the notebook, or the box of a grading.
 */
package sudoku.explain.run;
