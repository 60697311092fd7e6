// task: 3
// fails: aFullBoardIsItsOwnSolution
// hint says: who asks for 0 gets none
// It looks at the count only after it has handed over a solution.
int searchSome(int[] board, int cell, int most, Consumer<String> found) {
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
    for (int digit = 1; digit <= 9; digit++) {
        if (isFree(board, cell, digit)) {
            board[cell] = digit;
            count += searchSome(board, cell + 1, most - count, found);
            board[cell] = 0;
            if (count >= most) {
                break;
            }
        }
    }
    return count;
}
