// task: 4
// fails: theDiagonalsCanMakeItImpossible, equalCluesHaveNoSolution
// hint says: neither null nor
// Null where there is no solution.
/** The solution with both diagonals as houses, as 81 digits in a row; empty if there is none. */
String solveX(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
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
    } else {
        solution = null;
    }
    return solution;
}
