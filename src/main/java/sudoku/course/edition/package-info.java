/**
 * Editions of the course made from its one source: the student's, the lecturer's, the reader's; what is handed out.
 *
 * <p>Begin reading with {@link sudoku.course.edition.StudentEdition}. The verbs lab, lecture, release and tidy come
 * in.
 */
package sudoku.course.edition;
