// task: 2
// fails: theOneSolutionIsHandedOver, everySolutionIsHandedOverOnce, theBoardComesBackAsItWas, withoutASolutionThereIsSilence, contradictingCluesHaveNoSolution, everyClueCounts
// hint says: has to be taken back
// A digit that led nowhere stays on the board.
void searchAll(int[] board, int cell, Consumer<String> found) {
    if (cell == 81) {
        StringBuilder line = new StringBuilder();
        for (int digit : board) {
            line.append(digit);
        }
        found.accept(line.toString());
    } else if (board[cell] != 0) {
        searchAll(board, cell + 1, found);
    } else {
        for (int digit = 1; digit <= 9; digit++) {
            if (mayStand(board, cell, digit)) {
                board[cell] = digit;
                searchAll(board, cell + 1, found);
            }
        }
    }
}
