// task: 4
// fails: equalCluesHaveNoSolution
// hint says: The clues have to keep all the rules
// Hands a full board back without a look at it.
boolean together4(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3 || a % 10 == 0
            && b % 10 == 0 || a % 8 == 0 && b % 8 == 0 && a > 0 && b > 0 && a < 80 && b < 80;
}

boolean okay4(int[] b, int c, int d) {
    for (int o = 0; o < 81; o++) if (o != c && b[o] == d && together4(o, c)) return false;
    return true;
}

boolean clue4(int[] b, int c) {
    return okay4(b, c, b[c]);
}

boolean go4(int[] b, int c) {
    if (c == 81) return true;
    if (b[c] != 0) return go4(b, c + 1);
    for (int d = 1; d <= 9; d++) if (okay4(b, c, d)) {
        b[c] = d;
        if (go4(b, c + 1)) return true;
    }
    b[c] = 0;
    return false;
}

String text4(int[] b) {
    StringBuilder s = new StringBuilder();
    for (int d : b) s.append(d);
    return s.toString();
}

String solveX(int[] board) {
    int[] b = board.clone();
    int firstBlank = 0;
    while (firstBlank < 81 && b[firstBlank] != 0) firstBlank++;
    if (firstBlank == 81) return text4(b);
    for (int c = 0; c < 81; c++) if (b[c] != 0 && !clue4(b, c)) return "";
    return go4(b, 0) ? text4(b) : "";
}
