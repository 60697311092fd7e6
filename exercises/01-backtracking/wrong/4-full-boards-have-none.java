// task: 4
// fails: equalCluesHaveNoSolution
// hint says: The clues have to keep
// A full board is taken for one without a solution.
/** The solution, with both diagonals as houses, as 81 digits; empty if there is none. */
String solveX(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0 && !fitsX(copy, cell, copy[cell])) {
            return solution;
        }
    }
    if (Arrays.stream(copy).anyMatch(x -> x == 0) && searchX(copy, 0)) {
        StringBuilder line = new StringBuilder();
        for (int digit : copy) {
            line.append(digit);
        }
        solution = line.toString();
    }
    return solution;
}
