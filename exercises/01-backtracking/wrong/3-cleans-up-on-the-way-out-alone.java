// task: 3
// fails: stoppingEarlyLeavesNoDigitBehind
// hint says: The way out leads through every call that is still open
// Fills single candidates, and takes them back where it stops early.
/** Hands over at most so many solutions, and returns how many. The board stays as it was. */
int someSolutions(int[] board, int most, Consumer<String> found) {
    int count = 0;
    int[] before = board.clone();
    boolean filled = true;
    while (filled) {
        filled = false;
        for (int cell = 0; cell < 81; cell++) {
            List<Integer> fitting = new ArrayList<>();
            for (int digit = 1; digit <= 9 && board[cell] == 0; digit++) {
                if (isFree(board, cell, digit)) {
                    fitting.add(digit);
                }
            }
            if (fitting.size() == 1) {
                board[cell] = fitting.get(0);
                filled = true;
            }
        }
    }
    count = searchSome(board, 0, most, found);
    if (count == most) {
        System.arraycopy(before, 0, board, 0, 81);
    }
    return count;
}
