/**
 * Every claim of two articles on solving Sudoku, each with the program that checks it.
 *
 * <p>Begin reading with {@link sudoku.measure.claims.Ledger}. The appendix of the course comes in, and the test that
 * holds every figure of it.
 */
package sudoku.measure.claims;
