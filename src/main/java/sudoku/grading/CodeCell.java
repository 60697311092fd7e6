package sudoku.grading;

/**
 * A cell that a worker runs.
 *
 * @param id nbgrader's name for it
 * @param source what stands in it
 */
record CodeCell(String id, String source) {}
