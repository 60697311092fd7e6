// task: 2
// fails: differentMarksAreNoPair, aLongChainComesToItsEnd
// hint says: It is not enough that two cells have two marks each
// Two cells anywhere with the same two marks are a pair for those that see both.
int[] strikePairs(int[] left) {
    boolean s = true;
    while (s) {
        s = false;
        for (int a = 0; a < 81; a++) for (int b = a + 1; b < 81; b++) if (left[a] == left[b]
                && Integer.bitCount(left[a]) == 2) for (int c = 0; c < 81; c++) if (c != a && c != b && see6(a, c)
                        && see6(b, c) && (left[c] & left[a]) != 0) {
            left[c] &= ~left[a];
            s = true;
        }
    }
    return left;
}

boolean see6(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
}
