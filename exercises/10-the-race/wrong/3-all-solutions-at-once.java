// task: 3
// fails: thereAreAsManyPartsAsWanted
// hint says: until there are enough
// Searches for all solutions and gives each as a part.
/** At least so many boards that share out the solutions of the puzzle among them. */
List<int[]> parts(int[] board, int wanted) {
    List<int[]> parts = new ArrayList<>();
    solveAll(board.clone(), parts);
    return parts;
}

void solveAll(int[] board, List<int[]> found) {
    int cell = tightestBlank(board);
    if (cell == FULL) {
        found.add(board.clone());
    } else if (cell != DEAD) {
        for (int digit : digitsFor(board, cell)) {
            board[cell] = digit;
            solveAll(board, found);
            board[cell] = 0;
        }
    }
}
