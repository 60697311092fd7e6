/**
 * Questions about a student's own program: made from her source and from runs of it, never from a reference.
 *
 * <p>Begin with {@link sudoku.explain.OwnQuestions}. Below it, {@code source} reads her program, {@code run} has it run
 * with a recorder in it ({@code record}), {@code ask} makes questions, and {@code show} shows them.
 */
package sudoku.explain;
