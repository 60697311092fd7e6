/**
 * Watches a student's code for the judge, with the means of the course's kernel: a thread of its own, with a deadline.
 *
 * <p>Nobody names this room: {@link sudoku.judge.Watcher} finds it.
 */
package sudoku.watch;
