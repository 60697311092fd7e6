// task: 4
// fails: equalCluesHaveNoSolution
// hint says: in rows, columns, boxes and windows
// Clues of one window are not looked at.
/** The solution with the four windows as houses, as 81 digits in a row; empty if there is none. */
String windoku(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    int[] masks = new int[31];
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0) {
            int looked = windowOf(cell) == 3 ? -1 : windowOf(cell);
            int there = masks[cell / 9] | masks[9 + cell % 9] | masks[18 + cell / 27 * 3 + cell % 9 / 3]
                    | (looked < 0 ? 0 : masks[27 + looked]);
            if ((there & 1 << copy[cell]) != 0) {
                return solution;
            }
            masks[cell / 9] |= 1 << copy[cell];
            masks[9 + cell % 9] |= 1 << copy[cell];
            masks[18 + cell / 27 * 3 + cell % 9 / 3] |= 1 << copy[cell];
            if (windowOf(cell) >= 0) {
                masks[27 + windowOf(cell)] |= 1 << copy[cell];
            }
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
