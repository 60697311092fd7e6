// task: 4
// fails: equalCluesHaveNoSolution
// hint says: Look at them before you begin
// Only digits it writes itself are checked.
/** The solution with both diagonals as houses, as 81 digits in a row; empty if there is none. */
String solveX(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    if (searchX(copy, 0)) {
        StringBuilder line = new StringBuilder();
        for (int digit : copy) {
            line.append(digit);
        }
        solution = line.toString();
    }
    return solution;
}
