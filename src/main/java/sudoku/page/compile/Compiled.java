package sudoku.page.compile;

import java.util.List;

/**
 * What became of a program.
 *
 * @param script empty, if it has errors
 * @param lines for each line of the script the line of the program, or 0
 */
public record Compiled(String script, int[] lines, List<Complaint> complaints) {}
