// task: 3
// fails: contradictingCluesHaveNone
// hint says: a column or a box
// Only the clues of a row are compared.
int atMostTwo(int[] board) {
    for (int a = 0; a < 81; a++) {
        for (int b = a + 1; b < a / 9 * 9 + 9; b++) {
            if (board[a] != 0 && board[a] == board[b]) {
                return 0;
            }
        }
    }
    return countTo(board, 0, 2);
}

int countTo(int[] board, int cell, int most) {
    if (cell == 81 || most == 0) {
        return Math.min(most, 1);
    }
    if (board[cell] != 0) {
        return countTo(board, cell + 1, most);
    }
    int count = 0;
    for (int digit = 1; digit <= 9; digit++) {
        if (canHold(board, cell, digit)) {
            board[cell] = digit;
            count += countTo(board, cell + 1, most - count);
            board[cell] = 0;
        }
    }
    return count;
}
