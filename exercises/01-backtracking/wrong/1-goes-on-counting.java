// task: 1
// fails: aSolvedBoardHasNoConflict, blanksAreNoConflict, aWrongDigitIsFoundInEachHouse, housesMayHaveAnyShape
// hint says: start afresh
// The counts of one house are still there in the next.
/** For each digit that stands twice or more in a house: the number of the house, and the digit. */
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    Map<Integer, Integer> times = new TreeMap<>();
    for (int house = 0; house < houses.length; house++) {
        for (int cell : houses[house]) {
            if (board[cell] != 0) {
                times.merge(board[cell], 1, Integer::sum);
            }
        }
        for (int digit : times.keySet()) {
            if (times.get(digit) > 1) {
                found.add(new int[] {house, digit});
            }
        }
    }
    return found;
}
