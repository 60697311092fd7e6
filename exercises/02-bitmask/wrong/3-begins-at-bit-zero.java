// task: 3
// fails: everyBlankGetsItsCandidates, aRepeatedClueIsNoCandidate, boardsMayHaveAnySize, everyClueCounts
// hint says: bit d is digit d
// Masks from bit 0, the result from bit 1.
/** For each cell the set of its candidates; empty where a digit stands. */
int[] candidates(int[] board, int size) {
    int[] sets = new int[board.length];
    int[] rows = new int[size];
    int[] columns = new int[size];
    int[] boxes = new int[size];
    for (int cell = 0; cell < board.length; cell++) {
        if (board[cell] != 0) {
            int bit = 1 << board[cell] - 1;
            rows[cell / size] |= bit;
            columns[cell % size] |= bit;
            boxes[boxOf(cell, size)] |= bit;
        }
    }
    int all = (1 << size + 1) - 2;
    for (int cell = 0; cell < board.length; cell++) {
        if (board[cell] == 0) {
            sets[cell] = all & ~(rows[cell / size] | columns[cell % size] | boxes[boxOf(cell, size)]);
        }
    }
    return sets;
}
