package sudoku.search;

/**
 * How much work a search was, in counts that are the same on every machine.
 *
 * <p><b>Idea.</b> Time depends on the machine, the counts only on the algorithm:
 * <ul>
 *   <li>A <em>node</em> is a digit placed by the search on an empty cell, kept or later undone.
 *       Digits found by propagation are not nodes.</li>
 *   <li>A <em>guess</em> is a node whose cell had two or more candidates when the search chose it.</li>
 *   <li><em>Backtracks</em> are the nodes that were undone. A search that stops at a solution
 *       leaves the digits of that solution standing, and they are not counted here.</li>
 *   <li><em>Max depth</em> is the most nodes open at the same time.</li>
 * </ul>
 * Digits are tried in ascending order. For dancing links a column stands for the cell and a
 * selected row for the digit, forced ones included. A method that weighs full boards, as evolution does,
 * places no single digits: there a node is a board weighed, and the other counts are 0.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public record SearchStats(long nodes, long guesses, long backtracks, int maxDepth) {
    public static final SearchStats ZERO = new SearchStats(0, 0, 0, 0);
}
