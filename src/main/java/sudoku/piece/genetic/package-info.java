/**
 * The pieces of lesson 9: what is wrong with a full board, and how chance makes it better.
 *
 * <p>Begin with {@link sudoku.piece.genetic.Breed}, the loop; {@link sudoku.piece.genetic.Child} and {@link
 * sudoku.piece.genetic.Parent} are its parts, {@link sudoku.piece.genetic.Keep} cools down. They are given a source of
 * chance, and what they do is judged over many calls: {@link sudoku.piece.genetic.Often}. {@link
 * sudoku.piece.genetic.Trial} is one run, {@link sudoku.piece.genetic.Seeds} are twenty.
 */
package sudoku.piece.genetic;
