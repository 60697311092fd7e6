/**
 * The command line: a class for each verb.
 *
 * <p>Begin reading with {@link sudoku.course.cli.Main}. Everybody comes in here: java -jar, and Maven by way of it.
 */
package sudoku.course.cli;
