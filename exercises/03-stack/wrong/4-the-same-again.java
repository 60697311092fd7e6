// task: 4
// fails: fromASolutionItGoesOn, afterTheLastNothingStands
// hint says: given already
// A full stack is taken for the next solution.
/** The choices standing at the next solution, none if there is no other. */
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    List<int[]> stack = new ArrayList<>(saved);
    int[] board = puzzle.clone();
    for (int[] choice : saved) {
        board[choice[0]] = choice[1];
    }
    int[] blanks = blanksOf(puzzle);
    int tried = 0;
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

int[] blanksOf(int[] puzzle) {
    int[] blanks = new int[81];
    int count = 0;
    for (int cell = 0; cell < 81; cell++) {
        if (puzzle[cell] == 0) {
            blanks[count++] = cell;
        }
    }
    return Arrays.copyOf(blanks, count);
}

int takeBack(int[] board, List<int[]> stack) {
    int[] choice = stack.remove(stack.size() - 1);
    board[choice[0]] = 0;
    return choice[1];
}

boolean mayGoOn(int[] board, int cell, int digit) {
    for (int other = 0; other < 81; other++) {
        boolean sharesHouse = other / 9 == cell / 9 || other % 9 == cell % 9
                || other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
        if (sharesHouse && board[other] == digit) {
            return false;
        }
    }
    return true;
}
