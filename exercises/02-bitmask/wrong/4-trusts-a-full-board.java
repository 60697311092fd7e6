// task: 4
// fails: equalCluesHaveNoSolution
// hint says: The clues have to keep all the rules
// Hands a full board back without a look at it.
/** The solution with the four windows as houses, as 81 digits in a row; empty if there is none. */
String windoku(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    int[] masks = new int[31];
    boolean isFull = Arrays.stream(board).allMatch(digit -> digit > 0);
    for (int cell = 0; cell < 81 && !isFull; cell++) {
        if (copy[cell] != 0) {
            if ((used(masks, cell) & 1 << copy[cell]) != 0) {
                return solution;
            }
            flip(masks, cell, copy[cell]);
        }
    }
    if (searchByMasks(copy, masks, 0)) {
        StringBuilder line = new StringBuilder();
        for (int digit : copy) {
            line.append(digit);
        }
        solution = line.toString();
    }
    return solution;
}
