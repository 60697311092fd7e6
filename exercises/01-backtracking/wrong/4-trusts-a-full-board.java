// task: 4
// fails: equalCluesHaveNoSolution
// hint says: The clues have to keep all the rules
// Hands a full board back without a look at it.
/** The solution, with both diagonals as houses, as 81 digits; empty if there is none. */
String solveX(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    boolean isFull = Arrays.stream(board).allMatch(digit -> digit > 0);
    for (int cell = 0; cell < 81 && !isFull; cell++) {
        if (copy[cell] != 0 && !fitsX(copy, cell, copy[cell])) {
            return solution;
        }
    }
    if (searchX(copy, 0)) {
        StringBuilder line = new StringBuilder();
        for (int digit : copy) {
            line.append(digit);
        }
        solution = line.toString();
    }
    return solution;
}
