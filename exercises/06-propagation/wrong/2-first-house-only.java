// task: 2
// fails: aPairInTwoHousesWorksInBoth, aLongChainComesToItsEnd
// hint says: share two houses
// A pair that has been found is not looked at again.
/** The marks that are left when naked pairs have struck all they can. */
int[] strikePairs(int[] marks) {
    int[] left = marks.clone();
    boolean struck = true;
    Set<List<Integer>> known = new HashSet<>();
    while (struck) {
        struck = false;
        for (int[] house : houses()) {
            for (int a : house) {
                for (int b : house) {
                    if (a < b && left[a] == left[b] && Integer.bitCount(left[a]) == 2
                            && known.add(List.of(a, b))) {
                        struck |= clear(left, house, a, b);
                    }
                }
            }
        }
    }
    return left;
}
