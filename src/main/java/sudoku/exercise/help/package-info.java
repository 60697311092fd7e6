/**
 * What helps a student in a task: questions before any code, hints in steps, the tests to read, another way afterwards.
 *
 * <p>Begin reading with {@link sudoku.exercise.help.Help}. It comes in through the cells of an exercise, and
 * only there: nothing in here is asked in a grading.
 */
package sudoku.exercise.help;
