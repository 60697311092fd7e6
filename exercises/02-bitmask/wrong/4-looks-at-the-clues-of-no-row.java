// task: 4
// fails: equalCluesHaveNoSolution
// hint says: The clues have to keep all the rules
// Asks each clue for its column, its box and its window, and not for its row.
int box4(int c) {
    return c / 27 * 3 + c % 9 / 3;
}

int win4(int c) {
    int r = c / 9, k = c % 9;
    return r % 4 == 0 || k % 4 == 0 ? -1 : r / 4 * 2 + k / 4;
}

int[] m4;

int used4(int c) {
    return m4[c / 9] | m4[9 + c % 9] | m4[18 + box4(c)] | (win4(c) < 0 ? 0 : m4[27 + win4(c)]);
}

int usedClue(int c) {
    return m4[9 + c % 9]|m4[18 + box4(c)]|(win4(c) < 0 ? 0 : m4[27 + win4(c)]);
}

void put4(int c, int d) {
    int b = 1 << d;
    m4[c / 9] ^= b;
    m4[9 + c % 9] ^= b;
    m4[18 + box4(c)] ^= b;
    if (win4(c) >= 0) m4[27 + win4(c)] ^= b;
}

boolean go4(int[] b, int c) {
    if (c == 81) return true;
    if (b[c] != 0) return go4(b, c + 1);
    int u = used4(c);
    for (int d = 1; d <= 9; d++) if ((u >> d & 1) == 0) {
        b[c] = d;
        put4(c, d);
        if (go4(b, c + 1)) return true;
        put4(c, d);
    }
    b[c] = 0;
    return false;
}

String text4(int[] b) {
    StringBuilder s = new StringBuilder();
    for (int d : b) s.append(d);
    return s.toString();
}

String windoku(int[] board) {
    m4 = new int[31];
    int[] b = board.clone();
    for (int c = 0; c < 81; c++) if (b[c] != 0) {
        if ((usedClue(c) >> b[c] & 1) != 0) return "";
        put4(c, b[c]);
    }
    return go4(b, 0) ? text4(b) : "";
}
