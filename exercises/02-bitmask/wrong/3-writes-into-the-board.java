// task: 3
// fails: theBoardIsOnlyRead
// hint says: an array of your own
// The result is the array that was lent.
/** For each cell the set of its candidates; empty where a digit stands. */
int[] candidates(int[] board, int size) {
    int[] sets = board;
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
        if (board[cell] != 0) {
            sets[cell] = 0;
        } else {
            sets[cell] = all & ~(rows[cell / size] | columns[cell % size] | boxes[boxOf(cell, size)]);
        }
    }
    return sets;
}
