// task: 4
// fails: aSolutionIsFound, eachWindowHasEveryDigit, theWindokuComesBackAsItWas, theWindowsCanMakeItImpossible, equalCluesHaveNoSolution, everyClueOfAWindokuCounts
// hint says: leave each of its masks
// What is taken back from the board stays in the masks.
boolean searchByMasks(int[] board, int[] masks, int cell) {
    if (cell == 81) {
        return true;
    }
    if (board[cell] != 0) {
        return searchByMasks(board, masks, cell + 1);
    }
    int used = used(masks, cell);
    for (int digit = 1; digit <= 9; digit++) {
        if ((used & 1 << digit) == 0) {
            board[cell] = digit;
            flip(masks, cell, digit);
            if (searchByMasks(board, masks, cell + 1)) {
                return true;
            }
        }
    }
    board[cell] = 0;
    return false;
}
