// task: 2
// fails: contradictingCluesHaveNoSolution
// hint says: Two equal clues in a house can't be mended by any search
// A board without a blank is a solution, whatever stands on it.
boolean okay2(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) {
        if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
                && o % 9 / 3 == c % 9 / 3)) return false;
    }
    return true;
}

String text2(int[] b) {
    StringBuilder s = new StringBuilder();
    for (int d : b) s.append(d);
    return s.toString();
}

void go2(int[] board, int c, Consumer<String> found) {
    if (c == 81) {
        found.accept(text2(board));
        return;
    }
    if (board[c] != 0) {
        go2(board, c + 1, found);
        return;
    }
    for (int d = 1; d <= 9; d++) {
        if (okay2(board, c, d)) {
            board[c] = d;
            go2(board, c + 1, found);
            board[c] = 0;
        }
    }
}

void allSolutions(int[] board, Consumer<String> found) {
    int firstBlank = 0;
    while (firstBlank < 81 && board[firstBlank] != 0) firstBlank++;
    if (firstBlank == 81) {
        found.accept(text2(board));
        return;
    }
    // nothing to search
    for (int c = 0; c < 81; c++) {
        if (board[c] != 0 && !okay2(board, c, board[c])) return;
    }
    go2(board, 0, found);
}
