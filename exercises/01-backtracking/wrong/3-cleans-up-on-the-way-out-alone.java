// task: 3
// fails: stoppingEarlyLeavesNoDigitBehind
// hint says: The way out leads through every call that is still open
// Fills single candidates, and takes them back where it stops early.
class Enough3 extends RuntimeException {
}

boolean okay3(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
            && o % 9 / 3 == c % 9 / 3)) return false;
    return true;
}

void go3(int[] board, int c, Consumer<String> found) {
    if (c == 81) {
        StringBuilder s = new StringBuilder();
        for (int d : board) s.append(d);
        found.accept(s.toString());
        return;
    }
    if (board[c] != 0) {
        go3(board, c + 1, found);
        return;
    }
    for (int d = 1; d <= 9; d++) if (okay3(board, c, d)) {
        board[c] = d;
        go3(board, c + 1, found);
        board[c] = 0;
    }
}

int someSolutions(int[] board, int most, Consumer<String> found) {
    if (most == 0) return 0;
    int[] saved = board.clone(), n = {0};
    for (int c = 0; c < 81; c++) if (board[c] == 0) {
        int k = 0, last = 0;
        for (int d = 1; d <= 9; d++) if (okay3(board, c, d)) {
            k++;
            last = d;
        }
        if (k == 1) board[c] = last;
    }
    try {
        go3(board, 0, s -> { found.accept(s); if (++n[0] == most) throw new Enough3(); });
    } catch (Enough3 e) {
        System.arraycopy(saved, 0, board, 0, 81);
    }
    return n[0];
}
