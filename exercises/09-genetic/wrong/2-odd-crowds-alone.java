// task: 2
// fails: equalErrorsAreDifferentBoards, anyCrowdWillDo
// hint says: Whoever keeps one board for each number of errors loses the others that have as many
// Right for an odd number of boards alone.
/** For each hand the number of the board that owns the field it points at. */
int[] parents(int[] errors, int spin) {
    int[] chosen = new int[errors.length];
    List<Integer> worstFirst = new ArrayList<>();
    for (int board = 0; board < errors.length; board++) {
        worstFirst.add(board);
    }
    worstFirst.sort((one, other) -> errors[other] - errors[one]);
    int place = 0;
    int end = 1;
    for (int hand = 0; hand < errors.length; hand++) {
        int field = spin / 2 + hand * (errors.length + 1) / 2;
        while (field >= end) {
            place++;
            end += place + 1;
        }
        chosen[hand] = worstFirst.get(place);
    }
    return chosen;
}
