// task: 3
// fails: twoStandsForMore, contradictingCluesHaveNone
// hint says: A puzzle with a dozen solutions
// Seeks a second solution that differs in the first blank.
// is there a solution with another digit in the first blank?
int atMostTwo(int[] board) {
    for (int c = 0; c < 81; c++) if (board[c] != 0 && !fits_q(board, c, board[c])) return 0;
    int first = -1;
    for (int c = 80; c >= 0; c--) if (board[c] == 0) first = c;
    if (first < 0) return 1;
    int n = 0;
    for (int d = 1; d <= 9 && n < 2; d++) if (fits_q(board, first, d)) {
        int[] w = board.clone();
        w[first] = d;
        if (go_(w, 0)) n++;
    }
    return n;
}

boolean go_(int[] b, int c) {
    while (c < 81 && b[c] != 0) c++;
    if (c == 81) return true;
    for (int d = 1; d <= 9; d++) if (fits_q(b, c, d)) {
        b[c] = d;
        if (go_(b, c + 1)) return true;
        b[c] = 0;
    }
    return false;
}

boolean fits_q(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
