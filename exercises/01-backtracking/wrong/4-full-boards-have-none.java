// task: 4
// fails: equalCluesHaveNoSolution
// hint says: The clues have to keep
// A full board is taken for one without a solution.
/** The solution, with both diagonals as houses, as 81 digits; empty if there is none. */
String solveX(int[] board) {
    String solution = "";
    int[] copy = board.clone();
    for (int cell = 0; cell < 81; cell++) {
        if (copy[cell] != 0 && !fitsX(copy, cell, copy[cell])) {
            return solution;
        }
    }
    if (Arrays.stream(copy).anyMatch(x -> x == 0) && searchX(copy, 0)) {
        StringBuilder line = new StringBuilder();
        for (int digit : copy) {
            line.append(digit);
        }
        solution = line.toString();
    }
    return solution;
}

boolean shareHouseX(int a, int b) {
    boolean falling = a / 9 == a % 9 && b / 9 == b % 9;
    boolean rising = a / 9 + a % 9 == 8 && b / 9 + b % 9 == 8;
    boolean box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    return a / 9 == b / 9 || a % 9 == b % 9 || box || falling || rising;
}

boolean fitsX(int[] board, int cell, int digit) {
    for (int other = 0; other < 81; other++) {
        if (other != cell && board[other] == digit && shareHouseX(cell, other)) {
            return false;
        }
    }
    return true;
}

boolean searchX(int[] board, int cell) {
    if (cell == 81) {
        return true;
    }
    if (board[cell] != 0) {
        return searchX(board, cell + 1);
    }
    for (int digit = 1; digit <= 9; digit++) {
        if (fitsX(board, cell, digit)) {
            board[cell] = digit;
            if (searchX(board, cell + 1)) {
                return true;
            }
        }
    }
    board[cell] = 0;
    return false;
}
