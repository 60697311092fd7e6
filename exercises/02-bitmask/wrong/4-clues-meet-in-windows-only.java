// task: 4
// fails: equalCluesHaveNoSolution
// hint says: in rows, columns, boxes and windows
// When clues are loaded only the window's mask is asked.
String windoku(int[] board) {
    int[] copy = board.clone();
    int[] masks = new int[31];
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0) {
            int window = windowOf(cell);
            if (window >= 0 && (masks[27 + window] & 1 << copy[cell]) != 0) {
                return "";
            }
            masks[cell / 9] |= 1 << copy[cell];
            masks[9 + cell % 9] |= 1 << copy[cell];
            masks[18 + cell / 27 * 3 + cell % 9 / 3] |= 1 << copy[cell];
            if (window >= 0) {
                masks[27 + window] |= 1 << copy[cell];
            }
        }
    }
    StringBuilder line = new StringBuilder();
    if (searchByMasks(copy, masks, 0)) {
        for (int digit : copy) {
            line.append(digit);
        }
    }
    return line.toString();
}
