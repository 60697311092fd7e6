// task: 3
// fails: theNumberIsWhatWasHandedOver
// hint says: A puzzle may have fewer solutions than were asked for
// Counts from one, and one more than most may be too large for an int.
int searchSome(int[] board, int cell, int most, Consumer<String> found) {
    if (most == 0) {
        return 0;
    }
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
        return 1;
    }
    if (board[cell] != 0) {
        return searchSome(board, cell + 1, most, found);
    }
    int count = 0;
    for (int digit = 1; digit <= 9 && count + 1 < most + 1; digit++) {
        if (isFree(board, cell, digit)) {
            board[cell] = digit;
            count += searchSome(board, cell + 1, most - count, found);
            board[cell] = 0;
        }
    }
    return count;
}
