// task: 4
// fails: fromASolutionItGoesOn, farFromItsBeginningItGoesOn, fromADeadEndItGoesBack
// hint says: from the digit it has
// When the top has no other digit, it says that there is no next solution.
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    int[] board = puzzle.clone();
    saved.forEach(choice -> board[choice[0]] = choice[1]);
    int[] blanks = blanksOf(puzzle);
    List<int[]> stack = new ArrayList<>(saved);
    int tried = stack.size() == blanks.length ? takeBack(board, stack) : 0;
    int bottom = stack.size();
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
        } else if (stack.size() == bottom) {
            return new ArrayList<>();
        } else {
            tried = takeBack(board, stack);
        }
    }
    return stack;
}
