// task: 2
// fails: differentMarksAreNoPair, singlesStrikeNothing, aLongChainComesToItsEnd
// hint says: the very same set
// Any two cells with two marks are taken for a pair.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    boolean struck = true;
    while (struck) {
        struck = false;
        for (int[] house : houses()) {
            for (int a : house) {
                for (int b : house) {
                    if (a < b && Integer.bitCount(left[a]) == 2 && Integer.bitCount(left[b]) == 2) {
                        struck |= clear(left, house, a, b);
                    }
                }
            }
        }
    }
    return left;
}
