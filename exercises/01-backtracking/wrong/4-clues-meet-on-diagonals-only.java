// task: 4
// fails: equalCluesHaveNoSolution
// hint says: those of rows, columns and boxes
// Clues are looked at on the diagonals alone.
String solveX(int[] board) {
    int[] copy = board.clone();
    for (int step : new int[] {10, 8}) {
        Set<Integer> seen = new HashSet<>();
        for (int cell = step == 8 ? 8 : 0; cell <= (step == 8 ? 72 : 80); cell += step) {
            if (copy[cell] != 0 && !seen.add(copy[cell])) {
                return "";
            }
        }
    }
    StringBuilder line = new StringBuilder();
    if (searchX(copy, 0)) {
        for (int digit : copy) {
            line.append(digit);
        }
    }
    return line.toString();
}
