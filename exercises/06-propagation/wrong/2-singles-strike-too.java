// task: 2
// fails: singlesStrikeNothing, aLongChainComesToItsEnd
// hint says: No other rule
// Cells with one mark strike as well.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    boolean struck = true;
    while (struck) {
        struck = false;
        for (int[] house : houses()) {
            for (int a : house) {
                for (int b : house) {
                    if (a < b && left[a] == left[b] && Integer.bitCount(left[a]) == 2) {
                        struck |= clear(left, house, a, b);
                    } else if (a != b && Integer.bitCount(left[a]) == 1 && (left[b] & left[a]) != 0) {
                        left[b] &= ~left[a];
                        struck = true;
                    }
                }
            }
        }
    }
    return left;
}
