/**
 * Regular expressions in the page: which of Java's it can have, and how the browser's own engine is told them.
 *
 * <p>Begin with {@link sudoku.page.pattern.ScriptPattern}. The compiler asks it about a pattern that is written down,
 * and the library about every other.
 */
package sudoku.page.pattern;
