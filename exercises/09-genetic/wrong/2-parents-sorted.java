// task: 2
// fails: eachBoardIsChosenAsOftenAsItHasFields, equalErrorsAreDifferentBoards, anyCrowdWillDo
// hint says: the fields 0 and 1
// The right parents, but nobody knows any more which hand chose whom.
/** For each hand the number of the board that owns the field it points at. */
int[] parents(int[] errors, int spin) {
    int[] chosen = new int[errors.length];
    List<Integer> worstFirst = new ArrayList<>();
    for (int board = 0; board < errors.length; board++) {
        worstFirst.add(board);
    }
    worstFirst.sort((one, other) -> errors[other] - errors[one]);
    int place = 0;
    int end = 2;
    for (int hand = 0; hand < errors.length; hand++) {
        int field = spin + hand * (errors.length + 1);
        while (field >= end) {
            place++;
            end += 2 * (place + 1);
        }
        chosen[hand] = worstFirst.get(place);
    }
    Arrays.sort(chosen);
    return chosen;
}
