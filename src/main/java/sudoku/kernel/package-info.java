/**
 * The Jupyter kernel of the course, which knows nothing of Sudoku.
 *
 * <p>Begin reading with {@link sudoku.kernel.CourseKernel}. Jupyter starts KernelMain; messages come in through
 * {@link sudoku.kernel.wire} and are served here.
 */
package sudoku.kernel;
