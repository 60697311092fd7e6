// task: 3
// fails: contradictingCluesHaveNone
// hint says: Two equal clues in a row
// Looks at the clues only when the board is full.
int atMostTwo(int[] board) {
    return go_(board, 0, 0);
}

int go_(int[] b, int c, int n) {
    while (c < 81 && b[c] != 0) c++;
    if (c == 81) {
        for (int k = 0; k < 81; k++) if (!fits_q(b, k, b[k])) return n;
        return n + 1;
    }
    for (int d = 1; d <= 9 && n < 2; d++) if (fits_q(b, c, d)) {
        b[c] = d;
        n = go_(b, c + 1, n);
        b[c] = 0;
    }
    return n;
}

boolean fits_q(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}
