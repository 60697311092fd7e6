// task: 4
// fails: farFromItsBeginningItGoesOn
// hint says: Before this stack lie more solutions than anyone can wait for
// A stack that has become empty counts as a search that has not begun.
/** The choices standing at the next solution, none if there is no other. */
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    List<int[]> stack = new ArrayList<>(saved);
    int[] board = puzzle.clone();
    for (int[] choice : saved) {
        board[choice[0]] = choice[1];
    }
    int[] blanks = blanksOf(puzzle);
    int tried = 0;
    if (stack.size() == blanks.length) {
        tried = takeBack(board, stack);
        tried = stack.isEmpty() ? 0 : tried;
    }
    while (stack.size() < blanks.length) {
        int cell = blanks[stack.size()];
        int digit = tried + 1;
        while (digit <= 9 && !mayGoOn(board, cell, digit)) {
            digit++;
        }
        if (digit <= 9) {
            board[cell] = digit;
            stack.add(new int[] {cell, digit});
            tried = 0;
        } else if (stack.isEmpty()) {
            return stack;
        } else {
            tried = takeBack(board, stack);
        }
    }
    return stack;
}
