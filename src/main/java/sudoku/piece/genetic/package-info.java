/**
 * The pieces of lesson 9: what is wrong with a full board, and how chance makes it better.
 *
 * <p>Begin with {@link sudoku.piece.genetic.Errors}; {@link sudoku.piece.genetic.Child}, {@link
 * sudoku.piece.genetic.Mutate} and {@link sudoku.piece.genetic.Parent} breed, {@link sudoku.piece.genetic.Keep} cools
 * down. All of them but the first are given a source of chance, and what they do is judged over many calls: {@link
 * sudoku.piece.genetic.Often}.
 */
package sudoku.piece.genetic;
