/**
 * The box a student's code runs in, and the line to the worker inside it.
 *
 * <p>Begin reading with {@link sudoku.grading.sandbox.Box}. The exam asks for workers here. The probe tries the box
 * before anybody's code is let in.
 */
package sudoku.grading.sandbox;
