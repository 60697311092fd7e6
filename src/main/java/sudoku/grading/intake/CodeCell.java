package sudoku.grading.intake;

/**
 * A cell that a worker runs.
 *
 * @param id nbgrader's name for it
 * @param source what is in it
 */
public record CodeCell(String id, String source) {}
