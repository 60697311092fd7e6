// task: 1
// fails: aWrongDigitIsFoundInEachHouse, threeTimesIsOneConflict, housesMayHaveAnyShape
// hint says: Don't stop looking
// Returns as soon as something is wrong.
/** For each digit that stands twice or more in a house: the number of the house, and the digit. */
List<int[]> conflicts(int[] board, int[][] houses) {
    List<int[]> found = new ArrayList<>();
    for (int house = 0; house < houses.length; house++) {
        Map<Integer, Integer> times = new TreeMap<>();
        for (int cell : houses[house]) {
            if (board[cell] != 0) {
                times.merge(board[cell], 1, Integer::sum);
            }
        }
        for (int digit : times.keySet()) {
            if (times.get(digit) > 1) {
                found.add(new int[] {house, digit});
                return found;
            }
        }
    }
    return found;
}
