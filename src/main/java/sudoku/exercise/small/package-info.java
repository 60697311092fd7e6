/**
 * Calls and boards on which a student's answer can be followed by hand.
 *
 * <p>Each set has its own {@code VisibleCalls}; {@link sudoku.exercise.small.SmallCalls} finds them.
 */
package sudoku.exercise.small;
