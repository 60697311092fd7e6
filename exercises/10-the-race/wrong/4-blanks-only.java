// task: 4
// fails: whereNothingGoesThereIsNoMove, nearlyWithoutADetour, hardPuzzlesAreSearched, otherHardPuzzlesAreSearched
// hint says: there is no way on
// Asks the blanks, and no house.
/** All digits for one blank, or all places for one digit in one house: each move a cell and a digit. */
List<int[]> moves(int[] board) {
    List<int[]> best = new ArrayList<>();
    int[] seen = new int[256];
    for (int[] house : houses16()) {
        int inHouse = digitsIn(board, house);
        for (int cell : house) {
            seen[cell] |= inHouse;
        }
    }
    int chosen = -1;
    for (int cell = 0; cell < 256; cell++) {
        if (board[cell] == 0 && (chosen < 0 || Integer.bitCount(seen[cell]) > Integer.bitCount(seen[chosen]))) {
            chosen = cell;
        }
    }
    for (int digit = 1; digit <= 16; digit++) {
        if ((seen[chosen] & 1 << digit) == 0) {
            best.add(new int[] {chosen, digit});
        }
    }
    return best;
}
