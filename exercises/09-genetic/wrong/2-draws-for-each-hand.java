// task: 2
// fails: eachBoardIsChosenAsOftenAsItHasFields, luckDecidesOverOneCopy, equalErrorsAreDifferentBoards, anyCrowdWillDo
// hint says: as many fields apart
// Every hand is drawn by itself.
/** For each hand the number of the board that owns the field it points at. */
int[] parents(int[] errors, int spin) {
    int[] chosen = new int[errors.length];
    List<Integer> worstFirst = new ArrayList<>();
    for (int board = 0; board < errors.length; board++) {
        worstFirst.add(board);
    }
    worstFirst.sort((one, other) -> errors[other] - errors[one]);
    for (int hand = 0; hand < errors.length; hand++) {
        int place = 0;
        int end = 2;
        int field = new Random(31 * spin + hand).nextInt(errors.length * (errors.length + 1));
        while (field >= end) {
            place++;
            end += 2 * (place + 1);
        }
        chosen[hand] = worstFirst.get(place);
    }
    return chosen;
}
