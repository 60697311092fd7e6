/**
 * Lessons for plain jshell: statements it can read, pictures and prose as text.
 *
 * <p>Begin reading with {@link sudoku.course.jshell.JShellEdition}. The verb jshell comes in.
 */
package sudoku.course.jshell;
