// task: 2
// fails: aLongChainComesToItsEnd
// hint says: Go on as long as
// Looks no further in a house that has a pair: one that has struck long ago hides the next.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    for (int sweep = 0; sweep < 81; sweep++) {
        for (int[] house : houses()) {
            firstPair(left, house);
        }
    }
    return left;
}

void firstPair(int[] left, int[] house) {
    for (int a : house) {
        for (int b : house) {
            if (a < b && left[a] == left[b] && Integer.bitCount(left[a]) == 2) {
                clear(left, house, a, b);
                return;
            }
        }
    }
}
