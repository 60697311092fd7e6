// task: 3
// fails: thereAreNoMoreThanAskedFor, aFullBoardIsItsOwnSolution, theNumberIsWhatWasHandedOver
// hint says: before you hand over the next
// Counts first and looks afterwards, so who asks for none gets all.
/** Hands over at most so many solutions and returns how many it were; the board is left as it was. */
int someSolutions(int[] board, int most, Consumer<String> found) {
    int count = 0;
    int[] handed = {0};
    searchUntil(board, 0, most, handed, found);
    count = handed[0];
    return count;
}

boolean searchUntil(int[] board, int cell, int most, int[] handed, Consumer<String> found) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
        handed[0]++;
        return handed[0] == most;
    }
    if (board[cell] != 0) {
        return searchUntil(board, cell + 1, most, handed, found);
    }
    boolean enough = false;
    for (int digit = 1; digit <= 9 && !enough; digit++) {
        if (isFree(board, cell, digit)) {
            board[cell] = digit;
            enough = searchUntil(board, cell + 1, most, handed, found);
            board[cell] = 0;
        }
    }
    return enough;
}
