/**
 * A lesson as slides.
 *
 * <p>Begin reading with {@link sudoku.course.slides.SlidePage}. The verb slides comes in.
 */
package sudoku.course.slides;
