// task: 3
// fails: theNumberIsWhatWasHandedOver, stoppingEarlyLeavesNoDigitBehind, whenThereAreEnoughTheSearchEnds, aFullBoardIsItsOwnSolution
// hint says: counted in this call
// The count lives in the notebook, and the second call goes on where the first ended.
int handedOver = 0;

/** Hands over at most so many solutions and returns how many it were; the board is left as it was. */
int someSolutions(int[] board, int most, Consumer<String> found) {
    int count = 0;
    searchSome(board, 0, most, found);
    count = handedOver;
    return count;
}

int searchSome(int[] board, int cell, int most, Consumer<String> found) {
    if (handedOver == most) {
        return 0;
    }
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
        handedOver++;
        return 1;
    }
    if (board[cell] != 0) {
        return searchSome(board, cell + 1, most, found);
    }
    int count = 0;
    for (int digit = 1; digit <= 9 && handedOver < most; digit++) {
        if (isFree(board, cell, digit)) {
            board[cell] = digit;
            count += searchSome(board, cell + 1, most, found);
            board[cell] = 0;
        }
    }
    return count;
}
