// task: 3
// fails: filledCellsHaveNoCandidates, boardsMayHaveAnySize
// hint says: no candidates
// Every cell is treated like a blank.
/** For each cell the set of its candidates; empty where a digit stands. */
int[] candidates(int[] board, int size) {
    int[] sets = new int[board.length];
    int[] rows = new int[size];
    int[] columns = new int[size];
    int[] boxes = new int[size];
    for (int cell = 0; cell < board.length; cell++) {
        if (board[cell] != 0) {
            int bit = 1 << board[cell];
            rows[cell / size] |= bit;
            columns[cell % size] |= bit;
            boxes[boxOf(cell, size)] |= bit;
        }
    }
    int all = (1 << size + 1) - 2;
    for (int cell = 0; cell < board.length; cell++) {
        sets[cell] = all & ~(rows[cell / size] | columns[cell % size] | boxes[boxOf(cell, size)]);
    }
    return sets;
}
