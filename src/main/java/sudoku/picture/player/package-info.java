/**
 * A search as a film that can be stopped and stepped through.
 *
 * <p>Begin reading with {@link sudoku.picture.player.StepPlayer}. Lessons come in by way of Show.player; the script
 * lies beside the classes, as a resource.
 */
package sudoku.picture.player;
