/**
 * Files that are written whole or not at all, locks between programs, digests; and why a command cannot go on.
 *
 * <p>Begin reading with {@link sudoku.files.Disk}. The outer rooms come in; nothing here knows the course.
 */
package sudoku.files;
