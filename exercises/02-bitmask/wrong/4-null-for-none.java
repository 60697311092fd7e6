// task: 4
// fails: theWindowsCanMakeItImpossible, everyClueOfAWindokuCounts
// hint says: neither null
// Null where there is no solution.
/** The solution with the four windows as houses, as 81 digits in a row; empty if there is none. */
String windoku(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    int[] masks = new int[31];
    for (int cell = 0; cell < 81; cell++) {
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
    } else {
        solution = null;
    }
    return solution;
}
