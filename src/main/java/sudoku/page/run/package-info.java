/**
 * What a translated program meets in the page: the library's own methods, objects that stand for the student's, the
 * judge, and a watch that can stop her program.
 *
 * <p>Begin with {@link sudoku.page.run.Host}. All of it becomes a script by TeaVM; the other half is {@code
 * runtime.js}.
 */
package sudoku.page.run;
