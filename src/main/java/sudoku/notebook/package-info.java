/**
 * What a lesson says to its reader: things to see, predictions, progress; in whichever kernel it runs.
 *
 * <p>Begin reading with {@link sudoku.notebook.Show}. The cells of notebooks come in. Kernels are reached from here
 * alone, by reflection.
 */
package sudoku.notebook;
