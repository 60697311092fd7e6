package sudoku.grading.intake;

/**
 * A cell of a notebook that nobody vouches for.
 *
 * @param gradeId nbgrader's name for it; empty for one the student has added
 * @param answer whether nbgrader lets the student write in it
 * @param notebookOnly whether it is of use in a notebook only
 * @param points what nbgrader gives for it at most
 */
record NotebookCell(String gradeId, boolean code, boolean answer, boolean notebookOnly, int points, String source) {}
