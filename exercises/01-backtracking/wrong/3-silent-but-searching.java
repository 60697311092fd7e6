// task: 3
// fails: whenThereAreEnoughTheSearchEnds
// hint says: Being silent is not stopping
// Enough solutions end the calls, not the search.
int searchSome(int[] board, int cell, int most, Consumer<String> found) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        if (most > 0) {
            found.accept(line.toString());
            return 1;
        }
        return 0;
    }
    if (board[cell] != 0) {
        return searchSome(board, cell + 1, most, found);
    }
    int count = 0;
    for (int digit = 1; digit <= 9; digit++) {
        if (isFree(board, cell, digit)) {
            board[cell] = digit;
            count += searchSome(board, cell + 1, most - count, found);
            board[cell] = 0;
        }
    }
    return count;
}
