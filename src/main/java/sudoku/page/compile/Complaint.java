package sudoku.page.compile;

/**
 * What the compiler says of a place in a program.
 *
 * @param line from 1
 * @param start the place of the first character, from 0
 * @param end the place of the last one
 * @param isError whether the program cannot run
 */
public record Complaint(int line, int start, int end, String sentence, boolean isError) {}
