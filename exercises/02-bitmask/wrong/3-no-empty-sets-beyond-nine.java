// task: 3
// fails: boardsMayHaveAnySize
// hint says: How many digits there are
// Clears the sets of cells with a digit on ordinary boards alone.
int[] candidates(int[] board, int size) {
    int[] sets = new int[board.length];
    int side = (int) Math.sqrt(size);
    int[] rows = new int[size], cols = new int[size], boxes = new int[size];
    for (int c = 0; c < board.length; c++) {
        if (board[c] > 0) {
            int bit = 1 << board[c];
            rows[c / size] |= bit;
            cols[c % size] |= bit;
            boxes[c / size / side * side + c % size / side] |= bit;
        }
    }
    int all = (1 << size + 1) - 2;
    for (int c = 0; c < board.length; c++) {
        if (board[c] == 0 || size != 9) {
            sets[c] = all & ~rows[c / size] & ~cols[c % size] & ~boxes[c / size / side * side + c % size / side];
        }
    }
    return sets;
}
