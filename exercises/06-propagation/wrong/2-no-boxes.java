// task: 2
// fails: aPairClearsItsHouse, aPairInTwoHousesWorksInBoth, aLongChainComesToItsEnd
// hint says: There are 27 houses
// Rows and columns only.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    boolean struck = true;
    while (struck) {
        struck = false;
        for (int[] house : Arrays.copyOf(houses(), 18)) {
            for (int a : house) {
                for (int b : house) {
                    if (a < b && left[a] == left[b] && Integer.bitCount(left[a]) == 2) {
                        struck |= clear(left, house, a, b);
                    }
                }
            }
        }
    }
    return left;
}
