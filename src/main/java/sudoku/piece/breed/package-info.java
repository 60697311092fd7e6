/**
 * The pieces of lesson 9: what is wrong with a full board, and how chance makes it better.
 *
 * <p>Begin with {@link sudoku.piece.breed.Errors}; {@link sudoku.piece.breed.Child}, {@link sudoku.piece.breed.Mutate}
 * and {@link sudoku.piece.breed.Parent} breed, {@link sudoku.piece.breed.Keep} cools down. All of them but the first
 * are given a source of chance, and what they do is judged over many calls: {@link sudoku.piece.breed.Often}.
 */
package sudoku.piece.breed;
