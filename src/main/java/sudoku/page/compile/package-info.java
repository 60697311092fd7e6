/**
 * Eclipse's compiler in the page: it reads a program, finds out what each name is, and says what is wrong.
 *
 * <p>Begin with {@link sudoku.page.compile.JavaCompiler}. What it has understood is translated in {@link
 * sudoku.page.translate}.
 */
package sudoku.page.compile;
