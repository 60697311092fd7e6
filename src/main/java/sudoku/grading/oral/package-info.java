/**
 * Questions for a talk of five minutes about what a student has handed in: a sheet for each student, and one key.
 *
 * <p>Begin with {@link sudoku.grading.oral.ClassQuestions}. The questions themselves are made by {@code
 * sudoku.explain}.
 */
package sudoku.grading.oral;
