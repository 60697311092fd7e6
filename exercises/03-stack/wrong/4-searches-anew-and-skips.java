// task: 4
// fails: farFromItsBeginningItGoesOn
// hint says: whoever begins anew
// It begins at the first solution and passes over all that come before the saved stack.
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    int[] blanks = blanksOf(puzzle);
    List<int[]> now = anew(puzzle, blanks, new ArrayList<>());
    while (!now.isEmpty() && !isLater(now, saved, blanks.length)) {
        now = anew(puzzle, blanks, now);
    }
    return now;
}

boolean isLater(List<int[]> now, List<int[]> saved, int blanks) {
    for (int i = 0; i < saved.size(); i++) {
        if (now.get(i)[1] != saved.get(i)[1]) {
            return now.get(i)[1] > saved.get(i)[1];
        }
    }
    return saved.size() < blanks;
}

List<int[]> anew(int[] puzzle, int[] blanks, List<int[]> stack) {
    int[] board = puzzle.clone();
    stack.forEach(choice -> board[choice[0]] = choice[1]);
    int tried = stack.size() == blanks.length ? takeBack(board, stack) : 0;
    while (stack.size() < blanks.length) {
        int digit = tried + 1;
        while (digit <= 9 && !mayGoOn(board, blanks[stack.size()], digit)) {
            digit++;
        }
        if (digit <= 9) {
            board[blanks[stack.size()]] = digit;
            stack.add(new int[] {blanks[stack.size()], digit});
            tried = 0;
        } else if (stack.isEmpty()) {
            return stack;
        } else {
            tried = takeBack(board, stack);
        }
    }
    return stack;
}
