// task: 2
// fails: aPairMakesAPair, aLongChainComesToItsEnd
// hint says: Look again
// Every house is looked at once.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    boolean struck = true;
    {
        for (int[] house : houses()) {
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
