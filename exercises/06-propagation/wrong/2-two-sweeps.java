// task: 2
// fails: aLongChainComesToItsEnd
// hint says: a fixed number of sweeps
// Every house is looked at twice.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    for (int sweep = 0; sweep < 2; sweep++) {
        for (int[] house : houses()) {
            for (int a : house) {
                for (int b : house) {
                    if (a < b && left[a] == left[b] && Integer.bitCount(left[a]) == 2) {
                        clear(left, house, a, b);
                    }
                }
            }
        }
    }
    return left;
}
