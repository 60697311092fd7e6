/**
 * What all processes of a worker together may have of the machine's memory, and who sees to it.
 *
 * <p>Begin reading with {@link sudoku.grading.sandbox.memory.ControlGroups}. The sandbox comes in.
 */
package sudoku.grading.sandbox.memory;
