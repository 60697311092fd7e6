// task: 4
// fails: equalCluesHaveNoSolution
// hint says: The clues have to keep all the rules
// Asks each clue for its column, its box and its window, and not for its row.
/** The solution with the four windows as houses, as 81 digits in a row; empty if there is none. */
String windoku(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    int[] masks = new int[31];
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0) {
            int row = masks[cell / 9];
            masks[cell / 9] = 0;
            boolean clashes = (used(masks, cell) & 1 << copy[cell]) != 0;
            masks[cell / 9] = row & ~(1 << copy[cell]);
            if (clashes) {
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
