/**
 * The one judge of what students write: it asks a case, lends copies, has the code watched, judges the answer, and
 * tells the student.
 *
 * <p>Begin with {@link sudoku.judge.PieceKind}, which declares a piece, and {@link sudoku.judge.Case}, one question to
 * it. The judge knows no kernel and starts no thread: what watches is a {@link sudoku.judge.Watcher}.
 */
package sudoku.judge;
