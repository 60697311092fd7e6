// task: 3
// fails: theNumberIsWhatWasHandedOver
// hint says: A puzzle may have fewer solutions than were asked for
// Asks for one more than most, which may be too large for an int.
boolean okay3(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) {
        if (o != c && b[o] == d && (o / 9 == c / 9 || o % 9 == c % 9 || o / 27 == c / 27
                && o % 9 / 3 == c % 9 / 3)) return false;
    }
    return true;
}

String text3(int[] b) {
    StringBuilder s = new StringBuilder();
    for (int d : b) s.append(d);
    return s.toString();
}

int left3;

void go3(int[] board, int c, Consumer<String> found) {
    if (left3 <= 1) return;
    if (c == 81) {
        left3--;
        found.accept(text3(board));
        return;
    }
    if (board[c] != 0) {
        go3(board, c + 1, found);
        return;
    }
    for (int d = 1; d <= 9 && left3 > 1; d++) {
        if (okay3(board, c, d)) {
            board[c] = d;
            go3(board, c + 1, found);
            board[c] = 0;
        }
    }
}

int someSolutions(int[] board, int most, Consumer<String> found) {
    left3 = most + 1;
    go3(board, 0, found);
    return most + 1 - left3;
}
