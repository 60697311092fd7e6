// task: 2
// fails: aPairClearsItsHouse, aLongChainComesToItsEnd
// hint says: Two cells of one house with the same two marks keep them
// Strikes only cells that have both digits of the pair.
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    boolean struck = true;
    while (struck) {
        struck = false;
        for (int[] house : houses()) for (int a : house) for (int b : house) if (a < b && left[a] == left[b]
                && Integer.bitCount(left[a]) == 2) {
            int pair = left[a];
            for (int cell : house) if (cell != a && cell != b && (left[cell] & pair) == pair) {
                left[cell] &= ~pair;
                struck = true;
            }
        }
    }
    return left;
}
