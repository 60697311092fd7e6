// task: 2
// fails: aLongChainComesToItsEnd
// hint says: a fixed number of sweeps
// As many sweeps as a boxer has rounds.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    boolean struck = true;
    for (int sweep = 0; sweep < 8; sweep++) {
        struck = false;
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
