// task: 2
// fails: everySolutionIsHandedOverOnce
// hint says: Don't stop at the first solution
// What was handed over in another call is not handed over again.
Set<String> seen = new HashSet<>();

/** Calls found once for each solution, with its 81 digits in a row. */
void allSolutions(int[] board, Consumer<String> found) {
    for (int cell = 0; cell < 81; cell++) {
        int clue = board[cell];
        board[cell] = 0;
        boolean stands = clue == 0 || mayStand(board, cell, clue);
        board[cell] = clue;
        if (!stands) {
            return;
        }
    }
    searchAll(board, 0, line -> {
        if (seen.add(line)) {
            found.accept(line);
        }
    });
}
