/**
 * Libraries by their names in Maven's repository, with what they need.
 *
 * <p>Begin reading with {@link sudoku.maven.MavenLibraries}. The kernel fetches what a cell asks for; the race of
 * solvers fetches other people's.
 */
package sudoku.maven;
